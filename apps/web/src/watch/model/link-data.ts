import { type Replay, writeReplay } from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';

/** The most characters of the text in a link: browsers, mail and chats accept links of this length. */
export const MAX_LINK_CHARACTERS = 16_000;
/** The most bytes that are unpacked from a link: enough for the orders of any game, but no more than a browser can easily hold. */
const MAX_UNPACKED_BYTES = 4_000_000;

/**
 * Returns a game as text for an address: its header and its orders, compressed. Everything else follows from the rules. Fails for a game
 * that is too long.
 */
export async function packGame({ header, entries }: Replay): Promise<Result<string, string>> {
  const orders = writeReplay({ header, entries: entries.filter(({ command }) => command !== undefined) });
  const packed = await readAll(
    streamOf(new TextEncoder().encode(orders)).pipeThrough(new CompressionStream('deflate-raw')),
  );
  const data = toBase64Url(packed!);
  if (data.length <= MAX_LINK_CHARACTERS) return succeed(data);
  const size = `${Math.ceil(data.length / 1000)} of at most ${MAX_LINK_CHARACTERS / 1000} thousand characters`;
  return fail(`This game is too long for a link (${size}). Share its file instead.`);
}

/**
 * Returns the header and the orders of a game from the text of an address, as the text of a replay that has yet to be read. An error
 * completes a sentence about the link.
 */
export async function unpackGame(data: string): Promise<Result<string, string>> {
  const bytes = data.length > MAX_LINK_CHARACTERS ? undefined : fromBase64Url(data);
  if (bytes === undefined) return fail('it is not complete, or has characters that no link has');
  try {
    const all = await readAll(streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')), MAX_UNPACKED_BYTES);
    if (all === undefined) return fail(`it has more than ${MAX_UNPACKED_BYTES / 1_000_000} MB, which no game has`);
    return succeed(new TextDecoder('utf-8', { fatal: true }).decode(all));
  } catch {
    return fail('it is damaged and cannot be unpacked');
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Reads a stream to its end; returns `undefined` if it has more than a number of bytes, none of which are then kept. */
async function readAll(
  stream: ReadableStream<Uint8Array>,
  max = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > max) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Number of bytes that are encoded at a time, since a function takes only so many arguments. */
const CHUNK = 8192;

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, character => character.charCodeAt(0));
}
