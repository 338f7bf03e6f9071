import { createGrid } from '@hexfall/hex';
import type { GameEvent } from '@hexfall/rules';
import { expect, test } from 'vitest';
import type { Names } from './event-text.ts';
import { narrate } from './narrate.ts';

const names: Names = { unit: id => 'AB'[id]!, weapon: () => 'Medium Laser', grid: createGrid(9, 9) };

test('a narration has headings, leaves out bookkeeping and skips phases in which nothing happens', () => {
  const events: GameEvent[] = [
    { type: 'TurnBegan', turn: 1 },
    { type: 'PhaseBegan', phase: 'movement', order: [0] },
    { type: 'UnitActed', unit: 0 },
    { type: 'PhaseEnded', phase: 'movement' },
    { type: 'PhaseBegan', phase: 'weapons', order: [0] },
    { type: 'AttackRolled', attacker: 0, target: 1, weapon: 0, need: 4, roll: 8, hit: true, modifiers: [] },
    { type: 'PhaseEnded', phase: 'weapons' },
    { type: 'TurnEnded', turn: 1, hash: 255 },
  ];
  expect(narrate(events, names)).toEqual([
    'turn 1',
    'phase weapons',
    '  A Medium Laser > B: needs 4, rolls 8, hits',
    'turn 1 ends, state 000000ff',
  ]);
});
