import { explainOrder, type WeighedOrder } from '@hexfall/bots';
import { type Command, mechOf } from '@hexfall/rules';
import type { Course } from '@hexfall/sim';
import { namesOf, orderText } from '@hexfall/view';
import type { Expectation, ExplainedOrder } from './whatif-messages.ts';

/** An order, with the point of the game at which it was given. */
interface GivenOrder {
  readonly turn: number;
  readonly phase: string;
  /** How many events had happened before it. */
  readonly events: number;
  readonly order: Command;
}

/**
 * Explains the last orders that were given before a number of events had happened: at most `count` of them, the last one first. The last
 * order is included even if the unit had no choice; other orders without a choice are left out.
 */
export function explainLast(course: Course, events: number, count: number): ExplainedOrder[] {
  const explained: ExplainedOrder[] = [];
  for (const given of ordersBefore(course, events).toReversed()) {
    if (explained.length === count) break;
    const order = explain(course, given);
    if (order.others.length > 0 || explained.length === 0) explained.push(order);
  }
  return explained;
}

function ordersBefore(course: Course, events: number): GivenOrder[] {
  return course.parts.slice(0, course.partAt(events) + 1).flatMap(({ order, ...part }) => {
    return order === undefined ? [] : [{ ...part, order }];
  });
}

function explain(course: Course, { turn, phase, events, order }: GivenOrder): ExplainedOrder {
  const game = course.gameAt(events);
  const { given, others } = explainOrder(game, order);
  return {
    turn,
    phase,
    side: mechOf(game, order.unit).side,
    unit: namesOf(game).unit(order.unit),
    text: orderText(game, order),
    expected: given === undefined ? undefined : expectationOf(given),
    others: others.map(other => ({ text: orderText(game, other.command), expected: expectationOf(other) })),
  };
}

function expectationOf({ score, dealt, taken }: WeighedOrder): Expectation {
  return { score, dealt, taken };
}
