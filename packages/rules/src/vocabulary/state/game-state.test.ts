import { gameOf, playRandomly, randomSetup } from '@hexfall/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startGame } from '../../turn/phases/turn.ts';
import { NO_SINK } from '../game/game.ts';
import { cloneState } from './clone.ts';
import { type GameState, SAVED_FIELDS } from './game-state.ts';
import { hashState } from './hash.ts';
import { MECH_FIELDS } from './mech-state.ts';
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

/** Returns the path to every number, text or flag in a value. */
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

test('a fresh unit has every field of the tables, in their order', () => {
  const { mechs } = gameOf(randomSetup(7), NO_SINK).state;
  for (const mech of mechs) expect(Object.keys(mech)).toEqual(Object.keys(MECH_FIELDS));
});

describe('a clone', () => {
  test('a clone has every field of the tables, in their order', () => {
    const clone = cloneState(someState());
    expect(Object.keys(clone)).toEqual(Object.keys(SAVED_FIELDS));
    expect(Object.keys(clone.mechs[0]!)).toEqual(Object.keys(MECH_FIELDS));
  });

  test('a clone has every field of the original', () => {
    const state = someState();
    expect(cloneState(state)).toEqual(state);
  });

  test('a clone shares nothing that play may write', () => {
    const state = someState();
    const before = formatState(state);
    const clone = cloneState(state);
    const frozen = new Set(['rolls', 'attacks', 'terrainChanges', 'outcome']);
    for (const path of leaves(clone)) if (!path.some(key => frozen.has(String(key)))) change(clone, path);
    clone.attacks.pop();
    clone.terrainChanges.pop();
    for (const mech of clone.mechs) mech.rolls = [];
    expect(formatState(state)).toBe(before);
  });
});

describe('the hash', () => {
  test('the hash changes with any field but the dice', () => {
    const state = someState();
    const hash = hashState(state);
    for (const path of leaves(state)) {
      const changed = structuredClone(state);
      change(changed, path);
      if (path[0] === 'dice') expect(hashState(changed), path.join('.')).toBe(hash);
      else expect(hashState(changed), path.join('.')).not.toBe(hash);
    }
  });

  test('the hash is an unsigned 32-bit number', () => {
    const hash = hashState(someState());
    expect(hash >>> 0).toBe(hash);
  });
});

describe('a saved state', () => {
  test('a saved state is read back as it was', () => {
    const state = someState();
    expect(parseState(formatState(state))).toEqual({ ok: true, value: state });
  });

  test('a saved state with a wrong field is refused with that field and a reason', () => {
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

  test('text that is not a state is refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(parseState(text).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
