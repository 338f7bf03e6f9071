/** Letters and digits that are not easily confused. */
const SIGNS = '23456789abcdefghijkmnpqrstuvwxyz';
const LENGTH = 12;
const GROUP = 4;

/** Returns the text of a new random seed: `k7f3-9qx2-m4td`. */
export function newSeed(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): string {
  const signs = Array.from(random(new Uint8Array(LENGTH)), byte => SIGNS[byte % SIGNS.length]!);
  return signs.map((sign, i) => (i > 0 && i % GROUP === 0 ? `-${sign}` : sign)).join('');
}
