import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import { isIndustrial } from '../unit/industrial.ts';

/** What two dice must reach for a pulse to shut down a reactor, and to disturb a unit. */
interface PulseNumbers {
  readonly shutdown: number;
  readonly interference: number;
}

const SHUTDOWN = 9;
const INTERFERENCE = 7;
const HEAVY_TONNAGE = 100;
const HEAVY = 2;
const COMBUSTION = 1;
/** An IndustrialMech is more easily affected. */
const INDUSTRIAL = -1;

/** Returns what the pulse of a TSEMP needs to affect a unit: more for a heavy one, or one without a reactor. */
export function pulseNumbers(spec: MechSpec): PulseNumbers {
  const harder =
    (spec.tonnage >= HEAVY_TONNAGE ? HEAVY : 0) +
    (spec.engine === 'ice' ? COMBUSTION : 0) +
    (isIndustrial(spec) ? INDUSTRIAL : 0);
  return { shutdown: SHUTDOWN + harder, interference: INTERFERENCE + harder };
}
