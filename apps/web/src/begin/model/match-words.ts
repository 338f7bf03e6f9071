import type { PlayerKind, RulesName } from './match-settings.ts';

/** The names of all kinds of players. */
export const PLAYER_WORDS: Readonly<Record<PlayerKind, string>> = {
  human: 'Human',
  beginner: 'Bot: Beginner',
  casual: 'Bot: Casual',
  tactician: 'Bot: Tactician',
  expert: 'Bot: Expert',
  master: 'Bot: Master',
  lookahead: 'Bot: Lookahead',
  charger: 'Bot: Charger',
  random: 'Bot: Random',
  turtle: 'Bot: Turtle',
  kiter: 'Bot: Kiter',
  backstabber: 'Bot: Backstabber',
  brawler: 'Bot: Brawler',
  greedy: 'Bot: Greedy',
  'tactician-1': 'Bot: First tactician',
};

/** How each kind of player plays, in one sentence. */
export const PLAYER_NOTES: Readonly<Record<PlayerKind, string>> = {
  human: 'Someone at this screen gives the orders.',
  beginner: 'Still learning: overlooks good places, runs hot and forgets to kick. For your first games.',
  casual: 'Knows the game, and makes a mistake now and then.',
  tactician: 'Weighs range, cover, heat and risk, and answers at once.',
  expert: 'Tries its best ideas in its head before each move.',
  master: 'The strongest: tries many ideas in its head, and takes a moment for each move.',
  lookahead: 'Tries several moves in its head before each order. Stronger, and slower.',
  charger: 'Closes in, fires everything and kicks.',
  random: 'Gives random orders. Good for trying things out.',
  turtle: 'Takes a good place and stays there.',
  kiter: 'Keeps away and shoots from as far as it can.',
  backstabber: 'Goes for your back.',
  brawler: 'All its units go for one of yours, at close quarters.',
  greedy: 'Does the most damage it can this turn, whatever it takes in return.',
  'tactician-1': 'The tactician as it was at first.',
};

export const RULES_WORDS: Readonly<Record<RulesName, string>> = {
  spec: 'Hexfall rules',
  canon: 'Tabletop rules',
};

export const RULES_NOTES: Readonly<Record<RulesName, string>> = {
  spec: 'The default. They differ from the tabletop rules most in head hits, falls and standing up.',
  canon: 'As at the table, with the printed rulebooks.',
};

const NUMBERS = new Intl.NumberFormat('en');

/** Returns a whole number with commas: 2,082. */
export function formatCount(value: number): string {
  return NUMBERS.format(value);
}

const EVEN_SHARE = 0.005;

/** Says which side has the higher Battle Value, and by how much. */
export function differenceWords([a, b]: readonly [number, number]): string {
  const points = Math.abs(a - b);
  if (a === 0 || b === 0) return '';
  const share = points / Math.min(a, b);
  if (points === 0) return 'Both sides have the same Battle Value.';
  const percent = share < EVEN_SHARE ? 'less than 1%' : `${Math.round(share * 100)}%`;
  return `Side ${a > b ? 'A' : 'B'} is worth ${formatCount(points)} points more (${percent}).`;
}
