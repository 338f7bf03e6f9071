import { boardOfOwn, OWN_BOARDS } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { asciiBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { formatBoardMap } from './board-text.ts';

const SMALL = asciiBoard(`
  .  2W ~2
  r  .  M2`);

const width = (lines: readonly string[]): number => Math.max(...lines.map(line => line.length));
const ESC = '\u001b[';
const STYLE = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'g');
const withoutStyles = (text: string): string => text.replaceAll(STYLE, '');

test('a board without a game is drawn whole, with a legend', () => {
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

test('where there is no room for outlines each hex is a sign, narrower and narrower', () => {
  expect(formatBoardMap(SMALL, { width: 12 }).slice(0, 5)).toEqual([
    'hexes 0101 to 0302',
    '·     ~2',
    '   +2 ^^',
    ':     B2',
    '   ·',
  ]);
  expect(formatBoardMap(SMALL, { width: 8 }).slice(1, 5)).toEqual(['·   ~2', '  2^^', ':   B2', '  ·']);
});

test.each(OWN_BOARDS.map(own => [own.name, boardOfOwn(own)] as const))('%s fits into 100 columns', (_name, board) => {
  expect(width(formatBoardMap(board))).toBeLessThanOrEqual(100);
});

test('colours change nothing but the colours, and every line ends without one', () => {
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

test('text and background are always set together: it is readable on dark and on light', () => {
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
