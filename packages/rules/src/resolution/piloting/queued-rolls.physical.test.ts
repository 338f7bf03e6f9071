import { goesDown, PROFILES, type ProfileName, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

type Attack = 'punch' | 'kick' | 'push' | 'charge' | 'dfa';
type Outcome = 'hit' | 'miss';

/** B has moved; A is about to attack it from the south. Both have 20 tons and piloting 5. */
function before(profile: ProfileName, attack: Attack, both: Partial<UnitOptions> = {}): Scenario {
  const ramming = attack === 'charge' || attack === 'dfa';
  const s = scenario({ profile })
    .mech('B', { at: '0504', facing: 3, tonnage: 20, armor: { CT: 40 }, ...both })
    .mech('A', { at: ramming ? '0506' : '0505', facing: 0, jump: 4, tonnage: 20, armor: { CT: 40 }, ...both })
    .begin(ramming ? 'movement' : 'physical');
  return s.do({ type: ramming ? 'stay' : 'hold', unit: 0 });
}

/** Scripts the dice of an attack that surely hits or misses, and of its hit locations. */
function struck(s: Scenario, profile: ProfileName, attack: Attack, outcome: Outcome): Scenario {
  s.roll('toHit', outcome === 'hit' ? 12 : 2);
  if (attack === 'charge' && outcome === 'miss') s.roll('chargeMiss', 1);
  if (outcome === 'miss') return s;
  if (attack === 'punch') s.roll('punchLocation', 3);
  if (attack === 'kick') s.roll('kickLocation', 1);
  if (attack === 'charge') s.roll('hitLocation', 7, 7);
  if (attack === 'dfa') s.roll('punchLocation', 3, 3);
  return attack === 'dfa' && profile === 'canon' ? s.roll('kickLocation', 1) : s;
}

const ORDERS: Readonly<Record<Attack, (s: Scenario) => Scenario>> = {
  punch: s => s.punch('A', 'B', ['RA']),
  kick: s => s.kick('A', 'B'),
  push: s => s.push('A', 'B'),
  charge: s => s.charge('A', 'B', 'FF'),
  dfa: s => s.dfa('A', 'B', '0505'),
};

/** Gives the order, and goes through movement and fire to the end of the physical attack phase. */
function resolve(s: Scenario, attack: Attack): Scenario {
  ORDERS[attack](s);
  while (s.state.turn === 1 && ['movement', 'weapons', 'physical'].includes(s.state.phase)) s.endPhase();
  return s;
}

/** Returns who rolled and why, with the explained number. */
function rolls(s: Scenario): string[] {
  const made = s.all('PilotingRolled');
  const numbers = s.numbers.slice(-made.length);
  return made.map(({ unit, reason }, i) => `${'BA'[unit]!} ${reason} ${numbers[i]!}`);
}

const PLAIN = '5 = 5 piloting';

/** Which units roll to stay on their feet after which attack, in spec and in canon. */
const AFTER: readonly [string, Attack, Outcome, spec: readonly string[], canon: readonly string[]][] = [
  ['[PSR-08] a kick that lands', 'kick', 'hit', [`B kicked ${PLAIN}`], [`B kicked ${PLAIN}`]],
  [
    '[PSR-09] a charge that lands',
    'charge',
    'hit',
    [`B charged ${PLAIN}`, `A charging ${PLAIN}`],
    ['B charged 7 = 5 piloting + 2 reason of the roll', 'A charging 7 = 5 piloting + 2 reason of the roll'],
  ],
  [
    '[PSR-10] a death from above that lands',
    'dfa',
    'hit',
    [`B hitByDfa ${PLAIN}`, `A executedDfa ${PLAIN}`],
    ['B hitByDfa 7 = 5 piloting + 2 reason of the roll', 'A executedDfa 9 = 5 piloting + 4 reason of the roll'],
  ],
  ['[PSR-11] a push that lands', 'push', 'hit', [`B pushed ${PLAIN}`], [`B pushed ${PLAIN}`]],
  ['[PSR-12] a kick that misses', 'kick', 'miss', [`A missedKick ${PLAIN}`], [`A missedKick ${PLAIN}`]],
  ['[PSR-14] a charge that misses', 'charge', 'miss', [`A missedCharge ${PLAIN}`], []],
  ['a push that misses', 'push', 'miss', [], []],
  ['a punch that lands', 'punch', 'hit', [], []],
  ['a punch that misses', 'punch', 'miss', [], []],
];
const DFA_MISS = 'A missedDfa 9 = 5 piloting + 4 reason of the roll';

describe.each(PROFILES)('who rolls to stay up (%s)', profile => {
  test.each(AFTER)('%s calls for the expected piloting rolls and no other', (_, attack, outcome, spec, canon) => {
    const wanted = profile === 'spec' ? spec : canon;
    const s = before(profile, attack);
    const needs = wanted.map(text => Number(/ (\d+) =/.exec(text)![1]));
    resolve(struck(s, profile, attack, outcome).roll('piloting', ...needs), attack);
    expect(rolls(s)).toEqual(wanted);
    expect([s.unit('A').prone, s.unit('B').prone]).toEqual([false, false]);
    expect([s.unit('A').rolls, s.unit('B').rolls]).toEqual([[], []]);
  });

  test.each(AFTER)('%s is a fall for each unit whose roll is one point too low', (_, attack, outcome, spec, canon) => {
    const wanted = profile === 'spec' ? spec : canon;
    const s = struck(before(profile, attack), profile, attack, outcome);
    for (const text of wanted) {
      s.roll('piloting', Number(/ (\d+) =/.exec(text)![1]) - 1);
      goesDown(s, profile, 6);
    }
    resolve(s, attack);
    const fallen = wanted.map(text => text[0]!);
    expect(s.all('Fell').map(({ unit, damage, height }) => ['BA'[unit], damage, height])).toEqual(
      fallen.map(name => [name, 2, 0]),
    );
    for (const name of ['A', 'B']) {
      const down = fallen.includes(name);
      expect(s.unit(name).prone).toBe(down);
      expect(s.lost(name).RT ?? 0).toBe(down ? 2 : 0);
      expect(s.unit(name).pilotWounds).toBe(down && profile === 'spec' ? 1 : 0);
    }
  });
});

describe('a death from above that misses', () => {
  test('[PSR-13] a death from above that misses calls for a roll at +4', () => {
    const s = resolve(struck(before('spec', 'dfa'), 'spec', 'dfa', 'miss').roll('piloting', 9), 'dfa');
    expect(rolls(s)).toEqual([DFA_MISS]);
    expect(s.unit('A')).toMatchObject({ prone: false, pilotWounds: 0 });
    expect([s.lost('A'), s.lost('B')]).toEqual([{}, {}]);
  });

  test('[PSR-13] wounds and leg damage of the attacker add to the roll for a missed death from above', () => {
    const worn = { condition: { pilotWounds: 1, criticals: { LL: [4] } } };
    const s = resolve(struck(before('spec', 'dfa', worn), 'spec', 'dfa', 'miss').roll('piloting', 11), 'dfa');
    expect(rolls(s)).toEqual(['A missedDfa 11 = 5 piloting + 1 pilot wounded + 1 foot + 4 reason of the roll']);
    expect(s.unit('A').prone).toBe(false);
  });

  test('[PSR-13] a failed roll for a missed death from above is a plain fall, for all of 20 to 100 tons', () => {
    for (let tons = 20; tons <= 100; tons++) {
      const s = struck(before('spec', 'dfa', { tonnage: tons }), 'spec', 'dfa', 'miss').roll('piloting', 8);
      resolve(goesDown(s, 'spec', ...(tons > 50 ? [7, 7] : [7])), 'dfa');
      expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'missedDfa', height: 0, damage: Math.ceil(tons / 10) }]);
      expect(s.lost('A')).toEqual({ CT: Math.ceil(tons / 10) });
      expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: 1 });
    }
  });

  test('[PSR-13] in canon a missed death from above is a fall of two levels onto the back without a roll, for all of 20 to 100 tons', () => {
    for (let tons = 20; tons <= 100; tons++) {
      const damage = 3 * Math.floor(tons / 10 + 0.5);
      const s = struck(before('canon', 'dfa', { tonnage: tons, armor: { CTR: 40 } }), 'canon', 'dfa', 'miss');
      s.roll('hitLocation', ...Array.from({ length: Math.ceil(damage / 5) }, () => 7)).roll('avoidFallDamage', 6);
      resolve(s, 'dfa');
      expect(s.all('Fell')).toMatchObject([{ unit: 1, height: 2, side: 'rear', damage }]);
      expect(s.lost('A')).toEqual({ CTR: damage });
      expect(s.unit('A').prone).toBe(true);
    }
  });
});
