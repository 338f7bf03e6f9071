import type { z } from 'zod';
import type { Written } from '../schema/fields.ts';
import type { blueprintSchema } from './blueprint-schema.ts';
import { isClan } from './tech-base.ts';

/**
 * A BattleMech in our own words, short enough to write by hand and plain enough for JSON: the content of a unit file.
 * Parts that every unit has in a fixed place are left out; the rest is listed by location, in the order of the slots.
 */
export type MechBlueprint = Written<z.output<typeof blueprintSchema>>;

/** The other kind of machine that a unit can transform into. */
export type Conversion = NonNullable<MechBlueprint['conversion']>;

/** A cockpit that is played as another, but has a different Battle Value. */
export type CockpitMake = NonNullable<MechBlueprint['cockpitMake']>;

/** Returns the name of a unit: "Hunchback HBK-4G". */
export function unitName({ chassis, model }: Pick<MechBlueprint, 'chassis' | 'model'>): string {
  return `${chassis} ${model}`.trim();
}

/** Whether names without a technology base mean the Clan item. */
export function hasClanNames({ techBase }: Pick<MechBlueprint, 'techBase'>): boolean {
  return techBase === 'clan';
}

/** Whether the Clans built a unit: its armor and structure are then theirs unless it states otherwise. */
export function isClanBuilt({ techBase = 'innerSphere' }: Pick<MechBlueprint, 'techBase'>): boolean {
  return isClan(techBase);
}
