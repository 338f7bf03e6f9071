import { describeWithReference, readOracle, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { chargeDamage, chargeSelfDamage } from '../../questions/physical/collision.ts';
import { pilotingBase } from '../../questions/piloting/target-number.ts';
import { LA, RA, RL } from '../../vocabulary/spec/locations.ts';
import { dfaDamage, dfaSelfDamage } from './dfa.ts';
import { kickDamage, kickNumber, kickRefusal } from './kick.ts';
import { meleeDamage, meleeNumber, meleeWeapon } from './melee.ts';
import { punchDamage, punchNumber, punchRefusal } from './punch.ts';

interface Figures {
  readonly punch: number;
  readonly kick: number;
  readonly punch_lowerArmHit: number;
  readonly punch_shoulderHit: number;
  readonly kick_hipHit: number;
  readonly punch_lowerAndUpperArmHit: number;
  readonly kick_lowerLegHit: number;
  readonly kick_lowerAndUpperLegHit: number;
  readonly dfaToTarget: number;
  readonly dfaToSelf: number;
  readonly chargeToTarget_byHexesMoved: Readonly<Record<string, number>>;
  readonly chargeToAttacker_fromTargetOfThisTonnage: number;
}

interface Modifiers {
  readonly punchToHitMod: number;
  readonly kickToHitMod: number;
  readonly clawToHitMod: number;
  readonly lanceToHitMod: number;
  readonly psrMod_legDestroyed: number;
  readonly psrMod_hip: number;
  readonly psrMod_gyro1: number;
  readonly psrMod_gyro2: number;
  readonly psrMod_successfulDFA: number;
  readonly footActuatorCausesPSR: boolean;
}

interface Oracle {
  readonly data: {
    readonly modifiers: Modifiers;
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
  const { byTonnage, clubDamage, modifiers } = readOracle<Oracle>('physical').data;

  test.each(Object.entries(byTonnage))(
    'physical attacks of %s tons do the damage of the reference',
    (tons, figures) => {
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
    },
  );

  test.each([
    ['Hatchet', 'hatchet'],
    ['Sword', 'sword'],
    ['Mace', 'mace'],
    ['IS Lance', 'lance'],
  ] as const)('a %s does the damage of the reference', (name, kind) => {
    for (const [tons, damage] of Object.entries(clubDamage[name]!)) {
      // The reference has no mace for the heaviest units.
      if (damage === null) continue;
      const s = unit(Number(tons));
      expect(meleeDamage(s.game, s.unit('A'), kind, RA)).toBe(damage);
    }
  });

  test('an attack without damage in the reference is refused here', () => {
    const s = unit(50, { RA: [1], RL: [1] });
    expect([figuresOf('50').punch_shoulderHit, figuresOf('50').kick_hipHit]).toEqual([0, 0]);
    expect(punchRefusal(s.game, s.unit('A'), s.unit('B'), RA)?.code).toBe('limbUnusable');
    expect(kickRefusal(s.game, s.unit('A'), s.unit('B'), RL)?.code).toBe('limbUnusable');
  });

  test('the only rows of the reference left out are those of weapons that no unit carries here', () => {
    const compared = new Set(['Hatchet', 'Sword', 'Mace', 'IS Lance']);
    expect(Object.keys(clubDamage).filter(name => !compared.has(name))).toEqual(NOT_CARRIED);
  });

  test('physical attacks have the modifiers of the reference', () => {
    const base = 5;
    const armed = scenario({ profile: 'canon' })
      .mech('A', {
        at: '0505',
        equipment: [
          ['lance', 'RA'],
          ['claw', 'LA'],
        ],
      })
      .mech('B', { at: '0504' });
    const [a, b] = [armed.unit('A'), armed.unit('B')];
    const lance = meleeWeapon(armed.game, a, 0)!;
    expect(punchNumber(armed.game, a, b, RA) - base).toBe(modifiers.punchToHitMod);
    expect(punchNumber(armed.game, a, b, LA) - base).toBe(modifiers.clawToHitMod);
    expect(kickNumber(armed.game, a, b, RL) - base).toBe(modifiers.kickToHitMod);
    expect(meleeNumber(armed.game, a, { target: b, weapon: lance, aim: 'full' }) - base).toBe(modifiers.lanceToHitMod);
    const rolls = (condition: UnitOptions['condition'], gyro: 'standard' | 'heavyDuty' = 'standard'): number => {
      const s = scenario({ profile: 'canon' }).mech('A', { at: '0505', gyro, condition: condition! });
      return pilotingBase(s.game, s.unit('A')) - base;
    };
    expect(rolls({ structure: { LL: 0 } })).toBe(modifiers.psrMod_legDestroyed);
    expect(rolls({ criticals: { LL: [1] } })).toBe(modifiers.psrMod_hip);
    expect(rolls({ criticals: { CT: [4] } })).toBe(modifiers.psrMod_gyro1);
    expect(rolls({ criticals: { CT: [4, 5] } }, 'heavyDuty')).toBe(modifiers.psrMod_gyro2);
    expect(rolls({ criticals: { LL: [4] } }) > 0).toBe(modifiers.footActuatorCausesPSR);
    expect(armed.game.rules.dfaHitAttackerPsrModifier).toBe(modifiers.psrMod_successfulDFA);
  });

  function figuresOf(tons: string): Figures {
    return byTonnage[tons]!;
  }
});

/** Not tested here: a claw strikes as a fist, not as a club; the others are not in our equipment tables. */
const NOT_CARRIED = ['Claw', 'ISSmallVibroblade', 'Tree Club', 'Girder Club'];
