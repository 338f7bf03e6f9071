import type { EquipmentKind, MechDesign } from '../../vocabulary/spec/mech-spec.ts';

/** Gear that makes piloting rolls or blows easier or harder. */
const UNBALANCING: ReadonlySet<EquipmentKind> = new Set<EquipmentKind>(['aes', 'modularArmor', 'industrialTsm']);

/** Whether a unit has no build or equipment that changes its piloting rolls and blows, its legs aside. */
export function isBalanced(design: Pick<MechDesign, 'cockpit' | 'armorType' | 'equipment'>): boolean {
  return (
    !isCramped(design) &&
    design.armorType !== 'hardened' &&
    design.equipment.every(({ kind }) => !UNBALANCING.has(kind))
  );
}

/** Whether the cockpit gives the pilot little room. */
export function isCramped({ cockpit }: Pick<MechDesign, 'cockpit'>): boolean {
  return cockpit === 'small' || cockpit === 'torsoMounted';
}
