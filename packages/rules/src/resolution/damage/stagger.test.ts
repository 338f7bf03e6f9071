import { duel, goesDown, type Scenario, shootout, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';

/** The roll of two dice for each location of a unit that is struck from the front. */
const AT = { RT: 6, CT: 7, LT: 8, HD: 12 } as const;

/** Deals ten points to the left torso of B, and two to the right for each missile that hits. */
function cannonAndMissiles(profile: 'spec' | 'canon', missiles: 4 | 6, b: Partial<UnitOptions> = {}): Scenario {
  const s = shootout(profile, ['ppc', 'srm6'], { armor: { LT: 20, RT: 20 }, ...b });
  s.roll('toHit', 12).roll('hitLocation', AT.LT).roll('toHit', 12);
  s.roll('cluster', missiles === 6 ? 12 : 7).roll('hitLocation', ...Array.from({ length: missiles }, () => AT.RT));
  return s;
}

function rolls(s: Scenario): [string, number, boolean][] {
  return s.all('PilotingRolled').map(({ reason, need, passed }) => [reason, need, passed]);
}

describe.each([
  ['spec', 0, '5 = 5 piloting'],
  ['canon', 1, '6 = 5 piloting + 1 reason of the roll'],
] as const)('twenty points in a phase (%s)', (profile, modifier, number) => {
  const need = 5 + modifier;

  test(`[PSR-03] 20 points of fire call for one roll, at +${modifier}`, () => {
    const s = shootout(profile, ['ac20'], { armor: { CT: 30 } });
    s.roll('toHit', 4).roll('hitLocation', AT.CT).roll('piloting', need).fire('A', 'B').endPhase();
    expect(s.all('RollQueued')).toEqual([{ type: 'RollQueued', unit: 1, reason: 'phaseDamage', modifier }]);
    expect(s.numbers).toEqual(['4 = 4 gunnery', number]);
    expect(rolls(s)).toEqual([['phaseDamage', need, true]]);
    expect(s.unit('B')).toMatchObject({ prone: false, rolls: [], pilotWounds: 0 });
    expect(s.unit('B').armor[CT]).toBe(30 - 20);
  });

  test('[PSR-03] a failed roll for 20 points is a fall', () => {
    const s = shootout(profile, ['ac20'], { armor: { CT: 30 } });
    s.roll('toHit', 4).roll('hitLocation', AT.CT);
    s.roll('piloting', need - 1);
    goesDown(s, profile, AT.CT).fire('A', 'B').endPhase();
    expect(rolls(s)[0]).toEqual(['phaseDamage', need, false]);
    expect(s.unit('B')).toMatchObject({ prone: true, rolls: [] });
    expect(s.unit('B').armor[CT]).toBe(30 - 20 - 5);
  });

  test('[DMG-08] 22 points, counted hit by hit, call for a roll when they pass 20', () => {
    const s = cannonAndMissiles(profile, 6).roll('piloting', need).fire('A', 'B', [0, 1]).endPhase();
    expect(s.all('DamageApplied').map(hit => hit.damageThisPhase)).toEqual([10, 12, 14, 16, 18, 20, 22]);
    expect(s.all('RollQueued')).toMatchObject([{ unit: 1, reason: 'phaseDamage', modifier }]);
    expect(s.numbers.at(-1)).toBe(number);
    expect(rolls(s)).toEqual([['phaseDamage', need, true]]);
    expect(s.unit('B')).toMatchObject({ prone: false, damageThisPhase: 0 });
  });

  test('[DMG-09] 18 points call for no roll', () => {
    const s = cannonAndMissiles(profile, 4).fire('A', 'B', [0, 1]).endPhase();
    expect(s.all('DamageApplied').at(-1)!.damageThisPhase).toBe(18);
    expect([...s.all('RollQueued'), ...s.all('PilotingRolled')]).toEqual([]);
    expect(s.unit('B')).toMatchObject({ prone: false, rolls: [], damageThisPhase: 0 });
  });

  test('[DMG-09] 19 points call for no roll', () => {
    const s = shootout(profile, ['gauss', 'mg', 'mg'], { armor: { CT: 30 } });
    for (let shot = 0; shot < 3; shot++) s.roll('toHit', 12).roll('hitLocation', AT.CT);
    s.fire('A', 'B', [0, 1, 2]).endPhase();
    expect(s.unit('B').armor[CT]).toBe(30 - 19);
    expect(s.all('PilotingRolled')).toEqual([]);
  });

  test('[DMG-09] 10 points in one phase and 10 in the next call for no roll', () => {
    const s = shootout(profile, ['ppc'], { at: '0503', armor: { RL: 20 } });
    s.roll('toHit', 12).roll('hitLocation', AT.LT).fire('A', 'B').endPhase();
    s.roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 5).kick('A', 'B').endPhase();
    expect(s.all('DamageApplied').map(hit => hit.damageThisPhase)).toEqual([10, 10]);
    expect(rolls(s)).toEqual([['kicked', 5, true]]);
  });

  test('[DMG-08] physical damage counts like fire: a kick of 100 tons calls for a roll', () => {
    const s = duel(profile, { tonnage: 100 }, { armor: { RL: 30 } });
    s.roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 12, 12).kick('A', 'B').endPhase();
    expect(s.numbers.slice(1)).toEqual(
      profile === 'spec'
        ? ['5 = 5 piloting', '5 = 5 piloting']
        : ['6 = 5 piloting + 1 reason of the roll', '6 = 5 piloting + 1 other reasons of the phase'],
    );
    expect(rolls(s).map(([reason]) => reason)).toEqual(['phaseDamage', 'kicked']);
  });

  test('[DMG-08] a unit that is prone already makes no roll for 20 points', () => {
    const s = cannonAndMissiles(profile, 6, { condition: { prone: true } });
    s.fire('A', 'B', [0, 1]).endPhase();
    expect([...s.all('RollQueued'), ...s.all('PilotingRolled')]).toEqual([]);
  });
});

test('[DMG-08] points above the limit for the head do not count toward 20', () => {
  const s = shootout('spec', ['ac20', 'gauss'], { armor: { LT: 20 } });
  s.roll('toHit', 12).roll('hitLocation', AT.HD).roll('toHit', 12).roll('hitLocation', AT.LT);
  s.fire('A', 'B', [0, 1]).endPhase();
  expect(s.all('DamageApplied').map(hit => hit.damageThisPhase)).toEqual([3, 18]);
  expect(s.all('RollQueued')).toEqual([]);
  expect(s.unit('B')).toMatchObject({ prone: false, rolls: [] });
});
