import {
  type AttackKind,
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
import { attackNumber } from '../attack-number.ts';
import { createProvingGround, type ProvingGround } from './proving-ground.ts';
import { locationCode } from './sheet-words.ts';

/** A physical attack by an undamaged unit. */
export interface PhysicalRow {
  readonly name: string;
  /** '' for an attack that does none. */
  readonly damage: string;
  /** What the kind of attack adds to the piloting skill. */
  readonly toHit: number;
}

export function physicalRows(spec: MechSpec, profile: unknown): readonly PhysicalRow[] {
  const ground = createProvingGround(spec, profile);
  const { game, mech, target } = ground;
  const leg: LocationId = legsOf(spec)[0]!;
  const kick = {
    name: 'Kick',
    damage: `${kickDamage(game, mech, leg)}`,
    toHit: toHitOf(ground, 'kick', { limb: leg }),
  };
  const push = { name: 'Push', damage: '', toHit: toHitOf(ground, 'push', {}) };
  const dfa = {
    name: 'Death from above',
    damage: `${dfaDamage(game, mech, target)}`,
    toHit: toHitOf(ground, 'dfa', {}),
  };
  return [
    ...(spec.quad ? [] : punchRows(ground)),
    kick,
    ...(spec.quad ? [] : [push]),
    ...meleeRows(spec, ground),
    ...(jumpMp(game, mech) > 0 ? [dfa] : []),
  ];
}

/** One row for both arms if they are alike, or one for each. */
function punchRows(ground: ProvingGround): PhysicalRow[] {
  const { game, mech } = ground;
  const [left, right] = [LA, RA].map(arm => ({
    damage: `${punchDamage(game, mech, arm)}`,
    toHit: toHitOf(ground, 'punch', { limb: arm }),
  })) as [Omit<PhysicalRow, 'name'>, Omit<PhysicalRow, 'name'>];
  if (left.damage === right.damage && left.toHit === right.toHit) return [{ name: 'Punch', ...left }];
  return [
    { name: 'Punch LA', ...left },
    { name: 'Punch RA', ...right },
  ];
}

function meleeRows(spec: MechSpec, ground: ProvingGround): PhysicalRow[] {
  const { game, mech } = ground;
  return spec.equipment.flatMap((item, i) => {
    const weapon = meleeWeapon(game, mech, i);
    if (weapon === undefined) return [];
    const damage = `${meleeDamage(game, mech, weapon.kind, weapon.arm)}`;
    const toHit = toHitOf(ground, 'melee', { item: i });
    return [{ name: `${item.name} ${locationCode(spec, weapon.arm)}`, damage, toHit }];
  });
}

/** The number against a unit at rest, less the skill of the pilot. */
function toHitOf(
  { game, mech, target }: ProvingGround,
  kind: AttackKind,
  how: { readonly limb?: LocationId; readonly item?: number },
): number {
  const answer = attackNumber(game, { kind, attacker: mech.id, target: target.id, ...how });
  return answer === undefined ? 0 : answer.need - mech.piloting;
}

/** "10, -2 to hit". */
export function physicalText({ damage, toHit }: PhysicalRow): string {
  return [damage, toHit === 0 ? '' : `${signed(toHit)} to hit`].filter(part => part !== '').join(', ');
}

/** A modifier with its sign; the minus sign is as wide as the plus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
