import { expect, test } from 'vitest';
import { formatMapText, parseMapText } from './map-text.ts';

test('a map on one line has a style, a size, a seed and symmetry', () => {
  const order = { style: 'hills', width: 32, height: 34, seed: '7', symmetric: true };
  expect(parseMapText('Hills:32X34:7:sym')).toEqual({ ok: true, value: order });
  expect(formatMapText(order)).toBe('hills:32x34:7:sym');
});

test('size and seed may be left out', () => {
  expect(parseMapText('city')).toEqual({
    ok: true,
    value: { style: 'city', width: 16, height: 17, seed: '1', symmetric: false },
  });
});

test('a text that does not begin with a style is not a map', () => {
  expect(parseMapText('river-crossing')).toBeUndefined();
  expect(parseMapText('__proto__:8x8')).toBeUndefined();
});

test('two seeds are refused with the way to write a map', () => {
  expect(parseMapText('hills:a:b')).toEqual({
    ok: false,
    errors: ['write style:WIDTHxHEIGHT:seed, such as hills:32x34:7'],
  });
});
