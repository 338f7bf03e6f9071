import type { Rules } from '../../vocabulary/profile/compile.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';

/** What a landing beside the target of a death from above adds to the roll to stay on the feet. */
export const MISSED_DFA_MODIFIER = 4;

/** What a chain around a leg adds to the roll to stay on the feet. */
export const TRIP_MODIFIER = 3;

/** Reasons to which the rules in force add a number of their own. */
const STATED: Readonly<Partial<Record<RollReason, (rules: Rules) => number>>> = {
  phaseDamage: rules => rules.psr20DamageModifier,
  hipHit: rules => rules.psrHipTrigger,
  gyroHit: rules => rules.psrGyroTrigger,
  legActuatorHit: rules => rules.psrLegActuatorTrigger,
  charged: rules => rules.chargeHitPsrModifier,
  charging: rules => rules.chargeHitPsrModifier,
  hitByDfa: rules => rules.dfaHitTargetPsrModifier,
  executedDfa: rules => rules.dfaHitAttackerPsrModifier,
  missedDfa: () => MISSED_DFA_MODIFIER,
  rough: rules => rules.psrRoughModifier,
  tripped: () => TRIP_MODIFIER,
};

/** Reasons whose modifier only the occasion knows: a depth, a speed, a weapon, a wall, another roll. */
const BY_OCCASION: ReadonlySet<RollReason> = new Set<RollReason>([
  'missedMace',
  'fallenUpon',
  'heavyGauss',
  'enteredWater',
  'skid',
  'building',
  'shutdown',
  'avoidWound',
]);

/** Returns what a reason adds to its piloting roll; `undefined` where that depends on more than the rules in force. */
export function reasonModifier(rules: Rules, reason: RollReason): number | undefined {
  return BY_OCCASION.has(reason) ? undefined : (STATED[reason]?.(rules) ?? 0);
}
