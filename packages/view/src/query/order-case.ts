import { type Command, type Game, isRamOrder, mechOf, type Plan } from '@hexfall/rules';
import { circumstances } from '../odds/circumstances.ts';
import { namesOf, unitMark } from '../unit-names.ts';
import { orderText } from '../words/order-text.ts';
import type { CaseUnit, OddsCase } from './case.ts';
import { planNumbers } from './case-numbers.ts';
import { planQuestions, targetsOf } from './case-questions.ts';

/** Returns the case for orders in a game as it stands: all questions about all units that take part. */
export function orderCase(game: Game, orders: readonly Command[], rules: string): OddsCase {
  const until = orders.some(isRamOrder) ? 'turn' : 'phase';
  const plan: Plan = { kind: 'orders', orders, until };
  return {
    title: titleOf(game, orders),
    rules,
    game,
    plan,
    scene: [],
    units: unitsOf(game, orders),
    numbers: planNumbers(game, plan),
    questions: planQuestions(game, plan),
    notes: [],
  };
}

/** More orders than this are counted rather than listed: their numbers show what they are. */
const MAX_TOLD = 2;

function titleOf(game: Game, orders: readonly Command[]): string {
  const [only, ...others] = orders;
  if (only !== undefined && others.length === 0) return `${namesOf(game).unit(only.unit)} ${orderText(game, only)}`;
  if (orders.length > MAX_TOLD) return `the orders of ${orders.length} units`;
  return orders.map(order => `${unitMark(game, order.unit)} ${orderText(game, order)}`).join('; ');
}

/** Returns the units that are attacked, then those that act. */
function unitsOf(game: Game, orders: readonly Command[]): CaseUnit[] {
  const targets = new Set(orders.flatMap(targetsOf));
  const doers = new Set(orders.map(({ unit }) => unit));
  return [...new Set([...targets, ...doers])].map(id => {
    const { gunnery, piloting } = mechOf(game, id);
    const facts = [
      ...(doers.has(id) ? [`gunnery ${gunnery}`] : []),
      `piloting ${piloting}`,
      ...circumstances(game, id),
    ];
    return { id, heading: namesOf(game).unit(id), facts };
  });
}
