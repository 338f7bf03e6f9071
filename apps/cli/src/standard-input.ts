import { FailedError } from './exit.ts';

/** The name that stands for standard input instead of a file. */
export const STANDARD_INPUT = '-';

/** Reads standard input, or another stream, to its end as text. */
export async function readStream(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for await (const piece of stream) {
    length += piece.length;
    if (length > maxBytes) throw new FailedError(`standard input: has more than ${maxBytes} bytes.`);
    text += decoder.decode(piece, { stream: true });
  }
  text += decoder.decode();
  if (text.includes(REPLACEMENT_CHARACTER)) throw new FailedError('standard input: is not text.');
  return text;
}

/** The character that decoding puts in place of bytes that are not text. */
const REPLACEMENT_CHARACTER = '\uFFFD';
