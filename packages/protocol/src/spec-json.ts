import { type Issue, parseWith } from '@hexfall/data';
import { createMechSpec, fail, type MechDesign, type MechSpec, type Result, type WeaponType } from '@hexfall/rules';
import { toIssue } from './schema/issues.ts';
import { type SpecJson, specSchema, type WeaponJson } from './schema/spec-schema.ts';

/**
 * Returns a record sheet as data that JSON can carry. Inverse of `specFromJson`.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { specToJson } from '@hexfall/protocol';
 *
 * const hunchback = builtInMech('HBK-4G');
 * hunchback && specToJson(hunchback).tonnage; // => 50
 * ```
 */
export function specToJson(spec: MechSpec): SpecJson {
  const {
    masks: _masks,
    gear: _gear,
    plain: _plain,
    balanced: _balanced,
    plainShooter: _plainShooter,
    switched: _switched,
    ...design
  } = spec;
  return { ...(design as unknown as SpecJson), weapons: spec.weapons.map(mountedWeaponToJson) };
}

function mountedWeaponToJson(mounted: MechSpec['weapons'][number]): SpecJson['weapons'][number] {
  return { ...mounted, type: weaponToJson(mounted.type) };
}

/** JSON has no `undefined`, so a weapon that needs no ammunition has no field `ammo`. */
function weaponToJson(type: WeaponType): WeaponJson {
  const { ammo, variants, ...figures } = type;
  return {
    ...figures,
    ...(ammo === undefined ? {} : { ammo }),
    variants: mapValues(variants, weaponToJson),
  } as unknown as WeaponJson;
}

/**
 * Reads a record sheet from untrusted data: a schema checks its shape, `createMechSpec` its content. `path` is where it stands,
 * for the messages.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { specFromJson, specToJson } from '@hexfall/protocol';
 *
 * const hunchback = builtInMech('HBK-4G');
 * const back = hunchback && specFromJson(JSON.parse(JSON.stringify(specToJson(hunchback))));
 * back?.ok && back.value.name; // => 'Hunchback HBK-4G'
 * ```
 */
export function specFromJson(input: unknown, path = 'spec'): Result<MechSpec, Issue> {
  const checked = parseWith(specSchema, input, path);
  if (!checked.ok) return checked;
  const dangling = findDanglingReferences(checked.value, path);
  if (dangling.length > 0) return fail(...dangling);
  const spec = createMechSpec(toDesign(checked.value));
  if (spec.ok) return spec;
  return fail(...spec.errors.map(error => toIssue(error, path)));
}

/** Finds ammunition bins without a slot and add-ons without equipment. The rules rely on it that there are none. */
function findDanglingReferences({ slots, weapons, ammoBins, equipment }: SpecJson, path: string): Issue[] {
  const issues: Issue[] = [];
  for (const [i, { location }] of ammoBins.entries()) {
    if (slots[location]!.some(slot => slot.kind === 'ammo' && slot.item === i)) continue;
    issues.push({ path: `${path}.ammoBins[${i}]`, reason: 'has no ammunition slot in its location' });
  }
  for (const [i, { addOn }] of weapons.entries()) {
    if (addOn < equipment.length) continue;
    issues.push({
      path: `${path}.weapons[${i}].addOn`,
      reason: `is ${addOn}, but the unit has ${equipment.length} pieces of equipment`,
    });
  }
  return issues;
}

function toDesign(json: SpecJson): MechDesign {
  return { ...json, weapons: json.weapons.map(mounted => ({ ...mounted, type: weaponFromJson(mounted.type) })) };
}

/** Sets every field, in one order, so that V8 lays out all weapons as one kind of object. */
function weaponFromJson({ variants, ...figures }: WeaponJson): WeaponType {
  const { id, name, heat, damage, minimumRange, ranges, waterRanges, toHit, ammo, explosion, traits, targetHeat } =
    figures;
  const fields = {
    id,
    name,
    heat,
    damage,
    minimumRange,
    ranges,
    waterRanges,
    toHit,
    ammo,
    explosion,
    traits,
    targetHeat,
  };
  return { ...fields, variants: mapValues(variants as Partial<Record<string, WeaponJson>>, weaponFromJson) };
}

function mapValues<A, B>(record: Readonly<Partial<Record<string, A>>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value as A)]));
}
