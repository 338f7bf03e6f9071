import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { capture as run } from './capture.ts';
import { readBoard, readNamedBoard } from './boards.ts';
import { UsageError } from './exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-boards-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['river-crossing', 'own', 'River Crossing', 16, 17],
  ['Deep Lake', 'own', 'Deep Lake', 16, 17],
  ['border', 'own', 'Borderland', 32, 34],
  ['river', 'generated', 'river:16x17:1', 16, 17],
  ['hills:32x34:7', 'generated', 'hills:32x34:7', 32, 34],
  ['Hills:12x9', 'generated', 'hills:12x9:1', 12, 9],
  ['hills:abc', 'generated', 'hills:16x17:abc', 16, 17],
  ['hills:20x20:abc:sym', 'generated', 'hills:20x20:abc:sym', 20, 20],
])('%s is %s', (text, source, title, width, height) => {
  expect(readNamedBoard(text)).toMatchObject({ source, title, board: { grid: { width, height } } });
});

test.each([
  [
    'atlantis',
    /"atlantis" is no \.board file, no imported board, none of our boards \(open-plain, .*\) and no map style \(open, /,
  ],
  ['lake:4x4', /"lake:4x4": width: must be a whole number from 8 to 64, not 4\./],
  ['lake:1:2', /"lake:1:2": write style:WIDTHxHEIGHT:seed/],
  ['lake:9x9:1:sym', /symmetric: needs an even width, not 9/],
  ['none.board', /none\.board: there is no such file/],
])('%s is refused in one sentence', (text, message) => {
  expect(() => readBoard(text)).toThrow(message);
  expect(() => readBoard(text)).toThrow(UsageError);
});

test('without a name the boards and styles are listed', async () => {
  const text = await run('board');
  expect(text).toMatch(/^boards\n {2}open-plain +Grassland/);
  expect(text).toMatch(/\n {2}badlands +dry mesas/);
  expect(JSON.parse(await run('board', '--json'))).toMatchObject({
    boards: expect.any(Array),
    styles: expect.any(Array),
  });
});

test('a board is shown as a map, or as what is on it', async () => {
  const text = await run('board', 'river crossing');
  expect(text).toMatch(/^River Crossing, 16x17 hexes: A deep river/);
  expect(text).toContain('/0101\\');
  expect(text).not.toContain('\u001b');
  expect(JSON.parse(await run('board', 'river crossing', '--json'))).toMatchObject({
    title: 'River Crossing',
    source: 'own',
    width: 16,
    height: 17,
    terrain: { bridge: 1 },
    hexes: { 'level 0, water of depth 2': expect.any(Number) },
  });
});

test('a map that was made and saved is the same when it is read again', async () => {
  const file = join(folder, 'made.board');
  expect(await run('board', 'swamp:12x12:5', '--save', file)).toBe(`swamp:12x12:5: written to ${file}\n`);
  expect(readBoard(file)).toEqual(readBoard('swamp:12x12:5'));
});

test('pictures and pages are files of their own', async () => {
  const [svg, html] = [join(folder, 'lake.svg'), join(folder, 'lake.html')];
  await run('board', 'deep-lake', '--svg', svg, '--html', html);
  expect(readFileSync(svg, 'utf8')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>[\s\S]*<title>Deep Lake<\/title>[\s\S]*<svg /);
  await expect(run('board', 'deep-lake', '--svg', join(folder, 'no', 'such.svg'))).rejects.toThrow(
    'there is no such file',
  );
});

test('a battle can be fought on any of them', async () => {
  for (const board of ['woods-and-hills', 'downtown', 'ruins:16x17:3']) {
    const json = await run('battle', 'HBK-4G', 'WVR-6R', '--board', board, '--turns', '3', '--json');
    expect(JSON.parse(json)).toMatchObject({ turns: 3 });
  }
});
