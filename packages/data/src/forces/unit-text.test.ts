import { describe, expect, test } from 'vitest';
import { parseCrew, parseUnitText } from './unit-text.ts';

describe('units on one line', () => {
  test.each([
    ['HBK-4G', { count: 1, name: 'HBK-4G', crew: undefined, pilot: '' }],
    ['2xHBK-4G', { count: 2, name: 'HBK-4G', crew: undefined, pilot: '' }],
    [' 3 X atlas as7-d ', { count: 3, name: 'atlas as7-d', crew: undefined, pilot: '' }],
    ['HBK-4G@3/4', { count: 1, name: 'HBK-4G', crew: { gunnery: 3, piloting: 4 }, pilot: '' }],
    ['2xHBK-4G @ 0/8', { count: 2, name: 'HBK-4G', crew: { gunnery: 0, piloting: 8 }, pilot: '' }],
    ['AS7-D@2/3: Natasha K.', { count: 1, name: 'AS7-D', crew: { gunnery: 2, piloting: 3 }, pilot: 'Natasha K.' }],
    ['me@home/hbk.mtf@2/3', { count: 1, name: 'me@home/hbk.mtf', crew: { gunnery: 2, piloting: 3 }, pilot: '' }],
    ['xenon', { count: 1, name: 'xenon', crew: undefined, pilot: '' }],
  ])('a unit can be written as %j', (text, units) => {
    expect(parseUnitText(text)).toEqual({ ok: true, value: units });
  });

  test.each([
    ['HBK-4G@9/4', '"HBK-4G@9/4" must end in the gunnery and piloting of its crew, each from 0 to 8, such as @3/4.'],
    ['HBK-4G@', '"HBK-4G@" must end in the gunnery and piloting of its crew, each from 0 to 8, such as @3/4.'],
    ['0xHBK-4G', '"0xHBK-4G" must ask for 1 to 100 units.'],
    ['101xHBK-4G', '"101xHBK-4G" must ask for 1 to 100 units.'],
    ['2xHBK-4G@3/4:Kerensky', '"2xHBK-4G@3/4:Kerensky" names one pilot for 2 units.'],
    [`HBK-4G@3/4:${'K'.repeat(81)}`, 'The name of a pilot must not have more than 80 letters.'],
  ])('%j is refused with a sentence', (text, message) => {
    expect(parseUnitText(text)).toEqual({ ok: false, errors: [message] });
  });

  test('a crew has a gunnery and a piloting skill', () => {
    expect(parseCrew(' 3 / 4 ')).toEqual({ gunnery: 3, piloting: 4 });
    for (const text of ['', '3', '3/4/5', '9/4', '3/9', '-1/4', 'a/b']) expect(parseCrew(text), text).toBeUndefined();
  });
});
