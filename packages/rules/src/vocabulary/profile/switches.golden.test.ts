import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectSection } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { SWITCH_IDS, SWITCHES } from './switches.ts';

const RULES_SOURCE = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

function sourceText(): string {
  const files = readdirSync(RULES_SOURCE, { recursive: true, encoding: 'utf8' });
  return files
    .filter(
      file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith(join('vocabulary', 'profile')),
    )
    .map(file => readFileSync(join(RULES_SOURCE, file), 'utf8'))
    .join('\n');
}

test('docs/DIFFERENCES.md lists every switch with both values', () => {
  const rows = SWITCH_IDS.map(id => {
    const { about, spec, canon } = SWITCHES[id];
    return `| \`${id}\` | ${about} | ${String(spec)} | ${String(canon)} |\n`;
  });
  expectSection(
    'docs/DIFFERENCES.md',
    'switches',
    `| switch | what it decides | \`spec\` | \`canon\` |\n|---|---|---|---|\n${rows.join('')}`,
  );
});

test('every switch is read somewhere in the rules', () => {
  const source = sourceText();
  const unread = SWITCH_IDS.filter(id => {
    const field = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return !new RegExp(`rules\\.${field}\\b`).test(source);
  });
  expect(unread).toEqual([]);
});
