import type { AskedRoll } from './asking-dice.ts';

/** Fills bytes with random values that nobody can predict. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const BYTES = 256;

/** Returns a random whole number below `count`, all of which are equally likely. */
function pickBelow(count: number, random: RandomBytes): number {
  const fair = BYTES - (BYTES % count);
  for (;;) {
    const [byte] = random(new Uint8Array(1));
    if (byte! < fair) return byte! % count;
  }
}

/** Throws the dice that a roll asks for. */
export function throwDice({ kind, lowest, highest }: AskedRoll, random: RandomBytes): number {
  if (kind === 'choice') return lowest + pickBelow(highest - lowest + 1, random);
  const die = (): number => 1 + pickBelow(6, random);
  return kind === 'one' ? die() : die() + die();
}
