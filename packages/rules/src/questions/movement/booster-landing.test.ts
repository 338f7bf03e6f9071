import { PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

/** A has jump boosters of 2 MP, and stands on a hill or beside it. */
function jumper(profile: string, board: string, jumpJets: 'mechanical' | 'standard' = 'mechanical'): Scenario {
  return scenario({ profile, board }).mech('A', { at: '0101', facing: 3, jump: 2, jumpJets }).begin('movement');
}

describe.each(PROFILES)('a jump with mechanical boosters (%s)', profile => {
  test('a jump with mechanical boosters from a height of no more levels than its MP ends on the feet, without heat', () => {
    const s = jumper(profile, '2\n.\n.').jump('A', '0103');
    expect(s.all('Fell')).toEqual([]);
    expect(s.unit('A')).toMatchObject({ prone: false, heatBuildUp: 0 });
  });

  test('a jump with mechanical boosters from a greater height ends in a fall by the levels that are too many', () => {
    const s = jumper(profile, '4\n.\n.').roll('fallDirection', 1);
    s.roll('hitLocation', 8, 4, 7).roll(profile === 'spec' ? 'consciousness' : 'avoidFallDamage', 12);
    s.jump('A', '0103');
    expect(s.all('Fell')).toMatchObject([{ unit: 0, height: 2, reason: 'hardLanding' }]);
    expect(s.unit('A').prone).toBe(true);
  });

  test('a jump with jets may be from any height', () => {
    const s = jumper(profile, '4\n.\n.', 'standard').jump('A', '0103');
    expect(s.all('Fell')).toEqual([]);
  });
});
