const MAX_LENGTH = 60;

/** Returns a valid file name for something with an arbitrary name. */
export function fileNameOf(name: string, ending: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_LENGTH);
  return `${plain === '' ? 'result' : plain}.${ending}`;
}
