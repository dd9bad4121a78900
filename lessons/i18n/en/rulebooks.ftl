# The rulebooks' names here, and what is special about each. A club's own book names itself.

rulebook-online = Online table
    .about = Baloot as the online table plays it: ruff with a trump that wins if you can, and an illegal card cannot be played. The other Baloot books fall back on it.
rulebook-house = House table
    .about = A table among friends: ashkal in both rounds, doubled play is always closed, and a fault is called with qaid.
rulebook-primer = Primer
    .about = The gentlest for a learner: the only duty in play is to follow suit.
rulebook-tournament = Tournament
    .about = A referee's rulebook: tasjeel, takweesh and warnings, and baloot has to be said.
rulebook-coinche = Coinche (Tunisia)
    .about = Tunisian Coinche: a number and a suit instead of a turned card, contre and surcontre instead of double.
rulebook-club = { $name }
    .about = A club's own rulebook, in its own words.

## sources

basis-stated = stated
basis-inherited = inherited
basis-customary = customary
clause-ref = clause { $number } of { $rulebook }
clauses-ref = { $count ->
        [one] clause { $numbers } of { $rulebook }
       *[other] clauses { $numbers } of { $rulebook }
    }
reading-ref = our reading { $number }
source-stated = stated: { $clauses }
source-inherited = inherited: { $clauses }
source-customary = customary, the text is silent ({ $clauses })
source-reading = { $source }, with { $reading }
explained = { $sentence } ({ $clauses })
