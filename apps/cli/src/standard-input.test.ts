import { expect, test } from 'vitest';
import { readStream } from './standard-input.ts';

async function* piecesOf(...pieces: (readonly number[])[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Uint8Array.from(piece);
}

test('a character that is split between two pieces of a stream is read whole', async () => {
  expect(await readStream(piecesOf([0x61, 0xc3], [0xa9, 0x62]), 10)).toBe('aéb');
});

test('a stream that is too long or not text is refused', async () => {
  await expect(readStream(piecesOf([0x61, 0x61], [0x61]), 2)).rejects.toThrow('has more than 2 bytes');
  await expect(readStream(piecesOf([0xff]), 2)).rejects.toThrow('standard input: is not text.');
});
