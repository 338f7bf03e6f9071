import { type MechBlueprint, parseMtf, parseUnit, type UnitName } from '@hexfall/data';
import { fail, type MechSpec, type Result, succeed } from '@hexfall/rules';
import { specFromJson } from './spec-json.ts';

/** A unit with its names, from a file or the catalogue. */
export interface NamedUnit extends UnitName {
  readonly spec: MechSpec;
  /** What it is built of; `undefined` for a record sheet as `specToJson` writes it. */
  readonly blueprint: MechBlueprint | undefined;
  /** One sentence for each thing that was changed or left out while reading the unit. */
  readonly warnings: readonly string[];
}

/**
 * Reads a unit from the text of a file: a `.mtf` file, or a unit or record sheet in our own JSON format. An error is one sentence.
 *
 * @example
 * ```ts
 * import { findInCatalogue, formatUnit } from '@hexfall/data';
 * import { parseUnitFile } from '@hexfall/protocol';
 *
 * const unit = parseUnitFile(formatUnit(findInCatalogue('HBK-4G')!), 'hunchback.json');
 * unit.ok && unit.value.spec.tonnage; // => 50
 * const wrong = parseUnitFile('{}', 'empty.json');
 * wrong.ok; // => false
 * ```
 */
export function parseUnitFile(text: string, path: string): Result<NamedUnit, string> {
  if (/\.json$/i.test(path)) return parseOwnUnit(text, path);
  const unit = parseMtf(text, path);
  return unit.ok ? succeed(unit.value) : fail(unit.errors[0]!.message);
}

function parseOwnUnit(text: string, path: string): Result<NamedUnit, string> {
  const sheet = parseSheet(text, path);
  if (sheet !== undefined) return sheet;
  const unit = parseUnit(text, path);
  if (!unit.ok) return fail(unit.errors[0]!.message);
  const { spec, blueprint, warnings } = unit.value;
  const { chassis, model, clanName = '' } = blueprint;
  return succeed({ spec, blueprint, chassis, model, clanName, warnings });
}

/** Parses a record sheet; `undefined` if the text is not meant to be one. */
function parseSheet(text: string, path: string): Result<NamedUnit, string> | undefined {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || !('slots' in json) || 'chassis' in json) return undefined;
  const spec = specFromJson(json, 'unit');
  if (!spec.ok) return fail(`${path}: ${spec.errors[0]!.path} ${spec.errors[0]!.reason}.`);
  const { name } = spec.value;
  return succeed({ spec: spec.value, blueprint: undefined, chassis: name, model: '', clanName: '', warnings: [] });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
