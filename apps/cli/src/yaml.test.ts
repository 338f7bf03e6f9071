import { expect, test } from 'vitest';
import { FailedError } from './exit.ts';
import { readYaml } from './yaml.ts';

test.each([
  ['brackets', `units: ${'['.repeat(50_000)}`],
  ['braces', '{"a":'.repeat(50_000)],
  ['fields on one line', 'a: '.repeat(50_000)],
  ['lists on one line', '- '.repeat(50_000)],
  ['keys on one line', '? '.repeat(50_000)],
  ['fields without commas', `{${'"a": "b"'.repeat(50_000)}}`],
  ['fields without commas on lines of their own', `{${'"a": "b"\n'.repeat(50_000)}}`],
  ['fields without spaces', `{${'"a":"b"'.repeat(50_000)}}`],
  ['fields after too many brackets', `{}${'"a": 1 },'.repeat(50_000)}`],
  ['indents', Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
])('deeply nested %s are refused in one sentence', (_, text) => {
  expect(() => readYaml(text, 'deep.yaml')).toThrow('deep.yaml: the file is nested too deeply to be read.');
  expect(() => readYaml(text, 'deep.yaml')).toThrow(FailedError);
});

test('a long list on one line is not deep', () => {
  const json = JSON.stringify({ units: Array.from({ length: 500 }, () => ({ unit: 'HBK-4G', gunnery: 3 })) });
  expect((readYaml(json, 'long.json').value as { units: unknown[] }).units).toHaveLength(500);
});
