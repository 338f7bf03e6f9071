import { PROFILES, type ProfileName, scenario, type Scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { chargeDamage, chargeSelfDamage } from '../../questions/physical/collision.ts';
import { CT, LL, RA, RL } from '../../vocabulary/spec/locations.ts';
import { dfaDamage, dfaSelfDamage } from './dfa.ts';
import { kickDamage } from './kick.ts';
import { meleeDamage } from './melee.ts';
import { punchDamage } from './punch.ts';

const TONNAGES = Array.from({ length: 17 }, (_, i) => 20 + 5 * i);

function units(profile: ProfileName, tonnage: number, a: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0505', tonnage, ...a })
    .mech('B', { at: '0504', tonnage });
}

const HOT: Partial<UnitOptions> = { equipment: [['tsm', 'LT']], condition: { heat: 9 } };

type Blow = (s: Scenario) => number;

function byTonnage(profile: ProfileName, damage: Blow, a: Partial<UnitOptions> = {}): number[] {
  return TONNAGES.map(tonnage => damage(units(profile, tonnage, a)));
}

const punch = (s: Scenario): number => punchDamage(s.game, s.unit('A'), RA);
const kick = (s: Scenario): number => kickDamage(s.game, s.unit('A'), RL);
const dfa = (s: Scenario): number => dfaDamage(s.game, s.unit('A'), s.unit('B'));
const dfaToSelf = (s: Scenario): number => dfaSelfDamage(s.game.match.specs[0]!.tonnage);
const chargeToSelf = (s: Scenario): number => chargeSelfDamage(s.game, s.unit('A'), s.unit('B'));
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

/** From 20 to 100 tons, worked out by hand from the formulas. */
const PUNCH = [2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10];
const HALF_PUNCH = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5];
const QUARTER_PUNCH = [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2];
const KICK = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
const HALF_KICK = [2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10];
const QUARTER_KICK = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5];
const DOWN = [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11];
const UP = [3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11];
const TWO_FIFTHS = [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];
const QUARTER = [5, 7, 8, 9, 10, 12, 13, 14, 15, 17, 18, 19, 20, 22, 23, 24, 25];
const THREE_TENTHS_EARLY = [6, 9, 9, 12, 12, 15, 15, 18, 18, 21, 21, 24, 24, 27, 27, 30, 30];
const THREE_TENTHS_LATE = [6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24, 26, 27, 29, 30];
const FIVE_HEXES_EARLY = [8, 12, 12, 16, 16, 20, 20, 24, 24, 28, 28, 32, 32, 36, 36, 40, 40];
const FIVE_HEXES_LATE = [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];

