import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test('a file has the name of its result, without anything that a file cannot have in its name', () => {
  expect(fileNameOf('Hunchback HBK-4G against <b>Ätlas</b>', 'html')).toBe('hunchback-hbk-4g-against-b-ätlas-b.html');
  expect(fileNameOf('../../..', 'jsonl')).toBe('result.jsonl');
  expect(fileNameOf('x'.repeat(500), 'html')).toHaveLength(65);
});
