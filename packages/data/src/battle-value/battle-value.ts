import type { MechSpec, MechState } from '@hexfall/rules';
import { defensiveRating, type Rating } from './defense.ts';
import { heatEfficiency } from './heat-efficiency.ts';
import { battleMovement } from './movement.ts';
import { offensiveRating } from './offense.ts';
import { isVirtual, roundHalfUp, Subject } from './subject.ts';
import type { ValueTerm } from './terms.ts';

/** The Battle Value of a unit, and how it is made up. */
export interface BattleValue {
  /** The value with a crew of average skill: gunnery 4, piloting 5. */
  readonly base: number;
  readonly defensive: Rating;
  readonly offensive: Rating;
  /** Heat of weapons that the unit can bear, term by term. */
  readonly heat: { readonly efficiency: number; readonly terms: readonly ValueTerm[] };
  /** Factor for the sum of both ratings: 1 for most units. */
  readonly cockpitFactor: number;
}

/**
 * Returns the Battle Value 2.0 of a unit, as it was built or in its present state. A wreck has a value of 0.
 *
 * @example
 * ```ts
 * import { battleValue, builtInMech } from '@hexfall/data';
 *
 * battleValue(builtInMech('HBK-4G')!).base; // => 1041
 * ```
 */
export function battleValue(spec: MechSpec, state?: MechState): BattleValue {
  const subject = new Subject(spec, state);
  const movement = battleMovement(subject);
  const heat = heatEfficiency(subject, movement);
  const defensive = defensiveRating(subject, movement);
  const offensive = offensiveRating(subject, movement, heat.sum);
  const cockpit = cockpitFactor(subject);
  const kit = subject.manifest.overrideKit ? 1.01 : 1;
  const isWreck = state !== undefined && state.status !== 'active';
  return {
    base: isWreck ? 0 : roundHalfUp((defensive.value + offensive.value) * cockpit * kit),
    defensive,
    offensive,
    heat: { efficiency: heat.sum, terms: heat.list },
    cockpitFactor: cockpit * kit,
  };
}

function cockpitFactor(subject: Subject): number {
  const { cockpit } = subject.spec;
  if (isVirtual(subject)) return 1.4;
  const small = cockpit === 'small' || cockpit === 'torsoMounted' || subject.manifest.cockpit === 'smallCommandConsole';
  if (small || subject.has('drone')) return 0.95;
  return cockpit === 'interface' ? 1.3 : 1;
}
