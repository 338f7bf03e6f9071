import { readFileSync } from 'node:fs';
import { makeFilm, WatchModel } from '@hexfall/stage';
import { expect, test } from 'vitest';
import { actionSvg, pictureSize, positionSvg } from './position-svg.ts';
import { readText } from './sample-game.ts';

const REPLAY = readText(readFileSync(new URL('../../../../../fixtures/replays/duel.jsonl', import.meta.url), 'utf8'));
const { board } = REPLAY.header.setup;

function modelAt(step: number): WatchModel {
  const film = makeFilm(REPLAY, { why: '', title: '', board: 0, swapped: false });
  if (!film.ok) throw new Error(film.errors[0]!.message);
  const model = new WatchModel(film.value, 0);
  model.go(step);
  return model;
}

test('a picture has the board, every unit on it, and what the log says', () => {
  const model = modelAt(30);
  const { width, height } = pictureSize(board);
  const picture = positionSvg(model, board, 'light');
  expect(picture.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)).toBe(true);
  expect(picture.endsWith('</svg>')).toBe(true);
  for (const { mark } of model.film.units) expect(picture).toContain(`>${mark}</text>`);
  expect(picture).toContain(`font-weight="bold">${model.place}</text>`);
  expect(picture).toContain(actionSvg(model, board, 'light').replace(/^<svg[^>]*>|<\/svg>$/g, ''));
});

test('the lines of fire, the ways and the wrecks of a game are drawn', () => {
  const model = modelAt(0);
  const seen = new Set<string>();
  for (let step = 0; step <= model.last; step++) {
    model.go(step);
    const action = actionSvg(model, board, 'dark');
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
  expect(positionSvg(nasty, board, 'light')).not.toContain('<script');
});
