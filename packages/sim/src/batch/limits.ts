/** The most games of a run, in all its match-ups: the results of so many still fit into memory. */
export const MAX_GAMES = 100_000_000;

/** The most turns that a game may have: no set-up allows more. */
export const MAX_TURNS = 10_000;

/** The largest figure of a game, such as its points of damage. Results keep figures in four bytes. */
export const MAX_FIGURE = 2_147_483_647;
