import { explainOrder } from '@hexfall/bots';
import type { Course } from '@hexfall/sim';
import { namesOf, orderText, reasonsText } from '@hexfall/view';
import type { ExplainedOrder } from './whatif-messages.ts';

/** Explains the last orders that were given before so many events had happened, at most `count` of them, the last one first. */
export function explainLast(course: Course, events: number, count: number): ExplainedOrder[] {
  const given = course.parts.slice(0, course.partAt(events) + 1).flatMap(({ order, ...part }) => {
    return order === undefined ? [] : [{ ...part, order }];
  });
  return given
    .slice(-count)
    .toReversed()
    .map(({ turn, phase, order, events: before }) => {
      const game = course.gameAt(before);
      return {
        turn,
        phase,
        text: `${namesOf(game).unit(order.unit)} ${orderText(game, order)}`,
        reasons: reasonsText(game, explainOrder(game, order)),
      };
    });
}
