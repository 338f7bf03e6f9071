/** Maximum size of a unit file; a usual one has about a hundredth of this. */
export const MAX_UNIT_BYTES = 1_000_000;
export const MAX_BOARD_BYTES = 8_000_000;
export const MAX_FORCE_BYTES = 8_000_000;

/** Exists in every browser and every version of Node, but is not part of the language. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const LATIN_1 = new TextDecoder('latin1');

/** Decodes UTF-8, or Latin-1, in which older community files are written. Returns `undefined` for bytes that are not text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (isBinary(bytes)) return undefined;
  try {
    return UTF_8.decode(bytes);
  } catch {
    return LATIN_1.decode(bytes);
  }
}

/** Whether there are control bytes that do not occur in text. */
function isBinary(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte < 9 || (byte > 13 && byte < 32)) return true;
  return false;
}
