import { randomSetup } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../version.ts';
import { createHeader, formatHeader } from './header.ts';
import { MAX_REPLAY_CHARACTERS, ReplayReader, readReplay } from './read.ts';

const HEADER = formatHeader(createHeader(randomSetup(9, { turnLimit: 1 })));
const EVENT_LINE = '{"e":{"type":"TurnBegan","turn":1}}';

test('an unknown command of a different version does not keep a replay from being watched', () => {
  const otherVersion = HEADER.replace(`"engine":"${ENGINE_VERSION}"`, '"engine":"7.1.0"');
  const line = '{"c":{"type":"teleport","unit":0}}';
  expect(readReplay(`${otherVersion}\n${line}`).ok).toBe(true);
  expect(readReplay(`${HEADER}\n${line}`)).toMatchObject({ ok: false, errors: [{ line: 2, path: 'c.type' }] });
});

test('the replay of a killed program is read up to the last complete line', () => {
  const text = [HEADER, EVENT_LINE, EVENT_LINE.slice(0, -5)].join('\n');
  expect(readReplay(text)).toMatchObject({
    ok: false,
    errors: [{ line: 3, message: `line 3: is not complete JSON; it is "${EVENT_LINE.slice(0, -5)}"` }],
  });
  const partial = readReplay(text, { partial: true });
  expect(partial.ok && partial.value.entries.length).toBe(1);
});

test.each([
  ['nothing', '', 0, 'is empty'],
  ['another text', '<html>', 1, 'is not complete JSON'],
  ['other JSON', '{"a":1}', 1, 'hexfall'],
  ['a number', '12', 1, 'hexfall'],
  ['a list', '[]', 1, 'hexfall'],
  ['null', 'null', 1, 'hexfall'],
  ['bytes that are not text', 'PK\0\0', 0, 'is not text'],
  ['a later format', '{"hexfall":"replay","format":2}', 1, 'is 2; this version reads format 1 only'],
  ['an earlier format', '{"hexfall":"replay","format":0}', 1, 'is 0; this version reads format 1 only'],
  ['a bare header', '{"hexfall":"replay","format":1}', 1, 'engine'],
])('a file with %s is refused with line and reason', (_name, text, line, reason) => {
  const result = readReplay(text);
  expect(result).toMatchObject({ ok: false, errors: [{ line }] });
  expect(!result.ok && result.errors[0]!.message).toContain(reason);
});

test('rules under the name of others are refused, unless a different version played them', () => {
  const json = JSON.parse(HEADER) as { profile: { id: string; version: number; switches: Record<string, unknown> } };
  const misnamed = (profile: object): string => JSON.stringify({ ...json, profile: { ...json.profile, ...profile } });
  expect(readReplay(misnamed({ id: 'canon' }))).toMatchObject({
    ok: false,
    errors: [
      { line: 1, path: 'profile.id', message: expect.stringMatching(/^line 1: profile\.id: "canon" is the name of/) },
    ],
  });
  const switches = { ...json.profile.switches, crawl: json.profile.switches['crawl'] === false };
  expect(readReplay(misnamed({ switches })).ok).toBe(false);
  expect(readReplay(misnamed({ switches, id: 'house' })).ok).toBe(true);
  expect(readReplay(misnamed({ id: 'canon', version: 7 })).ok).toBe(true);
});

test('dice that are both scripted and sealed are refused, and so is any other kind of dice', () => {
  const withDice = (dice: object): string => JSON.stringify({ ...JSON.parse(HEADER), ...dice });
  expect(readReplay(withDice({ dice: 'sealed' })).ok).toBe(true);
  for (const dice of [{ dice: 'loaded' }, { dice: 'sealed', script: [] }])
    expect(readReplay(withDice(dice))).toMatchObject({ ok: false, errors: [{ line: 1, path: 'dice' }] });
});

test('files and lines that are too long are refused', () => {
  const reader = new ReplayReader();
  expect(reader.push(HEADER)).toBe(undefined);
  expect(reader.push(`{"e":"${'x'.repeat(8_000_001)}"}`)).toEqual({
    line: 2,
    path: '',
    message: 'line 2: is longer than 8000000 characters',
  });
  expect(readReplay(' '.repeat(MAX_REPLAY_CHARACTERS + 1))).toMatchObject({ ok: false, errors: [{ line: 0 }] });
});

test.each([
  ['{"e":{"type":"UnitActed","unit":99}}', 'e.unit'],
  ['{"e":{"type":"UnitActed"}}', 'e.unit'],
  ['{"e":{"type":"Vanished","unit":0}}', 'e.type'],
  ['{"e":{"type":"Stepped","unit":0,"hex":9999,"elevation":0,"facing":0,"mpUsed":1,"hexesMoved":1}}', 'e.hex'],
  ['{"e":{"type":"DamageApplied","unit":0,"location":9}}', 'e.location'],
  [
    '{"e":{"type":"UnitDestroyed","unit":0,"cause":"pilot","source":{"kind":"kick","attacker":99}}}',
    'e.source.attacker',
  ],
  ['{"e":{"type":"UnitDestroyed","unit":0,"cause":"pilot","source":{"kind":"magic"}}}', 'e.source.kind'],
  ['{"c":{"type":"stay"}}', 'c.unit'],
  ['{"x":1}', ''],
  ['{"c":{"type":"stay","unit":0},"e":{}}', ''],
  ['[]', ''],
])('the line %s is refused, and the message names the field', (line, path) => {
  const result = readReplay(`${HEADER}\n${line}`);
  expect(result).toMatchObject({ ok: false, errors: [{ line: 2, path }] });
});

test('the message of an error names line, field and reason once', () => {
  const header = JSON.parse(HEADER);
  header.units[0].hex = '9999';
  const messageOf = (text: string): unknown => {
    const result = readReplay(text);
    return !result.ok && result.errors[0]!.message;
  };
  expect(messageOf(JSON.stringify(header))).toMatch(
    /^line 1: units\[0\]\.hex: must be a hex number of this \d+x\d+ board/,
  );
  expect(messageOf(`${HEADER}\n{"c":{"type":"stay"}}`)).toBe('line 2: c.unit: is missing');
});

test('an illegal position in the header is refused', () => {
  const header = JSON.parse(HEADER);
  header.units[0].hex = '9999';
  expect(readReplay(JSON.stringify(header))).toMatchObject({ ok: false, errors: [{ line: 1, path: 'units[0].hex' }] });
  header.units[0].hex = '0101';
  header.specs[0].slots[7].pop();
  const refused = readReplay(JSON.stringify(header));
  expect(!refused.ok && refused.errors.map(({ path }) => path)).toContain('specs[0].slots.LL');
});
