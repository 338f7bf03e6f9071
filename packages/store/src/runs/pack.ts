import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Lines of games as they are kept. */
export interface PackedLines {
  readonly bytes: Uint8Array;
  /** SHA-256 of the lines before they were compressed. Equal games have equal digests, however they were compressed. */
  readonly digest: string;
}

/** Records of games repeat themselves so much that the quickest level leaves little to gain. */
const LEVEL = 1;
/** Far more than the lines of a chunk have; a chunk is not unpacked beyond it. */
const MAX_BYTES = 1 << 30;

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

export function packLines(lines: readonly string[]): PackedLines {
  const text = ENCODER.encode(lines.map(line => `${line}\n`).join(''));
  return { bytes: new Uint8Array(gzipSync(text, { level: LEVEL })), digest: digestOf(text) };
}

/** Returns the lines; `undefined` if they are damaged. */
export function unpackLines({ bytes, digest }: PackedLines): string[] | undefined {
  let text: Uint8Array;
  try {
    text = new Uint8Array(gunzipSync(new Uint8Array(bytes), { maxOutputLength: MAX_BYTES }));
  } catch {
    return undefined;
  }
  return digestOf(text) === digest ? DECODER.decode(text).split('\n').slice(0, -1) : undefined;
}

function digestOf(text: Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}
