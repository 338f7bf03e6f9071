import { FLAG, oneOf, optional } from '../../basics/schema.ts';
import { MODIFIERS } from '../explain/modifiers.ts';
import { PHYSICAL_KINDS } from '../state/attacks.ts';
import { HEX_OR_NONE, INDEX_OR_NONE, LOCATION_OR_NOWHERE, ROLL, SMALL, UNIT } from '../state/values.ts';
import type { Fact } from './events.ts';
import { SOURCE } from './source.ts';

/** How a unit gets into another hex without moving there itself. */
export const DISPLACEMENTS = [
  'forced',
  'followed',
  'slipped',
  'dodged',
  'sidestepped',
  'cameDown',
  'skidded',
  'dropped',
] as const;
export type Displacement = (typeof DISPLACEMENTS)[number];

export const PHYSICAL_EVENTS = {
  PhysicalRolled: {
    attacker: UNIT,
    target: UNIT,
    /** `fall` is for a unit that drops onto another by accident. */
    kind: oneOf([...PHYSICAL_KINDS, 'fall']),
    /** Arm or leg that strikes, or -1. */
    limb: LOCATION_OR_NOWHERE,
    /** Index of the melee weapon in the attacker's equipment, or -1. */
    item: INDEX_OR_NONE,
    ...ROLL,
    hit: FLAG,
    /** How `need` is made up; empty unless the sink asks for explanations. */
    modifiers: MODIFIERS,
  },
  PhysicalVoided: { attacker: UNIT, target: UNIT, kind: oneOf(PHYSICAL_KINDS) },
  Displaced: {
    unit: UNIT,
    how: oneOf(DISPLACEMENTS),
    hex: HEX_OR_NONE,
    elevation: SMALL,
    /** Who or what moved the unit; left out if it was its own doing. */
    source: optional(SOURCE),
  },
};

/** The roll of a physical attack. All rolls of the phase come before the first result. */
export interface PhysicalRolled extends Fact<typeof PHYSICAL_EVENTS, 'PhysicalRolled'> {}

/** An attack was cancelled before it could be resolved, because a unit fell, was destroyed or was no longer there. */
export interface PhysicalVoided extends Fact<typeof PHYSICAL_EVENTS, 'PhysicalVoided'> {}

export interface Displaced extends Fact<typeof PHYSICAL_EVENTS, 'Displaced'> {}

export type PhysicalEvent = PhysicalRolled | PhysicalVoided | Displaced;
