import { PROFILES, type ProfileName, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createMechSpec } from '../../setup/create-spec.ts';
import { createGameOn } from '../../vocabulary/game/game.ts';
import type { MoveMode } from '../../vocabulary/state/mech-state.ts';
import { endMove } from './end-move.ts';

function unit(profile: ProfileName, options: Partial<UnitOptions> = {}) {
  return scenario({ profile })
    .mech('A', { at: '0505', ...options })
    .begin('movement');
}

describe.each(PROFILES)('heat of movement (%s)', profile => {
  test.each<[MoveMode, number, number]>([
    ['stationary', 0, 2],
    ['walk', 1, 4],
    ['run', 2, 6],
    ['crawl', 1, 4],
    ['skid', 2, 6],
  ])('a move in mode %s makes %i heat, and %i with an extra-extra-light engine', (mode, plain, hot) => {
    for (const [engine, heat] of [
      ['fusion', plain],
      ['xxl', hot],
      ['clanXxl', hot],
    ] as const) {
      const s = unit(profile, { engine });
      endMove(s.game, s.id('A'), mode);
      expect(s.unit('A').heatBuildUp, engine).toBe(heat);
    }
  });

  test('a unit that is shut down makes no heat', () => {
    const s = unit(profile, { engine: 'xxl', condition: { shutdown: true } });
    endMove(s.game, s.id('A'), 'stationary');
    expect(s.unit('A').heatBuildUp).toBe(0);
  });

  test.each([
    ['fusion', '0504', 3],
    ['fusion', '0501', 4],
    ['xxl', '0504', 6],
    ['xxl', '0501', 8],
  ] as const)('a jump with engine %s to %s makes %i heat', (engine, to, heat) => {
    const s = unit(profile, { engine, jump: 5 }).jump('A', to);
    expect(s.all('Moved')[0]?.heatBuildUp).toBe(heat);
    expect(s.at('A')).toBe(to);
  });

  test.each([
    ['improved', 'fusion', 5, 3],
    ['improved', 'fusion', 7, 4],
    ['improved', 'fusion', 8, 4],
    ['prototypeImproved', 'fusion', 2, 6],
    ['prototypeImproved', 'fusion', 6, 12],
    ['prototypeImproved', 'xxl', 1, 6],
    ['prototypeImproved', 'xxl', 6, 24],
    ['mechanical', 'fusion', 6, 0],
  ] as const)('a jump of %s jets with engine %s: %i MP make %i heat', (jumpJets, engine, mpUsed, heat) => {
    const s = unit(profile, { jump: 8, engine });
    const spec = createMechSpec({ ...s.game.match.specs[0]!, jumpJets });
    if (!spec.ok) throw new Error('refused');
    const game = createGameOn({ ...s.game.match, specs: [spec.value] }, s.state, s.dice, s.events);
    s.unit('A').mpUsed = mpUsed;
    endMove(game, 0, 'jump');
    expect(s.unit('A').heatBuildUp).toBe(heat);
  });
});
