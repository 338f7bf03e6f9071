import { resolveRam, rollRam } from '../../resolution/physical/ram.ts';
import { resolveBlows } from '../../resolution/physical/resolve-blows.ts';
import { type CloseAttack, rollCloseAttack } from '../../resolution/physical/rolled-attack.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { isRam, type PhysicalAttack } from '../../vocabulary/state/attacks.ts';

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
  resolveBlows(game, rolledBlows);
  for (const rolled of rolledRams) resolveRam(game, rolled);
  emit(game, { type: 'AttacksCleared', phase: 'physical' });
}
