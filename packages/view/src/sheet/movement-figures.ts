import {
  attackerMovement,
  jumpMp,
  type MechSpec,
  movementHeat,
  type MoveMode,
  runMp,
  usableBoosters,
  walkMp,
} from '@hexfall/rules';
import { type ProvingGround, provingGround } from './proving-ground.ts';

/** One way to move: how far, at what heat, and what it does to one's aim. */
export interface MovementRow {
  readonly mode: 'walk' | 'run' | 'jump';
  readonly mp: number;
  /** With everything switched on that makes a run faster; equals `mp` without. */
  readonly boostedMp: number;
  readonly heat: number;
  readonly toHit: number;
}

/** Walking, running and jumping; a unit without jets does not jump. */
export function movementRows(spec: MechSpec, profile: unknown): readonly MovementRow[] {
  const ground = provingGround(spec, profile);
  const [walk, run] = mpAt(ground);
  const jump = jumpMp(ground.game, ground.mech);
  const boosted = runMp(ground.game, ground.mech, usableBoosters(ground.game, ground.mech));
  const row = (mode: MovementRow['mode'], mp: number, boostedMp = mp): MovementRow => {
    const aim: MoveMode = mode;
    return { mode, mp, boostedMp, heat: movementHeat(spec, mode, mp), toHit: attackerMovement(aim, undefined) };
  };
  return [row('walk', walk), row('run', run, boosted), ...(jump > 0 ? [row('jump', jump)] : [])];
}

/** Walking and running MP at a heat. */
export function mpAtHeat(spec: MechSpec, profile: unknown, heat: number): readonly [walk: number, run: number] {
  return mpAt(provingGround(spec, profile, heat));
}

function mpAt({ game, mech }: ProvingGround): readonly [walk: number, run: number] {
  return [walkMp(game, mech), runMp(game, mech)];
}
