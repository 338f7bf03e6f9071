import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/**
 * Compares text with a stored file, line by line. `npm run golden:update` rewrites the files; read the difference line by
 * line, since each changed line is a changed outcome.
 */
export function expectGolden(name: string, text: string): void {
  const file = join(ROOT, 'fixtures', 'golden', `${name}.txt`);
  if (isUpdating()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  if (!existsSync(file)) throw new Error(`there is no golden file for ${name}; npm run golden:update writes it`);
  expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
}

/**
 * Compares the part of a document between two marker comments with text generated from the code, so that a table in a document
 * cannot drift from the code. `npm run golden:update` rewrites it.
 */
export function expectSection(document: string, name: string, text: string): void {
  const file = join(ROOT, document);
  const content = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- begin ${name} -->\n`, `<!-- end ${name} -->`];
  const from = content.indexOf(begin);
  const to = content.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${document} has no section ${name}`);
  if (isUpdating()) writeFileSync(file, content.slice(0, from) + begin + text + content.slice(to));
  else expect(content.slice(from + begin.length, to).split('\n')).toEqual(text.split('\n'));
}

/** Compares a whole document with text generated from the code. `npm run golden:update` rewrites it. */
export function expectDocument(document: string, text: string): void {
  const file = join(ROOT, document);
  if (isUpdating()) writeFileSync(file, text);
  else expect(readFileSync(file, 'utf8').split('\n')).toEqual(text.split('\n'));
}

function isUpdating(): boolean {
  return process.env['HEXFALL_GOLDEN'] === 'update';
}
