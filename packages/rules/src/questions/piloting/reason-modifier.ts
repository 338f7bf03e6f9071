import type { Rules } from '../../vocabulary/profile/compile.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';

/** Modifier of the roll to stay standing after a death from above that missed. */
export const MISSED_DFA_MODIFIER = 4;

/** Modifier of the roll to stay standing with a chain around a leg. */
export const TRIP_MODIFIER = 3;

/** Reasons whose modifier is set by the rules in force. */
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

/** Reasons whose modifier depends on the occasion: a depth, a speed, a weapon, a wall, another roll. */
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

/** Returns the modifier of a reason for a piloting roll; `undefined` if it depends on more than the rules in force. */
export function reasonModifier(rules: Rules, reason: RollReason): number | undefined {
  return BY_OCCASION.has(reason) ? undefined : (STATED[reason]?.(rules) ?? 0);
}
