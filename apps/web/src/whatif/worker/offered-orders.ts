import { fireOrder } from '@hexfall/odds';
import { type Command, type Game, legalCommands, type MechState, unitsToAct } from '@hexfall/rules';
import { orderText, unitMark } from '@hexfall/view';
import type { OfferedOrder } from './whatif-messages.ts';

/** Returns the orders that may be given now, in words. Orders to fire use everything that bears on a target, or a single weapon. */
export function offeredOrders(game: Game): OfferedOrder[] {
  return unitsToAct(game).flatMap(mech => {
    const orders = [...volleys(game, mech), ...legalCommands(game, mech)];
    const texts = new Set<string>();
    return orders.flatMap(order => {
      const offered = offerOf(game, order);
      if (texts.has(offered.text)) return [];
      texts.add(offered.text);
      return [offered];
    });
  });
}

/** Returns an order in words, together with its unit. */
export function offerOf(game: Game, order: Command): OfferedOrder {
  return { unit: order.unit, text: `${unitMark(game, order.unit)} ${orderText(game, order)}`, order };
}

/** Returns the volleys of everything that can be fired at each enemy. */
function volleys(game: Game, mech: MechState): Command[] {
  if (game.state.phase !== 'weapons') return [];
  const enemies = game.state.mechs.filter(other => other.side !== mech.side && other.status === 'active');
  return enemies.flatMap(({ id }) => {
    const order = fireOrder(game, mech.id, id);
    return order.ok ? [order.value] : [];
  });
}
