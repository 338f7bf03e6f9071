import { cloneState, hashState } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { expect, test, vi } from 'vitest';
import type { Match } from './match.ts';
import { Playback } from './playback.ts';
import { beginMatch } from './sample-match.ts';

function moveOnce(): { match: Match; playback: Playback; unit: number; before: number } {
  const match = beginMatch(skirmish('playback', { perSide: 1 }), ['human', 'human']);
  const playback = new Playback(match.game.match, match.opening);
  playback.push(match.events);
  playback.skip();
  const [unit] = match.game.state.order;
  const before = match.events.length;
  match.give({ type: 'move', unit: unit!, mode: 'walk', steps: ['forward', 'forward', 'left'], climb: true });
  playback.push(match.events.slice(before));
  return { match, playback, unit: unit!, before };
}

test('events are shown one after another, while the true game is ahead', () => {
  const { match, playback, unit } = moveOnce();
  const truth = match.game.state.mechs[unit]!;
  const seen: (number | string)[] = [];
  while (playback.isPlaying) {
    const { hex, facing } = playback.game.state.mechs[unit]!;
    seen.push(playback.moment!.event.type, hex === truth.hex ? 1 : 0, facing === truth.facing ? 1 : 0);
    expect(playback.delay).toBeGreaterThan(0);
    playback.tick();
  }
  expect(seen).toEqual(['Stepped', 0, 0, 'Stepped', 1, 0, 'Stepped', 1, 1]);
  expect(playback.moment).toBe(undefined);
  expect(playback.delay).toBe(0);
  expect(hashState(playback.game.state)).toBe(hashState(match.game.state));
});

test('skipping shows the result at once, and a higher speed shortens every moment', () => {
  const { match, playback } = moveOnce();
  const usual = playback.delay;
  playback.speed = 2;
  expect(playback.delay).toBe(usual / 2);
  playback.skip();
  expect(playback.isPlaying).toBe(false);
  expect(hashState(playback.game.state)).toBe(hashState(match.game.state));
});

test('infinite speed puts nothing on stage and everything into the log', () => {
  const { match, playback } = moveOnce();
  const listener = vi.fn<() => void>();
  playback.subscribe(listener);
  playback.speed = Number.POSITIVE_INFINITY;
  expect(playback.isPlaying).toBe(false);
  const before = match.events.length;
  match.give({ type: 'stay', unit: match.game.state.order[1]! });
  playback.push(match.events.slice(before));
  expect(playback.isPlaying).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(playback.log.map(({ line }) => line.text).join('\n')).toMatch(/walks 2 hexes.*\n.*stays in/);
});

test('a line of the log leads back to its moment, with the game as it was then', () => {
  const { match, playback, unit } = moveOnce();
  playback.skip();
  const truth = cloneState(match.game.state);
  const line = playback.log.findIndex(each => /walks 2 hexes/.test(each.line.text));
  const { version } = playback;
  playback.lookBack(playback.log[line]!.index);
  expect(playback.isLookingBack).toBe(true);
  expect(playback.version).not.toBe(version);
  expect(playback.moment?.event).toMatchObject({ type: 'Stepped', unit });
  expect(playback.game.state.mechs[unit]!.hex).not.toBe(truth.mechs[unit]!.hex);
  playback.lookBack(99_999);
  expect(playback.isLookingBack).toBe(true);
  playback.lookAhead();
  expect(playback.isLookingBack).toBe(false);
  expect(playback.moment).toBe(undefined);
  expect(hashState(playback.game.state)).toBe(hashState(truth));
});

test('looking back finds every state of a long game', () => {
  const match = beginMatch(skirmish('long', { perSide: 2 }), ['human', 'human']);
  while (match.events.length < 700 && !match.isOver) {
    const { state } = match.game;
    const unit = state.mechs.find(mech => mech.side === state.order[state.acted] && !mech.acted)!.id;
    const order = { movement: 'stay', weapons: 'fire', physical: 'hold' }[state.phase as string]!;
    match.give({ type: order, unit, ...(order === 'fire' ? { twist: 0, shots: [] } : {}) } as never);
  }
  const playback = new Playback(match.game.match, match.opening);
  playback.push(match.events);
  playback.skip();
  for (const [index, event] of match.events.entries()) {
    if (event.type !== 'TurnEnded') continue;
    playback.lookBack(index);
    expect(hashState(playback.game.state)).toBe(event.hash);
  }
});
