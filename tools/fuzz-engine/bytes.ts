const encoder = new TextEncoder();

/** Joins texts, as UTF-8, and bytes. */
export function bytesOf(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const pieces = parts.map(part => (typeof part === 'string' ? encoder.encode(part) : part));
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
