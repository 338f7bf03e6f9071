import { cloneState, createGame, createGameOn, type EventSink, type Game, NO_SINK, SeededDice } from '@hexfall/rules';
import { diceOf } from './game-dice.ts';
import { type GamePlan, positionOf } from './game-plan.ts';
import type { Batch, Position } from './match-up.ts';

/** The first game of every position: the others are copies of it with their own dice, since thousands begin from the same one. */
const firstGames = new WeakMap<Position, Game>();

/** Creates a game of a batch, before its first turn. */
export function createGameOf(batch: Batch, plan: GamePlan, sink: EventSink): Game {
  const position = positionOf(batch, plan);
  const { match, state: opening } = firstGames.get(position) ?? createFirst(position, plan.seed);
  const state = cloneState(opening);
  state.dice.set(diceOf(plan.seed));
  return createGameOn(match, state, new SeededDice(state.dice), sink);
}

function createFirst(position: Position, seed: string): Game {
  const game = createGame({ ...position, seed }, NO_SINK);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  firstGames.set(position, game.value);
  return game.value;
}
