import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/run.mjs';
import { readOptions } from './options.ts';
import { propertyFiles } from './property-files.ts';

test('properties try the same cases in every run', () => {
  expect(fc.readConfigureGlobal().seed).toBe(Number(process.env['HEXFALL_PROPERTY_SEED'] ?? 1));
  expect(fc.sample(fc.nat(), 3)).toEqual(fc.sample(fc.nat(), 3));
});

test('the tool finds the files that state properties', () => {
  const files = propertyFiles(ROOT);
  expect(files).toContain(join('packages', 'hex', 'src', 'line.test.ts'));
  expect(files).not.toContain(join('tools', 'lint', 'lint.test.ts'));
  expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('rounds and seed come from the command line, a new seed from the clock', () => {
  expect(readOptions([], 1234)).toEqual({ rounds: 20, seed: 1234 });
  expect(readOptions(['--rounds', '3', '--seed', '7'], 1234)).toEqual({ rounds: 3, seed: 7 });
});

test.each([
  [['--rounds', '0'], '--rounds must be a whole number from 1 up, not "0".'],
  [['--seed', 'x'], '--seed must be a whole number from 0 to 2147483627, not "x".'],
  [['--seed', '2147483640'], '--seed must be a whole number from 0 to 2147483627, not "2147483640".'],
])('the arguments %s are refused in one sentence', (args, sentence) => {
  expect(readOptions(args, 0)).toBe(sentence);
});
