import { isImmobile } from '../../questions/unit/condition.ts';
import { isEnemyInPlay, noEnemy } from '../../questions/unit/enemies.ts';
import { type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { isRam } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Why nobody may charge that unit, or jump on it. */
export function ramTargetRefusal(game: Game, attacker: MechState, target: MechState | undefined): Refusal | undefined {
  if (!isEnemyInPlay(attacker, target)) return noEnemy('target');
  if (target.movement === 'undecided' && !isImmobile(target)) {
    return refusal('illegalCharge', 'target', 'has not finished its movement');
  }
  const rams = game.state.attacks.filter(isRam);
  return rams.some(ram => ram.attacker === target.id || ram.target === target.id || ram.target === attacker.id)
    ? refusal('illegalCharge', 'target', 'is part of another charge or death from above')
    : undefined;
}
