import { PROFILES, type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { emit } from '../../vocabulary/game/emit.ts';

const STEALTH: Partial<UnitOptions> = { armorType: 'stealth', equipment: [['ecm', 'CT']] };

/** A fires its PPC at B, which has stealth armor, from nine hexes: medium range. */
function facing(profile: string, b: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0510', facing: 0, weapons: [['ppc', 'RT']], heatSinks: 20 })
    .mech('B', { at: '0501', facing: 3, ...STEALTH, ...b })
    .begin('weapons')
    .moved('A', 'stationary');
}

function need(s: Scenario): number {
  s.roll('toHit', 2).fire('A', 'B').endPhase();
  return s.all('AttackRolled').at(-1)!.need;
}

const SWITCH = { type: 'fire', unit: 1, twist: 0, shots: [] } as const;

describe.each(PROFILES)('stealth armor (%s)', profile => {
  test('stealth armor is on at the beginning, with +1 at medium range and 10 points of heat', () => {
    const s = facing(profile);
    expect(need(s)).toBe(4 + 2 + 1);
    s.endPhase();
    expect(s.all('HeatSettled')).toMatchObject([{ unit: 0 }, { unit: 1, builtUp: 10 }]);
  });

  test('stealth armor that is switched off is off from the next turn on', () => {
    const s = facing(profile)
      .roll('toHit', 2)
      .fire('A', 'B')
      .do({ ...SWITCH, stealth: false });
    expect(s.all('AttackRolled')).toMatchObject([{ need: 4 + 2 + 1 }]);
    expect(s.unit('B')).toMatchObject({ stealth: true, stealthNext: false });
    s.nextTurn();
    expect(s.unit('B').stealth).toBe(false);
    s.endPhase();
    expect(need(s)).toBe(4 + 2);
    s.endPhase();
    expect(s.all('HeatSettled').filter(({ unit }) => unit === 1)).toMatchObject([{ builtUp: 10 }, { builtUp: 0 }]);
  });

  test('stealth armor that is switched on is on from the next turn on', () => {
    const s = facing(profile, { condition: { stealth: false } });
    expect(s.unit('B').stealth).toBe(false);
    s.roll('toHit', 2)
      .fire('A', 'B')
      .do({ ...SWITCH, stealth: true })
      .nextTurn();
    expect(s.unit('B').stealth).toBe(true);
  });

  test('stealth armor hides nothing without working ECM', () => {
    expect(need(facing(profile, { condition: { criticals: { CT: [11] } } }))).toBe(4 + 2);
  });
});

test('only a unit with stealth armor may switch it', () => {
  const s = facing('spec', { armorType: 'standard' }).fire('A', 'B');
  expect(s.refused({ ...SWITCH, stealth: false })).toBe('equipmentUnusable');
});

describe.each(PROFILES)('the firer behind its own stealth armor (%s)', profile => {
  const lrm = { kind: 'lrm-20', in: 'LT', shots: 6, explosionPerShot: 20 } as const;

  function salvo(guidance: 'artemisIV' | 'narc', stealth: boolean): number {
    const s = scenario({ profile })
      .mech('A', {
        at: '0508',
        facing: 0,
        weapons: [[tableWeapon('lrm20'), 'LT']],
        ammo: [{ ...lrm, guidance }],
        armorType: 'stealth',
        equipment: [
          ['artemisIV', 'LT'],
          ['ecm', 'CT'],
        ],
        condition: { stealth },
      })
      .mech('B', { at: '0501', facing: 3, armor: { CT: 40 } })
      .begin('weapons')
      .moved('A', 'stationary');
    emit(s.game, { type: 'NarcAttached', unit: 1, side: 0, source: { kind: 'weapon', attacker: 0, weapon: 0 } });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7).fire('A', 'B').endPhase();
    return s.all('ClusterRolled')[0]!.modifier;
  }

  test.each(['artemisIV', 'narc'] as const)('a launcher behind its own stealth armor loses %s', guidance => {
    expect(salvo(guidance, false)).toBe(2);
    expect(salvo(guidance, true)).toBe(0);
  });
});
