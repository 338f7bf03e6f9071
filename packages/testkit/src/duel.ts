import { scenario, type Scenario, type UnitOptions } from './scenario.ts';

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
