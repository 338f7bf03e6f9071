import { createBoard } from '@hexfall/hex';
import { createGame, type Game, type MechSpec, type MechState, NO_SINK, seedFromText } from '@hexfall/rules';

/** A fresh unit on empty ground, where the rules themselves can be asked about it. */
export interface ProvingGround {
  readonly game: Game;
  readonly mech: MechState;
  /** One of its kind, to do things to. */
  readonly target: MechState;
}

/** Throws for a profile that does not exist: whoever reads it from outside has checked it. */
export function provingGround(spec: MechSpec, profile: unknown, heat = 0): ProvingGround {
  const skills = { facing: 0, gunnery: 4, piloting: 5 };
  const created = createGame(
    {
      profile,
      seed: seedFromText('proving ground'),
      board: createBoard(1, 2, []),
      specs: [spec],
      units: [
        { spec: 0, side: 0, hex: '0101', ...skills, condition: { heat } },
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
