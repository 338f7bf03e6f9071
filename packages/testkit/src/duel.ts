import { type Scenario, scenario, type UnitOptions } from './scenario.ts';
import type { TestWeapon } from './test-weapons.ts';

/** The two rules profiles, for tests of rules that hold under both. */
export const PROFILES = ['spec', 'canon'] as const;
export type ProfileName = (typeof PROFILES)[number];

/** A and B face each other in adjacent hexes, B north of A, at the beginning of the physical attack phase. */
export function duel(profile: ProfileName, a: Partial<UnitOptions> = {}, b: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0505', facing: 0, ...a })
    .mech('B', { at: '0504', facing: 3, ...b })
    .begin('physical');
}

/** B has moved. A stands five hexes south of it and may charge. */
export function beforeCharge(
  profile: ProfileName,
  a: Partial<UnitOptions> = {},
  b: Partial<UnitOptions> = {},
): Scenario {
  return scenario({ profile })
    .mech('B', { at: '0503', facing: 3, armor: { CT: 40 }, ...b })
    .mech('A', { at: '0508', facing: 0, armor: { CT: 40 }, ...a })
    .begin('movement')
    .do({ type: 'stay', unit: 0 });
}

/** B has moved. A has jumped from four hexes south of it to attack it with a death from above. */
export function leapOnto(profile: ProfileName, a: Partial<UnitOptions> = {}, b: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('B', { at: '0504', facing: 3, armor: { CT: 40 }, ...b })
    .mech('A', { at: '0508', facing: 2, jump: 4, armor: { LL: 20, RL: 20 }, ...a })
    .begin('movement')
    .do({ type: 'stay', unit: 0 })
    .dfa('A', 'B', '0505');
}

/**
 * A and B face each other three hexes apart, A with enough heat sinks for anything it fires, at the beginning of the weapon
 * attack phase.
 */
export function shootout(
  profile: ProfileName,
  weapons: readonly TestWeapon[],
  b: Partial<UnitOptions> = {},
  a: Partial<UnitOptions> = {},
): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0502', facing: 3, heatSinks: 60, weapons: weapons.map(weapon => [weapon, 'RT'] as const), ...a })
    .mech('B', { at: '0505', facing: 0, ...b })
    .begin('weapons');
}

/**
 * Scripts the dice of a fall on the front: the locations of the damage groups, and a pilot who stays awake or, under canon, is
 * not even hurt.
 */
export function goesDown(s: Scenario, profile: ProfileName, ...locations: readonly number[]): Scenario {
  s.roll('fallDirection', 1).roll('hitLocation', ...locations);
  return s.roll(profile === 'spec' ? 'consciousness' : 'avoidFallDamage', 12);
}
