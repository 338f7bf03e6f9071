import { botRngStates } from '@hexfall/bots';
import { startSealedGame } from '@hexfall/protocol';
import {
  createGame,
  formatSeed,
  type GameEvent,
  type GameSetup,
  nextInt32,
  parseSeed,
  type RngState,
  SeededDice,
  seedFromText,
  streamRngState,
} from '@hexfall/rules';
import { randomSetup } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { createHandout, type Handout } from './handout.ts';

/*
 * The attacker in these tests knows the source code. It turns back the generator and the hash of the streams, step by step, from the
 * seed of a bot to the dice of the game.
 */

const rotateRight = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The factor that undoes a multiplication by an odd number. */
function inverseOf(factor: number): number {
  let inverse = factor;
  for (let i = 0; i < 5; i++) inverse = Math.imul(inverse, 2 - Math.imul(factor, inverse));
  return inverse;
}

function undoShift(word: number, bits: number): number {
  let result = word;
  for (let done = bits; done < 32; done += bits) result = word ^ (result >>> bits);
  return result;
}

/** Finds the state of the generator before it gave these four numbers. */
function stateBefore(outputs: RngState): RngState {
  const seen = Array.from(outputs, bits => Math.imul(rotateRight(Math.imul(bits, inverseOf(9)), 7), inverseOf(5)));
  const [a, b, c, d] = seen as [number, number, number, number];
  const nextThird = a ^ b ^ (a << 9);
  const fourth = rotateRight(c ^ d ^ b ^ (b << 9) ^ nextThird, 11) ^ a;
  const third = b ^ c ^ a ^ (a << 9) ^ fourth;
  return Int32Array.of(a ^ b ^ third, a, third, fourth);
}

/** The multipliers of the hash that gives each stream of a seed its state. */
const MULTIPLIERS = [0x2c1b3c6d, 0x297a2d39, 0x85ebca6b, 0x9e3779b1];

function turnStream(state: RngState, from: string, to: string): RngState {
  return state.map((word, lane) => {
    const factor = MULTIPLIERS[lane]!;
    let hash = undoShift(Math.imul(undoShift(word, 16), inverseOf(0xc2b2ae35)), 13);
    hash = undoShift(Math.imul(hash, inverseOf(0x85ebca6b)), 16);
    for (const letter of from.split('').toReversed())
      hash = Math.imul(undoShift(hash, 15), inverseOf(factor)) ^ letter.charCodeAt(0);
    for (const letter of to) {
      hash = Math.imul(hash ^ letter.charCodeAt(0), factor);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  });
}

const wordsOf = (seed: string): RngState => {
  const parsed = parseSeed(seed);
  if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
  return parsed.value;
};

/** Every state that the dice of the game may start from, as far as a bot can work it out from what it has. */
function guessDice({ seed, rngState }: Handout): RngState[] {
  const words = [wordsOf(seed), rngState];
  const origins = words.flatMap(state => [state, stateBefore(state), stateBefore(stateBefore(state))]);
  const turned = origins.map(state => turnStream(state, 'bots', 'game'));
  return [...origins, ...origins.map(state => streamRngState(state, 'game')), ...turned];
}

/** What a bot of side 0 was given when its numbers were drawn from the generator of the bots. */
function drawnHandout(secret: string): Handout {
  const [rngState] = botRngStates(secret, 2);
  return { seed: formatSeed(Int32Array.from({ length: 4 }, () => nextInt32(rngState!))), rngState: rngState! };
}

const same = (one: RngState, two: RngState): boolean => one.every((word, i) => word === two[i]);

const SECRETS = Array.from({ length: 40 }, (_, i) => seedFromText(`game ${i}`));

test('an attacker who turns back the generator finds the dice of all 40 games from seeds that were drawn from it', () => {
  const found = SECRETS.filter(secret => {
    const dice = streamRngState(wordsOf(secret), 'game');
    return guessDice(drawnHandout(secret)).some(guess => same(guess, dice));
  });
  expect(found).toHaveLength(40);
});

test('the same attacker finds the dice of none of them from what a bot is given', () => {
  for (const secret of SECRETS) {
    const dice = streamRngState(wordsOf(secret), 'game');
    for (const side of [0, 1])
      expect(guessDice(createHandout(secret, side)).some(guess => same(guess, dice))).toBe(false);
  }
});

/** The sums of the first initiative rolls, which a bot sees before its first order. */
function initiativeOf(setup: GameSetup): number[] {
  const events: GameEvent[] = [];
  const created = createGame(setup, events);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  startSealedGame(created.value, setup.seed);
  const rolled = events.find(event => event.type === 'InitiativeRolled');
  return rolled?.rolls.map(rolls => rolls[0]!) ?? [];
}

test('the rolls of a game with sealed dice agree with no guess more often than by chance', () => {
  const setup = randomSetup(3, { turnLimit: 1 });
  const hits = guessDice(createHandout(SECRETS[0]!, 0)).map(() => 0);
  for (const secret of SECRETS) {
    const rolls = initiativeOf({ ...setup, seed: secret });
    for (const [i, guess] of guessDice(createHandout(secret, 0)).entries()) {
      const dice = new SeededDice(guess.slice());
      if (rolls.every(roll => roll === dice.twoD6('initiative'))) hits[i]!++;
    }
  }
  // Two sums agree by chance in one of 79 games.
  expect(Math.max(...hits)).toBeLessThan(6);
});

test('bots of different sides and games are given different numbers', () => {
  const given = SECRETS.flatMap(secret => [0, 1].map(side => createHandout(secret, side)));
  const all = given.flatMap(({ seed, rngState }) => [seed, formatSeed(rngState)]);
  expect(new Set(all).size).toBe(all.length);
});
