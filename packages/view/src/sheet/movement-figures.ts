import {
  attackerMovement,
  jumpMp,
  type MechSpec,
  type MechState,
  movementHeat,
  runMp,
  usableBoosters,
  walkMp,
} from '@hexfall/rules';
import { createProvingGround, type ProvingGround } from './proving-ground.ts';
import type { Wear } from './wear.ts';

/** One way to move: its movement points, heat and to-hit modifier. */
export interface MovementRow {
  readonly mode: 'walk' | 'run' | 'jump';
  readonly mp: number;
  /** Movement points with all boosters in use; equal to `mp` if there are none. */
  readonly boostedMp: number;
  /** Movement points in the present state of the unit, without boosters. */
  readonly now: number;
  readonly heat: number;
  readonly toHit: number;
}

/** Walking, running and, for a unit with jump jets, jumping. */
export function movementRows({ spec, state }: Wear, profile: unknown): readonly MovementRow[] {
  const ground = createProvingGround(spec, profile);
  const { game, mech } = ground;
  const fresh = mpOf(ground);
  const now = state === undefined ? fresh : mpOf({ ...ground, mech: putThere(state, mech) });
  const boosted = runMp(game, mech, usableBoosters(game, mech));
  const modes = (['walk', 'run', 'jump'] as const).filter(mode => mode !== 'jump' || fresh.jump > 0);
  return modes.map(mode => {
    const mp = fresh[mode];
    return {
      mode,
      mp,
      boostedMp: mode === 'run' ? boosted : mp,
      now: now[mode],
      heat: movementHeat(spec, mode, mp),
      toHit: attackerMovement(mode, undefined),
    };
  });
}

/** A unit of another game in place of the one on the proving ground. */
function putThere(state: MechState, { spec, hex, elevation }: MechState): MechState {
  return { ...state, spec, hex, elevation };
}

function mpOf({ game, mech }: ProvingGround): Readonly<Record<MovementRow['mode'], number>> {
  if (mech.status !== 'active') return { walk: 0, run: 0, jump: 0 };
  return { walk: walkMp(game, mech), run: runMp(game, mech), jump: jumpMp(game, mech) };
}

/** Walking and running MP at a level of heat. */
export function mpAtHeat(spec: MechSpec, profile: unknown, heat: number): readonly [walk: number, run: number] {
  const { walk, run } = mpOf(createProvingGround(spec, profile, { heat }));
  return [walk, run];
}

/** Movement points, and how many of them a damaged or overheated unit has left: "4", "2/4". */
export function mpText({ mp, now }: MovementRow): string {
  return now === mp ? `${mp}` : `${now}/${mp}`;
}
