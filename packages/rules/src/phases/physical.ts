import { isRam, type PhysicalAttack, type PushAttack } from '../combat/declared-attack.ts';
import { emit, type Game } from '../game.ts';
import { resolvePush } from '../physical/resolve-push.ts';
import { resolveRam, rollRam } from '../physical/ram.ts';
import { type CloseAttack, type RolledAttack, rollCloseAttack } from '../physical/rolled-attack.ts';
import { resolveStrike } from '../physical/strike.ts';

/**
 * All that was declared: first every roll, in the order of declaration, then every result. Charges and deaths from above,
 * though declared earlier, come after the blows of this phase.
 */
export function resolvePhysicalPhase(game: Game): void {
  const declared = game.state.attacks.filter((attack): attack is PhysicalAttack => attack.kind !== 'weapon');
  if (declared.length === 0) return;
  const blows = declared.filter((attack): attack is CloseAttack => !isRam(attack));
  const rolledBlows = blows.map(attack => rollCloseAttack(game, attack));
  const rolledRams = declared.filter(isRam).map(attack => rollRam(game, attack));
  for (const rolled of rolledBlows) resolveBlow(game, rolled, rolledBlows);
  for (const rolled of rolledRams) resolveRam(game, rolled);
  emit(game, { type: 'AttacksCleared', phase: 'physical' });
}

function resolveBlow(
  game: Game,
  rolled: RolledAttack<CloseAttack>,
  others: readonly RolledAttack<CloseAttack>[],
): void {
  if (rolled.attack.kind !== 'push') return resolveStrike(game, rolled);
  if (rolled.hit) resolvePush(game, rolled.attack, successfulPushes(others));
}

function successfulPushes(rolled: readonly RolledAttack<CloseAttack>[]): PushAttack[] {
  return rolled.flatMap(({ attack, hit }) => (hit && attack.kind === 'push' ? [attack] : []));
}
