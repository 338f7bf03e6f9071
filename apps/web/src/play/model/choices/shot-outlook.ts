import { expectedDamage, shareOfShots } from '@hexfall/bots';
import { enemiesOf, type FireAttack, type Game, loadOf, type MechId, mechOf, planFire, specOf } from '@hexfall/rules';
import { chanceOf } from './risk.ts';

/** What one weapon would do to a target. */
export interface ShotOutlook {
  readonly weapon: number;
  readonly need: number;
  readonly chance: number;
  /** Points of damage on average, misses included. */
  readonly damage: number;
}

/** What the weapons of one unit would do to another, with the torso turned as is best. */
export interface VolleyOutlook {
  readonly attacker: MechId;
  readonly target: MechId;
  readonly twist: number;
  /** Weapons that can fire, the surest first. */
  readonly shots: readonly ShotOutlook[];
  readonly damage: number;
  /** Whether both have moved, so that nothing will change before they fire. */
  readonly settled: boolean;
}

/** Shots from a place and at it. */
export interface Exposure {
  /** By enemy that can be shot at from there, the best first. */
  readonly given: readonly VolleyOutlook[];
  /** By enemy that can shoot at it, the worst first. */
  readonly taken: readonly VolleyOutlook[];
}

/** Returns what a unit could shoot, and be shot with, where it stands in this game. */
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

/** Returns what a shot that was planned does on average. */
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
