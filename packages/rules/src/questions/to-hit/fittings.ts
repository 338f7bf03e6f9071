import type { Explanation } from '../../vocabulary/explain/modifiers.ts';
import { note } from '../../vocabulary/explain/modifiers.ts';
import { isArm } from '../../vocabulary/spec/locations.ts';
import type { EquipmentKind, MechSpec, MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { armAesModifier } from '../unit/aes.ts';
import { cockpitPenalty } from '../unit/industrial.ts';
import { shieldModifier } from '../unit/shields.ts';
import { voidAimModifier } from './signatures.ts';

/*
 * Equipment and cockpits that few units have, and that change the numbers of the unit's own fire.
 */

const FITTINGS: ReadonlySet<EquipmentKind> = new Set<EquipmentKind>([
  'aes',
  'voidSignature',
  'smallShield',
  'mediumShield',
  'largeShield',
]);

/** Whether a unit has nothing built in that changes the numbers of its own fire. */
export function isPlainShooter(
  spec: Pick<MechSpec, 'cockpit' | 'structureType'> & Pick<MechSpec, 'equipment'>,
): boolean {
  return cockpitPenalty(spec) === 0 && !spec.equipment.some(({ kind }) => FITTINGS.has(kind));
}

/** Returns the modifier for everything built into a unit that changes the number of a shot with one of its weapons. */
export function fittingsModifier(
  attacker: MechState,
  spec: MechSpec,
  weapon: MountedWeapon,
  explanation: Explanation,
): number {
  return (
    note(explanation, 'attacker.cockpit', cockpitPenalty(spec)) +
    voidAimModifier(attacker, spec, explanation) +
    shieldModifier(attacker, spec, weapon, explanation) +
    (isArm(weapon.location) ? armAesModifier(attacker, spec, weapon.location, explanation) : 0)
  );
}
