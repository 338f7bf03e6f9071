import { builtInMech } from '@hexfall/data';
import { type Board, createBoard } from '@hexfall/hex';
import { createGame, type EventSink, type Game } from '@hexfall/rules';

const SEED = 'xoshiro128ss:0000000b00000016000000210000002c';

export interface Stand {
  readonly hex: string;
  readonly side: number;
  readonly facing: number;
}

/** Hunchbacks and Wolverines alternately, one in each place. */
export function muster(board: Board, stands: readonly Stand[], sink: EventSink): Game {
  const specs = [builtInMech('HBK-4G')!, builtInMech('WVR-6R')!];
  const units = stands.map((stand, i) => ({ spec: i % 2, gunnery: 4, piloting: 5, ...stand }));
  const game = createGame({ profile: 'spec', seed: SEED, board, specs, units, turnLimit: 5 }, sink);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  return game.value;
}

export function openBoard(width: number, height: number): Board {
  return createBoard(
    width,
    height,
    Array.from({ length: width * height }, () => ({ level: 0, layers: {} })),
  );
}
