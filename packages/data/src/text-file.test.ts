import { expect, test } from 'vitest';
import { decodeText } from './text-file.ts';

test('text is decoded from UTF-8 or from Latin-1', () => {
  expect(decodeText(new TextEncoder().encode('Götterdämmerung'))).toBe('Götterdämmerung');
  expect(decodeText(Uint8Array.of(0x47, 0xf6, 0x74, 0x0a))).toBe('Göt\n');
});

test('bytes with control characters are not text', () => {
  expect(decodeText(Uint8Array.of(0x50, 0x4b, 3, 4))).toBeUndefined();
  expect(decodeText(Uint8Array.of(0x41, 0, 0x42, 0))).toBeUndefined();
});
