import { gameOf, playRandomly, randomSetup } from '@hexfall/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startGame } from '../../turn/phases/turn.ts';
import { NO_SINK } from '../game/game.ts';
import type { GameState } from './game-state.ts';
import { formatState, parseState } from './serialise.ts';

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

describe('a saved state', () => {
  test('comes back as it was', () => {
    const state = someState();
    expect(parseState(formatState(state))).toEqual({ ok: true, value: state });
  });

  test('is refused with a field and a reason when anything in it is wrong', () => {
    const text = formatState(someState());
    const plain = JSON.parse(text) as unknown;
    for (const path of leaves(plain)) {
      const broken = structuredClone(plain) as Record<string, unknown>;
      let holder = broken;
      for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
      holder[path.at(-1)!] = { not: 'this' };
      const parsed = parseState(JSON.stringify(broken));
      expect(parsed.ok, path.join('.')).toBe(false);
      expect(!parsed.ok && parsed.errors[0]!.path.startsWith('state.')).toBe(true);
    }
  });

  test('that is no state at all is refused too', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(parseState(text).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
