import { forRandomGames, gameOf, PROFILES, randomCommand, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { Command } from '../../vocabulary/commands/command.ts';
import type { GameEvent } from '../../vocabulary/events/events.ts';
import { startGame } from '../phases/turn.ts';
import { act, isLegal } from './act.ts';

test.each(PROFILES)('a side picks which of its units acts next, and each acts once (%s)', profile => {
  const s = scenario({ profile })
    .mech('A', { at: '0101', side: 0 })
    .mech('B', { at: '0303', side: 0 })
    .mech('C', { at: '0909', side: 1 })
    .begin('movement');
  s.do({ type: 'stay', unit: s.id('B') });
  expect(s.refused({ type: 'stay', unit: s.id('B') })).toBe('alreadyActed');
  expect(s.refused({ type: 'stay', unit: s.id('C') })).toBe('notYourTurn');
  s.do({ type: 'stay', unit: s.id('A') });
  expect(s.unit('A').acted && s.unit('B').acted).toBe(true);
});

test('a command that was checked before is carried out like any other, and only by the game that checked it', () => {
  forRandomGames(20, {}, (setup, seed) => {
    const words = Int32Array.of(seed, 2, 3, 4);
    const [asked, unasked]: [GameEvent[], GameEvent[]] = [[], []];
    const [game, twin] = [gameOf(setup, asked), gameOf(setup, unasked)];
    startGame(game);
    startGame(twin);
    for (let orders = 0; orders < 200 && game.state.phase !== 'over'; orders++) {
      const command = randomCommand(twin, words);
      expect(isLegal(game, command)).toBe(true);
      expect(act(twin, command).ok).toBe(true);
      expect(act(game, command).ok).toBe(true);
    }
    expect(asked).toEqual(unasked);
  });
});

test('a command that was checked before another command was carried out is checked again', () => {
  const s = scenario({ profile: 'spec' })
    .mech('A', { at: '0101', side: 0 })
    .mech('B', { at: '0909', side: 1 })
    .begin('movement');
  const stay: Command = { type: 'stay', unit: s.id('A') };
  expect(isLegal(s.game, stay)).toBe(true);
  expect(act(s.game, { ...stay }).ok).toBe(true);
  expect(act(s.game, stay).ok).toBe(false);
});
