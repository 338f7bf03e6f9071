import { scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createMechSpec } from '../../setup/create-spec.ts';
import { refusalOf } from '../../turn/orders/act.ts';
import { createGameOn } from '../../vocabulary/game/game.ts';
import { LL, RL } from '../../vocabulary/spec/locations.ts';
import type { MechDesign } from '../../vocabulary/spec/mech-spec.ts';
import { MASC_BIT, SUPERCHARGER_BIT } from './boosters.ts';
import { jumpMp, runMp, walkMp } from './movement-points.ts';

/** Returns the Walk and Run MP of one unit. */
function mp(profile: string, options: Partial<UnitOptions>, boosters = 0): [number, number] {
  const s = scenario({ profile }).mech('A', { at: '0505', ...options });
  return [walkMp(s.game, s.unit('A')), runMp(s.game, s.unit('A'), boosters)];
}

/**
 * Returns how many hexes of open ground a unit covers in play, at a walk and at a run, by playing the longest move of
 * each kind.
 */
function hexes(profile: string, options: Partial<UnitOptions>): [number, number] {
  const longest = (mode: 'walk' | 'run'): number => {
    const s = scenario({ profile, board: '.\n'.repeat(20) }).mech('A', { at: '0101', facing: 3, ...options });
    s.mech('B', { at: '0120' }).begin('movement');
    const far = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].find(
      steps => refusalOf(s.game, s.moveCommand('A', mode, 'F'.repeat(steps))) === undefined,
    );
    if (far === undefined) return 0;
    expect(s.do(s.moveCommand('A', mode, 'F'.repeat(far))).unit('A')).toMatchObject({ mpUsed: far, hexesMoved: far });
    return far;
  };
  return [longest('walk'), longest('run')];
}

describe('heat', () => {
  test.each([
    ['[MOV-01]', 'spec', 9, [4, 7]],
    ['[MOV-01]', 'canon', 9, [4, 6]],
    ['[MOV-02]', 'spec', 15, [2, 5]],
    ['[MOV-02]', 'canon', 15, [2, 3]],
  ] as const)(
    '%s in %s a unit with Walk 5 and Run 8 at heat %i has %j: heat is taken off both, or Run follows from the Walk that is left',
    (_, profile, heat, left) => {
      expect(mp(profile, { walk: 5 })).toEqual([5, 8]);
      expect(mp(profile, { walk: 5, condition: { heat } })).toEqual(left);
      expect(hexes(profile, { walk: 5, condition: { heat } })).toEqual(left);
    },
  );

  test.each(['spec', 'canon'])(
    '[MOV-03] heat takes no MP below 0, and a unit with 0 MP can neither walk nor run (%s)',
    profile => {
      const s = scenario({ profile }).mech('A', { at: '0505', walk: 2, condition: { heat: 15 } });
      s.begin('movement');
      expect([walkMp(s.game, s.unit('A')), runMp(s.game, s.unit('A'))]).toEqual([0, 0]);
      for (const path of ['F', 'B', 'L', 'R']) {
        expect(s.refused(s.moveCommand('A', 'walk', path))).toBe('tooFar');
        expect(s.refused(s.moveCommand('A', 'run', path))).toBe('tooFar');
      }
    },
  );

  test.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [14, 2],
    [15, 3],
    [19, 3],
    [20, 4],
    [24, 4],
    [25, 5],
    [29, 5],
    [30, 6],
  ])('[MOV-01] [MOV-02] heat %i costs %i MP', (heat, loss) => {
    expect(mp('spec', { walk: 8, condition: { heat } })).toEqual([8 - loss, 12 - loss]);
    expect(mp('canon', { walk: 8, condition: { heat } })).toEqual([8 - loss, Math.ceil(((8 - loss) * 3) / 2)]);
  });
});

describe.each(['spec', 'canon'])('damage (%s)', profile => {
  test.each<[string, Partial<UnitOptions>, [number, number]]>([
    ['a hit foot', { condition: { criticals: { LL: [4] } } }, [4, 6]],
    ['a hit hip', { condition: { criticals: { LL: [1] } } }, [3, 5]],
    ['every actuator of a leg hit, which the hip hides,', { condition: { criticals: { LL: [1, 2, 3, 4] } } }, [3, 5]],
    ['both hips hit', { condition: { criticals: { LL: [1], RL: [1] } } }, [0, 0]],
    ['a lost leg', { condition: { structure: { LL: 0 } } }, [1, 1]],
    [
      'a lost leg and an actuator of the other hit',
      { condition: { structure: { LL: 0 }, criticals: { RL: [2] } } },
      [0, 0],
    ],
    ['a destroyed gyro', { condition: { criticals: { CT: [4, 5] } } }, [0, 0]],
    ['its reactor shut down', { condition: { shutdown: true } }, [0, 0]],
    ['an unconscious pilot', { condition: { pilot: 'unconscious' } }, [0, 0]],
  ])('a unit of Walk 5 with %s has Walk and Run $2', (_, options, expected) => {
    expect(mp(profile, { walk: 5, ...options })).toEqual(expected);
  });

  test('a quad loses MP with each of its first three legs', () => {
    const quad = { quad: true, walk: 5 };
    expect(mp(profile, { ...quad, condition: { structure: { LA: 0 } } })).toEqual([4, 6]);
    expect(mp(profile, { ...quad, condition: { structure: { LA: 0, RA: 0 } } })).toEqual([1, 1]);
    expect(mp(profile, { ...quad, condition: { structure: { LA: 0, RA: 0, LL: 0 } } })).toEqual([0, 0]);
    expect(mp(profile, { ...quad, condition: { criticals: { LA: [1], LL: [1] } } })).toEqual([2, 3]);
  });
});

