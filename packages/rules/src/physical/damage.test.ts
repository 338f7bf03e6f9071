import { PROFILES, type ProfileName, scenario, type Scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { LL, RA, RL } from '../state/locations.ts';
import { kickDamage, meleeDamage, punchDamage } from './damage.ts';
import { chargeDamage, chargeSelfDamage, dfaDamage, dfaSelfDamage } from './ram-damage.ts';

const TONNAGES = Array.from({ length: 17 }, (_, i) => 20 + 5 * i);

function units(profile: ProfileName, tonnage: number, tsm = false): Scenario {
  const hot = tsm ? ({ equipment: [['tsm', 'LT']], condition: { heat: 9 } } as const) : {};
  return scenario({ profile })
    .mech('A', { at: '0505', tonnage, ...hot })
    .mech('B', { at: '0504', tonnage });
}

function byTonnage(profile: ProfileName, damage: (s: Scenario) => number, tsm = false): number[] {
  return TONNAGES.map(tonnage => damage(units(profile, tonnage, tsm)));
}

const punch = (s: Scenario): number => punchDamage(s.game, s.unit('A'), RA);
const kick = (s: Scenario): number => kickDamage(s.game, s.unit('A'), RL);
const dfa = (s: Scenario): number => dfaDamage(s.game, s.unit('A'), s.unit('B'));
const melee =
  (kind: 'hatchet' | 'sword' | 'mace') =>
  (s: Scenario): number =>
    meleeDamage(s.game, s.unit('A'), kind, RA);
const charge =
  (hexes: number) =>
  (s: Scenario): number => {
    s.unit('A').hexesMoved = hexes;
    return chargeDamage(s.game, s.unit('A'));
  };

/** From 20 to 100 tons. */
const PUNCH = [2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10];
const KICK = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
const DOWN = [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11];
const UP = [3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11];
const TWO_FIFTHS = [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];
const QUARTER = [5, 7, 8, 9, 10, 12, 13, 14, 15, 17, 18, 19, 20, 22, 23, 24, 25];
const THREE_TENTHS_EARLY = [6, 9, 9, 12, 12, 15, 15, 18, 18, 21, 21, 24, 24, 27, 27, 30, 30];
const THREE_TENTHS_LATE = [6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24, 26, 27, 29, 30];
const FIVE_HEXES_EARLY = [8, 12, 12, 16, 16, 20, 20, 24, 24, 28, 28, 32, 32, 36, 36, 40, 40];
const FIVE_HEXES_LATE = [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];

describe('damage from 20 to 100 tons', () => {
  test.each(PROFILES)('[PHY-04][PHY-11][PHY-27] punch, kick, hatchet (%s)', profile => {
    expect(byTonnage(profile, punch)).toEqual(PUNCH);
    expect(byTonnage(profile, kick)).toEqual(KICK);
    expect(byTonnage(profile, melee('hatchet'))).toEqual(KICK);
  });

  test('[PHY-28] sword: a tenth, rounded down or up, and 1', () => {
    expect(byTonnage('spec', melee('sword'))).toEqual(DOWN);
    expect(byTonnage('canon', melee('sword'))).toEqual(UP);
  });

  test('[PHY-29] mace: two fifths, or a quarter rounded up', () => {
    expect(byTonnage('spec', melee('mace'))).toEqual(TWO_FIFTHS);
    expect(byTonnage('canon', melee('mace'))).toEqual(QUARTER);
  });

  test('[PHY-21] death from above: rounded before or after it is tripled', () => {
    expect(byTonnage('spec', dfa)).toEqual(THREE_TENTHS_EARLY);
    expect(byTonnage('canon', dfa)).toEqual(THREE_TENTHS_LATE);
  });

  test('[PHY-22] death from above, to the legs of the attacker', () => {
    expect(TONNAGES.map(dfaSelfDamage)).toEqual(KICK);
  });

  test('[PHY-17] charge after 5 hexes: rounded before or after', () => {
    expect(byTonnage('spec', charge(5))).toEqual(FIVE_HEXES_EARLY);
    expect(byTonnage('canon', charge(5))).toEqual(FIVE_HEXES_LATE);
  });

  test.each(PROFILES)('[PHY-17] charge after 0 or 1 hexes does nothing to the target (%s)', profile => {
    expect(new Set([...byTonnage(profile, charge(0)), ...byTonnage(profile, charge(1))])).toEqual(new Set([0]));
  });

  test.each(PROFILES)('[PHY-18] charge, to the attacker (%s)', profile => {
    expect(byTonnage(profile, s => chargeSelfDamage(s.game, s.unit('A'), s.unit('B')))).toEqual(PUNCH);
  });
});

describe('hot myomer', () => {
  const doubled = (values: readonly number[]): number[] => values.map(value => 2 * value);

  test.each(PROFILES)('[PHY-30][PHY-31] doubles every blow (%s)', profile => {
    for (const blow of [punch, kick, melee('hatchet'), melee('sword'), melee('mace')]) {
      expect(byTonnage(profile, blow, true)).toEqual(doubled(byTonnage(profile, blow)));
    }
  });

  test('[PHY-30] doubles charge and death from above by the documents only', () => {
    for (const blow of [charge(4), dfa]) {
      expect(byTonnage('spec', blow, true)).toEqual(doubled(byTonnage('spec', blow)));
      expect(byTonnage('canon', blow, true)).toEqual(byTonnage('canon', blow));
    }
  });
});

describe('under water', () => {
  function wading(profile: ProfileName, depth: number): Scenario {
    const board = `~${depth} ~${depth}\n~${depth} ~${depth}`;
    return scenario({ profile, board }).mech('A', { at: '0102', tonnage: 50 }).mech('B', { at: '0101', tonnage: 50 });
  }

  const blows = (s: Scenario): number[] => [
    punchDamage(s.game, s.unit('A'), RA),
    kickDamage(s.game, s.unit('A'), LL),
    meleeDamage(s.game, s.unit('A'), 'mace', RA),
    charge(4)(s),
    chargeSelfDamage(s.game, s.unit('A'), s.unit('B')),
    dfa(s),
  ];

  test.each([
    // punch 5, kick 10, mace 20 or 13, charge 15, to the attacker 5, death from above 15
    ['spec', 1, [5, 10, 20, 15, 5, 15]],
    ['spec', 2, [2, 5, 10, 7, 2, 15]],
    ['spec', 3, [2, 5, 10, 7, 2, 15]],
    ['canon', 1, [5, 5, 13, 15, 5, 15]],
    ['canon', 2, [3, 5, 6, 8, 5, 8]],
    ['canon', 3, [3, 5, 6, 8, 5, 8]],
  ] as const)('[PHY-32] %s, depth %d: %j', (profile, depth, damage) => {
    expect(blows(wading(profile, depth))).toEqual(damage);
  });

  test('[PHY-32] a unit on ice or a deck over deep water strikes with full force', () => {
    for (const profile of PROFILES) {
      const s = scenario({ profile, board: '~2i ~2i\n~2i ~2i' });
      s.mech('A', { at: '0102', condition: { elevation: 0 } }).mech('B', { at: '0101', condition: { elevation: 0 } });
      expect(punchDamage(s.game, s.unit('A'), RA)).toBe(5);
    }
  });

  test('[PHY-32] halving comes last, and shows in play', () => {
    const s = scenario({ board: '~2 ~2 ~2\n~2 ~2 ~2\n~2 ~2 ~2' })
      .mech('A', { at: '0202', facing: 0, tonnage: 70, condition: { criticals: { RL: [2] } } })
      .mech('B', { at: '0201', facing: 3 })
      .begin('physical');
    s.roll('toHit', 12).roll('kickLocation', 1).roll('hullBreach', 2).roll('piloting', 12).kick('A', 'B').endPhase();
    expect(s.unit('B').armor[RL]).toBe(10 - 3);
  });
});