describe('damage from 20 to 100 tons', () => {
  test.each(PROFILES)(
    '[PHY-04][PHY-11][PHY-27] punch, kick and hatchet do the listed damage for every tonnage (%s)',
    profile => {
      expect(byTonnage(profile, punch)).toEqual(PUNCH);
      expect(byTonnage(profile, kick)).toEqual(KICK);
      expect(byTonnage(profile, melee('hatchet'))).toEqual(KICK);
    },
  );

  test.each(PROFILES)(
    '[PHY-07][PHY-08][PHY-10] dead actuators halve or quarter the damage of punch and kick (%s)',
    profile => {
      const dead = (RAslots: readonly number[], RLslots: readonly number[]): Partial<UnitOptions> => ({
        condition: { criticals: { RA: RAslots, RL: RLslots } },
      });
      for (const slot of [2, 3]) {
        expect(byTonnage(profile, punch, dead([slot], []))).toEqual(HALF_PUNCH);
        expect(byTonnage(profile, kick, dead([], [slot]))).toEqual(HALF_KICK);
      }
      expect(byTonnage(profile, punch, dead([2, 3], []))).toEqual(QUARTER_PUNCH);
      expect(byTonnage(profile, kick, dead([], [2, 3]))).toEqual(QUARTER_KICK);
      expect(byTonnage(profile, punch, dead([4], []))).toEqual(PUNCH);
      expect(byTonnage(profile, kick, dead([], [4]))).toEqual(KICK);
    },
  );

  test('[PHY-28] a sword does a tenth of the tonnage plus 1, rounded down in spec and up in canon', () => {
    expect(byTonnage('spec', melee('sword'))).toEqual(DOWN);
    expect(byTonnage('canon', melee('sword'))).toEqual(UP);
  });

  test('[PHY-29] a mace does two fifths of the tonnage in spec and a quarter, rounded up, in canon', () => {
    expect(byTonnage('spec', melee('mace'))).toEqual(TWO_FIFTHS);
    expect(byTonnage('canon', melee('mace'))).toEqual(QUARTER);
  });

  test('[PHY-21] a death from above is rounded before it is tripled in spec, and after in canon', () => {
    expect(byTonnage('spec', dfa)).toEqual(THREE_TENTHS_EARLY);
    expect(byTonnage('canon', dfa)).toEqual(THREE_TENTHS_LATE);
  });

  test('[PHY-22] a death from above does a fifth of the tonnage to the legs of the attacker', () => {
    expect(TONNAGES.map(dfaSelfDamage)).toEqual(KICK);
  });

  test('[PHY-17] a charge after 5 hexes is rounded before it is multiplied in spec, and after in canon', () => {
    expect(byTonnage('spec', charge(5))).toEqual(FIVE_HEXES_EARLY);
    expect(byTonnage('canon', charge(5))).toEqual(FIVE_HEXES_LATE);
  });

  test.each(PROFILES)('[PHY-17] a charge after 0 or 1 hexes does no damage to the target (%s)', profile => {
    expect(new Set([...byTonnage(profile, charge(0)), ...byTonnage(profile, charge(1))])).toEqual(new Set([0]));
  });

  test.each(PROFILES)('[PHY-18] a charge damages the attacker by the tonnage of the target (%s)', profile => {
    const ofTarget = TONNAGES.map(tonnage =>
      chargeToSelf(scenario({ profile }).mech('A', { at: '0505', tonnage: 50 }).mech('B', { at: '0504', tonnage })),
    );
    expect(ofTarget).toEqual(PUNCH);
  });
});

type Formula = (w: number) => number;
const tenth: Formula = w => Math.ceil(w / 10);
const fifth: Formula = w => Math.floor(w / 5);

/** Each as the documents write it, and on the table. */
const FORMULAS: readonly (readonly [name: string, Blow, spec: Formula, canon: Formula])[] = [
  ['punch', punch, tenth, tenth],
  ['kick', kick, fifth, fifth],
  ['hatchet', melee('hatchet'), fifth, fifth],
  ['sword', melee('sword'), w => Math.floor(w / 10) + 1, w => tenth(w) + 1],
  ['mace', melee('mace'), w => Math.floor((w * 2) / 5), w => Math.ceil(w / 4)],
  ['charge after 2 hexes', charge(2), tenth, tenth],
  ['charge after 5 hexes', charge(5), w => tenth(w) * 4, w => Math.ceil((w * 4) / 10)],
  ['charge after 12 hexes', charge(12), w => tenth(w) * 11, w => Math.ceil((w * 11) / 10)],
  ['charge, to the attacker', chargeToSelf, tenth, tenth],
  ['death from above', dfa, w => tenth(w) * 3, w => Math.ceil((w * 3) / 10)],
  ['death from above, to its own legs', dfaToSelf, w => Math.ceil(w / 5), w => Math.ceil(w / 5)],
];

test.each(PROFILES)(
  '[PHY-04][PHY-11][PHY-17][PHY-18][PHY-21][PHY-22][PHY-27][PHY-28][PHY-29] every attack follows its formula for every whole tonnage (%s)',
  profile => {
    for (let tonnage = 20; tonnage <= 100; tonnage++) {
      const s = units(profile, tonnage);
      const wanted = FORMULAS.map(([name, , spec, canon]) => [name, (profile === 'spec' ? spec : canon)(tonnage)]);
      expect(FORMULAS.map(([name, blow]) => [name, blow(s)])).toEqual(wanted);
    }
  },
);

