import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { GameRecord } from '../batch/game-record.ts';
import { type Batch, prepareBatch } from '../batch/match-up.ts';
import { playGame } from '../batch/play-game.ts';
import { formatGameLine, formatHeaderLine, parseGameLine, parseHeaderLine } from './game-lines.ts';

function duelBatch(seed = 'results'): Batch {
  const matchUp = duelMatchUp(['HBK-4G', 'HBK-4G'], { seed, bots: ['charger', 'random'], turnLimit: 9 });
  const prepared = prepareBatch(matchUp, deployFaceToFace);
  if (!prepared.ok) throw new Error(prepared.errors[0]!.message);
  return prepared.value;
}

const batch = duelBatch();

test('a game is the same after it is written and read', () => {
  const header = parseHeaderLine(formatHeaderLine({ batch, games: 30 }));
  if (!header.ok) throw new Error(header.errors[0]);
  expect(header.value.games).toBe(30);
  for (const game of [0, 1, 2]) {
    const record = playGame(batch, game);
    const forfeited: GameRecord = { ...record, forfeit: { by: 'A', reason: 'ended (SIGKILL)' } };
    for (const value of [record, forfeited])
      expect(parseGameLine(formatGameLine(value), header.value.batch)).toEqual({ ok: true, value });
  }
});

test.each([
  ['{"hexfall":"replay"}', 'is not the beginning of a file that hexfall simulate wrote'],
  ['', 'is not the beginning'],
  [formatHeaderLine({ batch, games: 30 }).replace('"format":2', '"format":1'), 'has format 1; this version reads 2'],
  [formatHeaderLine({ batch, games: 30 }).replace(/"engine":"[^"]*"/, '"engine":"9.9"'), 'was played by version 9.9'],
  [formatHeaderLine({ batch, games: 100_000_001 }), 'games: must be from 0 to 100000000'],
  [
    formatHeaderLine({ batch, games: 30 }).replace('"units":["', '"units":["One too many","'),
    'batch.forces[0].units: has length 2, but that of the units on a board is 1',
  ],
  [formatHeaderLine({ batch, games: 0.5 }), 'games: must be a whole number, not 0.5'],
  [
    formatHeaderLine({ batch, games: 30 }).replace('"swapSides":true', '"swapSides":7'),
    'batch.swapSides: must be true or false, not 7',
  ],
  [formatHeaderLine({ batch, games: 30 }).replace(/"batch":.*$/, '"batch":3}'), 'batch: must be an object, not 3'],
])('a header that is not valid gets a reason: %.30s', (line, message) => {
  const result = parseHeaderLine(line);
  expect(result.ok ? '' : result.errors[0]).toContain(message);
});

test('a line that is not a game, or is one of a different match-up, gets a reason', () => {
  const reason = (line: string): string => {
    const result = parseGameLine(line, batch);
    return result.ok ? '' : result.errors[0]!;
  };
  const line = formatGameLine(playGame(batch, 0));
  expect(reason(line.slice(0, 50))).toBe('is not complete JSON');
  expect(reason(line.replace('"turns":', '"turn":'))).toBe('turns: is missing');
  expect(reason(line.replace('"status":"', '"status":"un'))).toMatch(
    /^units\[0\]\.status: must be one of active, .*, not "un/,
  );
  expect(reason(formatGameLine(playGame(duelBatch('other'), 0)))).toBe('is a game of a different match-up');
});

test.each([
  ['"turns":2147483648', 'turns: must be'],
  ['"turns":10000', 'turns: is 10000, beyond the limit of 9 turns'],
  ['"game":100000000', 'game: must be'],
  ['"dealt":2147483648', 'units[0].dealt: must be'],
  ['"heat":1e300', 'units[0].heat: must be'],
  ['"wounds":-1', 'units[0].wounds: must be'],
])('a number that results have no room for gets a reason: %s', (field, message) => {
  const name = field.slice(0, field.indexOf(':') + 1);
  const line = formatGameLine(playGame(batch, 0)).replace(new RegExp(`${name}\\d+`), field);
  const result = parseGameLine(line, batch);
  expect(result.ok ? '' : result.errors[0]).toContain(message);
});

test('a list with more turns than a game can have gets a reason', () => {
  const long = `"heatByTurn":[${'1,'.repeat(10_000)}`;
  const result = parseGameLine(formatGameLine(playGame(batch, 0)).replace('"heatByTurn":[', long), batch);
  expect(result.ok ? '' : result.errors[0]).toMatch(/^units\[0\]\.heatByTurn: /);
});
