import type { MechSpec } from '@hexfall/rules';
import { type MechBlueprint, unitName } from '../blueprint.ts';
import { designMech } from '../design-mech.ts';
import { ASSAULT_MECHS } from './assault.ts';
import { CLAN_MECHS } from './clan.ts';
import { CLAN_PRIMES } from './clan-primes.ts';
import { HEAVY_MECHS } from './heavy.ts';
import { LIGHT_MECHS } from './light.ts';
import { MEDIUM_MECHS } from './medium.ts';
import { TESTBEDS } from './testbeds.ts';

/** Units that come with the program. */
export const CATALOGUE: readonly MechBlueprint[] = Object.freeze([
  ...LIGHT_MECHS,
  ...MEDIUM_MECHS,
  ...HEAVY_MECHS,
  ...ASSAULT_MECHS,
  ...CLAN_PRIMES,
  ...CLAN_MECHS,
]);

/** The catalogue, and designs for equipment that few machines carry. They can be found by name, but are not offered to players. */
export const ALL_DESIGNS: readonly MechBlueprint[] = Object.freeze([...CATALOGUE, ...TESTBEDS]);

const built = new WeakMap<MechBlueprint, MechSpec>();

/**
 * Returns the record sheet of a unit of the catalogue. It is built on first use, so that it does not slow down the start.
 *
 * @example
 * ```ts
 * import { CATALOGUE, catalogueMech } from '@hexfall/data';
 *
 * const heaviest = Math.max(...CATALOGUE.map(unit => catalogueMech(unit).tonnage));
 * heaviest; // => 100
 * ```
 */
export function catalogueMech(blueprint: MechBlueprint): MechSpec {
  const before = built.get(blueprint);
  if (before !== undefined) return before;
  const spec = designMech(blueprint);
  if (!spec.ok) throw new Error(`${unitName(blueprint)}: ${spec.errors.map(error => error.message).join('; ')}`);
  built.set(blueprint, spec.value);
  return spec.value;
}

/**
 * Finds a unit of the catalogue by its full name ("Mad Cat Prime", "Timber Wolf Prime") or, if only one has it, by its model ("HBK-4G"), in
 * any letter case.
 *
 * @example
 * ```ts
 * import { findInCatalogue } from '@hexfall/data';
 *
 * findInCatalogue('Timber Wolf Prime')?.chassis; // => 'Mad Cat'
 * findInCatalogue('hbk-4g')?.armor.CT; // => 26
 * ```
 */
export function findInCatalogue(name: string): MechBlueprint | undefined {
  const wanted = name.trim().toLowerCase();
  const named = ALL_DESIGNS.find(unit => namesOf(unit).includes(wanted));
  if (named !== undefined) return named;
  const models = ALL_DESIGNS.filter(({ model }) => model.toLowerCase() === wanted);
  return models.length === 1 ? models[0] : undefined;
}

function namesOf(unit: MechBlueprint): readonly string[] {
  const clanName = unit.clanName === undefined ? [] : [unitName({ chassis: unit.clanName, model: unit.model })];
  return [unitName(unit), ...clanName].map(text => text.toLowerCase());
}
