import type { InputError } from '@hexfall/rules';
import {
  atSetting,
  enumerate,
  type Game,
  heatOfShots,
  isSetting,
  loadOf,
  mechOf,
  planFire,
  type Result,
  ratesOf,
  rollDamage,
  specOf,
  succeed,
  waysAtLeast,
} from '@hexfall/rules';
import { createDuel } from './create-duel.ts';
import { ATTACKER, type DuelFacts, TARGET } from './duel-facts.ts';

/** What a weapon is expected to do when it fires this many shots at once. */
export interface ShotOutlook {
  /** Index in the attacker's weapons. */
  readonly weapon: number;
  /** Shots fired at once. */
  readonly rate: number;
  /** What two dice must reach. */
  readonly need: number;
  readonly heat: number;
  /** Points of damage on average, misses counted in. */
  readonly damage: number;
}

/**
 * Returns what each weapon of the attacker does to the target on average, by the rules: the target number, how many projectiles hit,
 * the damage at that distance. There is one outlook for each rate of fire, and none for a weapon that cannot be fired or does nothing.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { shotOutlooks } from '@hexfall/odds';
 *
 * const spec = builtInMech('HBK-4G')!;
 * const shots = shotOutlooks({ phase: 'weapons', attacker: { spec }, target: { spec }, range: 6 });
 * // The AC/20 needs 4 + 2 at medium range: 26 of the 36 throws of two dice hit, for 20 points.
 * shots.ok && shots.value.find(({ damage }) => damage > 10)?.damage.toFixed(2); // => '14.44'
 * ```
 */
export function shotOutlooks(facts: DuelFacts): Result<readonly ShotOutlook[], InputError> {
  const duel = createDuel({ ...facts, phase: 'weapons' });
  if (!duel.ok) return duel;
  const game = duel.value;
  const { weapons } = specOf(game, mechOf(game, ATTACKER));
  return succeed([...weapons.keys()].flatMap(weapon => outlooksOf(game, weapon)));
}

/** The outlooks of one weapon. Guns of an array are looked at one by one. */
function outlooksOf(game: Game, weapon: number): ShotOutlook[] {
  const mech = mechOf(game, ATTACKER);
  const spec = specOf(game, mech);
  const load = loadOf(mech, spec, spec.weapons[weapon]!);
  if (load === undefined) return [];
  const rates = load.type.traits.includes('machineGun') ? [1] : ratesOf(mech, spec, weapon, load);
  return rates.flatMap(rate => {
    const shots = [{ weapon, target: TARGET, rate }];
    const planned = planFire(game, { type: 'fire', unit: ATTACKER, twist: 0, shots });
    const attack = planned.ok ? planned.value[0] : undefined;
    if (attack === undefined) return [];
    const chance = attack.need > 12 ? 0 : waysAtLeast(attack.need) / 36;
    const fired = atSetting(mech, weapon, load, rate);
    const shotsAtOnce = isSetting(load.type) ? 1 : rate;
    const damage = chance * averageDamage(game, { attack, load: fired, rate: shotsAtOnce, interception: 0 });
    return damage === 0 ? [] : [{ weapon, rate, need: attack.need, heat: heatOfShots(load.type, rate), damage }];
  });
}

/** Damage of a hit, averaged over everything that is rolled for it. */
function averageDamage(game: Game, salvo: Parameters<typeof rollDamage>[1]): number {
  let average = 0;
  enumerate(
    dice => rollDamage({ ...game, dice }, salvo).reduce((sum, points) => sum + points, 0),
    (points, probability) => {
      average += points * probability;
    },
  );
  return average;
}

/** What a unit can fire in one turn. */
export interface VolleyOutlook {
  readonly shots: readonly ShotOutlook[];
  readonly heat: number;
  readonly damage: number;
}

const NOTHING: VolleyOutlook = { shots: [], heat: 0, damage: 0 };

/**
 * Returns the shots, one of a weapon at most, that do most damage together and make no more heat than stated.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { bestVolley, shotOutlooks } from '@hexfall/odds';
 *
 * const spec = builtInMech('HBK-4G')!;
 * const shots = shotOutlooks({ phase: 'weapons', attacker: { spec }, target: { spec }, range: 1 });
 * shots.ok && bestVolley(shots.value, 10).heat; // => 10
 * shots.ok && bestVolley(shots.value, Infinity).shots.length; // => 4
 * ```
 */
export function bestVolley(shots: readonly ShotOutlook[], maxHeat: number): VolleyOutlook {
  const most = Math.min(
    maxHeat,
    shots.reduce((sum, { heat }) => sum + heat, 0),
  );
  if (most < 0) return NOTHING;
  // By limit of heat: the best volley of the weapons looked at so far.
  let best: readonly VolleyOutlook[] = Array.from({ length: Math.floor(most) + 1 }, () => NOTHING);
  for (const weapon of new Set(shots.map(shot => shot.weapon))) {
    const ways = shots.filter(shot => shot.weapon === weapon);
    best = best.map((without, limit) => {
      const withIt = ways.flatMap(shot => (shot.heat > limit ? [] : [addShot(best[limit - shot.heat]!, shot)]));
      return withIt.reduce((a, b) => (b.damage > a.damage ? b : a), without);
    });
  }
  return best.at(-1)!;
}

function addShot({ shots, heat, damage }: VolleyOutlook, shot: ShotOutlook): VolleyOutlook {
  return { shots: [...shots, shot], heat: heat + shot.heat, damage: damage + shot.damage };
}
