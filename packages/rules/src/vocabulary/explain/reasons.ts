import type { DeclaredAttack } from '../state/attacks.ts';
import { type Explanation, type Modifier, NO_MODIFIERS } from './modifiers.ts';

/** How the numbers of attacks came about. Copies of a state share its attacks, and so what is noted of them. */
const reasons = new WeakMap<DeclaredAttack, readonly Modifier[]>();

/** Keeps how the number of an attack came about, until it is rolled. Returns the attack. */
export function keepReasons<A extends DeclaredAttack>(attack: A, why: Explanation): A {
  if (why !== undefined) reasons.set(attack, why);
  return attack;
}

/** Returns how the number of an attack came about, where it was kept. */
export function reasonsOf(attack: DeclaredAttack): readonly Modifier[] {
  return reasons.get(attack) ?? NO_MODIFIERS;
}
