import type { PhysicalCommand, Refusal } from '../commands/command.ts';
import { type Game, mechOf } from '../game.ts';
import { resolveQueuedRolls } from '../piloting/resolve.ts';
import { type Result, succeed } from '../result.ts';
import { planPhysical } from './declare.ts';
import { resolveBlows } from './resolve-blows.ts';
import { type CloseAttack, type RolledAttack, rollCloseAttack } from './rolled-attack.ts';

/**
 * One physical attack by itself, outside the order of a turn: checked, rolled, carried out, and every piloting roll it
 * causes made at once. For tools that ask what a single kick does; a game resolves its physical phase with the same parts.
 */
export function resolvePhysicalAttack(
  game: Game,
  command: PhysicalCommand,
): Result<readonly RolledAttack<CloseAttack>[], Refusal> {
  const attacks = planPhysical(game, command);
  if (!attacks.ok) return attacks;
  const blows = attacks.value.map(attack => rollCloseAttack(game, attack));
  resolveBlows(game, blows);
  for (const unit of [command.target, command.unit]) resolveQueuedRolls(game, mechOf(game, unit));
  return succeed(blows);
}
