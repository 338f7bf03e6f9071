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

/** What a kind of case has in common: who stands where, what is planned, and what must be able to come of it. */
export interface OddsKind {
  readonly name: string;
  readonly phase: NonNullable<PositionOptions['phase']>;
  /** One of them is drawn. */
  readonly grounds: readonly Ground[];
  /** By unit, what it must be built like; they belong to the two sides in turn. */
  readonly units: readonly ((spec: MechSpec) => boolean)[];
  readonly radius: number;
  /** Where only one of the two profiles has the rule. */
  readonly onlyUnder?: 'spec' | 'canon';
  /** States what else is true in the position. */
  prepare?(choices: Choices, game: Game): void;
  /** Returns plans that fit, in the order in which they should be tried. */
  plans(choices: Choices, game: Game): readonly Plan[];
  /** What is to happen in some runs of the plan. */
  shows(event: GameEvent, game: Game): boolean;
}

export const anyUnit = (): boolean => true;

/** Returns a copy of a game in which it is that unit's turn, which lists of orders ask for. */
export function onTurn(game: Game, unit: MechId): Game {
  const state = cloneState(game.state);
  state.order = [mechOf(game, unit).side];
  state.acted = 0;
  return createGameOn(game.match, state, new SeededDice('nobody rolls'), NO_SINK);
}

/** Plans that give one unit one order. */
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

/** More orders of one position are not tried. */
const MAX_ORDERS = 10;

function drawSome<T>(choices: Choices, all: readonly T[]): T[] {
  const left = [...all];
  const drawn: T[] = [];
  while (drawn.length < MAX_ORDERS && left.length > 0) drawn.push(...left.splice(choices.below(left.length), 1));
  return drawn;
}
