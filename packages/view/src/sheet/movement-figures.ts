import {
  attackerMovement,
  jumpMp,
  type MechSpec,
  type MoveMode,
  movementHeat,
  runMp,
  usableBoosters,
  walkMp,
} from '@hexfall/rules';
import { createProvingGround, type ProvingGround } from './proving-ground.ts';

/** One way to move: its movement points, heat and to-hit modifier. */
export interface MovementRow {
  readonly mode: 'walk' | 'run' | 'jump';
  readonly mp: number;
  /** Movement points with all boosters in use; equal to `mp` if there are none. */
  readonly boostedMp: number;
  readonly heat: number;
  readonly toHit: number;
}

/** Walking, running and, for a unit with jump jets, jumping. */
export function movementRows(spec: MechSpec, profile: unknown): readonly MovementRow[] {
  const ground = createProvingGround(spec, profile);
  const [walk, run] = mpAt(ground);
  const jump = jumpMp(ground.game, ground.mech);
  const boosted = runMp(ground.game, ground.mech, usableBoosters(ground.game, ground.mech));
  const row = (mode: MovementRow['mode'], mp: number, boostedMp = mp): MovementRow => {
    const aim: MoveMode = mode;
    return { mode, mp, boostedMp, heat: movementHeat(spec, mode, mp), toHit: attackerMovement(aim, undefined) };
  };
  return [row('walk', walk), row('run', run, boosted), ...(jump > 0 ? [row('jump', jump)] : [])];
}

/** Walking and running MP at a level of heat. */
export function mpAtHeat(spec: MechSpec, profile: unknown, heat: number): readonly [walk: number, run: number] {
  return mpAt(createProvingGround(spec, profile, { heat }));
}

function mpAt({ game, mech }: ProvingGround): readonly [walk: number, run: number] {
  return [walkMp(game, mech), runMp(game, mech)];
}
