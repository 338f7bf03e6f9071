import { createBoard } from '@hexfall/hex';
import {
  createGame,
  type Game,
  type MechSpec,
  type MechState,
  NO_SINK,
  seedFromText,
  type UnitCondition,
} from '@hexfall/rules';

/** A game with a unit on empty ground, in which the rules compute its figures. */
export interface ProvingGround {
  readonly game: Game;
  readonly mech: MechState;
  /** A second unit of the same kind, to attack. */
  readonly target: MechState;
}

/** Creates a proving ground with a unit in this condition, undamaged unless stated. Throws for an unknown profile; callers check user input first. */
export function createProvingGround(spec: MechSpec, profile: unknown, condition: UnitCondition = {}): ProvingGround {
  const skills = { facing: 0, gunnery: 4, piloting: 5 };
  const created = createGame(
    {
      profile,
      seed: seedFromText('proving ground'),
      board: createBoard(1, 2, []),
      specs: [spec],
      units: [
        { spec: 0, side: 0, hex: '0101', ...skills, condition },
        { spec: 0, side: 1, hex: '0102', ...skills },
      ],
      turnLimit: 1,
    },
    NO_SINK,
  );
  if (!created.ok) throw new Error(created.errors[0]!.message);
  const [mech, target] = created.value.state.mechs;
  return { game: created.value, mech: mech!, target: target! };
}
