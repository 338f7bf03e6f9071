import type { PilotedUnit } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { createGame, type MechState, NO_SINK, seedFromText } from '@hexfall/rules';
import { FailedError } from './exit.ts';

/** Returns the state of a unit that is damaged before the game; `undefined` for a fresh one. */
export function damagedState({ spec, gunnery, piloting, condition }: PilotedUnit): MechState | undefined {
  if (condition === undefined) return undefined;
  const placed = { spec: 0, side: 0, hex: '0101', facing: 0, gunnery, piloting, condition };
  const board = createBoard(1, 1, []);
  const setup = { profile: 'spec', seed: seedFromText(''), board, specs: [spec], units: [placed], turnLimit: 1 };
  const game = createGame(setup, NO_SINK);
  if (!game.ok) throw new FailedError(`${spec.name}: ${game.errors[0]!.message}.`);
  return game.value.state.mechs[0]!;
}
