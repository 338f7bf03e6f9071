import { halfUp } from '../../basics/integers.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MoveMode } from '../../vocabulary/state/mech-state.ts';
import { wingLift } from '../unit/partial-wing.ts';

/** Returns the heat of a move by a unit whose reactor runs. Only the heat of a jump depends on the MP used. */
export function movementHeat(spec: MechSpec, mode: MoveMode, mpUsed: number): number {
  if (mode === 'jump') return jumpHeat(spec, mpUsed);
  return (isHotEngine(spec) ? HOT_ENGINE_HEAT : MOVE_HEAT)[mode];
}

/** Heat by kind of movement; the heat of a jump depends on its length. */
const MOVE_HEAT: Readonly<Record<MoveMode, number>> = {
  undecided: 0,
  stationary: 0,
  walk: 1,
  run: 2,
  jump: 0,
  crawl: 1,
  skid: 2,
};

/** Heat by kind of movement with an extra-extra-light engine, which runs hot even when the unit stands still. */
const HOT_ENGINE_HEAT: Readonly<Record<MoveMode, number>> = {
  undecided: 0,
  stationary: 2,
  walk: 4,
  run: 6,
  jump: 0,
  crawl: 4,
  skid: 6,
};

const MIN_JUMP_HEAT = 3;
const MIN_PROTOTYPE_HEAT = 6;

/**
 * Returns the heat of a jump: 1 for each MP, at least 3; improved jets make half, an extra-extra-light engine twice as much. Prototypes of
 * improved jets make twice as much, at least 6, and with them that engine doubles only the part that depends on the MP. Boosters make no
 * heat, nor do the MP that a partial wing adds.
 */
function jumpHeat(spec: MechSpec, mpUsed: number): number {
  const hot = isHotEngine(spec) ? 2 : 1;
  const byJets = Math.max(0, mpUsed - wingLift(spec));
  if (spec.jumpJets === 'mechanical') return 0;
  if (spec.jumpJets === 'prototypeImproved') return Math.max(MIN_PROTOTYPE_HEAT, 2 * byJets * hot);
  const mp = spec.jumpJets === 'improved' ? halfUp(byJets) : byJets;
  return Math.max(MIN_JUMP_HEAT, mp) * hot;
}

function isHotEngine(spec: MechSpec): boolean {
  return spec.engine === 'xxl' || spec.engine === 'clanXxl';
}
