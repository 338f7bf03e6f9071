import { describe, expect, test } from 'vitest';
import { blankSource } from './blank.ts';

/** What is left of a source, with every run of blanks as one space. */
function remains(source: string): string {
  return blankSource(source).replace(/\s+/g, ' ').trim();
}

describe('blankSource', () => {
  test.each([
    ['a line comment', 'let a; // Math.random()\nlet b;', 'let a; let b;'],
    ['a block comment over lines', 'let a; /* x ** y\n * Date */ let b;', 'let a; let b;'],
    ['a comment without end', 'let a; /* Date', 'let a;'],
    ['single quotes', "f('Date // no comment') + 1", "f(' ') + 1"],
    ['double quotes with an escaped quote', 'f("a \\" Date") + 1', 'f(" ") + 1'],
    ['a quote inside a comment', "// don't\nDate", 'Date'],
    ['an apostrophe in JSX text', "<p>don't</p>\nDate", "<p>don't</p> Date"],
    ['a regular expression', 'x = /Date[/"]/g; y', 'x = g; y'],
    ['a regular expression after return', 'return /Date/.test(s)', 'return .test(s)'],
  ])('blanks %s', (_, source, left) => {
    expect(remains(source)).toBe(left);
  });

  test.each([
    ['division by a name', 'a / b / c'],
    ['division after a bracket', '(a) / b[0] / c'],
    ['division after an assertion', 'a[0]! / b! / c'],
    ['division after a postfix operator', 'i++ / j-- / k'],
    ['a regular expression is not begun by a lone slash', 'x = (\n a\n / b)'],
    ['closing tags', '<b><i>x</i></b>'],
  ])('keeps %s', (_, source) => {
    expect(blankSource(source)).toBe(source);
  });

  test('keeps the code inside a template and blanks its text', () => {
    expect(remains('`Date ${now({ a: `Intl ${x}` })} console` + y')).toBe('` ${now({ a: ` ${x}` })} ` + y');
  });

  test('keeps every offset and line', () => {
    const source = "const a = 'x'; /* one\ntwo */ const b = `p\nq${a}r`; // end\n";
    const blanked = blankSource(source);
    expect(blanked).toHaveLength(source.length);
    expect(blanked.split('\n')).toHaveLength(source.split('\n').length);
    expect(blanked.indexOf('const b')).toBe(source.indexOf('const b'));
  });
});
