import { type GameEvent, startGame } from '@hexfall/rules';
import { forRandomGames, gameOf, playRandomly } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { readReplay } from './read.ts';
import { ReplayRecorder } from './recorder.ts';

test('every event of a random game that is recorded can be read again', () => {
  forRandomGames(20, { turnLimit: 6 }, (setup, seed) => {
    const events: GameEvent[] = [];
    const game = gameOf(setup, events);
    startGame(game);
    playRandomly(game, Int32Array.from([seed, 1, 1, 1]));
    const lines: string[] = [];
    const recorder = new ReplayRecorder(setup, line => lines.push(line));
    for (const event of events) recorder.push(event);
    expect(readReplay(lines.join('\n')).ok).toBe(true);
  });
});
