import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'fixtures', 'golden');

/**
 * Compares text with a stored file, line by line. `npm run golden:update` writes the files anew; whoever runs it reads
 * the difference, since each changed line is a changed outcome.
 */
export function expectGolden(name: string, text: string): void {
  const file = join(FOLDER, `${name}.txt`);
  if (process.env['HEXFALL_GOLDEN'] === 'update') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, text);
    return;
  }
  if (!existsSync(file)) throw new Error(`there is no golden file for ${name}; npm run golden:update writes it`);
  expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
}
