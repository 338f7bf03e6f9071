import { collapseBattered } from '../../resolution/buildings/collapse.ts';
import type { CloseAttack } from '../../resolution/physical/blow.ts';
import { ramKind, resolveBlows, rollDeclaredBlow } from '../../resolution/physical/kinds.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { isFire, isRam, type PhysicalAttack } from '../../vocabulary/state/attacks.ts';

/**
 * All that was declared: first every roll, in the order of declaration, then every result. Charges and deaths from
 * above, though declared earlier, come after the blows of this phase. Buildings that units were driven into may come down last.
 */
export function resolvePhysicalPhase(game: Game): void {
  const declared = game.state.attacks.filter((attack): attack is PhysicalAttack => !isFire(attack));
  if (declared.length === 0) return;
  const blows = declared.filter((attack): attack is CloseAttack => !isRam(attack));
  const rolledBlows = blows.map(attack => rollDeclaredBlow(game, attack));
  const rolledRams = declared.filter(isRam).map(attack => ramKind(attack.kind).roll(game, attack));
  resolveBlows(game, rolledBlows);
  for (const rolled of rolledRams) ramKind(rolled.attack.kind).resolve(game, rolled);
  emit(game, { type: 'AttacksCleared', phase: 'physical' });
  collapseBattered(game);
}
