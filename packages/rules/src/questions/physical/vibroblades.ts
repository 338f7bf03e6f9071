import { tenthUp } from '../../basics/integers.ts';
import type { EquipmentKind, MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemOut } from '../unit/condition.ts';
import { settingOf } from '../unit/switches.ts';

/*
 * Vibroblades. One that is switched on makes heat in that turn, whether it strikes or not, and does damage by its own power; one that is
 * off is little more than a knife.
 */

const VIBROBLADES = {
  smallVibroblade: { damage: 7, heat: 3 },
  mediumVibroblade: { damage: 10, heat: 5 },
  largeVibroblade: { damage: 14, heat: 7 },
} as const satisfies Partial<Record<EquipmentKind, { readonly damage: number; readonly heat: number }>>;

export type VibrobladeKind = keyof typeof VIBROBLADES;

const KINDS = Object.keys(VIBROBLADES) as readonly VibrobladeKind[];

/** Whether equipment is a vibroblade. */
export function isVibroblade(kind: EquipmentKind): kind is VibrobladeKind {
  return Object.hasOwn(VIBROBLADES, kind);
}

/** Returns the damage of a vibroblade that is switched off, by the tonnage of its unit. */
export function idleBladeDamage(tonnage: number): number {
  return tenthUp(tonnage) + 1;
}

/** Returns the damage that a vibroblade does by its own power; `undefined` while it is switched off. */
export function activeBladeDamage(mech: MechState, spec: MechSpec, item: number): number | undefined {
  const { kind } = spec.equipment[item]!;
  return isVibroblade(kind) && isBladeOn(mech, spec, item) ? VIBROBLADES[kind].damage : undefined;
}

/** Returns the heat that vibroblades make in a turn in which they are switched on. */
export function vibrobladeHeat(mech: MechState, spec: MechSpec): number {
  if (mech.gearOn === 0) return 0;
  let heat = 0;
  for (const kind of KINDS) {
    for (const item of spec.gear[kind] ?? []) if (isBladeOn(mech, spec, item)) heat += VIBROBLADES[kind].heat;
  }
  return heat;
}

function isBladeOn(mech: MechState, spec: MechSpec, item: number): boolean {
  if (mech.gearOn === 0 || mech.shutdown) return false;
  return settingOf(mech, spec, item) === 'on' && !isItemOut(mech, spec, 'equipment', item);
}
