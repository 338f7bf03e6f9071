import {
  act,
  type Command,
  cloneState,
  createGameOn,
  type EventSink,
  type Game,
  type GameEvent,
  type GameState,
  parseState,
  SeededDice,
  startGame,
} from '@hexfall/rules';
import { ForkedDice } from './forked-dice.ts';
import { diceOf } from './game-dice.ts';

/** A moment of a game from which other games are played on. */
export type Opening = DecisionOpening | MidwayOpening;

/** A moment at which a player is to give an order. */
export interface DecisionOpening {
  readonly kind: 'decision';
  /** The state, as `formatState` writes it. Its dice are not those that the games roll. */
  readonly state: string;
  /** Orders that every game begins with. */
  readonly orders: readonly Command[];
}

/** A moment in the middle of an order: the rolls made so far stay as they were, and the others are made anew. */
export interface MidwayOpening {
  readonly kind: 'midway';
  /** The state before the order, as `formatState` writes it, with the dice that rolled the order. */
  readonly state: string;
  /** The order that is being carried out; `null` while the first turn begins, before the first order. */
  readonly order: Command | null;
  /** How many rolls have been made. */
  readonly rolls: number;
}

/** States that were read, by their text: thousands of games begin from the same one. */
const read = new WeakMap<Opening, GameState>();

function stateOf(opening: Opening): GameState {
  const known = read.get(opening);
  if (known !== undefined) return cloneState(known);
  const parsed = parseState(opening.state);
  if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
  read.set(opening, parsed.value);
  return cloneState(parsed.value);
}

/** Begins a game at its opening, in a match that `createGame` made. Everything that is not settled yet depends on the seed alone. */
export function openGame({ match }: Game, opening: Opening, seed: string, sink: EventSink): Game {
  const state = stateOf(opening);
  catchUp(sink, state.turn);
  const past = state.dice.slice();
  state.dice.set(diceOf(seed));
  if (opening.kind === 'decision') {
    const game = createGameOn(match, state, new SeededDice(state.dice), sink);
    for (const order of opening.orders) carryOut(game, order);
    return game;
  }
  const dice = new ForkedDice(new SeededDice(past), opening.rolls, new SeededDice(state.dice));
  const game = createGameOn(match, state, dice, gated(sink, dice));
  if (opening.order === null) startGame(game);
  else carryOut(game, opening.order);
  return createGameOn(match, state, new SeededDice(state.dice), sink);
}

function carryOut(game: Game, order: Command): void {
  const done = act(game, order);
  if (!done.ok) throw new Error(`the order ${order.type} is refused: ${done.errors[0]!.message}`);
}

/** Sends a sink the beginning of each turn so far, so that it counts turns as the game does. */
function catchUp(sink: EventSink, turns: number): void {
  for (let turn = 1; turn <= turns; turn++) sink.push({ type: 'TurnBegan', turn });
}

/** Returns a sink that does not see what happened before the moment from which games are played on, except that turns began. */
function gated(sink: EventSink, dice: ForkedDice): EventSink {
  const push = (event: GameEvent): void => {
    if (dice.isForked || event.type === 'TurnBegan') sink.push(event);
  };
  return sink.explains === true ? { explains: true, push } : { push };
}
