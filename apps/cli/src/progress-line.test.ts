import { describe, expect, test } from 'vitest';
import { formatProgress, ProgressLine } from './progress-line.ts';

describe('formatProgress', () => {
  const figures = { done: 100, total: 400, seconds: 4, fresh: 80, unit: 'games', note: 'A wins 54.0% ±10.0%' };

  test('the progress line tells how far, how fast, how long, and what it looks like', () => {
    expect(formatProgress(figures)).toBe('  ███░░░░░░░░░ 100 of 400  20 games/s  15 s left  A wins 54.0% ±10.0%');
  });

  test('the progress line leaves out asides first', () => {
    const crowded = { ...figures, aside: 'ares and boreas play it' };
    expect(formatProgress(crowded)).toMatch(/±10\.0% {2}ares and boreas play it$/);
    expect(formatProgress(crowded, 79)).toBe(formatProgress(figures));
  });

  test('long times are told in minutes and hours', () => {
    expect(formatProgress({ ...figures, total: 40_000 })).toContain('33 min left');
    expect(formatProgress({ ...figures, total: 400_000, done: 9, fresh: 8 })).toContain('2.0 games/s  56 h left');
  });

  test('the time left is unknown until something is done', () => {
    expect(formatProgress({ ...figures, done: 0, fresh: 0, note: '' })).toBe('  ░░░░░░░░░░░░ 0 of 400  0.0 games/s');
  });
});

describe('ProgressLine', () => {
  function watch(isTTY: boolean, logMs?: number): { line: ProgressLine; written: string[] } {
    const written: string[] = [];
    const terminal = { isTTY, columns: 30, write: (text: string) => written.push(text) };
    return {
      line: new ProgressLine(terminal, logMs === undefined ? { unit: 'games' } : { unit: 'games', logMs }),
      written,
    };
  }

  test('a terminal gets a line that fits and is overwritten, not drawn again at once, and cleared in the end', () => {
    const { line, written } = watch(true);
    line.show(1, 4, () => 'a note that does not fit');
    line.show(2, 4);
    line.clear();
    expect(written).toHaveLength(2);
    expect(written[0]!.replace('\u001B[K', '')).toMatch(/^\r {2}1 of 4 {2}\d+ s left$/);
    expect(written[1]).toBe('\r\u001B[K');
  });

  test('nothing is written where nobody watches', () => {
    const { line, written } = watch(false);
    line.show(1, 4);
    line.clear();
    expect(written).toEqual([]);
  });

  test('a log gets whole lines, if that is wanted', () => {
    const { line, written } = watch(false, 0);
    line.show(4, 4);
    line.clear();
    expect(written).toEqual([expect.stringMatching(/^ {2}█{12} 4 of 4 .*\n$/)]);
  });
});
