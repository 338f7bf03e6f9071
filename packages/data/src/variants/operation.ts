import {
  ARMOR_FACINGS,
  ARMOR_TYPES,
  COCKPIT_TYPES,
  ENGINE_TYPES,
  GYRO_TYPES,
  LOCATIONS,
  STRUCTURE_TYPES,
} from '@hexfall/rules';
import { z } from 'zod';
import { someOf, type Written, wholeNumber } from '../schema/fields.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { TECH_BASE_NAMES } from '../units/tech-base.ts';

/** Heat sinks as a player buys them; prototypes of double ones are mixed with single ones in the engine. */
export const SINK_MAKES = ['single', 'double', 'laser', 'compact', 'prototype'] as const;
export type SinkMake = (typeof SINK_MAKES)[number];

/** Jump jets as a player buys them. */
export const JET_MAKES = ['standard', 'improved'] as const;
export type JetMake = (typeof JET_MAKES)[number];

const MAX_TEXT = 200;
const text = z.string().max(MAX_TEXT);
const location = z.enum(LOCATIONS);
const slot = wholeNumber(1, 12);

/** The one definition of a change to a unit: its type, and the check of changes that were saved. */
export const operationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('name'), chassis: text, model: text }),
  z.strictObject({ kind: z.literal('year'), year: z.union([wholeNumber(0, 9999), z.literal('unknown')]) }),
  z.strictObject({ kind: z.literal('techBase'), techBase: z.enum(TECH_BASE_NAMES) }),
  z.strictObject({ kind: z.literal('armor'), points: someOf(ARMOR_FACINGS, wholeNumber(0, 255)) }),
  z.strictObject({ kind: z.literal('armorType'), type: z.enum(ARMOR_TYPES), clan: z.boolean() }),
  z.strictObject({ kind: z.literal('structure'), type: z.enum(STRUCTURE_TYPES), clan: z.boolean() }),
  z.strictObject({ kind: z.literal('engine'), rating: wholeNumber(0, 999), type: z.enum(ENGINE_TYPES) }),
  z.strictObject({ kind: z.literal('gyro'), type: z.enum(GYRO_TYPES) }),
  z.strictObject({ kind: z.literal('cockpit'), type: z.enum(COCKPIT_TYPES) }),
  z.strictObject({
    kind: z.literal('arm'),
    location: z.enum(['LA', 'RA']),
    without: z.enum(['nothing', 'hand', 'lowerArm']),
  }),
  z.strictObject({ kind: z.literal('heatSinks'), count: wholeNumber(0, 999), make: z.enum(SINK_MAKES) }),
  z.strictObject({ kind: z.literal('jumpJets'), count: wholeNumber(0, 99), make: z.enum(JET_MAKES) }),
  z.strictObject({ kind: z.literal('add'), item: text, location: z.enum([...LOCATIONS, 'any']) }),
  z.strictObject({ kind: z.literal('remove'), location, slot }),
  z.strictObject({ kind: z.literal('move'), location, slot, to: location }),
  z.strictObject({ kind: z.literal('face'), location, slot, rear: z.boolean() }),
]);

/**
 * One change to a unit. An item is named by one of its slots, counted from 1 as on a record sheet; armor and structure of a unit of mixed
 * technology may be of either base.
 */
export type DraftOperation = Written<z.output<typeof operationSchema>>;

/** The operation of one kind. */
export type OperationOf<K extends DraftOperation['kind']> = Extract<DraftOperation, { readonly kind: K }>;

/** The result of an operation: the changed unit, or a sentence that says why it is impossible. */
export type Change = MechBlueprint | string;
