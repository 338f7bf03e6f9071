import { boardOfOwn, generateBoard, OWN_BOARDS } from '@hexfall/data';
import { createBoard, LAYERS } from '@hexfall/hex';
import { asciiBoard, openBoard } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { boardSvg, hexPoint, markersSvg } from './board-svg.ts';

/** Whether every element is closed, in the right order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing === '/' && open.pop() !== name) return false;
    if (closing === '' && alone === '') open.push(name!);
  }
  return open.length === 0;
}

describe('a picture of a board', () => {
  const svg = boardSvg(
    asciiBoard(`
      .   2w  R25  M2
      ~1  .   ~2=125 W
      .   3   r    s`),
    { title: 'A <small> board', units: [{ hex: 5, facing: 2, label: 'A1', side: 0 }] },
  );

  test('a picture of a board has every hex with its number and contents', () => {
    for (const text of ['>0101<', '>0403<', '0201: level 2, light woods', '0102: level 0, water of depth 1'])
      expect(svg).toContain(text);
    expect(svg).toContain('0401: level 0, medium building of 2 levels, construction factor 40');
    expect(svg.match(/<title>\d{4}:/g)).toHaveLength(12);
  });

  test('a picture of a board labels levels, depths, decks and roofs', () => {
    for (const label of ['>+2<', '>d1<', '>d2 b1<', '>M2<', '>CF40<']) expect(svg).toContain(label);
  });

  test('a picture of a board has no words on its hexes where labels are not wanted', () => {
    const small = boardSvg(asciiBoard('2w ~1 M2'), { legend: false, tooltips: false, labels: false });
    expect(small).not.toContain('<text');
    expect(isWellFormed(small)).toBe(true);
  });

  test('a picture of a board has a legend for exactly the terrain on it', () => {
    for (const words of [
      'light woods',
      'heavy woods',
      'level 3',
      'd1: water, depth 1',
      'rough',
      'swamp',
      'foot of a cliff',
    ])
      expect(svg).toContain(`>${words}</text>`);
    expect(svg).not.toContain('>ice</text>');
    expect(svg).not.toContain('>rubble</text>');
  });

  test('a picture of a board shows units with side and facing', () => {
    expect(svg).toMatch(/class="u0"[^>]*rotate\(120\)/);
    expect(svg).toContain('>A1</text>');
  });

  test('a picture of a board is well-formed, escapes titles and fetches nothing', () => {
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).toContain('A &lt;small&gt; board');
    expect(svg).not.toMatch(/url\(|<script|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  });

  test('a picture of a board follows the light or dark setting of the reader, or a given theme', () => {
    expect(svg).toContain('@media screen and (prefers-color-scheme:dark)');
    const [light, dark] = (['light', 'dark'] as const).map(theme => boardSvg(openBoard(2, 2), { theme }));
    expect(light).not.toContain('@media');
    expect(dark).not.toContain('@media');
    expect(light).not.toBe(dark);
    const inPage = boardSvg(openBoard(2, 2), { theme: 'page' });
    expect(inPage).toContain('--hf-paper:light-dark(#ffffff,#14171a)');
    expect(inPage).not.toContain('@media');
  });

  test('a picture of a board has its units in the same place as markers that are drawn separately', () => {
    const unit = { hex: 5, facing: 2, label: 'A1', side: 0 };
    const board = openBoard(4, 3);
    const whole = boardSvg(board, { units: [unit] });
    const apart = markersSvg(board.grid, [unit]);
    const marker = apart.slice(apart.indexOf('<g class="u"'), apart.lastIndexOf('</g>'));
    const { x, y } = hexPoint(board.grid, 5);
    expect(marker).toContain(`translate(${x} ${y})`);
    expect(whole).toContain(marker);
    expect(whole).toContain(apart.slice(0, apart.indexOf('<g class="u"')));
  });
});

test('every layer can be drawn with every value from 1 to 6', () => {
  for (const layer of LAYERS) {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const svg = boardSvg(createBoard(1, 1, [{ level: -4, layers: { [layer]: value } }]));
      expect(svg).not.toMatch(/undefined|NaN/);
      expect(isWellFormed(svg)).toBe(true);
    }
  }
});

test.each(OWN_BOARDS.map(own => [own.name, own] as const))(
  'the built-in board %s is drawn in less than 400 KB',
  (_name, own) => {
    const svg = boardSvg(boardOfOwn(own), own);
    expect(svg).not.toMatch(/undefined|NaN/);
    expect(svg.length).toBeLessThan(400_000);
  },
);

test('a large city, which has the most to draw, is drawn in less than 400 KB', () => {
  const made = generateBoard({ style: 'city', width: 32, height: 34, seed: '1' });
  expect(made.ok && boardSvg(made.value).length).toBeLessThan(400_000);
});
