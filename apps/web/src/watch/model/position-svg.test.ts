import { readFileSync } from 'node:fs';
import { makeFilm, WatchModel } from '@hexfall/stage';
import { expect, test } from 'vitest';
import { actionSvg, pictureSize, positionSvg, twoLines, wholeArea } from './position-svg.ts';
import { readText } from './sample-game.ts';

const REPLAY = readText(readFileSync(new URL('../../../../../fixtures/replays/duel.jsonl', import.meta.url), 'utf8'));
const { board } = REPLAY.header.setup;
const LIGHT = { board, theme: 'light', area: wholeArea(board) } as const;
const DARK = { ...LIGHT, theme: 'dark' } as const;

function modelAt(step: number): WatchModel {
  const film = makeFilm(REPLAY, { why: '', title: '', board: 0, swapped: false });
  if (!film.ok) throw new Error(film.errors[0]!.message);
  const model = new WatchModel(film.value, 0);
  model.go(step);
  return model;
}

test('a picture has the board, every unit on it, and what the log says', () => {
  const model = modelAt(30);
  const { width, height } = pictureSize(LIGHT);
  const picture = positionSvg(model, LIGHT);
  expect(picture.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)).toBe(true);
  expect(picture.endsWith('</svg>')).toBe(true);
  for (const { mark } of model.film.units) expect(picture).toContain(`>${mark}</text>`);
  expect(picture).toContain(`font-weight="bold">${model.place}</text>`);
  expect(picture).toContain(actionSvg(model, LIGHT).replace(/^<svg[^>]*>|<\/svg>$/g, ''));
});

test('a picture of a part of the board has the size of that part', () => {
  const area = { x: 100, y: 50, width: 640, height: 700 };
  const picture = positionSvg(modelAt(3), { ...LIGHT, area });
  expect(pictureSize({ ...LIGHT, area })).toEqual({ width: 640, height: 812 });
  expect(picture.split('<svg width="640" height="700" viewBox="100 50 640 700">')).toHaveLength(3);
});

test('the lines of fire, the ways and the wrecks of a game are drawn', () => {
  const model = modelAt(0);
  const seen = new Set<string>();
  for (let step = 0; step <= model.last; step++) {
    model.go(step);
    const action = actionSvg(model, DARK);
    for (const part of ['stroke-dasharray="2 12"', 'stroke-opacity=".55"', '#6a7076', '#ffd54a'])
      if (action.includes(part)) seen.add(part);
  }
  expect(seen.size).toBe(4);
});

test('text of files is text in a picture', () => {
  const model = modelAt(3);
  const film = {
    ...model.film,
    steps: model.film.steps.map(({ l }) => ({ l, t: '</text><script>alert(1)</script>' })),
  };
  const nasty = new WatchModel(film, 0);
  nasty.go(3);
  expect(positionSvg(nasty, LIGHT)).not.toContain('<script');
});

test('a long text takes two lines, and ends with an ellipsis if that is not enough', () => {
  expect(twoLines('A1 falls', 20)).toEqual(['A1 falls']);
  expect(twoLines('A1 fires AC/20 at B1', 10)).toEqual(['A1 fires', 'AC/20 at…']);
  expect(twoLines('A1 fires AC/20 at', 10)).toEqual(['A1 fires', 'AC/20 at']);
  expect(twoLines('x'.repeat(30), 10)).toEqual(['x'.repeat(10), `${'x'.repeat(9)}…`]);
});
