import { expect, test } from 'vitest';
import { type Answer, problemOf } from './answers.ts';
import type { HostileMessage } from './hostile-messages.ts';

const WRONG: HostileMessage = { bytes: new Uint8Array(), answers: 1, isWrong: true };

const refused: Answer = { id: 1, error: { code: -32602, message: 'Invalid params' } };
const failed: Answer = { id: 1, error: { code: -32603, message: 'Internal error' } };
const accepted: Answer = { id: 1, result: {} };

test.each([
  ['a wrong message that is refused', WRONG, [refused], undefined],
  ['a wrong message that is accepted', WRONG, [accepted], 'no error'],
  ['a doubtful message that is accepted', { ...WRONG, isWrong: false }, [accepted], undefined],
  ['a fault of the engine', { ...WRONG, isWrong: false }, [failed], 'an internal error'],
  ['a member of a batch that is accepted', { ...WRONG, answers: 2 }, [refused, accepted], 'no error'],
  ['a member of a batch without an answer', { ...WRONG, answers: 2 }, [refused], '1 answers instead of 2'],
])('%s is told apart', (_, message, answers, problem) => {
  expect(problemOf(message, answers)).toBe(problem);
});
