import { attackerBehind, type MechId, originOf, type Source } from '@hexfall/rules';

/** What did damage, under the name by which figures are kept, and who is behind it; -1 for nobody but the unit itself. */
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

/** Returns what to blame for the end of a unit: what it all began with, even if an explosion was the end of it. */
export function blameForEnd(unit: MechId, source: Source, weaponName: WeaponName): Blame {
  return blameFor(unit, originOf(source), weaponName);
}
