import { afterEach, expect, test } from 'vitest';
import { storyText } from './story-text.ts';

const columns = process.env['COLUMNS'];
afterEach(() => {
  if (columns === undefined) delete process.env['COLUMNS'];
  else process.env['COLUMNS'] = columns;
});

const LINES = [
  { level: 'turn', heading: undefined, text: 'Turn 1', notes: [] },
  {
    level: 'event',
    heading: 'Weapon attack phase',
    text: 'A1 Hunchback fires AC/20 (4 shots left) at B1: needs 7, rolls 9, hits the left torso: 20 damage, 4 armor left',
    notes: ['7 = 4 gunnery + 2 medium range + 1 target moved'],
  },
] as const;

test('a line stays one line where nobody says how wide it may be', () => {
  delete process.env['COLUMNS'];
  expect(storyText(LINES)).toHaveLength(4);
});

test('a long line is broken between words to fit the terminal, and goes on further in', () => {
  process.env['COLUMNS'] = '60';
  expect(storyText(LINES)).toEqual([
    'Turn 1',
    'Weapon attack phase',
    '  A1 Hunchback fires AC/20 (4 shots left) at B1: needs 7,',
    '          rolls 9, hits the left torso: 20 damage, 4 armor',
    '          left',
    '      7 = 4 gunnery + 2 medium range + 1 target moved',
  ]);
});
