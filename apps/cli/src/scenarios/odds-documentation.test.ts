import { readFileSync } from 'node:fs';
import { composeCase, formatQuery, parseQuery } from '@hexfall/view';
import { expect, test } from 'vitest';
import { UNIT_BOOK } from '../odds/unit-book.ts';
import { createProgram } from '../program.ts';

function read(path: string): string {
  return readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
}

/** Returns what the command prints after --help. */
function help(): string {
  let text = '';
  const command = createProgram(() => undefined).commands.find(each => each.name() === 'odds')!;
  command.configureOutput({ writeOut: part => void (text += part) }).outputHelp();
  return text;
}

/** Returns every question that a text shows as a command. */
function commands(text: string): string[] {
  return Array.from(text.matchAll(/hexfall odds "([^"]+)"/g), ([, question]) => question!).filter(
    each => each !== 'QUESTION',
  );
}

const DOCUMENT = read('docs/ODDS.md');

/** Returns the texts in backticks of a table, one list for each row. */
function rows(heading: string): string[][] {
  const table = DOCUMENT.slice(DOCUMENT.indexOf(heading)).split('\n\n')[0]!;
  const lines = table.split('\n').slice(2);
  return lines.map(line => Array.from(line.split('|')[2]!.matchAll(/`([^`]+)`/g), ([, text]) => text!));
}

test('every question in help, README and documentation is understood', () => {
  const shown = [...commands(help()), ...commands(read('README.md')), ...commands(DOCUMENT)];
  const asked = rows('| what is done |')
    .flat()
    .filter(text => !text.includes('...'));
  expect(shown.length).toBeGreaterThan(7);
  expect(asked.length).toBeGreaterThan(10);
  for (const question of [...shown, ...asked])
    expect(() => composeCase(parseQuery(question, UNIT_BOOK), 'spec', UNIT_BOOK), question).not.toThrow();
});

test('every question in help, README and documentation is written again so that it says the same', () => {
  const shown = [...commands(help()), ...commands(read('README.md')), ...commands(DOCUMENT)];
  const circumstances = rows('| circumstance |').flat();
  const asked = rows('| what is done |')
    .flat()
    .filter(text => !text.includes('...'));
  for (const question of [...shown, ...asked, ...circumstances.map(text => `ppc at 9 hexes, ${text}`)]) {
    const query = parseQuery(question, UNIT_BOOK);
    expect(parseQuery(formatQuery(query), UNIT_BOOK), formatQuery(query)).toEqual(query);
  }
});

test('every circumstance in the documentation is understood', () => {
  const circumstances = rows('| circumstance |').flat();
  expect(circumstances.length).toBeGreaterThan(40);
  for (const text of circumstances) expect(() => parseQuery(`ppc at 9 hexes, ${text}`, UNIT_BOOK), text).not.toThrow();
});
