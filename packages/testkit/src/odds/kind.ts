import {
  type Command,
  candidateCommands,
  cloneState,
  createGameOn,
  type Game,
  type GameEvent,
  type MechId,
  type MechSpec,
  mechOf,
  NO_SINK,
  type Plan,
  type PositionOptions,
  planSteps,
  SeededDice,
} from '@hexfall/rules';
import type { Choices } from '../choices.ts';
import type { Ground } from './random-position.ts';

/** A kind of case: the position, the plan, and the event that must be possible in it. */
export interface OddsKind {
  readonly name: string;
  readonly phase: NonNullable<PositionOptions['phase']>;
  /** Kinds of ground, of which one is drawn. */
  readonly grounds: readonly Ground[];
  /** By unit: a condition that its design must meet. The units belong to the two sides in turn. */
  readonly units: readonly ((spec: MechSpec) => boolean)[];
  readonly radius: number;
  /** The profile that has the rule, if only one of the two does. */
  readonly onlyUnder?: 'spec' | 'canon';
  /** Adds to the position what a kind needs. */
  prepare?(choices: Choices, game: Game): void;
  /** Returns suitable plans, in the order in which they should be tried. */
  plans(choices: Choices, game: Game): readonly Plan[];
  /** Whether an event is the one that must happen in some runs of the plan. */
  shows(event: GameEvent, game: Game): boolean;
}

export const anyUnit = (): boolean => true;

/** Returns a copy of a game in which it is that unit's turn, as lists of orders require. */
export function onTurn(game: Game, unit: MechId): Game {
  const state = cloneState(game.state);
  state.order = [mechOf(game, unit).side];
  state.acted = 0;
  return createGameOn(game.match, state, new SeededDice('nobody rolls'), NO_SINK);
}

/** Returns plans that give one unit one order. */
export function orderPlans(
  choices: Choices,
  game: Game,
  { unit = 0, until = 'phase', wants }: OrderTerms,
): readonly Plan[] {
  const view = onTurn(game, unit);
  const orders = [...candidateCommands(view, mechOf(view, unit))].filter(order => wants(order, view));
  return drawSome(choices, orders)
    .map((order): Plan => ({ kind: 'orders', orders: [order], until }))
    .filter(plan => planSteps(game, plan).ok);
}

interface OrderTerms {
  readonly unit?: MechId;
  readonly until?: 'phase' | 'turn';
  readonly wants: (order: Command, game: Game) => boolean;
}

/** No more than this many orders of one position are tried. */
const MAX_ORDERS = 10;

function drawSome<T>(choices: Choices, all: readonly T[]): T[] {
  const left = [...all];
  const drawn: T[] = [];
  while (drawn.length < MAX_ORDERS && left.length > 0) drawn.push(...left.splice(choices.below(left.length), 1));
  return drawn;
}
