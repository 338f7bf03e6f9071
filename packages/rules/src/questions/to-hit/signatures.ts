import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isSwitchedOn, type SwitchKind } from '../unit/switches.ts';
import { hasEcm, isStealthy } from './electronics.ts';

/*
 * Signature systems. The null signature system and the chameleon shield hide a unit better the farther away it is; the void signature
 * system, the less it moves. All of them make heat.
 */

/** By range bracket: the modifier of a null signature system or a chameleon shield. The two add up. */
const BY_BRACKET: readonly number[] = [0, 1, 2];

/** Hexes moved from which a void signature system gives only this modifier, most hexes first. */
const VOID_BY_HEXES: readonly (readonly [minHexes: number, modifier: number])[] = [
  [6, 0],
  [3, 1],
  [1, 2],
  [0, 3],
];

/** Modifier that a void signature system adds to the fire of its own unit. */
const VOID_AIM = 1;

/** Heat that each system makes in a turn. */
export const SIGNATURE_HEAT = { nullSignature: 10, chameleon: 6, voidSignature: 10 } as const satisfies Partial<
  Record<SwitchKind, number>
>;

/** Returns the modifier for the signature systems of a target. `bracket` is the one whose range modifier holds. */
export function signatureModifier(
  target: MechState,
  spec: MechSpec,
  bracket: number,
  explanation: Explanation,
): number {
  if (target.gearOn === 0) return 0;
  return (
    note(explanation, 'target.nullSignature', hasNullSignature(target, spec) ? BY_BRACKET[bracket]! : 0) +
    note(explanation, 'target.chameleon', isSwitchedOn(target, spec, 'chameleon') ? BY_BRACKET[bracket]! : 0) +
    note(explanation, 'target.voidSignature', hasVoidSignature(target, spec) ? voidModifier(target.hexesMoved) : 0)
  );
}

function voidModifier(hexesMoved: number): number {
  return VOID_BY_HEXES.find(([minHexes]) => hexesMoved >= minHexes)![1];
}

/** Returns the modifier that a void signature system adds to its own unit's fire. */
export function voidAimModifier(attacker: MechState, spec: MechSpec, explanation: Explanation): number {
  if (attacker.gearOn === 0 || !hasVoidSignature(attacker, spec)) return 0;
  return note(explanation, 'attacker.voidSignature', VOID_AIM);
}

/** Returns the heat that signature systems make in a turn. */
export function signatureHeat(mech: MechState, spec: MechSpec): number {
  if (mech.gearOn === 0) return 0;
  return (
    (isSwitchedOn(mech, spec, 'nullSignature') ? SIGNATURE_HEAT.nullSignature : 0) +
    (isSwitchedOn(mech, spec, 'chameleon') ? SIGNATURE_HEAT.chameleon : 0) +
    (isSwitchedOn(mech, spec, 'voidSignature') && hasEcm(mech, spec) ? SIGNATURE_HEAT.voidSignature : 0)
  );
}

/** Whether a null signature system hides a unit. Its effect does not add up with that of stealth armor. */
function hasNullSignature(mech: MechState, spec: MechSpec): boolean {
  return isSwitchedOn(mech, spec, 'nullSignature') && !isStealthy(mech, spec);
}

/**
 * Whether a void signature system hides a unit. It needs an ECM suite, and does not work together with stealth armor or a null signature
 * system.
 */
function hasVoidSignature(mech: MechState, spec: MechSpec): boolean {
  return (
    isSwitchedOn(mech, spec, 'voidSignature') &&
    hasEcm(mech, spec) &&
    !isStealthy(mech, spec) &&
    !isSwitchedOn(mech, spec, 'nullSignature')
  );
}
