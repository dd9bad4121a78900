"""What positions are drawn from, by what they are: contracts, hands, plays, scores."""
