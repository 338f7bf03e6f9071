import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';

/** Damage in one phase at which a BattleMech may lose its footing. */
export const STAGGERING_DAMAGE = 20;

/**
 * Queues the roll for heavy damage in one phase, unless the limit was already reached before; `before` is the damage without the last
 * group. Damage after that calls for no further roll.
 */
export function stagger(game: Game, mech: MechState, before: number): void {
  if (before < STAGGERING_DAMAGE) queueStagger(game, mech);
}

/** Queues the roll for heavy damage that a unit took in this phase while prone, if it gets up before the phase is over. */
export function staggerOnRising(game: Game, mech: MechState): void {
  const waits = mech.rolls.some(({ reason }) => reason === 'phaseDamage');
  if (mech.damageThisPhase >= STAGGERING_DAMAGE && !waits) queueStagger(game, mech);
}

function queueStagger(game: Game, mech: MechState): void {
  if (canStagger(game)) queueRoll(game, mech, 'phaseDamage', game.rules.psr20DamageModifier);
}

/**
 * Whether heavy damage can make a unit stagger in this phase: in the tabletop rules only movement, fire and blows do, and heat does not.
 */
function canStagger({ rules, state }: Game): boolean {
  return rules.psr20DamagePhases === 'all' || (state.phase !== 'heat' && state.phase !== 'end');
}
