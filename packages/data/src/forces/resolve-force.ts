import { fail, LOCATIONS, type MechSpec, type Result, succeed, type UnitCondition } from '@hexfall/rules';
import type { CrewedUnit } from '../battle-value/force-value.ts';
import { reloadUnit } from '../units/reload.ts';
import type { ForceDamage, ForceError, ForceFile, ForceUnit, SideSettings } from './force-file.ts';

/** A force whose units have been found. */
export interface Force {
  readonly name: string;
  readonly side: SideSettings;
  readonly units: readonly PilotedUnit[];
  readonly warnings: readonly string[];
}

/** A unit that is ready to be placed on a board. */
export interface PilotedUnit extends CrewedUnit {
  readonly pilot: string;
  /** Its condition at the start of the battle; `undefined` for a fresh unit. */
  readonly condition: UnitCondition | undefined;
}

/**
 * Finds the units that a force names; `findUnit` gets each name once. The errors name every unit that is missing.
 *
 * @example
 * ```ts
 * import { builtInMech, parseForce, resolveForce } from '@hexfall/data';
 * import { fail, succeed } from '@hexfall/rules';
 *
 * const file = parseForce({ name: 'Lance', units: [{ unit: 'HBK-4G' }] }, 'lance.json');
 * const force = file.ok && resolveForce(file.value, 'lance.json', name => {
 *   const spec = builtInMech(name);
 *   return spec === undefined ? fail({ message: `there is no "${name}"` }) : succeed(spec);
 * });
 * force && force.ok && force.value.units[0]?.spec.tonnage; // => 50
 * ```
 */
export function resolveForce(
  force: ForceFile,
  fileName: string,
  findUnit: (name: string) => Result<MechSpec, { readonly message: string }>,
): Result<Force, ForceError> {
  const found = new Map<string, Result<MechSpec, { readonly message: string }>>();
  for (const { unit } of force.units) if (!found.has(unit)) found.set(unit, findUnit(unit));
  const errors = force.units.flatMap(unit => missing(unit, fileName, found.get(unit.unit)!));
  if (errors.length > 0) return fail(...errors);
  const loaded = force.units.map(unit => {
    const spec = found.get(unit.unit)!;
    return spec.ok ? load(unit, fileName, spec.value) : fail<ForceError>();
  });
  const refused = loaded.flatMap(each => (each.ok ? [] : each.errors));
  if (refused.length > 0) return fail(...refused);
  const units = loaded.flatMap((each, i) => (each.ok ? [toPiloted(force.units[i]!, each.value)] : []));
  return succeed({ name: force.name, side: force.side, units, warnings: force.warnings });
}

function missing({ line }: ForceUnit, file: string, found: Result<MechSpec, { message: string }>): ForceError[] {
  if (found.ok) return [];
  const place = line > 0 ? `${file}, line ${line}` : file;
  return [{ file, line, field: 'unit', message: `${place}, unit: ${found.errors[0]!.message}` }];
}

/** Fills the bins of a unit as its force states. */
function load({ ammo, line }: ForceUnit, file: string, spec: MechSpec): Result<MechSpec, ForceError> {
  const reloaded = reloadUnit(spec, ammo);
  if (reloaded.ok) return reloaded;
  const place = line > 0 ? `${file}, line ${line}` : file;
  return fail(
    ...reloaded.errors.map(({ index, field, reason }) => {
      const at = `ammo[${index}].${field}`;
      return { file, line, field: at, message: `${place}, ${at} ${reason}` };
    }),
  );
}

function toPiloted({ pilot, gunnery, piloting, damage }: ForceUnit, spec: MechSpec): PilotedUnit {
  const condition = damage === undefined ? undefined : conditionOf(damage, spec);
  return { spec, pilot, gunnery, piloting, condition };
}

/** Returns damage as the rules expect it: no more than the record sheet has, and only slots that can be struck. */
function conditionOf({ armor, structure, criticals, shots, pilotWounds }: ForceDamage, spec: MechSpec): UnitCondition {
  const struck = Object.fromEntries(
    LOCATIONS.flatMap((code, location) => {
      const slots = (criticals[code] ?? []).filter(slot => (spec.masks.hittable[location]! & (1 << (slot - 1))) !== 0);
      return slots.length > 0 ? [[code, slots]] : [];
    }),
  );
  const ammo = spec.ammoBins.map(bin => bin.shots);
  for (const { location, slot, left } of shots) {
    const content = spec.slots[LOCATIONS.indexOf(location)]?.[slot - 1];
    if (content?.kind === 'ammo') ammo[content.item] = Math.min(left, ammo[content.item]!);
  }
  return {
    armor,
    structure,
    criticals: struck,
    ...(shots.length > 0 ? { ammo } : {}),
    ...(pilotWounds > 0 ? { pilotWounds } : {}),
  };
}
