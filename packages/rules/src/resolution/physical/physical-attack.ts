import { type Result, succeed } from '../../basics/result.ts';
import type { PhysicalCommand, Refusal } from '../../vocabulary/commands/command.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { resolveQueuedRolls } from '../piloting/queued-rolls.ts';
import type { CloseAttack, RolledAttack } from './blow.ts';
import { blowOrdersInReach, planBlowOrder, resolveBlows, rollDeclaredBlow } from './kinds.ts';

/**
 * Every physical attack that a unit could declare as things stand; called shots are left out.
 *
 * @example
 * ```ts
 * import { mechOf, physicalOptions } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const kinds = new Set(physicalOptions(game, mechOf(game, 0)).map(command => command.type));
 * [...kinds]; // => ['punch', 'kick', 'push']
 * ```
 */
export function physicalOptions(game: Game, mech: MechState): PhysicalCommand[] {
  return blowOrdersInReach(game, mech).filter(order => planBlowOrder(game, order).ok);
}

/**
 * One physical attack by itself, outside the order of a turn: checked, rolled, carried out, and every piloting roll it
 * causes made at once. For tools that ask what a single kick does; a game resolves its physical phase with the same parts.
 *
 * @example
 * ```ts
 * import { LL, mechOf, resolvePhysicalAttack, ScriptedDice } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const dice = new ScriptedDice().add('initiative', 4, 9);
 * dice.add('toHit', 9).add('kickLocation', 5).add('piloting', 8);
 * const game = setTheTable([], dice);
 * const before = mechOf(game, 1).armor[LL] ?? 0;
 * const kick = resolvePhysicalAttack(game, { type: 'kick', unit: 0, target: 1, leg: 'RL' });
 * kick.ok && kick.value[0]?.hit; // => true
 * before - (mechOf(game, 1).armor[LL] ?? 0); // => 10
 * ```
 */
export function resolvePhysicalAttack(
  game: Game,
  command: PhysicalCommand,
): Result<readonly RolledAttack<CloseAttack>[], Refusal> {
  const planned = planBlowOrder(game, command);
  if (!planned.ok) return planned;
  const blows = planned.value.map(attack => rollDeclaredBlow(game, attack));
  resolveBlows(game, blows);
  for (const unit of [command.target, command.unit]) resolveQueuedRolls(game, mechOf(game, unit));
  return succeed(blows);
}
