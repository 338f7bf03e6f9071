import { coolantLeak } from '../../questions/heat/emergency-coolant.ts';
import { leakingHeat } from '../../questions/heat/radical-sinks.ts';
import { vibrobladeHeat } from '../../questions/physical/vibroblades.ts';
import { hasWorking, isStealthy } from '../../questions/to-hit/electronics.ts';
import { signatureHeat } from '../../questions/to-hit/signatures.ts';
import { interferenceHeat } from '../../questions/unit/interference.ts';
import { capacitorHeat } from '../../questions/weapons/capacitors.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Heat per turn of stealth armor that is switched on. */
const STEALTH_HEAT = 10;

/** Heat per turn of a Nova suite that is part of a network. */
const NOVA_HEAT = 2;

/** Returns the heat that the systems of a unit make in a turn, besides its engine, its movement and its weapons. */
export function systemHeat(mech: MechState, spec: MechSpec): number {
  return (
    capacitorHeat(mech, spec) +
    (isStealthy(mech, spec) ? STEALTH_HEAT : 0) +
    novaHeat(mech, spec) +
    signatureHeat(mech, spec) +
    vibrobladeHeat(mech, spec) +
    leakingHeat(mech, spec) +
    coolantLeak(mech, spec) +
    interferenceHeat(mech)
  );
}

function novaHeat(mech: MechState, spec: MechSpec): number {
  if (spec.gear.novaCews === undefined || mech.c3 < 0 || mech.shutdown) return 0;
  return hasWorking(mech, spec, 'novaCews') ? NOVA_HEAT : 0;
}
