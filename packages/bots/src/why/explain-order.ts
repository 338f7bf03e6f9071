import { type Command, type Game, type MechState, mechOf, passCommand } from '@hexfall/rules';
import { weighedVolleys } from '../tactician/fire.ts';
import { weighedMoves } from '../tactician/move.ts';
import { weighedStrikes } from '../tactician/strike.ts';
import { WEIGHTS } from '../tactician/weights.ts';

/** An order with what the tactician expects of it in this turn, in points of damage. */
export interface WeighedOrder {
  readonly command: Command;
  /** The overall worth of the order: damage dealt and taken, cover, heat, the risk of a fall, and where it leads. */
  readonly score: number;
  readonly dealt: number;
  /** Expected damage from the enemies; `undefined` if the order does not change it. */
  readonly taken?: number;
}

/** Why an order was given, or why the tactician would have given another one. */
export interface OrderReasons {
  /** The expected effects of the order; `undefined` if the tactician would not have considered it. */
  readonly given: WeighedOrder | undefined;
  /** The best other orders, best first. None if there was no choice. */
  readonly others: readonly WeighedOrder[];
}

const MAX_OTHERS = 3;
/** The tactician breaks ties at random; with the same random numbers, every explanation of an order is the same. */
const TIE_BREAKER = [1, 2, 3, 4] as const;

/**
 * Explains an order by the tactician's own reckoning: the expected effects of the order, and of the three best others. They are computed
 * from the position, so the same position always gets the same answer. Pass the game as it was before the order.
 *
 * @example
 * ```ts
 * import { createBot, explainOrder } from '@hexfall/bots';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const order = createBot('tactician', Int32Array.of(1, 2, 3, 4)).choose(game);
 * const { given, others } = explainOrder(game, order);
 * given !== undefined && others.length; // => 3
 * ```
 */
export function explainOrder(game: Game, order: Command): OrderReasons {
  const weighed = distinct(ordersOf(game, mechOf(game, order.unit)));
  const key = meaningOf(order);
  const given = weighed.find(({ command }) => meaningOf(command) === key);
  return { given, others: weighed.filter(other => other !== given).slice(0, MAX_OTHERS) };
}

function ordersOf(game: Game, mech: MechState): readonly WeighedOrder[] {
  const { phase } = game.state;
  switch (phase) {
    case 'movement':
      return weighedMoves(game, mech, Int32Array.from(TIE_BREAKER));
    case 'weapons':
      return [...weighedVolleys(game, mech, WEIGHTS), nothing(passCommand('weapons', mech.id))];
    case 'physical':
      return withRefraining(weighedStrikes(game, mech), passCommand('physical', mech.id));
    default:
      return [];
  }
}

function nothing(command: Command): WeighedOrder {
  return { command, score: 0, dealt: 0 };
}

/** Adds the order to make no blow. Blows that promise nothing come after it. */
function withRefraining(blows: readonly WeighedOrder[], hold: Command): WeighedOrder[] {
  return [...blows.filter(({ score }) => score > 0), nothing(hold), ...blows.filter(({ score }) => score <= 0)];
}

/** Removes orders that differ from an earlier one in nothing that matters, such as the twist for the same shots. */
function distinct(orders: readonly WeighedOrder[]): WeighedOrder[] {
  const seen = new Set<string>();
  return orders.filter(({ command }) => {
    const key = meaningOf(command);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Returns a text that is the same for orders that mean the same. */
function meaningOf(command: Command): string {
  if (command.type !== 'fire') return JSON.stringify(command);
  const shots = command.shots.map(({ weapon, target, rate = 1 }) => `${weapon} ${target} ${rate}`);
  return `fire ${shots.sort().join(', ')}`;
}
