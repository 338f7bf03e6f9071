import { deflateRawSync } from 'node:zlib';
import type { GameSetup } from '@hexfall/rules';
import { playWithBots, randomSetup, skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { fileName, linkGame } from './game-link.ts';
import { MAX_LINK_CHARACTERS, packGame, unpackGame } from './link-data.ts';
import { resimulate } from './resimulate.ts';
import { finish, readText, recordText } from './sample-game.ts';

function play(setup: GameSetup): string {
  return recordText(setup, (game, recorder) =>
    playWithBots(game, ['charger', 'charger'], (each, command) => recorder.act(each, command)),
  );
}

const TEXT = play({ ...skirmish('link', { perSide: 1, style: 'hills' }), turnLimit: 12 });

async function problemOf(data: string): Promise<string> {
  const unpacked = await unpackGame(data);
  return unpacked.ok ? '' : unpacked.errors[0]!;
}

function packed(bytes: Uint8Array): string {
  return deflateRawSync(bytes).toString('base64url');
}

test('a duel fits a link, and comes out of it as it went in', async () => {
  const data = await packGame(readText(TEXT));
  if (!data.ok) throw new Error(data.errors[0]);
  expect(data.value).toMatch(/^[\w-]+$/);
  expect(data.value.length).toBeLessThan(6000);
  const unpacked = await unpackGame(data.value);
  expect(unpacked.ok && finish(resimulate(readText(unpacked.value)))).toEqual({ ok: true, value: TEXT });
});

test('every random game that fits a link comes out of it with the same orders', async () => {
  for (const seed of [1, 2, 3, 5, 8]) {
    const replay = readText(play(randomSetup(seed, { turnLimit: 3 })));
    const data = await packGame(replay);
    if (!data.ok) continue;
    const unpacked = await unpackGame(data.value);
    const orders = replay.entries.flatMap(({ command }) => (command === undefined ? [] : [command]));
    expect(unpacked.ok && readText(unpacked.value).entries.map(({ command }) => command)).toEqual(orders);
  }
});

test('a game that is too long says so in words', async () => {
  const { header, entries } = readText(TEXT);
  // Random orders, which no compression makes short.
  const noise = Array.from({ length: 20_000 }, (_, line) => ({
    line,
    command: { type: 'stay', unit: (line * 7919) % 100_003 } as const,
  }));
  const data = await packGame({ header, entries: [...entries, ...noise] });
  expect(!data.ok && data.errors[0]).toMatch(
    /^This game is too long for a link \(\d+ of at most 16 thousand characters\)\. Share its file instead\.$/,
  );
});

test.each([
  ['nothing', '', 'it is not complete, or has characters that no link has'],
  ['markup', '<img src=x onerror=alert(1)>', 'it is not complete, or has characters that no link has'],
  ['a length that no bytes have', 'AAAAA', 'it is not complete, or has characters that no link has'],
  ['too much text', 'A'.repeat(MAX_LINK_CHARACTERS + 1), 'it is not complete, or has characters that no link has'],
  ['bytes that are not packed', 'AAAAAAAA', 'it is damaged and cannot be unpacked'],
  ['half a link', packed(new TextEncoder().encode(TEXT)).slice(0, 200), 'it is damaged and cannot be unpacked'],
  ['bytes that are not text', packed(Uint8Array.of(0xff, 0xfe, 0xfd)), 'it is damaged and cannot be unpacked'],
  ['a bomb', packed(new Uint8Array(5_000_000).fill(97)), 'it has more than 4 MB, which no game has'],
])('%s is refused in words', async (_, data, problem) => {
  expect(await problemOf(data)).toBe(problem);
});

test('a game that the rules cannot play again gets no link', async () => {
  const replay = readText(TEXT);
  const other = await linkGame({ ...replay, header: { ...replay.header, engine: '9.9.9' } });
  expect(!other.ok && other.errors[0]).toMatch(/^A link has the orders .* engine 9\.9\.9 .*\.$/);
  const scripted = await linkGame({ ...replay, header: { ...replay.header, script: [] } });
  expect(!scripted.ok && scripted.errors[0]).toMatch(/its dice were not rolled by the rules/);
  expect((await linkGame(replay)).ok).toBe(true);
});

test('files get plain names, whatever the game is called', () => {
  expect(fileName('Die Brücke am Fluß', 'png')).toBe('Die-Bru-cke-am-Flu.png');
  expect(fileName('../../etc/passwd', 'jsonl')).toBe('etc-passwd.jsonl');
  expect(fileName('\u202E…', 'gif')).toBe('game.gif');
});
