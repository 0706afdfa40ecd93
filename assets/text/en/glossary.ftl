### The glossary: the terms on the screen, each with one sentence that says what it means.

## term (any): in the order of the glossary: the table, the fill, the game, fusion

term-interval = interval
    .meaning = Neighboring coins that can be the only ones remaining at some time in the game.
term-indices = i…j
    .meaning = The coins from number i to number j, as the headings of the table count them, both included.
term-fir = {"fir"}
    .meaning = The score that the player to move gets from these coins if both players play as well as they can.
term-sec = {"sec"}
    .meaning = The score that the other player gets from these coins if both players play as well as they can.
term-fir-minus-sec = {"fir"} − {"sec"}
    .meaning = The lead of the player to move over the other player, below 0 if the other one is ahead.
term-two-ahead = {"F"}
    .meaning = The score of the player to move, computed from their next turn, two moves later.
term-my-turn = {"f"} / {"g"}
    .meaning = My score from these coins if the turn is mine ({"f"}), and if it is the other player's ({"g"}).
term-pick = pick
    .meaning = The end of the row that is worth more to the player to move: left, right, or both on a tie.
term-tie = tie
    .meaning = Taking the left end and taking the right end are worth the same.
term-best-play = best play
    .meaning = Each player always takes an end that is worth the most to them.
term-recurrence = recurrence
    .meaning = A formula that computes the numbers of a cell from cells with fewer coins.
term-diagonal = diagonal
    .meaning = All cells of the table that stand for the same number of coins.
term-fill-order = fill order
    .meaning = The order in which the cells of the table are computed.
term-sweep = sweep
    .meaning = The cells of one diagonal, row or column, which are written one after the other.
term-memo-hit = memo hit
    .meaning = A call of the recursion whose answer is already stored, so that nothing is computed.
term-predict = Predict
    .meaning = You are asked what a step or a move does before it is shown.
term-guaranteed = guaranteed
    .meaning = The final score that a player can be sure of, whatever the other player does.
term-lost = cost
    .meaning = How many points a move costs its player, compared with the best move.
term-line = line
    .meaning = One way that the game can go, from the first move to the last.
term-exploiter = exploiter
    .meaning = A player that knows the other player's rule and plays the best reply to it.
term-fusion = fusion
    .meaning = A method that turns three neighboring coins into one and keeps the result of the row.
term-valley = valley
    .meaning = A row of coins that falls and then rises, so that a largest coin is at one of its ends.
