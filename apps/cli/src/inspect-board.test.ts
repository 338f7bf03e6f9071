import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBoard } from './boards.ts';
import { capture as run } from './capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-boards-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('board without a name lists the boards and map styles', async () => {
  const text = await run('board');
  expect(text).toMatch(/^boards\n {2}open-plain +Grassland/);
  expect(text).toMatch(/\n {2}badlands +dry mesas/);
  expect(JSON.parse(await run('board', '--json'))).toMatchObject({
    boards: expect.any(Array),
    styles: expect.any(Array),
  });
});

test('a board is printed as a map, or its contents as JSON', async () => {
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

test('a generated map that was saved is the same when it is read again', async () => {
  const file = join(folder, 'made.board');
  expect(await run('board', 'swamp:12x12:5', '--save', file)).toBe(`swamp:12x12:5: written to ${file}\n`);
  expect(readBoard(file)).toEqual(readBoard('swamp:12x12:5'));
});

test('a board is written as a picture and as a web page', async () => {
  const [svg, html] = [join(folder, 'lake.svg'), join(folder, 'lake.html')];
  await run('board', 'deep-lake', '--svg', svg, '--html', html);
  expect(readFileSync(svg, 'utf8')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>[\s\S]*<title>Deep Lake<\/title>[\s\S]*<svg /);
  await expect(run('board', 'deep-lake', '--svg', join(folder, 'no', 'such.svg'))).rejects.toThrow(
    'such.svg: cannot be written: its folder does not exist.',
  );
});

test('figures of a building are not counted as terrain of their own', async () => {
  const path = join(folder, 'armored.board');
  writeFileSync(
    path,
    'size 2 1\nhex 0101 0 "building:2;bldg_elev:2;bldg_cf:40;bldg_armor:12" ""\nhex 0201 0 "" ""\nend\n',
  );
  expect(JSON.parse(await run('board', path, '--json')).terrain).toEqual({ building: 1 });
});
