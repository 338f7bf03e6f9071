import { forRandomGames, gameOf, playRandomly } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../vocabulary/dice/seeded.ts';
import { apply } from '../../vocabulary/events/apply.ts';
import type { GameEvent } from '../../vocabulary/events/events.ts';
import { createGameOn, type Game, NO_SINK } from '../../vocabulary/game/game.ts';
import { cloneState } from '../../vocabulary/state/clone.ts';
import type { GameState } from '../../vocabulary/state/game-state.ts';
import { hashState } from '../../vocabulary/state/hash.ts';
import { formatState, parseState } from '../../vocabulary/state/serialise.ts';
import { startGame } from '../phases/turn.ts';

/** Random play has a random state of its own, so that it never affects the game's dice. */
const player = (): Int32Array => Int32Array.from([1, 2, 3, 4]);

const GAMES = 500;

function comparable(state: GameState): unknown {
  return { ...state, dice: undefined };
}

/** Creates a game that goes on from a state, with the dice of that state. */
function goOn(game: Game, state: GameState, events: GameEvent[]): Game {
  return createGameOn(game.match, state, new SeededDice(state.dice), events);
}

describe('over random games', () => {
  test('folding the events gives the state', () => {
    forRandomGames(GAMES, {}, setup => {
      const events: GameEvent[] = [];
      const game = gameOf(setup, events);
      const folded = cloneState(game.state);
      startGame(game);
      playRandomly(game, player());
      for (const event of events) apply(folded, event);
      expect(comparable(folded)).toEqual(comparable(game.state));
      expect(hashState(folded)).toBe(hashState(game.state));
    });
  });

  test('the same seed gives the same events, byte for byte', () => {
    forRandomGames(GAMES, {}, setup => {
      const [once, again] = [0, 1].map(() => {
        const events: GameEvent[] = [];
        const game = gameOf(setup, events);
        startGame(game);
        playRandomly(game, player());
        return JSON.stringify(events);
      });
      expect(again).toBe(once);
    });
  });

  test('a game saved, loaded and continued goes on with the same events', () => {
    forRandomGames(GAMES, {}, (setup, seed) => {
      const commands = seed % 60;
      const events: GameEvent[] = [];
      const game = gameOf(setup, events);
      startGame(game);
      playRandomly(game, player(), commands);
      const loaded = parseState(formatState(game.state));
      if (!loaded.ok) throw new Error(loaded.errors[0]!.message);
      expect(loaded.value).toEqual(game.state);
      const played = events.length;
      const continued: GameEvent[] = [];
      playRandomly(game, player());
      playRandomly(goOn(game, loaded.value, continued), player());
      expect(continued).toEqual(events.slice(played));
    });
  });

  test('playing a clone leaves the original untouched, and the clone rolls the same dice', () => {
    forRandomGames(GAMES, {}, (setup, seed) => {
      const commands = seed % 40;
      const game = gameOf(setup, NO_SINK);
      startGame(game);
      playRandomly(game, player(), commands);
      const before = formatState(game.state);
      const hash = hashState(game.state);
      const clone = goOn(game, cloneState(game.state), []);
      playRandomly(clone, player());
      expect(formatState(game.state)).toBe(before);
      expect(hashState(game.state)).toBe(hash);
      playRandomly(game, player());
      expect(hashState(game.state)).toBe(hashState(clone.state));
    });
  });
});
