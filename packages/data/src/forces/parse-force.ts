import { fail, type Result, succeed } from '@hexfall/rules';
import { z } from 'zod';
import { AVERAGE_CREW } from '../battle-value/skill.ts';
import { Problems } from '../file-problems.ts';
import { type JsonSchema, jsonSchemaOf, line, type Written, wholeNumber } from '../schema/fields.ts';
import { parseWith } from '../schema/issues.ts';
import {
  EDGES,
  type ForceError,
  type ForceFile,
  type ForceUnit,
  MAX_BINS,
  MAX_NAME_LENGTH,
  MAX_UNITS,
} from './force-file.ts';

const MAX_PATH_LENGTH = 260;
const WORST_SKILL = 8;

const name = line(1, MAX_NAME_LENGTH);

const writtenUnitSchema = z.strictObject({
  unit: line(1, MAX_PATH_LENGTH).describe('A name such as "Atlas AS7-D", or the path of a unit file.'),
  pilot: name.optional().describe('Name of the pilot.'),
  gunnery: wholeNumber(0, WORST_SKILL).optional().describe('4 when left out; lower is better.'),
  piloting: wholeNumber(0, WORST_SKILL).optional().describe('5 when left out; lower is better.'),
  ammo: z
    .array(
      z.strictObject({
        bin: wholeNumber(1, MAX_BINS).describe('Number of the ammunition bin on the record sheet, from 1.'),
        load: name.describe('What is in it, such as "inferno", "precision", "armor-piercing" or "semi-guided".'),
      }),
    )
    .max(MAX_BINS)
    .optional()
    .describe('Ammunition that differs from the record sheet.'),
  count: wholeNumber(1, MAX_UNITS).optional().describe('How many of it; 1 when left out.'),
});

/** The schema of a force file as people write it. */
const writtenForceSchema = z
  .strictObject({
    $schema: line(0, MAX_PATH_LENGTH).optional().describe('Tells an editor where this description is.'),
    name: name.optional().describe('What the force is called; the name of the file when left out.'),
    side: z
      .strictObject({
        edge: z.enum(EDGES).optional().describe('Edge of the board on which it sets up.'),
        bot: name.optional().describe('Bot that plays it.'),
      })
      .optional()
      .describe('How its side is played, unless the command line says otherwise.'),
    units: z.array(writtenUnitSchema).min(1).max(MAX_UNITS),
  })
  .meta({ title: 'Hexfall force' });

type WrittenUnit = Written<z.output<typeof writtenUnitSchema>>;

/** Returns the JSON Schema of a force file, made from the definition that checks one. */
export function forceJsonSchema(): JsonSchema {
  return jsonSchemaOf(writtenForceSchema);
}

/**
 * Reads a force from data, as in YAML and JSON. `lineOf` returns the line of the value at a path, so that errors can name it; 0 if unknown.
 *
 * @example
 * ```ts
 * import { parseForce } from '@hexfall/data';
 *
 * const force = parseForce({ units: [{ unit: 'HBK-4G', gunnery: 3, count: 2 }] }, 'lance.json');
 * force.ok && force.value.units.map(({ unit, gunnery, piloting }) => [unit, gunnery, piloting]); // => [['HBK-4G', 3, 5], ['HBK-4G', 3, 5]]
 * ```
 */
export function parseForce(
  value: unknown,
  fileName: string,
  lineOf: (path: string) => number = () => 0,
): Result<ForceFile, ForceError> {
  const problems = new Problems(fileName);
  const parsed = parseWith(writtenForceSchema, value);
  if (!parsed.ok) {
    for (const { path, reason } of parsed.errors) {
      if (path === '') problems.error(lineOf(path), undefined, `the file ${reason}`);
      else problems.error(lineOf(path), path, reason);
    }
    return fail(...problems.errors);
  }
  const written = parsed.value as Written<typeof parsed.value>;
  const units = written.units.flatMap((unit, i) => expand(unit, lineOf(`units[${i}]`)));
  if (units.length > MAX_UNITS)
    problems.error(lineOf('units'), 'units', `there are ${units.length} units, more than the ${MAX_UNITS} allowed`);
  if (problems.errors.length > 0) return fail(...problems.errors);
  return succeed({ name: written.name ?? baseName(fileName), side: written.side ?? {}, units, warnings: [] });
}

function expand({ unit, pilot = '', count = 1, ammo = [], ...skill }: WrittenUnit, at: number): readonly ForceUnit[] {
  const one: ForceUnit = { unit, pilot, ...AVERAGE_CREW, ...skill, ammo, damage: undefined, line: at };
  return Array.from({ length: count }, () => one);
}

/** Returns the name of a file without folders and extension, cut to the maximum length of a name. */
export function baseName(fileName: string): string {
  return fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .slice(0, MAX_NAME_LENGTH);
}
