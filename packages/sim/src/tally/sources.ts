import { attackerBehind, type MechId, originOf, type Source } from '@hexfall/rules';

/** What did damage, under the name by which figures are kept, and the unit behind it; -1 if that is not a unit but the damaged one itself. */
export interface Blame {
  readonly by: MechId;
  readonly source: string;
}

type WeaponName = (unit: MechId, weapon: number) => string;

/** Returns what to blame for damage to a unit. */
export function blameFor(unit: MechId, source: Source, weaponName: WeaponName): Blame {
  const attacker = attackerBehind(source) ?? unit;
  return {
    by: attacker === unit ? -1 : attacker,
    source: source.kind === 'weapon' ? weaponName(source.attacker, source.weapon) : source.kind,
  };
}

/**
 * Returns what to blame for the end of a unit: the original source, even if an explosion or a fall that it set off was the end of the unit.
 */
export function blameForEnd(unit: MechId, source: Source, weaponName: WeaponName): Blame {
  return blameFor(unit, originOf(source), weaponName);
}
