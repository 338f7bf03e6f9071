import { boardOfOwn, OWN_BOARDS } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { createGame, type Game, NO_SINK, seedFromText, type UnitSetup } from '@hexfall/rules';
import { asciiBoard, buildMech, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { formatBoardMap, formatMap } from './board-text.ts';

const SMALL = asciiBoard(`
  .  2W ~2
  r  .  M2`);

const width = (lines: readonly string[]): number => Math.max(...lines.map(line => line.length));
const ESC = '\u001b[';
const STYLE = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'g');
const withoutStyles = (text: string): string => text.replaceAll(STYLE, '');

test('a board without a game is drawn completely, with a legend', () => {
  expect(`\n${formatBoardMap(SMALL).join('\n')}`).toBe(String.raw`
  ____        ____
 /0101\      /0301\
/      \____/      \
\      /0201\  ~2  /
 \____/      \____/
 /0102\+2 ^^ /0302\
/      \____/      \
\  :   /0202\  B2  /
 \____/      \____/
      \      /
       \____/

+1 level above 0   B2 building of 2 levels   ~1 water of depth 1   ^ light woods, ^^ heavy woods
: rough`);
});

test('each hex is a sign if there is no room for outlines, and a shorter one in a narrower width', () => {
  expect(formatBoardMap(SMALL, { width: 12 }).slice(0, 5)).toEqual([
    'hexes 0101 to 0302',
    '·     ~2',
    '   +2 ^^',
    ':     B2',
    '   ·',
  ]);
  expect(formatBoardMap(SMALL, { width: 8 }).slice(1, 5)).toEqual(['·   ~2', '  2^^', ':   B2', '  ·']);
});

test.each(OWN_BOARDS.map(own => [own.name, boardOfOwn(own)] as const))(
  'the built-in board %s fits into 100 columns',
  (_name, board) => {
    expect(width(formatBoardMap(board))).toBeLessThanOrEqual(100);
  },
);

test('colors do not change the text, and every line ends without a color', () => {
  for (const columns of [100, 15]) {
    const colored = formatBoardMap(SMALL, { width: columns, color: true });
    const plain = formatBoardMap(SMALL, { width: columns });
    expect(colored.map(line => withoutStyles(line).trimEnd())).toEqual(plain);
    expect(
      colored
        .filter(line => line.includes(ESC))
        .every(line => line.lastIndexOf(`${ESC}0m`) > line.lastIndexOf(`${ESC}0;`)),
    ).toBe(true);
  }
});

test('text and background colors are always set together, so that text is readable on any terminal', () => {
  const text = formatBoardMap(createBoard(3, 2, [{ level: 1, layers: { woods: 1, foliageHeight: 2 } }]), {
    color: true,
  }).join('');
  const styles = text
    .split(ESC)
    .slice(1)
    .map(part => part.slice(0, part.indexOf('m')));
  expect(styles.length).toBeGreaterThan(5);
  expect(styles.filter(style => style !== '0' && !/^0;38;5;\d+;48;5;\d+$/.test(style))).toEqual([]);
});

const UNIT = { spec: 0, gunnery: 4, piloting: 5 };

function place(board = openBoard(4, 3), units: readonly UnitSetup[] = twoUnits()): Game {
  const spec = buildMech({ name: 'Test TST-1' });
  const game = createGame(
    { profile: 'spec', seed: seedFromText('map'), board, specs: [spec], units, turnLimit: 5 },
    NO_SINK,
  );
  if (!game.ok) throw new Error(game.errors[0]!.message);
  return game.value;
}

function twoUnits(): UnitSetup[] {
  return [
    { ...UNIT, side: 0, hex: '0101', facing: 2 },
    { ...UNIT, side: 1, hex: '0302', facing: 5, condition: { prone: true } },
  ];
}

test('the map shows hexes, terrain, units and facings', () => {
  const board = asciiBoard(`
    .   2w  .   .
    ~1  .   .   W
    .   .   r   .`);
  expect(`\n${formatMap(place(board)).join('\n')}`).toBe(String.raw`
  ____        ____
 /0101\      /0301\
/ A1 ↘ \____/      \____
\      /0201\      /0401\
 \____/      \____/      \
 /0102\ +2 ^ /0302\      /
/      \____/B1 ↖p \____/
\  ~1  /0202\      /0402\
 \____/      \____/      \
 /0103\      /0303\  ^^  /
/      \____/      \____/
\      /0203\  :   /0403\
 \____/      \____/      \
      \      /    \      /
       \____/      \____/

+1 level above 0   ~1 water of depth 1   ^ light woods, ^^ heavy woods   : rough`);
});

test('a map without units shows the whole board', () => {
  const units: UnitSetup[] = [{ ...UNIT, side: 0, arrives: { zone: 'any' } }];
  const game = place(openBoard(3, 2), units);
  expect(formatMap(game).join('\n')).toContain('/0302\\');
});

test('a map that is too wide for outlines has one sign for each hex', () => {
  const units = [
    { ...UNIT, side: 0, hex: '0102', facing: 0 },
    { ...UNIT, side: 1, hex: '2202', facing: 3 },
  ];
  const lines = formatMap(place(createBoard(24, 4, []), units));
  expect(lines[0]).toBe('hexes 0101 to 2404');
  expect(lines.some(line => line.includes('A1↑') && line.startsWith('A1↑'))).toBe(true);
  expect(lines.some(line => line.includes('B1↓'))).toBe(true);
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(100);
});

test('a map is never wider than 100 columns', () => {
  const units = [
    { ...UNIT, side: 0, hex: '0102', facing: 0 },
    { ...UNIT, side: 1, hex: '6002', facing: 3 },
  ];
  const lines = formatMap(place(createBoard(60, 4, []), units));
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(100);
});
