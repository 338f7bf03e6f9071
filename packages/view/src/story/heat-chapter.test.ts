import { type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';

/** A unit with ten heat sinks that is so hot after it has cooled down. */
function hot(heat: number, options: Partial<UnitOptions> = {}): Scenario {
  return scenario()
    .mech('A', { name: 'Hunchback', at: '0505', condition: { heat: heat + 10 }, ...options })
    .mech('B', { name: 'Wolverine', at: '0101', side: 1 })
    .begin('heat');
}

/** The story of the heat phase, without the end of the turn. */
function told(s: Scenario, verbose = false): string[] {
  const lines = s.tell(() => s.endPhase(), { verbose });
  const end = lines.findIndex(line => line === '' || line.includes('Turn'));
  return end < 0 ? lines : lines.slice(0, end);
}

test('the heat of a unit is one line, and a cool unit has none', () => {
  expect(told(hot(4))).toEqual(['  A1 Hunchback: heat 4 (0 built up, 10 dissipated)']);
});

test('a cool unit has its line where everything is told', () => {
  expect(told(hot(4), true)).toContain('  B1 Wolverine: heat 0 (0 built up, 0 dissipated)');
});

test('a roll against shutdown says what avoids it', () => {
  expect(told(hot(14).roll('shutdown', 4))).toEqual([
    '  A1 Hunchback: heat 14 (0 built up, 10 dissipated)',
    '    A1: avoid shutdown on 4+, rolls 4, keeps running',
  ]);
  expect(told(hot(14).roll('shutdown', 3).roll('piloting', 3))).toEqual([
    '  A1 Hunchback: heat 14 (0 built up, 10 dissipated)',
    '    A1: avoid shutdown on 4+, rolls 3, fails',
    '    A1 Hunchback must roll: reactor shutdown; needs 3, rolls 3, passes',
    '    A1 Hunchback shuts down',
  ]);
});

test('a roll against an ammunition explosion, and the explosion, are told below the heat', () => {
  const s = hot(20, {
    weapons: [[tableWeapon('ac20'), 'RT']],
    ammo: [{ kind: tableWeapon('ac20').ammo!, in: 'LT', shots: 1, explosionPerShot: 5 }],
  });
  s.roll('shutdown', 12).roll('ammoExplosion', 2).roll('consciousness', 9, 9).roll('criticalCount', 2);
  expect(told(s)).toEqual([
    '  A1 Hunchback: heat 20 (0 built up, 10 dissipated)',
    '    A1: avoid shutdown on 6+, rolls 12, keeps running',
    '    A1: avoid ammunition explosion on 4+, rolls 2, fails',
    '    A1: ammunition explosion in the left torso: AC/20, 5 points; left torso: 7 structure left',
    "    A1's pilot is wounded by the explosion (1 wound); stays conscious on 3+, rolls 9",
    "    A1's pilot is wounded by the explosion (2 wounds); stays conscious on 5+, rolls 9",
  ]);
});
