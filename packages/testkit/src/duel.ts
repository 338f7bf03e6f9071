import { scenario, type Scenario, type UnitOptions } from './scenario.ts';
import type { TestWeapon } from './test-weapons.ts';

/** The two rule sets, for tests that hold under both. */
export const PROFILES = ['spec', 'canon'] as const;
export type ProfileName = (typeof PROFILES)[number];

/** A faces B, who stands in the next hex to the north and faces A, at the beginning of the physical attack phase. */
export function duel(profile: ProfileName, a: Partial<UnitOptions> = {}, b: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0505', facing: 0, ...a })
    .mech('B', { at: '0504', facing: 3, ...b })
    .begin('physical');
}

/** B has moved; A stands five hexes south of it and may charge. */
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

/** B has moved; A stands four hexes south of it and jumps onto it. */
export function leapOnto(profile: ProfileName, a: Partial<UnitOptions> = {}, b: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('B', { at: '0504', facing: 3, armor: { CT: 40 }, ...b })
    .mech('A', { at: '0508', facing: 2, jump: 4, armor: { LL: 20, RL: 20 }, ...a })
    .begin('movement')
    .do({ type: 'stay', unit: 0 })
    .dfa('A', 'B', '0505');
}

/**
 * A, which stays cool whatever it fires, stands three hexes ahead of B, who faces it, at the beginning of the weapon attack
 * phase.
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
 * The dice of a unit that goes down onto its front: where each group of damage strikes, and that the pilot stays awake or, on
 * the table, is not even hurt.
 */
export function goesDown(s: Scenario, profile: ProfileName, ...locations: readonly number[]): Scenario {
  s.roll('fallDirection', 1).roll('hitLocation', ...locations);
  return s.roll(profile === 'spec' ? 'consciousness' : 'avoidFallDamage', 12);
}
