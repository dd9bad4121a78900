# The rulebooks' names here, and what is special about each. A club's own book names itself.

rulebook-online = القانون الأساسي
    .about = بلوت الطاولة الإلكترونية: تقطع بحكم يأكل إذا تقدر، والطاولة ما تقبل ورقة مخالفة. والقوانين الثانية ترجع له في اللي سكتت عنه.
rulebook-house = قانون المجلس
    .about = طاولة بين الأصحاب: الأشكل في الدورين، والدبل دائمًا مقفول، واللي يخالف ينقيّد عليه.
rulebook-primer = قانون المبتدئين
    .about = أخفّها على اللي يتعلّم: ما عليك وقت اللعب إلا اتباع النوع.
rulebook-tournament = قانون البطولة
    .about = قانون بمحكّم: تسجيل وتكويش وإنذارات، والبلوت لازم تنطقه.
rulebook-coinche = الكوانش (تونس)
    .about = الكوانش التونسية: رقم ولون بدل الورقة المكشوفة، وكونتري وسوركونتري بدل الدبل.
rulebook-club = { $name }
    .about = قانون جابه ناديكم، وبنوده بكلامه.

## sources

basis-stated = منصوص
basis-inherited = موروث
basis-customary = متعارف عليه
clause-ref = البند { $number } من { $rulebook }
clauses-ref = { $count ->
        [two] البندان { $numbers } من { $rulebook }
       *[other] البنود { $numbers } من { $rulebook }
    }
reading-ref = قراءتنا رقم { $number }
source-stated = منصوص: { $clauses }
source-inherited = موروث: { $clauses }
source-customary = متعارف عليه، والنص ساكت ({ $clauses })
source-reading = { $source }، مع { $reading }
explained = { $sentence } ({ $clauses })
