import type { WeaponType } from './weapon-type.ts';

/** Kinds of damage that armor treats differently. */
export const DAMAGE_KINDS = [
  'plain',
  'energy',
  'ballistic',
  'missile',
  'physical',
  'undiminished',
  /** Armor-piercing rounds and missiles. */
  'piercingBallistic',
  'piercingMissile',
  /** Fragments of a shell that bursts. */
  'blast',
] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** Returns the kind of damage that a weapon does. */
export function weaponDamageKind({ traits, damage }: WeaponType): DamageKind {
  if (traits.includes('energy')) return traits.includes('reengineered') ? 'undiminished' : 'energy';
  if (traits.includes('ballistic')) return traits.includes('armorPiercing') ? 'piercingBallistic' : 'ballistic';
  if (traits.includes('missile')) return traits.includes('tandemCharge') ? 'piercingMissile' : 'missile';
  if (traits.includes('taser')) return 'energy';
  return damage.kind === 'blast' ? 'blast' : 'plain';
}
