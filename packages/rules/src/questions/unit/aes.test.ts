import { duel, PROFILES, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { pilotingBase } from '../piloting/target-number.ts';

const IN_ARM: Partial<UnitOptions> = { equipment: [['aes', 'RA']] };
const IN_LEGS: Partial<UnitOptions> = {
  equipment: [
    ['aes', 'RL'],
    ['aes', 'LL'],
  ],
};

function shotNumber(profile: string, a: Partial<UnitOptions>): string {
  const s = scenario({ profile })
    .mech('A', { at: '0502', facing: 3, weapons: [['ml', 'RA']], ...a })
    .mech('B', { at: '0505' })
    .begin('weapons')
    .moved('A', 'stationary');
  return s.roll('toHit', 2).fire('A', 'B').endPhase().numbers[0]!;
}

describe.each(PROFILES)('actuator enhancement (%s)', profile => {
  test('actuator enhancement in an arm takes 1 off the shots of that arm', () => {
    expect(shotNumber(profile, IN_ARM)).toBe('3 = 4 gunnery - 1 actuator enhancement');
  });

  test('actuator enhancement in the other arm, or struck, takes nothing off', () => {
    expect(shotNumber(profile, { equipment: [['aes', 'LA']] })).toBe('4 = 4 gunnery');
    expect(shotNumber(profile, { ...IN_ARM, condition: { criticals: { RA: [6] } } })).toBe('4 = 4 gunnery');
  });

  test('actuator enhancement in an arm takes 1 off its punches, and in all legs 1 off kicks', () => {
    const punch = duel(profile, IN_ARM).roll('toHit', 2).punch('A', 'B', ['RA']).endPhase();
    expect(punch.numbers[0]).toContain('- 1 actuator enhancement');
    const kick = duel(profile, { ...IN_LEGS, piloting: 6 })
      .roll('toHit', 2)
      .roll('piloting', 12)
      .kick('A', 'B')
      .endPhase();
    expect(kick.numbers[0]).toBe('3 = 6 piloting - 2 kind of attack - 1 actuator enhancement');
  });

  test('actuator enhancement in all legs takes 2 off piloting rolls, and in one leg nothing', () => {
    const base = (a: Partial<UnitOptions>): number => {
      const s = duel(profile, a);
      return pilotingBase(s.game, s.unit('A'));
    };
    expect([base({}), base(IN_LEGS), base({ equipment: [['aes', 'RL']] })]).toEqual([5, 3, 5]);
  });
});
