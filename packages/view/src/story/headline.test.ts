import { createPosition, type GameEvent, LT, RL } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { namesOf } from '../unit-names.ts';
import { headlineOf } from './headline.ts';

const NAMES = namesOf(createPosition([{ tonnage: 50 }, { tonnage: 50 }]));
const KICK = { kind: 'kick', attacker: 1 } as const;

test('a headline tells the worst of what happened', () => {
  const lost: GameEvent = { type: 'LocationLost', unit: 0, location: RL, cause: 'destroyed', source: KICK };
  const destroyed: GameEvent = { type: 'UnitDestroyed', unit: 0, cause: 'pilot', source: KICK };
  expect(headlineOf([lost], NAMES)).toBe("B1's kick destroys A1's right leg");
  expect(headlineOf([lost, destroyed, lost], NAMES)).toBe("B1's kick destroys A1 (pilot killed)");
  expect(headlineOf([], NAMES)).toBeUndefined();
});

test('what nobody did is told without a name', () => {
  const byFall = { kind: 'fall', reason: 'kicked' } as const;
  expect(headlineOf([{ type: 'LocationLost', unit: 0, location: LT, cause: 'destroyed', source: byFall }], NAMES)).toBe(
    "the fall destroys A1's left torso",
  );
  expect(headlineOf([{ type: 'ConsciousnessRolled', unit: 1, need: 7, roll: 3, awake: false }], NAMES)).toBe(
    'the pilot of B1 loses consciousness',
  );
});
