import { readFileSync } from 'node:fs';
import { gameOf, randomSetup } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { NO_SINK } from '../game/game.ts';
import type { GameState } from './game-state.ts';
import { hashState } from './hash.ts';

const FILE = new URL('../../../../../fixtures/states/hashed.jsonl', import.meta.url);

/** Random states with every kind of attack, outcome and later field, and the stored hash of each. */
const HASHED = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as { readonly hash: number; readonly state: GameState });

/** Fields that were added to units later have the value of a fresh unit, for which they are not in use. */
const [fresh] = gameOf(randomSetup(7), NO_SINK).state.mechs;

test.each(HASHED)('the hash $hash of a state is for good, since replays carry it', ({ hash, state }) => {
  expect(hashState({ ...state, mechs: state.mechs.map(mech => ({ ...fresh!, ...mech })) })).toBe(hash);
});
