import { AVERAGE_CREW, builtInMech, type Force, generateBoard, type PlacedSides, placeForces } from '@hexfall/data';
import { type Batch, prepareBatch, type SimBoard } from '../batch/match-up.ts';
import { cellsOf, groundsOf, type LadderCell, type LadderGround, unitsOf } from './ladder-cells.ts';
import { type AboutLadder, pairingsOf } from './ladder-file.ts';

/** Games are draws after this many turns. */
const TURN_LIMIT = 60;
const WIDTH = 16;
const HEIGHT = 17;

/**
 * Sets up the games of a ladder: equal forces on maps that are the same from both sides, for each combination and each pairing of bots.
 * The dice and the maps of a combination are the same for all pairings, so that bots can be compared by what they made of the same games.
 */
export function arrangeLadder(about: AboutLadder, seed: string): Batch[] {
  const pairings = pairingsOf(about);
  return cellsOf(about.scope).flatMap((cell, i) => {
    const boards = groundsOf(about.scope, i).map(ground => boardOf(cell, ground, seed));
    return pairings.map(({ first, second }) =>
      createBatch(cell, boards, [about.bots[first]!, about.bots[second]!], `${seed}: ${titleOf(cell)}`),
    );
  });
}

function titleOf({ rules, mix, size }: LadderCell): string {
  return `${rules} ${mix} ${size}v${size}`;
}

function createBatch(
  cell: LadderCell,
  boards: readonly SimBoard[],
  bots: readonly [string, string],
  seed: string,
): Batch {
  const forces = [forceOf(cell, bots[0]), forceOf(cell, bots[1])] as const;
  const batch = prepareBatch(
    { forces, boards, profile: cell.rules, bots, turnLimit: TURN_LIMIT, seed, swapSides: true },
    (board, sides): PlacedSides => {
      const placed = placeForces(board, sides, { deploy: false, withdrawal: 'none' });
      if (!placed.ok) throw new Error(placed.errors[0]);
      return placed.value;
    },
  );
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

function forceOf(cell: LadderCell, bot: string): Force {
  const units = unitsOf(cell).map(name => {
    const spec = builtInMech(name);
    if (spec === undefined) throw new Error(`there is no unit called "${name}"`);
    const { gunnery, piloting } = AVERAGE_CREW;
    return { spec, pilot: '', gunnery, piloting, condition: undefined };
  });
  return { name: bot, side: {}, units, warnings: [] };
}

/** The map of a ground: the same under all rules. */
function boardOf({ mix, size }: LadderCell, ground: LadderGround, seed: string): SimBoard {
  const order = { style: ground, width: WIDTH, height: HEIGHT, seed: `${seed} ${mix} ${size}`, symmetric: true };
  const board = generateBoard(order);
  if (!board.ok) throw new Error(board.errors[0]!.message);
  return { title: ground, board: board.value };
}
