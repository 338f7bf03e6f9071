import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseBoard } from '@hexfall/data';
import { describeWithReference, readReferenceFile, referenceFolder } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { formatBoardMap } from './board-text.ts';
import { boardSvg } from './svg/board-svg.ts';

describeWithReference('drawings of board files', () => {
  const folder = join('data', 'boards');
  const files = readdirSync(join(referenceFolder() ?? '', folder));

  test.each(files)('the board file %s is drawn as SVG and as text', name => {
    const file = parseBoard(readReferenceFile(join(folder, name)), name);
    if (!file.ok) throw new Error(file.errors[0]!.message);
    const { board } = file.value;
    const svg = boardSvg(board, { title: name });
    expect(svg).not.toMatch(/undefined|NaN/);
    expect(svg.length).toBeLessThan(400_000);
    expect(svg.match(/<title>\d{4}:/g)).toHaveLength(board.grid.size);
    expect(formatBoardMap(board, { color: true }).join('\n')).not.toMatch(/undefined|NaN/);
  });
});
