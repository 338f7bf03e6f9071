import { builtInMech, generateBoard } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import { type GameSetup, seedFromText, type UnitSetup } from '@hexfall/rules';
import { openBoard } from './ascii-board.ts';

const WIDTH = 16;
const HEIGHT = 17;
const COLUMNS = ['05', '08', '11', '14'];

export interface SkirmishOptions {
  /** Units on each side, up to four. */
  readonly perSide: number;
  /** Style of the generated map; open ground by default. */
  readonly style?: string;
}

/** Equal forces of Hunchbacks and Wolverines on the two home edges, facing each other. */
export function skirmish(seed: string, { perSide, style }: SkirmishOptions): GameSetup {
  return {
    profile: 'spec',
    seed: seedFromText(seed),
    board: style === undefined ? openBoard(WIDTH, HEIGHT) : madeBoard(style, seed),
    specs: [builtInMech('HBK-4G')!, builtInMech('WVR-6R')!],
    units: [0, 1].flatMap(side => COLUMNS.slice(0, perSide).map((column, i) => unitAt(side, column, i))),
    turnLimit: 60,
  };
}

function unitAt(side: number, column: string, i: number): UnitSetup {
  const place = side === 0 ? { hex: `${column}02`, facing: 3 } : { hex: `${column}16`, facing: 0 };
  return { spec: i % 2, side, ...place, gunnery: 4, piloting: 5 };
}

function madeBoard(style: string, seed: string): Board {
  const board = generateBoard({ style, width: WIDTH, height: HEIGHT, seed, symmetric: true });
  if (!board.ok) throw new Error(board.errors[0]!.message);
  return board.value;
}
