import { type Explanation, type Modifier, note } from '../../vocabulary/explain/modifiers.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isImmobile } from '../unit/condition.ts';
import type { FiringSolution } from './firing-solution.ts';

/** Hexes moved from which a target is harder to hit, with the modifier. */
export const TARGET_MOVEMENT: readonly (readonly [minHexes: number, modifier: number])[] = [
  [25, 6],
  [18, 5],
  [10, 4],
  [7, 3],
  [5, 2],
  [3, 1],
];

/** Hexes from which the modifier does not grow any more. */
const MAX_HEXES = 25;
const MODIFIER_BY_HEXES: readonly number[] = Array.from(
  { length: MAX_HEXES + 1 },
  (_, hexes) => TARGET_MOVEMENT.find(([minHexes]) => hexes >= minHexes)?.[1] ?? 0,
);

const PRONE_ADJACENT = -2;
const PRONE_FAR = 1;
/** Modifier for a target that cannot move. */
export const IMMOBILE = -4;
/** Modifier for a target that has jumped. */
export const JUMPED = 1;
const SKIDDED = 2;
const STUCK = -2;

/** Modifiers for a prone target, by whether the attacker is next to it. */
export const PRONE_TARGET = Object.freeze({ adjacent: PRONE_ADJACENT, farther: PRONE_FAR });

/** The other modifiers for the state of the target, for players with paper. */
export const TARGET_MODIFIERS: readonly Modifier[] = [
  { code: 'target.jumped', value: JUMPED },
  { code: 'target.skidded', value: SKIDDED },
  { code: 'target.immobile', value: IMMOBILE },
  { code: 'target.stuck', value: STUCK },
];

/**
 * Returns the modifier for a target that has moved this many hexes.
 *
 * @example
 * ```ts
 * import { targetMovementModifier } from '@hexfall/rules';
 *
 * targetMovementModifier(6); // => 2
 * ```
 */
export function targetMovementModifier(hexesMoved: number): number {
  return MODIFIER_BY_HEXES[hexesMoved > MAX_HEXES ? MAX_HEXES : hexesMoved]!;
}

/** Returns the modifier for the state of a target, for any attack from that many hexes away. */
export function targetModifier(target: MechState, hexes: number, explanation: Explanation): number {
  return (
    targetMotion(target, explanation) +
    targetPosture(target, hexes, explanation) +
    (isImmobile(target) ? note(explanation, 'target.immobile', IMMOBILE) : 0)
  );
}

/** Returns the modifier for the target's own movement: how far it has moved, and whether it jumped or skidded. */
export function targetMotion(target: MechState, explanation: Explanation): number {
  return (
    note(explanation, 'target.moved', targetMovementModifier(target.hexesMoved)) +
    (target.movement === 'jump' ? note(explanation, 'target.jumped', JUMPED) : 0) +
    (target.movement === 'skid' ? note(explanation, 'target.skidded', SKIDDED) : 0)
  );
}

/** Returns the modifier for a target that is prone or stuck in a swamp; 0 if it stands free. */
export function targetPosture(target: MechState, hexes: number, explanation: Explanation): number {
  return target.prone || target.stuck ? proneOrStuckModifier(target, hexes, explanation) : 0;
}

function proneOrStuckModifier(target: MechState, hexes: number, explanation: Explanation): number {
  const prone = hexes <= 1 ? PRONE_ADJACENT : PRONE_FAR;
  return (
    note(explanation, 'target.stuck', target.stuck ? STUCK : 0) +
    note(explanation, 'target.prone', target.prone ? prone : 0)
  );
}

/** The most by which rounds that steer after their target make up for its movement. */
const TRACKED = 2;

/** Returns the modifier of rounds that steer after a moving target. */
export function trackingModifier({ target, type }: FiringSolution, explanation: Explanation): number {
  if (!type.traits.includes('precision')) return 0;
  return note(explanation, 'target.tracked', -Math.min(TRACKED, Math.max(0, targetMotion(target, undefined))));
}
