import {
  blowOrdersInReach,
  candidateCommands,
  type FireCommand,
  fail,
  type Game,
  isRamOrder,
  type MechId,
  mechOf,
  type PhysicalCommand,
  planBlowOrder,
  planFire,
  type RamCommand,
  type Refusal,
  type Result,
  refusalOutOfTurn,
  type Shot,
  specOf,
  succeed,
} from '@hexfall/rules';

/** Torso twists in the order in which they are tried. */
const TWISTS = [0, -1, 1];

/**
 * Returns the order to fire at a unit with the twist of the torso that lets most weapons bear: with all that can be fired, or with
 * exactly the shots that are asked for. Fails with the reason why the first of them cannot be fired.
 *
 * @example
 * ```ts
 * import { fireOrder } from '@hexfall/odds';
 * import { act } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * act(game, { type: 'stay', unit: 0 });
 * act(game, { type: 'stay', unit: 1 });
 * const order = fireOrder(game, 0, 1);
 * order.ok && order.value.shots.length; // => 4
 * ```
 */
export function fireOrder(
  game: Game,
  unit: MechId,
  target: MechId,
  shots?: readonly Omit<Shot, 'target'>[],
): Result<FireCommand, Refusal> {
  const wanted = shots ?? [...specOf(game, mechOf(game, unit)).weapons.keys()].map(weapon => ({ weapon }));
  const volleys = TWISTS.map(twist =>
    volley(
      game,
      unit,
      twist,
      wanted.map(shot => ({ ...shot, target })),
    ),
  );
  const best = volleys.reduce((a, b) => (b.order.shots.length > a.order.shots.length ? b : a));
  const incomplete = shots !== undefined && best.order.shots.length < wanted.length;
  const refused = best.refused ?? volleys[0]!.refused;
  return refused !== undefined && (incomplete || best.order.shots.length === 0) ? fail(refused) : succeed(best.order);
}

interface Volley {
  readonly order: FireCommand;
  /** Why the first shot that had to be left out cannot be fired. */
  readonly refused: Refusal | undefined;
}

/** As many of the shots as can be fired together. */
function volley(game: Game, unit: MechId, twist: number, wanted: readonly Shot[]): Volley {
  let order: FireCommand = { type: 'fire', unit, twist, shots: [] };
  let refused: Refusal | undefined;
  for (const shot of wanted) {
    const longer = { ...order, shots: [...order.shots, shot] };
    const planned = planFire(game, longer);
    if (planned.ok) order = longer;
    else refused ??= planned.errors[0];
  }
  return { order, refused };
}

/**
 * Returns the best legal order of a kind to strike a unit that stands beside the attacker: with as many arms as can strike, then
 * with what needs the lowest number. Fails with the reason why there is none.
 *
 * @example
 * ```ts
 * import { blowOrder } from '@hexfall/odds';
 * import { createPosition } from '@hexfall/rules';
 *
 * const game = createPosition([{ tonnage: 50 }, { tonnage: 60 }], { phase: 'physical' });
 * const order = blowOrder(game, 'kick', 0, 1);
 * order.ok && order.value.type; // => 'kick'
 * ```
 */
export function blowOrder(
  game: Game,
  kind: PhysicalCommand['type'],
  unit: MechId,
  target: MechId,
  accepts: (order: PhysicalCommand) => boolean = () => true,
): Result<PhysicalCommand, Refusal> {
  const orders = blowOrdersInReach(game, mechOf(game, unit)).filter(
    order => order.type === kind && order.target === target && accepts(order),
  );
  const plans = orders.map(order => ({ order, plan: planBlowOrder(game, order) }));
  const legal = plans.flatMap(({ order, plan }) => (plan.ok ? [{ order, blows: plan.value }] : []));
  legal.sort((a, b) => b.blows.length - a.blows.length || a.blows[0]!.need - b.blows[0]!.need);
  if (legal[0] !== undefined) return succeed(legal[0].order);
  const refused = plans.flatMap(({ plan }) => (plan.ok ? [] : plan.errors))[0];
  return fail(refused ?? { code: 'outOfRange', path: 'target', message: `target cannot be reached by a ${kind}` });
}

/**
 * Returns the order to charge a unit, or to jump onto it, by the shortest path that the rules allow. Fails with the reason why there is none.
 *
 * @example
 * ```ts
 * import { ramOrder } from '@hexfall/odds';
 * import { createPosition } from '@hexfall/rules';
 *
 * const units = [{ tonnage: 50, hex: '0505' }, { tonnage: 60, hex: '0502', condition: { shutdown: true } }];
 * const order = ramOrder(createPosition(units), 'charge', 0, 1);
 * order.ok && order.value.type === 'charge' && order.value.steps; // => ['forward', 'forward', 'forward']
 * ```
 */
export function ramOrder(
  game: Game,
  type: RamCommand['type'],
  unit: MechId,
  target: MechId,
): Result<RamCommand, Refusal> {
  const orders: RamCommand[] = [];
  for (const order of candidateCommands(game, mechOf(game, unit))) {
    if (isRamOrder(order) && order.type === type && order.target === target) orders.push(order);
  }
  orders.sort((a, b) => lengthOf(a) - lengthOf(b));
  let refused = refusalOfUnit(game, type, unit, target);
  for (const order of orders) {
    const wrong = refusalOutOfTurn(game, order);
    if (wrong === undefined) return succeed(order);
    refused = wrong;
  }
  return fail(refused);
}

/** Why there is no way: the unit cannot do it at all, or the target is too far. */
function refusalOfUnit(game: Game, type: RamCommand['type'], unit: MechId, target: MechId): Refusal {
  const { hex, prone } = mechOf(game, unit);
  if (prone) return { code: 'unitProne', path: 'unit', message: 'unit is prone' };
  const leap: RamCommand = { type: 'dfa', unit, target, approach: hex };
  const wrong = type === 'dfa' ? refusalOutOfTurn(game, leap) : undefined;
  const refused = wrong?.path === 'unit' ? wrong : undefined;
  return refused ?? { code: 'tooFar', path: 'target', message: 'target is out of reach' };
}

function lengthOf(order: RamCommand): number {
  return 'steps' in order ? order.steps.length : 0;
}
