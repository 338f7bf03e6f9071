import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';

/** Damage in one phase from which a BattleMech may lose its footing. */
export const STAGGERING_DAMAGE = 20;

/**
 * Much damage in one phase may cost the footing: `before` is what there was before the last of it. Only what completes the amount
 * calls for the roll: none for what came after.
 */
export function stagger(game: Game, mech: MechState, before: number): void {
  if (before < STAGGERING_DAMAGE) queueStagger(game, mech);
}

/** What a unit suffered lying down shakes it too, if it gets up before the phase is over. */
export function staggerOnRising(game: Game, mech: MechState): void {
  const waits = mech.rolls.some(({ reason }) => reason === 'phaseDamage');
  if (mech.damageThisPhase >= STAGGERING_DAMAGE && !waits) queueStagger(game, mech);
}

function queueStagger(game: Game, mech: MechState): void {
  if (canStagger(game)) queueRoll(game, mech, 'phaseDamage', game.rules.psr20DamageModifier);
}

/** In the heat phase the tabletop rules ask for no roll: only movement, fire and blows make a unit stagger. */
function canStagger({ rules, state }: Game): boolean {
  return rules.psr20DamagePhases === 'all' || (state.phase !== 'heat' && state.phase !== 'end');
}
