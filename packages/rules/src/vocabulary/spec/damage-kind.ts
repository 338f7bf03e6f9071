import type { WeaponType } from './weapon-type.ts';

/** What damage is, as far as armor cares. */
export const DAMAGE_KINDS = [
  'plain',
  'energy',
  'ballistic',
  'missile',
  'physical',
  'undiminished',
  /** Rounds and missiles that are made to go through armor. */
  'piercingBallistic',
  'piercingMissile',
  /** What a bursting shell throws about. */
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
