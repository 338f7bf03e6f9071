import {
  dfaDamage,
  jumpMp,
  kickDamage,
  LA,
  type LocationId,
  legsOf,
  type MechSpec,
  meleeDamage,
  meleeWeapon,
  punchDamage,
  RA,
} from '@hexfall/rules';
import { createProvingGround } from './proving-ground.ts';
import { locationCode } from './sheet-words.ts';

/** The damage of a physical attack by an undamaged unit. */
export interface PhysicalRow {
  readonly name: string;
  readonly damage: string;
}

export function physicalRows(spec: MechSpec, profile: unknown): readonly PhysicalRow[] {
  const { game, mech, target } = createProvingGround(spec, profile);
  const [leftPunch, rightPunch] = [LA, RA].map(arm => punchDamage(game, mech, arm)) as [number, number];
  const punch = leftPunch === rightPunch ? `${leftPunch}` : `LA ${leftPunch}, RA ${rightPunch}`;
  const swings = spec.equipment.flatMap((item, i) => {
    const weapon = meleeWeapon(game, mech, i);
    if (weapon === undefined) return [];
    const damage = `${meleeDamage(game, mech, weapon.kind, weapon.arm)}`;
    return [{ name: `${item.name} ${locationCode(spec, weapon.arm)}`, damage }];
  });
  const leg: LocationId = legsOf(spec)[0]!;
  return [
    ...(spec.quad ? [] : [{ name: 'Punch', damage: punch }]),
    { name: 'Kick', damage: `${kickDamage(game, mech, leg)}` },
    ...swings,
    ...(jumpMp(game, mech) > 0 ? [{ name: 'Death from above', damage: `${dfaDamage(game, mech, target)}` }] : []),
  ];
}
