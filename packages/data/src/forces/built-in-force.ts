import { AVERAGE_CREW } from '../battle-value/skill.ts';
import { builtInMech } from '../units/built-in.ts';
import type { Force, PilotedUnit } from './resolve-force.ts';

/** Returns a force of built-in units with average crews. Throws an error if a unit does not exist. */
export function builtInForce(name: string, units: readonly string[]): Force {
  return { name, side: {}, units: units.map(unitCalled), warnings: [] };
}

function unitCalled(name: string): PilotedUnit {
  const spec = builtInMech(name);
  if (spec === undefined) throw new Error(`there is no unit called "${name}"`);
  const { gunnery, piloting } = AVERAGE_CREW;
  return { spec, pilot: '', gunnery, piloting, condition: undefined };
}
