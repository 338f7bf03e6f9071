import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

test.each([
  ['shots[0].target', 'is out of range', 'The target is out of range'],
  ['shots[3].weapon', 'is fired twice', 'The weapon is fired twice'],
  ['steps', 'end in a hex where another BattleMech stands', 'The move ends in a hex where another BattleMech stands'],
  ['steps', 'pass through a hex', 'The move passes through a hex'],
  [
    'steps[2]',
    'brings the move to 9 MP, but only 6 are allowed',
    'This step brings the move to 9 MP, but only 6 are allowed',
  ],
  ['unit', 'has acted in this phase', 'The unit has acted in this phase'],
  ['hex', 'lies outside the deployment zone of the unit', 'The hex lies outside the deployment zone of the unit'],
  ['anything', 'is wrong', 'The order is wrong'],
])('a refusal of %s is a sentence', (path, reason, sentence) => {
  expect(refusalWords({ code: 'malformed', path, message: `${path} ${reason}` })).toBe(sentence);
});