describe('equipment', () => {
  test('hot triple-strength myomer adds 2 Walk MP, so that heat 9 leaves 1 more', () => {
    const tsm = { walk: 5, equipment: [['tsm', 'LT']] } as const;
    expect(mp('canon', { ...tsm, condition: { heat: 8 } })).toEqual([4, 6]);
    expect(mp('canon', { ...tsm, condition: { heat: 9 } })).toEqual([6, 9]);
    expect(mp('spec', { ...tsm, condition: { heat: 9 } })).toEqual([6, 10]);
    expect(mp('canon', { ...tsm, condition: { heat: 9, structure: { LL: 0 } } })[0]).toBe(0);
  });

  test.each(['spec', 'canon'])(
    'the 2 MP of hot myomer first make up for what actuators take beyond 0 (%s)',
    profile => {
      const tsm = { equipment: [['tsm', 'LT']], condition: { heat: 9, criticals: { LL: [2, 3, 4] } } } as const;
      expect(mp(profile, { ...tsm, walk: 2 })[0]).toBe(2 - 3 - 1 + 2);
      expect(mp(profile, { ...tsm, walk: 3 })[0]).toBe(3 - 3 - 1 + 2);
    },
  );

  test.each([
    [MASC_BIT, 10],
    [SUPERCHARGER_BIT, 10],
    [MASC_BIT | SUPERCHARGER_BIT, 13],
  ])('boosters %i let a unit of Walk 5 run $1', (boosters, run) => {
    expect(mp('canon', { walk: 5 }, boosters)).toEqual([5, run]);
  });

  test('hardened armor takes 1 MP off a run', () => {
    expect(mp('canon', { walk: 5, armorType: 'hardened' })).toEqual([5, 7]);
    expect(mp('spec', { walk: 5, armorType: 'hardened' })).toEqual([5, 7]);
  });

  test('each working jump jet gives 1 MP, none works in depth 2, and heat takes none away', () => {
    const jets = (condition: UnitOptions['condition'], board = '. .'): number => {
      const s = scenario({ board }).mech('A', { at: '0101', jump: 4, condition: condition ?? {} });
      return jumpMp(s.game, s.unit('A'));
    };
    expect(jets({ heat: 15 })).toBe(4);
    expect(jets({ criticals: { LT: [1] } })).toBe(3);
    expect(jets({}, '~1 .')).toBe(4);
    expect(jets({}, '~2 .')).toBe(0);
    expect(jets({ elevation: 0 }, '~2i .')).toBe(4);
    expect(jets({ shutdown: true })).toBe(0);
  });
});

/** Returns the Walk, Run and Jump MP of a unit whose record sheet has something that the builder has no option for. */
function mpWith(sheet: Partial<MechDesign>, options: Partial<UnitOptions>): [number, number, number] {
  const s = scenario({ board: '. .' }).mech('A', { at: '0101', ...options });
  const spec = createMechSpec({ ...s.game.match.specs[0]!, ...sheet });
  if (!spec.ok) throw new Error(spec.errors[0]!.message);
  const game = createGameOn({ ...s.game.match, specs: [spec.value] }, s.state, s.dice, s.events);
  return [walkMp(game, s.unit('A')), runMp(game, s.unit('A')), jumpMp(game, s.unit('A'))];
}

describe('what slows a unit down', () => {
  const armor: Partial<UnitOptions> = {
    walk: 4,
    jump: 3,
    equipment: [
      ['other', 'HD'],
      ['other', 'LL'],
    ],
  };

  test.each([
    ['all of it is left', {}, [4, 6, 3]],
    ['some of it is left', { HD: [4] }, [4, 6, 3]],
    ['nothing of it is left', { HD: [4], LL: [5] }, [5, 8, 4]],
  ] as const)('modular armor costs its MP while %s', (_, criticals, left) => {
    expect(mpWith({ slowedBy: [0, 1] }, { ...armor, condition: { criticals } })).toEqual(left);
    expect(mpWith({}, { ...armor, condition: { criticals } })).toEqual([4, 6, 3]);
  });

  test('a unit that cannot jump does not begin to when its modular armor is gone', () => {
    const gone = { HD: [4], LL: [5] };
    expect(mpWith({ slowedBy: [0, 1] }, { ...armor, jump: 0, condition: { criticals: gone } })).toEqual([5, 8, 0]);
  });
});

describe('mechanical jump boosters', () => {
  const LEGS = ['hip', 'upperLeg', 'lowerLeg', 'foot', 'jumpJet', 'jumpJet'] as const;
  const boosted = (condition: NonNullable<UnitOptions['condition']>): number => {
    const s = scenario({ board: '. .' }).mech('A', { at: '0101' });
    const slots = s.game.match.specs[0]!.slots.map((location, i) =>
      i === RL || i === LL ? LEGS.map(kind => (kind === 'jumpJet' ? { kind, item: 0 } : { kind })) : location,
    );
    return mpWith({ slots, jumpMp: 4, jumpJets: 'mechanical' }, { sinksIn: ['RL'], condition })[2];
  };

  test('boosters carry a unit as far as they go, and not at all once a part of them is struck', () => {
    expect(boosted({})).toBe(4);
    expect(boosted({ criticals: { RL: [5] } })).toBe(0);
  });
});
