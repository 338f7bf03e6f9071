import { described, type FieldsOf, list, named, oneOf, optional, record } from '../../basics/schema.ts';
import type { DeclaredAttack } from '../state/attacks.ts';
import type { MechId } from '../state/mech-state.ts';
import { SMALL, UNIT } from '../state/values.ts';

export const MODIFIER_CODES = [
  'gunnery',
  'piloting',
  'pilot.wounds',
  'gyro',
  'quad',
  'leg.gone',
  'hip',
  'upperLeg',
  'lowerLeg',
  'foot',
  'cockpit',
  'reason',
  'otherReasons',
  'fall.height',
  'armor',
  'industrialMyomer',
  'modularArmor',
  'terrain.swamp',
  'terrain.mud',
  'terrain.jungle',
  'terrain.sand',
  'terrain.tundra',
  'terrain.snow',
  'terrain.ice',
  'terrain.rapids',
  'terrain.rubble',
  'terrain.magma',
  'terrain.industrial',
  'range.short',
  'range.medium',
  'range.long',
  'range.minimum',
  'c3',
  'attacker.walked',
  'attacker.ran',
  'attacker.jumped',
  'attacker.skidded',
  'attacker.prone',
  'attacker.heat',
  'attacker.sensors',
  'attacker.cockpit',
  'aes',
  'attacker.voidSignature',
  'attacker.shield',
  'pulseModule',
  'interference',
  'attacker.secondaryTarget',
  'target.moved',
  'target.jumped',
  'target.skidded',
  'target.stuck',
  'target.prone',
  'target.immobile',
  'target.terrain',
  'target.cover',
  'target.groundFloor',
  'target.stealth',
  'target.nullSignature',
  'target.chameleon',
  'target.voidSignature',
  'between.lightWoods',
  'between.heavyWoods',
  'between.lightSmoke',
  'between.heavySmoke',
  'between.fields',
  'between.industrial',
  'between.building',
  'weapon',
  'targetingComputer',
  'artemisV',
  'apollo',
  'aimed',
  'indirect',
  'indirect.unseen',
  'attacker.spotting',
  'spotter.attacks',
  'target.designated',
  'target.tracked',
  'attack',
  'calledShot',
  'claw',
  'muleKick',
  'shoulder',
  'upperArm',
  'lowerArm',
  'hand',
  'skillDifference',
  'target.water',
  'sameBuilding',
] as const;
export type ModifierCode = (typeof MODIFIER_CODES)[number];

const MODIFIER_FIELDS = {
  code: oneOf(MODIFIER_CODES),
  value: SMALL,
  /** The unit that the modifier comes from, if that is neither attacker nor target. */
  unit: optional(UNIT),
};

/**
 * A part of a target number. Every target number can explain itself: a function that computes one takes an optional
 * list and adds each modifier to it, as a code with its value. Text in any language is made elsewhere. Without the list
 * nothing is collected.
 */
export interface Modifier extends FieldsOf<typeof MODIFIER_FIELDS> {}

export const MODIFIER = named<Modifier>(
  'Modifier',
  described(record(MODIFIER_FIELDS), 'What counts for or against a roll; the unit is the one that it comes from.'),
);

/** How a number is made up, as events state it. */
export const MODIFIERS = list(MODIFIER, { max: 100 });

/** The modifiers of a number for which no explanation was asked. */
export const NO_MODIFIERS: readonly Modifier[] = Object.freeze<Modifier[]>([]);

/** A list to note modifiers in, or `undefined` if no explanation is asked for. */
export type Explanation = Modifier[] | undefined;

/**
 * Notes a modifier unless it is 0 and returns its value, so that sums read as sums. Nearly all calls ask for no
 * explanation: the code for these is small enough for compilers to inline it into every sum, and the rest is a function
 * of its own.
 */
export function note(explanation: Explanation, code: ModifierCode, value: number): number {
  if (explanation !== undefined) enter(explanation, code, value);
  return value;
}

function enter(explanation: Modifier[], code: ModifierCode, value: number): void {
  if (value !== 0) explanation.push({ code, value });
}

/** Notes a modifier that comes from a unit which is neither attacker nor target, and returns its value. */
export function noteFrom(explanation: Explanation, code: ModifierCode, value: number, unit: MechId): number {
  if (value !== 0) explanation?.push({ code, value, unit });
  return value;
}

/** A target number that no roll can reach. */
export const IMPOSSIBLE = 99;

/** How the numbers of attacks are made up. Copies of a state share its attacks, and therefore also these notes. */
const reasons = new WeakMap<DeclaredAttack, readonly Modifier[]>();

/** Keeps how the number of an attack is made up, until it is rolled. Returns the attack. */
export function keepReasons<A extends DeclaredAttack>(attack: A, why: Explanation): A {
  if (why !== undefined) reasons.set(attack, why);
  return attack;
}

/** Returns how the number of an attack is made up, where it was kept. */
export function reasonsOf(attack: DeclaredAttack): readonly Modifier[] {
  return reasons.get(attack) ?? NO_MODIFIERS;
}
