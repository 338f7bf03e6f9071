import {
  boardOfOwn,
  builtInForce,
  CATALOGUE,
  catalogueMech,
  findOwnBoard,
  generateBoard,
  parseMapText,
  placeForces,
} from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import { type GameSetup, type MechSpec, nextBelow, parseSeed, seedFromText, streamRngState } from '@hexfall/rules';

/** A battle as people write it on the command line. */
export interface BattleText {
  /** Units of each side, separated by commas. */
  readonly sides: readonly [string, string];
  readonly rules: 'spec' | 'canon';
  /** A map to generate, or the name of a board. */
  readonly board: string;
  readonly seed: string;
}

const TURN_LIMIT = 60;

/** The set-up that `hexfall battle` makes of the same words. */
export function battle({ sides, rules, board: boardText, seed }: BattleText): GameSetup {
  const board = boardOf(boardText);
  const placed = placeForces(
    board,
    sides.map(text => builtInForce(text, text.split(','))),
    { deploy: false, withdrawal: 'none' },
  );
  if (!placed.ok) throw new Error(placed.errors[0]);
  return { profile: rules, seed: seedFromText(seed), board, ...placed.value, turnLimit: TURN_LIMIT };
}

function boardOf(text: string): Board {
  const order = parseMapText(text);
  if (order === undefined) {
    const own = findOwnBoard(text);
    if (own === undefined) throw new Error(`there is no board called "${text}"`);
    return boardOfOwn(own);
  }
  const board = order.ok ? generateBoard(order.value) : undefined;
  if (board?.ok !== true) throw new Error(`"${text}" is not a map`);
  return board.value;
}

const WEIGHT_CLASSES = [
  [20, 35],
  [40, 55],
  [60, 75],
  [80, 100],
  [20, 100],
] as const;
const GROUNDS = ['open', 'hills', 'woods', 'city'] as const;
const COLUMNS = ['05', '08', '11', '14'] as const;
/** Maps of each ground. */
const MAPS = 16;

const specs = CATALOGUE.map(unit => catalogueMech(unit));
const boards = new Map<string, Board>();

/** What a drawn set-up is for: its name, how many units fight on each side, and by which rules. */
export interface Draw {
  readonly name: string;
  readonly perSide: number;
  readonly rules: 'spec' | 'canon';
}

/** Equal forces drawn from the catalogue, of one weight class after the other, on one ground after the other. */
export function drawSetup({ name, perSide, rules }: Draw, i: number): GameSetup {
  const seed = seedFromText(`${name} ${perSide} ${i}`);
  const units = COLUMNS.slice(0, perSide).flatMap((column, spec) => [
    { spec, side: 0, hex: `${column}02`, facing: 3, gunnery: 4, piloting: 5 },
    { spec, side: 1, hex: `${column}16`, facing: 0, gunnery: 4, piloting: 5 },
  ]);
  return { profile: rules, seed, board: mapOf(i), specs: drawSpecs(seed, perSide, i), units, turnLimit: TURN_LIMIT };
}

function drawSpecs(seedText: string, perSide: number, i: number): MechSpec[] {
  const seed = parseSeed(seedText);
  if (!seed.ok) throw new Error(seed.errors[0]!.message);
  const rng = streamRngState(seed.value, 'setup');
  const [lightest, heaviest] = WEIGHT_CLASSES[i % WEIGHT_CLASSES.length]!;
  const pool = specs.filter(({ tonnage }) => tonnage >= lightest && tonnage <= heaviest);
  return Array.from({ length: perSide }, () => pool[nextBelow(rng, pool.length)]!);
}

function mapOf(i: number): Board {
  const style = GROUNDS[Math.floor(i / WEIGHT_CLASSES.length) % GROUNDS.length]!;
  const seed = String(Math.floor(i / (WEIGHT_CLASSES.length * GROUNDS.length)) % MAPS);
  const key = `${style}:16x17:${seed}:sym`;
  let board = boards.get(key);
  if (board === undefined) boards.set(key, (board = boardOf(key)));
  return board;
}
