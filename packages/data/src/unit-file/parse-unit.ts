import {
  fail,
  type InputError,
  Problems as InputProblems,
  LOCATIONS,
  type MechSpec,
  type Result,
  succeed,
} from '@hexfall/rules';
import { DOES_NOTHING, findEquipment } from '../equipment/catalogue.ts';
import { type FileError, MAX_ERRORS, Problems, refuseOtherFiles, UNIT_TEXT } from '../file-problems.ts';
import { parseWith } from '../schema/issues.ts';
import { quote } from '../schema/quote.ts';
import { hasClanNames, type MechBlueprint } from '../units/blueprint.ts';
import { checkHeatSinks, specOf } from '../units/design-mech.ts';
import { type FilledUnit, fillSlots } from '../units/fill-slots.ts';
import { armorRemarks, CONVERSION_REMARK, type LoadedUnit, remarkText, sinkRemarks } from '../units/loaded-unit.ts';
import { UNIT_FORMAT, unitFileSchema } from './unit-file-schema.ts';

/** Why a unit file was refused: the field, and one sentence that names file, field and reason. */
export type UnitError = FileError;

/**
 * Reads a unit in our own format: the text of a file, or a value parsed from JSON.
 *
 * @example
 * ```ts
 * import { findInCatalogue, formatUnit, parseUnit } from '@hexfall/data';
 *
 * const text = formatUnit(findInCatalogue('HBK-4G')!);
 * const unit = parseUnit(text, 'mine.json');
 * unit.ok && unit.value.spec.name; // => 'Hunchback HBK-4G'
 * const wrong = parseUnit(text.replace('"tonnage": 50', '"tonnage": 51'), 'mine.json');
 * wrong.ok === false && wrong.errors[0]?.field; // => 'tonnage'
 * ```
 */
export function parseUnit(source: unknown, fileName: string): Result<LoadedUnit, UnitError> {
  const problems = new Problems(fileName);
  const value = typeof source === 'string' ? readJson(source, problems) : source;
  const blueprint = problems.errors.length > 0 ? undefined : readBlueprint(value, problems);
  if (blueprint === undefined) return fail(...problems.errors);
  const input = new InputProblems();
  const filled = fillSlots(blueprint, input);
  checkHeatSinks(blueprint, filled, input);
  if (input.errors.length > 0) return refuse(input.errors, problems);
  const spec = specOf(blueprint, filled);
  if (!spec.ok) return refuse(spec.errors, problems);
  for (const remark of unitRemarks(blueprint, filled, spec.value)) problems.warn(0, remark);
  return succeed({ spec: spec.value, blueprint, warnings: problems.warnings() });
}

function readJson(text: string, problems: Problems): unknown {
  refuseOtherFiles(text, UNIT_TEXT, problems);
  if (problems.errors.length > 0) return undefined;
  try {
    // Some editors put a byte order mark at the start.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1];
    if (at === undefined) problems.error(0, undefined, 'this is not JSON, or it is cut off');
    else
      problems.error(
        text.slice(0, Number(at)).split('\n').length,
        undefined,
        'this is not JSON here, or it is cut off',
      );
    return undefined;
  }
}

function readBlueprint(value: unknown, problems: Problems): MechBlueprint | undefined {
  const format = statedFormat(value);
  if (format !== UNIT_FORMAT) {
    // A file of a different format is refused because of its format number, not because of the first field that looks odd.
    problems.error(0, 'format', `is ${quote(format)}; this version reads format ${UNIT_FORMAT} only`);
    return undefined;
  }
  const file = parseWith(unitFileSchema, value);
  if (!file.ok) {
    for (const { path, reason } of file.errors) problems.error(0, path === '' ? undefined : path, reason);
    return undefined;
  }
  const { $schema: _schema, format: _format, ...blueprint } = file.value;
  return blueprint as MechBlueprint;
}

function statedFormat(value: unknown): unknown {
  return (value as { readonly format?: unknown } | null | undefined)?.format ?? UNIT_FORMAT;
}

function refuse(errors: readonly InputError[], problems: Problems): Result<never, UnitError> {
  for (const { path, message } of errors.slice(0, MAX_ERRORS)) {
    const reason = message.startsWith(`${path} `) ? message.slice(path.length + 1) : message.trim();
    problems.error(0, path === '' ? undefined : path, reason);
  }
  return fail(...problems.errors);
}

/** Yields remarks for the owner of a unit that can be played. */
function* unitRemarks(blueprint: MechBlueprint, filled: FilledUnit, spec: MechSpec): Generator<string> {
  if (blueprint.conversion !== undefined) yield CONVERSION_REMARK;
  for (const content of [...filled.contents.values()].flat()) {
    if (content === 'empty') continue;
    const remark = findEquipment(content.label ?? '', hasClanNames(blueprint))?.remark;
    if (remark !== undefined) yield `"${content.label}": ${remark}`;
    if (content.entry.kind !== 'inert') continue;
    yield `the equipment "${content.entry.name}" ${DOES_NOTHING}`;
  }
  for (const remark of filled.remarks) yield `${LOCATIONS[remark.location]!}: ${remarkText(remark, blueprint)}`;
  yield* sinkRemarks(blueprint, filled);
  yield* armorRemarks(spec);
}
