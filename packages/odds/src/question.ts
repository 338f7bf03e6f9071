import type { LocationId, MechId } from '@hexfall/rules';

/** A question that is answered with yes or no: what it is about, and the unit. */
export type ChanceQuestion =
  /** Does an attack of this unit hit: with that weapon, or with anything? */
  | { readonly about: 'hit'; readonly unit: MechId; readonly weapon?: number }
  /** Does damage reach the unit's structure: there, or anywhere? */
  | { readonly about: 'structure'; readonly unit: MechId; readonly location?: LocationId }
  /** Does the unit lose a location? */
  | { readonly about: 'locationLost'; readonly unit: MechId; readonly location: LocationId }
  /** Does the unit take a critical hit? */
  | { readonly about: 'critical'; readonly unit: MechId }
  /** Is a weapon, a bin or a piece of equipment put out, by a critical hit or with its location? */
  | { readonly about: 'itemLost'; readonly unit: MechId; readonly kind: ItemKind; readonly item: number }
  | { readonly about: PlainSubject; readonly unit: MechId };

export type ItemKind = 'weapon' | 'ammo' | 'equipment';

/** The subjects of yes-or-no questions that need no detail besides the unit. */
export const PLAIN_SUBJECTS = [
  /** 20 points of damage in one phase. */
  'stagger',
  /** A piloting skill roll has to be made. */
  'pilotingRoll',
  'fall',
  'headHit',
  'pilotWounded',
  /** The pilot is unconscious or dead in the end. */
  'pilotOut',
  'pilotKilled',
  /** Ammunition, a Gauss weapon or a capacitor goes off in the unit. */
  'explosion',
  'destroyed',
  'shutdown',
] as const;
export type PlainSubject = (typeof PLAIN_SUBJECTS)[number];

/** A question that is answered with a number. */
export type NumberQuestion =
  /** How much damage does the unit take: there, or in all? */
  | { readonly about: 'damage'; readonly unit: MechId; readonly location?: LocationId }
  /** How many critical hits does it take? */
  | { readonly about: 'criticals'; readonly unit: MechId }
  /** What is its heat in the end? */
  | { readonly about: 'heat'; readonly unit: MechId }
  /** How many shots are left in a bin? */
  | { readonly about: 'ammo'; readonly unit: MechId; readonly bin: number };

export type Question = ChanceQuestion | NumberQuestion;

/**
 * Whether the answer to a question is a number rather than yes or no.
 *
 * @example
 * ```ts
 * import { isNumberQuestion } from '@hexfall/odds';
 *
 * isNumberQuestion({ about: 'heat', unit: 0 }); // => true
 * isNumberQuestion({ about: 'shutdown', unit: 0 }); // => false
 * ```
 */
export function isNumberQuestion(question: Question): question is NumberQuestion {
  const { about } = question;
  return about === 'damage' || about === 'criticals' || about === 'heat' || about === 'ammo';
}
