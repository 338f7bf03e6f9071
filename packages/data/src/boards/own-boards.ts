import type { Board } from '@hexfall/hex';
import { nameKey } from '../lookup/name-key.ts';
import { sketchBoard } from './board-sketch.ts';
import { BORDERLAND } from './borderland.ts';
import { DEEP_FOREST } from './deep-forest.ts';
import { DEEP_LAKE } from './deep-lake.ts';
import { DOWNTOWN } from './downtown.ts';
import { DRY_MESAS } from './dry-mesas.ts';
import { FARMLAND } from './farmland.ts';
import { FROZEN_LAKE } from './frozen-lake.ts';
import { LIGHT_WOODS } from './light-woods.ts';
import { MARSH } from './marsh.ts';
import { OPEN_PLAIN } from './open-plain.ts';
import type { OwnBoard } from './own-board.ts';
import { RIVER_CROSSING } from './river-crossing.ts';
import { ROLLING_HILLS } from './rolling-hills.ts';
import { RUINED_CITY } from './ruined-city.ts';
import { SHEER_HEIGHTS } from './sheer-heights.ts';
import { WOODS_AND_HILLS } from './woods-and-hills.ts';

/** The boards that come with the program, from open to built up. */
export const OWN_BOARDS: readonly OwnBoard[] = Object.freeze([
  OPEN_PLAIN,
  LIGHT_WOODS,
  DEEP_FOREST,
  ROLLING_HILLS,
  SHEER_HEIGHTS,
  RIVER_CROSSING,
  DEEP_LAKE,
  MARSH,
  DOWNTOWN,
  RUINED_CITY,
  FROZEN_LAKE,
  DRY_MESAS,
  FARMLAND,
  WOODS_AND_HILLS,
  BORDERLAND,
]);

/** The board that is used if none is named: equal for both sides, with the most important kinds of terrain. */
export const DEFAULT_BOARD: OwnBoard = WOODS_AND_HILLS;

const boards = new Map<OwnBoard, Board>();

/**
 * Returns the board of a built-in sketch, which is read only once.
 *
 * @example
 * ```ts
 * import { boardOfOwn, DEFAULT_BOARD } from '@hexfall/data';
 *
 * const { grid } = boardOfOwn(DEFAULT_BOARD);
 * [grid.width, grid.height]; // => [16, 17]
 * ```
 */
export function boardOfOwn(own: OwnBoard): Board {
  let board = boards.get(own);
  if (board === undefined) {
    board = sketchBoard(own.sketch);
    boards.set(own, board);
  }
  return board;
}

/**
 * Finds a built-in board by name or title, in any letter case and with any punctuation between the words. Part of a name is enough if only
 * one board has it.
 *
 * @example
 * ```ts
 * import { findOwnBoard } from '@hexfall/data';
 *
 * findOwnBoard('river')?.title; // => 'River Crossing'
 * findOwnBoard('the moon'); // => undefined
 * ```
 */
export function findOwnBoard(text: string): OwnBoard | undefined {
  const wanted = nameKey(text);
  const exact = OWN_BOARDS.find(({ name, title }) => nameKey(name) === wanted || nameKey(title) === wanted);
  if (exact !== undefined || wanted === '') return exact;
  const similar = OWN_BOARDS.filter(
    ({ name, title }) => nameKey(name).includes(wanted) || nameKey(title).includes(wanted),
  );
  return similar.length === 1 ? similar[0] : undefined;
}
