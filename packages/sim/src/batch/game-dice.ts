import { parseSeed, streamRngState } from '@hexfall/rules';

/** Returns the state of the dice with which a game of this seed begins. */
export function diceOf(text: string): Int32Array {
  const seed = parseSeed(text);
  if (!seed.ok) throw new Error(seed.errors[0]!.message);
  return streamRngState(seed.value, 'game');
}
