import { createBoard } from '@hexfall/hex';
import {
  createGame,
  type Game,
  type InputError,
  type MechSpec,
  NO_SINK,
  type Result,
  seedFromText,
  type UnitCondition,
} from '@hexfall/rules';

/** Creates a game with one unit on open ground, in which the rules compute its figures. An error names what is impossible about it. */
export function createLoneUnit(
  spec: MechSpec,
  { gunnery, piloting }: { readonly gunnery: number; readonly piloting: number },
  condition: UnitCondition = {},
): Result<Game, InputError> {
  const placed = { spec: 0, side: 0, hex: '0101', facing: 0, gunnery, piloting, condition };
  const board = createBoard(1, 1, []);
  const setup = { profile: 'spec', seed: seedFromText(''), board, specs: [spec], units: [placed], turnLimit: 1 };
  return createGame(setup, NO_SINK);
}