describe('hot myomer', () => {
  const doubled = (values: readonly number[]): number[] => values.map(value => 2 * value);

  test.each(PROFILES)(
    '[PHY-30][PHY-31] hot myomer doubles the damage of punches, kicks and melee weapons (%s)',
    profile => {
      expect(byTonnage(profile, punch, HOT)).toEqual(doubled(PUNCH));
      expect(byTonnage(profile, kick, HOT)).toEqual(doubled(KICK));
      expect(byTonnage(profile, melee('hatchet'), HOT)).toEqual(doubled(KICK));
      expect(byTonnage(profile, melee('sword'), HOT)).toEqual(doubled(profile === 'spec' ? DOWN : UP));
      expect(byTonnage(profile, melee('mace'), HOT)).toEqual(doubled(profile === 'spec' ? TWO_FIFTHS : QUARTER));
    },
  );

  test('[PHY-30] hot myomer doubles a charge and a death from above in spec only', () => {
    expect(byTonnage('spec', charge(5), HOT)).toEqual(doubled(FIVE_HEXES_EARLY));
    expect(byTonnage('spec', dfa, HOT)).toEqual(doubled(THREE_TENTHS_EARLY));
    expect(byTonnage('canon', charge(5), HOT)).toEqual(FIVE_HEXES_LATE);
    expect(byTonnage('canon', dfa, HOT)).toEqual(THREE_TENTHS_LATE);
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
  ] as const)('[PHY-32] in %s at depth %d the attacks do %j', (profile, depth, damage) => {
    expect(blows(wading(profile, depth))).toEqual(damage);
  });

  test('[PHY-32] a unit on ice over deep water strikes with full force', () => {
    for (const profile of PROFILES) {
      const s = scenario({ profile, board: '~2i ~2i\n~2i ~2i' });
      s.mech('A', { at: '0102', condition: { elevation: 0 } }).mech('B', { at: '0101', condition: { elevation: 0 } });
      expect(punchDamage(s.game, s.unit('A'), RA)).toBe(5);
    }
  });

  test.each([
    ['spec', 2, 5, 10],
    ['canon', 3, 5, 6],
  ] as const)(
    '[PHY-32] in %s at depth 2 a punch does %d, a kick %d and a mace %d',
    (profile, punched, kicked, clubbed) => {
      const s = (): Scenario =>
        scenario({ profile, board: '~2 ~2 ~2\n~2 ~2 ~2\n~2 ~2 ~2' })
          .mech('A', { at: '0202', facing: 0, tonnage: 50, equipment: [['mace', 'RA']] })
          .mech('B', { at: '0201', facing: 3, armor: { CT: 20, RL: 20 } })
          .begin('physical')
          .roll('toHit', 12);
      const punch = s().roll('punchLocation', 3).roll('hullBreach', 2).punch('A', 'B', ['LA']).endPhase();
      expect(punch.unit('B').armor[CT]).toBe(20 - punched);
      const kick = s().roll('kickLocation', 1).roll('hullBreach', 2).roll('piloting', 12).kick('A', 'B').endPhase();
      expect(kick.unit('B').armor[RL]).toBe(20 - kicked);
      const mace = s().roll('hitLocation', 7).roll('hullBreach', 2).melee('A', 'B').endPhase();
      expect(mace.unit('B').armor[CT]).toBe(20 - clubbed);
    },
  );

  test.each(PROFILES)('[PHY-32] water halves last: hot myomer makes 10 of 5, and water 5 of 10 (%s)', profile => {
    const s = scenario({ profile, board: '~2 ~2 ~2\n~2 ~2 ~2\n~2 ~2 ~2' })
      .mech('A', { at: '0202', facing: 0, tonnage: 50, ...HOT })
      .mech('B', { at: '0201', facing: 3 })
      .begin('physical');
    s.roll('toHit', 12).roll('punchLocation', 3).roll('hullBreach', 2).punch('A', 'B', ['LA']).endPhase();
    expect(s.lost('B')).toEqual({ CT: 5 });
  });
});
