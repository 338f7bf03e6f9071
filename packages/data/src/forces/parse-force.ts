import { fail, Problems as InputProblems, type Result, succeed } from '@hexfall/rules';
import { AVERAGE_CREW } from '../battle-value/skill.ts';
import { Problems } from '../file-problems.ts';
import {
  described,
  type FieldShapes,
  type JsonSchema,
  line,
  listOf,
  oneOf,
  optional,
  record,
  type Shape,
  wholeNumber,
} from '../unit-file/shape.ts';
import { EDGES, type ForceError, type ForceFile, type ForceUnit, MOST_UNITS, type SideSettings } from './force-file.ts';

/** A force as people write it. */
interface WrittenForce {
  readonly $schema?: string;
  readonly name?: string;
  readonly side?: SideSettings;
  readonly units: readonly WrittenUnit[];
}

interface WrittenUnit {
  readonly unit: string;
  readonly pilot?: string;
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly count?: number;
}

const NAME_LENGTH = 80;
const PATH_LENGTH = 260;
const WORST_SKILL = 8;

const UNIT_FIELDS: FieldShapes<WrittenUnit> = {
  unit: described('A name such as "Atlas AS7-D", or the path of a unit file.', line(1, PATH_LENGTH)),
  pilot: optional(described('Name of the pilot.', line(1, NAME_LENGTH))),
  gunnery: optional(described('4 when left out; lower is better.', wholeNumber(0, WORST_SKILL))),
  piloting: optional(described('5 when left out; lower is better.', wholeNumber(0, WORST_SKILL))),
  count: optional(described('How many of it; 1 when left out.', wholeNumber(1, MOST_UNITS))),
};

const FORCE_SHAPE = record<WrittenForce>({
  $schema: optional(described('Tells an editor where this description is.', line(0, PATH_LENGTH))),
  name: optional(described('What the force is called; the name of the file when left out.', line(1, NAME_LENGTH))),
  side: optional(
    described(
      'How its side is played, unless the command line says otherwise.',
      record<SideSettings>({
        edge: optional(described('Edge of the board on which it sets up.', oneOf(EDGES))),
        bot: optional(described('Bot that plays it.', line(1, NAME_LENGTH))),
      }),
    ),
  ),
  units: notEmpty(listOf(MOST_UNITS, record(UNIT_FIELDS))),
});

function notEmpty<T>(list: Shape<readonly T[]>): Shape<readonly T[]> {
  return {
    schema: { ...list.schema, minItems: 1 },
    check(value, path, problems) {
      list.check(value, path, problems);
      if (Array.isArray(value) && value.length === 0) problems.report('missing', path, 'must have at least one entry');
    },
  };
}

/** JSON Schema of a force file, made of the very definition that checks one. */
export function forceSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Hexfall force',
    ...FORCE_SHAPE.schema,
  };
}

/** Whether a value wants to be a force, right or wrong, as opposed to a single unit. */
export function looksLikeForce(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'units' in value;
}

const MOST_ERRORS = 20;

/**
 * Reads a force from data, such as YAML and JSON hold. `lineOf` tells the line of the value at a path, so that errors
 * can name it; 0 for unknown.
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
  const input = new InputProblems();
  FORCE_SHAPE.check(value, '', input);
  for (const { path, message } of input.errors.slice(0, MOST_ERRORS)) {
    const reason = path === '' ? `the file ${message.trim()}` : message.slice(path.length + 1);
    problems.error(lineOf(path), path === '' ? undefined : path, reason);
  }
  if (problems.errors.length > 0) return fail(...problems.errors);
  const written = value as WrittenForce;
  const units = written.units.flatMap((unit, i) => expand(unit, lineOf(`units[${i}]`)));
  if (units.length > MOST_UNITS)
    problems.error(lineOf('units'), 'units', `there are ${units.length} units, more than the ${MOST_UNITS} allowed`);
  if (problems.errors.length > 0) return fail(...problems.errors);
  return succeed({ name: written.name ?? baseName(fileName), side: written.side ?? {}, units, warnings: [] });
}

function expand({ unit, pilot = '', count = 1, ...skill }: WrittenUnit, at: number): readonly ForceUnit[] {
  const one: ForceUnit = { unit, pilot, ...AVERAGE_CREW, ...skill, damage: undefined, line: at };
  return Array.from({ length: count }, () => one);
}

/** The name of a file without folders and ending. */
export function baseName(fileName: string): string {
  return fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
}
