import { gameOf, playRandomly, randomSetup } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { startGame } from '../../turn/phases/turn.ts';
import { NO_SINK } from '../game/game.ts';
import type { GameState } from './game-state.ts';
import { hashState } from './hash.ts';

/** A state from the middle of a random game. */
function someState(): GameState {
  const game = gameOf(randomSetup(7, { unitsPerSide: 2 }), NO_SINK);
  startGame(game);
  playRandomly(game, Int32Array.from([1, 2, 3, 4]), 9);
  const state = game.state;
  state.terrainChanges.push({ hex: 3, content: { level: 1, layers: { rough: 1 } } });
  state.mechs[0]!.rolls = [{ reason: 'kicked', modifier: 1 }];
  return state;
}

type Path = readonly (string | number)[];

/** Every place in a value where a number, text or flag stands. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

function change(target: unknown, path: Path): void {
  let holder = target as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  const last = path.at(-1)!;
  const value = holder[last];
  holder[last] = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : 'changed';
}

describe('the hash', () => {
  test('sees a change of any field but the dice', () => {
    const state = someState();
    const hash = hashState(state);
    for (const path of leaves(state)) {
      const changed = structuredClone(state);
      change(changed, path);
      if (path[0] === 'dice') expect(hashState(changed), path.join('.')).toBe(hash);
      else expect(hashState(changed), path.join('.')).not.toBe(hash);
    }
  });

  test('is an unsigned 32-bit number', () => {
    const hash = hashState(someState());
    expect(hash >>> 0).toBe(hash);
  });
});
