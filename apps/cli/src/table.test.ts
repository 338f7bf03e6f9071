import { describe, expect, test } from 'vitest';
import { formatTable, truncate, wrapText } from './table.ts';

const ROWS = [
  ['unit', 'tons', 'BV', 'remark'],
  ['Hunchback HBK-4G', '50', '1,041', 'slow'],
  ['Locust', '20', '432', 'fast'],
];

describe('a table', () => {
  test('a table has its first column on the left and figures on the right', () => {
    expect(formatTable(ROWS, { width: 80 })).toEqual([
      '  unit              tons     BV  remark',
      '  Hunchback HBK-4G    50  1,041    slow',
      '  Locust              20    432    fast',
    ]);
    expect(formatTable(ROWS, { width: 80, left: [3], indent: '' })[1]).toBe('Hunchback HBK-4G    50  1,041  slow');
  });

  test('a table leaves out the columns that matter least until it fits', () => {
    expect(formatTable(ROWS, { width: 36, dispensable: [3, 1] })[1]).toBe('  Hunchback HBK-4G    50  1,041');
    expect(formatTable(ROWS, { width: 26, dispensable: [3, 1] })[1]).toBe('  Hunchback HBK-4G  1,041');
  });

  test('a table that still does not fit shortens names, but never breaks a figure', () => {
    expect(formatTable(ROWS, { width: 21, dispensable: [3, 1] })[1]).toBe('  Hunchback H…  1,041');
    expect(formatTable(ROWS, { width: 5, dispensable: [3, 1] })[1]).toBe('  Hunchback H…  1,041');
  });
});

describe('text', () => {
  test('text is broken between words', () => {
    expect(wrapText('one two three', 9)).toEqual(['one two', 'three']);
    expect(wrapText('one two three', 9, '  ', '    ')).toEqual(['  one two', '    three']);
    expect(wrapText('unbreakable', 4)).toEqual(['unbreakable']);
    expect(wrapText('', 4, '  ')).toEqual(['']);
  });

  test('text that is too long is shortened with an ellipsis', () => {
    expect(truncate('Hunchback', 5)).toBe('Hunc…');
    expect(truncate('Hunchback', 9)).toBe('Hunchback');
  });
});
