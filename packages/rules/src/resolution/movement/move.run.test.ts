import { type ProfileName, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

const RANGE = '. . .\n. r .\n. . .\n. . .';
const PAVED = 'p p p\np p p\np p p';

function walker(profile: ProfileName, board: string, options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile, board })
    .mech('A', { at: '0203', facing: 0, walk: 4, side: 0, ...options })
    .begin('movement');
}

function rolls(s: Scenario): [string, number][] {
  return s.all('PilotingRolled').map(({ reason, need }) => [reason, need]);
}

describe('a run for which the walking MP would suffice', () => {
  test('[PSR-16] in spec a run for which the walking MP would suffice makes the heat of a run and a roll on rough ground', () => {
    const s = walker('spec', RANGE).roll('piloting', 6).run('A', 'F');
    expect(s.unit('A')).toMatchObject({ movement: 'run', mpUsed: 2, heatBuildUp: 2 });
    expect(rolls(s)).toEqual([['rough', 6]]);
  });

  test('in canon a run for which the walking MP would suffice is a walk', () => {
    const s = walker('canon', RANGE).run('A', 'F');
    expect(s.unit('A')).toMatchObject({ movement: 'walk', mpUsed: 2, heatBuildUp: 1 });
    expect(rolls(s)).toEqual([]);
  });

  test.each([
    ['spec', [['ranWithGyro', 8]]],
    ['canon', []],
  ] as const)('in %s a run for which the walking MP would suffice shakes a damaged gyro by %j', (profile, made) => {
    const s = walker(profile, '. . .\n. . .\n. . .', { condition: { criticals: { CT: [4] } } });
    if (made.length > 0) s.roll('piloting', 8);
    expect(rolls(s.run('A', 'F'))).toEqual(made);
  });

  test.each([
    ['spec', 'FR', [['skid', 4]]],
    ['canon', 'FRF', []],
  ] as const)('in %s a turn on pavement along %s may end in a skid: %j', (profile, path, made) => {
    const s = walker(profile, PAVED);
    if (made.length > 0) s.roll('skid', 12);
    expect(rolls(s.run('A', path))).toEqual(made);
  });

  test.each([
    ['spec', 2],
    ['canon', 1],
  ] as const)(
    'in %s a run for which the walking MP would suffice weighs on the shot that follows as +%i',
    (profile, modifier) => {
      const s = scenario({ profile, board: '. . .\n. . .\n. . .\n. . .\n. . .' })
        .mech('A', { at: '0205', facing: 0, side: 0, weapons: [['ml', 'RA']] })
        .mech('B', { at: '0201', facing: 3, side: 1 })
        .begin('movement');
      s.run('A', 'F').endPhase();
      expect(s.unit('A').movement).toBe(modifier === 2 ? 'run' : 'walk');
      s.roll('toHit', 2).fire('A', 'B').endPhase();
      expect(s.all('AttackRolled')).toMatchObject([{ need: 4 + modifier }]);
    },
  );

  test.each(['spec', 'canon'] as const)('a move that costs no MP is not a run (%s)', profile => {
    const s = walker(profile, RANGE).do({ type: 'move', unit: 0, mode: 'run', steps: [], climb: true });
    expect(s.unit('A')).toMatchObject({ movement: 'stationary', heatBuildUp: 0 });
  });
});
