import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

const SOUTH = 3;
const HIP = { criticals: { LL: [1] } };
const GYRO = { criticals: { CT: [4] } };

/** A unit of 50 tons, piloting 5, walk 6, at the top of a long open board. */
function unit(profile: string, condition: UnitOptions['condition'], options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0501', facing: SOUTH, tonnage: 50, walk: 6, ...options, condition: condition ?? {} })
    .begin('movement');
}

function rolls(s: Scenario): [string, number][] {
  return s.all('PilotingRolled').map(({ reason, need }) => [reason, need]);
}

describe('a dead hip', () => {
  test('[PSR-20] a dead hip calls for a roll in every hex of a run', () => {
    const s = unit('spec', HIP).roll('piloting', 7, 7, 7, 7).run('A', 'FFFF');
    expect(rolls(s)).toEqual(Array.from({ length: 4 }, () => ['movedWithHip', 7]));
    expect(s.unit('A')).toMatchObject({ movement: 'run', prone: false });
  });

  test('[PSR-20] a dead hip calls for a roll in every hex of a walk', () => {
    const s = unit('spec', HIP).roll('piloting', 7, 7).walk('A', 'FF');
    expect(rolls(s)).toHaveLength(2);
  });

  test('[PSR-20] the first failed roll on a dead hip ends the move with a fall', () => {
    const s = unit('spec', HIP).roll('piloting', 7, 6).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('consciousness', 3).run('A', 'FFFF');
    expect(s.at('A')).toBe('0503');
    expect(s.unit('A')).toMatchObject({ prone: true, movement: 'run', mpUsed: 2 });
  });

  test('[PSR-20] a dead hip calls for a roll in the hex where a swamp holds the unit', () => {
    const s = scenario({ board: '.\ns\n.' }).mech('A', { at: '0101', facing: SOUTH, condition: HIP }).begin('movement');
    s.roll('swamp', 7).roll('piloting', 8).walk('A', 'FF');
    expect(rolls(s)).toEqual([
      ['swamp', 8],
      ['movedWithHip', 8],
    ]);
    expect(s.unit('A')).toMatchObject({ stuck: true, prone: false });
  });

  test('[PSR-20] in canon a dead hip calls for one roll at the end of a run and for none after a walk', () => {
    const s = unit('canon', HIP).roll('piloting', 7).run('A', 'FFFF');
    expect(rolls(s)).toEqual([['movedWithHip', 7]]);
    expect(rolls(unit('canon', HIP).walk('A', 'FFF'))).toEqual([]);
  });
});

test('the hip of a leg that is gone calls for no roll', () => {
  expect(rolls(unit('spec', { structure: { LL: 0 } }).walk('A', 'F'))).toEqual([]);
});

describe('a damaged gyro', () => {
  test.each(['spec', 'canon'])('[PSR-21] a damaged gyro calls for one roll at +3 at the end of a run (%s)', profile => {
    const s = unit(profile, GYRO).roll('piloting', 8).run('A', 'FFFFFFF');
    expect(rolls(s)).toEqual([['ranWithGyro', 8]]);
    expect(s.unit('A').prone).toBe(false);
  });

  test.each(['spec', 'canon'])(
    '[PSR-21] a damaged gyro calls for its roll when the run ends in a swamp (%s)',
    profile => {
      const s = scenario({ profile, board: '. . . s .'.split(' ').join('\n') })
        .mech('A', { at: '0101', facing: SOUTH, walk: 3, condition: GYRO })
        .begin('movement');
      s.roll('swamp', 8).roll('piloting', 9).run('A', 'FFF');
      expect(rolls(s)).toEqual([
        ['swamp', 5 + 3 + 1],
        ['ranWithGyro', 5 + 3 + 1],
      ]);
      expect(s.unit('A')).toMatchObject({ stuck: true, prone: false, movement: 'run' });
    },
  );

  test.each(['spec', 'canon'])('[PSR-21] a damaged gyro calls for no roll after a walk (%s)', profile => {
    expect(rolls(unit(profile, GYRO).walk('A', 'FFFF'))).toEqual([]);
  });

  test('[PSR-21] a failed roll for a damaged gyro is a fall where the run ended', () => {
    const s = unit('spec', GYRO).roll('piloting', 7).roll('fallDirection', 6).roll('hitLocation', 7);
    s.roll('consciousness', 3).run('A', 'FFFFFFF');
    expect(s.at('A')).toBe('0508');
    expect(s.unit('A')).toMatchObject({ prone: true, facing: (SOUTH + 5) % 6 });
  });

  test.each(['spec', 'canon'])(
    'a heavy-duty gyro calls for a roll after a run from its second hit on (%s)',
    profile => {
      const s = unit(profile, { criticals: { CT: [4] } }, { gyro: 'heavyDuty' }).run('A', 'FFFFFFF');
      expect(rolls(s)).toEqual([]);
      const twice = unit(profile, { criticals: { CT: [4, 5] } }, { gyro: 'heavyDuty' });
      expect(rolls(twice.roll('piloting', 8).run('A', 'FFFFFFF'))).toEqual([['ranWithGyro', 8]]);
    },
  );
});

describe.each(['spec', 'canon'])('landing (%s)', profile => {
  test.each<[string, UnitOptions['condition'], number]>([
    ['a gyro hit', GYRO, 8],
    ['a hip', HIP, 7],
    ['a foot', { criticals: { RL: [4] } }, 6],
    ['a leg lost', { structure: { RL: 0 } }, 10],
  ])('a landing with %s calls for a roll against $2', (_, condition, need) => {
    const s = unit(profile, condition, { jump: 4 }).roll('piloting', need).jump('A', '0504');
    expect(rolls(s)).toEqual([['landedDamaged', need]]);
  });

  test('a landing on sound legs calls for no roll', () => {
    expect(rolls(unit(profile, {}, { jump: 4 }).jump('A', '0504'))).toEqual([]);
  });
});
