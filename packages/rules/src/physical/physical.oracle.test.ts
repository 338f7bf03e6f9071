import { describeWithReference, readOracle, scenario, type Scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { RA, RL } from '../state/locations.ts';
import { kickDamage, meleeDamage, punchDamage } from './damage.ts';
import { chargeDamage, chargeSelfDamage, dfaDamage, dfaSelfDamage } from './ram-damage.ts';

interface Figures {
  readonly punch: number;
  readonly kick: number;
  readonly punch_lowerArmHit: number;
  readonly punch_lowerAndUpperArmHit: number;
  readonly kick_lowerLegHit: number;
  readonly kick_lowerAndUpperLegHit: number;
  readonly dfaToTarget: number;
  readonly dfaToSelf: number;
  readonly chargeToTarget_byHexesMoved: Readonly<Record<string, number>>;
  readonly chargeToAttacker_fromTargetOfThisTonnage: number;
}

interface Oracle {
  readonly data: {
    readonly byTonnage: Readonly<Record<string, Figures>>;
    readonly clubDamage: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  };
}

function unit(tonnage: number, criticals: NonNullable<UnitOptions['condition']>['criticals'] = {}): Scenario {
  return scenario({ profile: 'canon' })
    .mech('A', { at: '0505', tonnage, condition: { criticals } })
    .mech('B', { at: '0504', tonnage });
}

describeWithReference('physical damage', () => {
  const { byTonnage, clubDamage } = readOracle<Oracle>('physical').data;

  test.each(Object.entries(byTonnage))('%s tons', (tons, figures) => {
    const tonnage = Number(tons);
    const whole = unit(tonnage);
    const oneOut = unit(tonnage, { RA: [3], RL: [3] });
    const twoOut = unit(tonnage, { RA: [2, 3], RL: [2, 3] });
    const blows = (s: Scenario): [number, number] => [
      punchDamage(s.game, s.unit('A'), RA),
      kickDamage(s.game, s.unit('A'), RL),
    ];
    expect(blows(whole)).toEqual([figures.punch, figures.kick]);
    expect(blows(oneOut)).toEqual([figures.punch_lowerArmHit, figures.kick_lowerLegHit]);
    expect(blows(twoOut)).toEqual([figures.punch_lowerAndUpperArmHit, figures.kick_lowerAndUpperLegHit]);
    const [a, b] = [whole.unit('A'), whole.unit('B')];
    expect(dfaDamage(whole.game, a, b)).toBe(figures.dfaToTarget);
    expect(dfaSelfDamage(tonnage)).toBe(figures.dfaToSelf);
    expect(chargeSelfDamage(whole.game, a, b)).toBe(figures.chargeToAttacker_fromTargetOfThisTonnage);
    for (const [hexes, damage] of Object.entries(figures.chargeToTarget_byHexesMoved)) {
      a.hexesMoved = Number(hexes);
      expect(chargeDamage(whole.game, a)).toBe(damage);
    }
  });

  test.each([
    ['Hatchet', 'hatchet'],
    ['Sword', 'sword'],
    ['Mace', 'mace'],
    ['IS Lance', 'lance'],
  ] as const)('%s', (name, kind) => {
    for (const [tons, damage] of Object.entries(clubDamage[name]!)) {
      // The reference has no mace for the heaviest.
      if (damage === null) continue;
      const s = unit(Number(tons));
      expect(meleeDamage(s.game, s.unit('A'), kind, RA)).toBe(damage);
    }
  });
});
