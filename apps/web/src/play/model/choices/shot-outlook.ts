import { expectedDamage, shareOfShots } from '@hexfall/bots';
import { enemiesOf, type FireAttack, type Game, loadOf, type MechId, mechOf, planFire, specOf } from '@hexfall/rules';
import { chanceOf } from './risk.ts';

/** The expected effect of one weapon on a target. */
export interface ShotOutlook {
  readonly weapon: number;
  readonly need: number;
  readonly chance: number;
  /** Average points of damage, including misses. */
  readonly damage: number;
}

/** The expected effect of the weapons of one unit on another, with the best turn of the torso. */
export interface VolleyOutlook {
  readonly attacker: MechId;
  readonly target: MechId;
  readonly twist: number;
  /** Weapons that can fire, those that are most likely to hit first. */
  readonly shots: readonly ShotOutlook[];
  readonly damage: number;
  /** Whether both units have moved, so that nothing will change before they fire. */
  readonly settled: boolean;
}

/** Shots from a place, and shots at it. */
export interface Exposure {
  /** By enemy that can be fired at from the place, the best target first. */
  readonly given: readonly VolleyOutlook[];
  /** By enemy that can fire at the place, the most dangerous first. */
  readonly taken: readonly VolleyOutlook[];
}

/** Returns the shots that a unit could fire, and those that could be fired at it, where it stands in this game. */
export function exposureOf(game: Game, unit: MechId): Exposure {
  const enemies = enemiesOf(game, mechOf(game, unit));
  const best = (volleys: readonly VolleyOutlook[]): VolleyOutlook[] =>
    volleys.filter(({ shots }) => shots.length > 0).sort((a, b) => b.damage - a.damage);
  return {
    given: best(enemies.map(({ id }) => bestVolley(game, unit, id))),
    taken: best(enemies.map(({ id }) => bestVolley(game, id, unit))),
  };
}

const TWISTS = [0, -1, 1];

function bestVolley(game: Game, attacker: MechId, target: MechId): VolleyOutlook {
  const volleys = TWISTS.map(twist => volleyAt(game, attacker, target, twist));
  return volleys.reduce((best, volley) => (volley.damage > best.damage ? volley : best));
}

function volleyAt(game: Game, attacker: MechId, target: MechId, twist: number): VolleyOutlook {
  const { weapons } = specOf(game, mechOf(game, attacker));
  const shots = weapons.flatMap((_, weapon) => {
    const plan = planFire(game, { type: 'fire', unit: attacker, twist, shots: [{ weapon, target }] });
    return plan.ok ? [outlookOf(game, plan.value[0]!)] : [];
  });
  shots.sort((a, b) => a.need - b.need || b.damage - a.damage);
  return {
    attacker,
    target,
    twist,
    shots,
    damage: shots.reduce((sum, { damage }) => sum + damage, 0),
    settled: [attacker, target].every(id => mechOf(game, id).movement !== 'undecided'),
  };
}

/** Returns the average effect of a shot that was planned. */
export function outlookOf(game: Game, attack: FireAttack): ShotOutlook {
  const attacker = mechOf(game, attack.attacker);
  const spec = specOf(game, attacker);
  const weapon = spec.weapons[attack.weapon]!;
  const type = (attack.bin < 0 ? undefined : loadOf(attacker, spec, weapon, attack.bin)?.type) ?? weapon.type;
  const heats = attack.kind === 'weapon' && attack.heat;
  const points = heats ? 0 : expectedDamage(type)[attack.bracket] * shareOfShots(type, attack.rate);
  const chance = chanceOf(attack.need);
  return { weapon: attack.weapon, need: attack.need, chance, damage: chance * points };
}
