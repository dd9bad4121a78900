quiz-dealing =
    .who-next = The dealer was { $dealer }, the bidder { $buyer }, and the deal has been played. Who deals next?
    .all-passed = The dealer was { $dealer }, and all passed: nobody bid. Who deals now?
    .not-buyer = Bidding has nothing to do with dealing. { $name }: { $value }.
