import type { MechId } from '../state/mech-state.ts';

/**
 * Every target number can explain itself. A function that computes one takes an optional list and notes each modifier
 * there, as a code with its value; text in any language is made elsewhere. Without the list nothing is collected.
 */
export interface Modifier {
  readonly code: ModifierCode;
  readonly value: number;
  /** The unit that it comes from, if that is neither attacker nor target. */
  readonly unit?: MechId;
}

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
  'armor',
  'industrialMyomer',
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
  'attacker.spotting',
  'spotter.attacks',
  'target.designated',
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

/** What a number is said to be made of where nobody asked. */
export const NO_MODIFIERS: readonly Modifier[] = Object.freeze<Modifier[]>([]);

/** A list to note modifiers in, or nothing. */
export type Explanation = Modifier[] | undefined;

/**
 * Notes a modifier that counts and hands its value back, so that sums read as sums. Nearly always nobody asks: what is
 * done then is small enough for compilers to put it into every sum, and the rest stands apart.
 */
export function note(explanation: Explanation, code: ModifierCode, value: number): number {
  if (explanation !== undefined) enter(explanation, code, value);
  return value;
}

function enter(explanation: Modifier[], code: ModifierCode, value: number): void {
  if (value !== 0) explanation.push({ code, value });
}

/** The same for a modifier that comes from a unit which is neither attacker nor target. */
export function noteFrom(explanation: Explanation, code: ModifierCode, value: number, unit: MechId): number {
  if (value !== 0) explanation?.push({ code, value, unit });
  return value;
}

/** A target number that no roll can reach. */
export const IMPOSSIBLE = 99;
