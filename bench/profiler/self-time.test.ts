import { expect, test } from 'vitest';
import { formatProfile } from './format-profile.ts';
import { profileWork } from './collect.ts';
import { roomOf, roomTimes, selfTimes } from './self-time.ts';

const frame = (functionName: string, url = ''): { functionName: string; url: string } => ({ functionName, url });
const toHit = 'file:///home/x/hexfall/packages/rules/src/weapons/to-hit/to-hit.ts';

const profile = {
  nodes: [
    { id: 1, callFrame: frame('(idle)') },
    { id: 2, callFrame: frame('toHitNumber', toHit) },
    { id: 3, callFrame: frame('(garbage collector)') },
    // The same function, called from somewhere else.
    { id: 4, callFrame: frame('toHitNumber', toHit) },
    { id: 5, callFrame: frame('', toHit) },
  ],
  samples: [1, 2, 3, 4, 2, 5],
  timeDeltas: [900, 100, 200, 30, 70, 100],
};

test('a function has the time of all its places in the tree; waiting is no work', () => {
  expect(selfTimes(profile)).toEqual([
    { name: 'toHitNumber', room: 'rules/weapons', microseconds: 200 },
    { name: '(garbage collector)', room: 'garbage collector', microseconds: 200 },
    { name: '(anonymous)', room: 'rules/weapons', microseconds: 100 },
  ]);
  expect(roomTimes(selfTimes(profile))).toEqual([
    { room: 'rules/weapons', microseconds: 300 },
    { room: 'garbage collector', microseconds: 200 },
  ]);
});

test('a gap in which another process ran counts as one look, not as work', () => {
  const stalled = { ...profile, timeDeltas: [0, 100, 200, 50_000, 0, 0] };
  expect(selfTimes(stalled)[0]).toMatchObject({ name: 'toHitNumber', microseconds: 1100 });
});

test('shares are of all the work', () => {
  const lines = formatProfile(selfTimes(profile)).split('\n');
  expect(lines[1]!.split(/ {2,}/)).toEqual(['rules/weapons', '60.0%']);
  expect(lines[5]!.split(/ {2,}/)).toEqual(['toHitNumber', '40.0%', 'rules/weapons']);
});

test.each([
  ['x', toHit, 'rules/weapons'],
  ['x', 'file:///C:/hexfall/packages/hex/src/line.ts', 'hex'],
  ['x', '/home/x/packages/bots/src/tactician/move.ts', 'bots/tactician'],
  ['x', 'file:///home/x/hexfall/bench/games/game-row.ts', 'bench'],
  ['x', 'node:internal/process', 'V8 and Node'],
  ['(program)', '', 'V8 and Node'],
  ['x', 'file:///home/x/node_modules/zod/index.js', 'other'],
])('%s of %s is in the room %s', (name, url, room) => {
  expect(roomOf(name, url)).toBe(room);
});

test('the profiler of V8 sees a function that works', () => {
  let sum = 0;
  function toil(): void {
    for (const until = performance.now() + 100; performance.now() < until; ) sum = (Math.imul(sum, 31) + 7) | 0;
  }
  expect(selfTimes(profileWork(toil)).map(({ name }) => name)).toContain('toil');
});
