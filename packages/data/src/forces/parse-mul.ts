import { fail, type Result, succeed } from '@hexfall/rules';
import { AVERAGE_CREW } from '../battle-value/skill.ts';
import { Problems, refuseOtherFiles, type TextLimit } from '../file-problems.ts';
import { type ForceError, type ForceFile, type ForceUnit, MAX_NAME_LENGTH, MAX_UNITS } from './force-file.ts';
import { readDamage } from './mul-damage.ts';
import { baseName } from './parse-force.ts';
import { readXml, type XmlElement } from './xml.ts';

const LIST_TEXT: TextLimit = { maxLength: 8_000_000, tooLong: 'the file is too long for a unit list' };
/** Outermost elements of the format, and the sections of a battle's record that contain a force to play with. */
const ROOTS: ReadonlySet<string> = new Set(['unit', 'record']);
const PLAYED_SECTIONS: ReadonlySet<string> = new Set(['unit', 'survivors']);
/** The names in the format of the two kinds of BattleMech that can be played. */
const MECH_TYPES: ReadonlySet<string> = new Set(['', 'biped', 'quad']);

/**
 * Reads the community's unit lists: chassis, model, crew and damage of BattleMechs; everything else is named in warnings.
 *
 * @example
 * ```ts
 * import { parseMul } from '@hexfall/data';
 *
 * const list = parseMul('<unit><entity chassis="Hunchback" model="HBK-4G"/></unit>', 'lance.mul');
 * list.ok && list.value.units[0]?.unit; // => 'Hunchback HBK-4G'
 * ```
 */
export function parseMul(text: string, fileName: string): Result<ForceFile, ForceError> {
  const problems = new Problems(fileName);
  refuseOtherFiles(text, LIST_TEXT, problems);
  const root = problems.errors.length > 0 ? undefined : readXml(text, problems);
  if (root !== undefined && !ROOTS.has(root.name))
    problems.error(root.line, root.name, 'a unit list begins with <unit> or <record>');
  if (root === undefined || problems.errors.length > 0) return fail(...problems.errors);
  const units = entitiesIn(root, problems).flatMap(entity => readEntity(entity, problems));
  if (problems.errors.length > 0) return fail(...problems.errors);
  if (units.length === 0) problems.error(0, undefined, 'there is no BattleMech in this list');
  if (units.length > MAX_UNITS)
    problems.error(0, undefined, `there are ${units.length} units, more than the ${MAX_UNITS} allowed`);
  if (problems.errors.length > 0) return fail(...problems.errors);
  return succeed({ name: baseName(fileName), side: {}, units, warnings: problems.warnings() });
}

/**
 * Returns the units of a file: a list contains them directly; the record of a battle contains lists, of which only the survivors can fight
 * again.
 */
function entitiesIn(root: XmlElement, problems: Problems): readonly XmlElement[] {
  return root.children.flatMap(child => {
    if (child.name === 'entity') return [child];
    const inside = child.children.filter(({ name }) => name === 'entity');
    if (inside.length === 0 || PLAYED_SECTIONS.has(child.name)) return inside;
    const units = inside.length === 1 ? 'a unit' : `${inside.length} units`;
    problems.warn(child.line, `${units} under <${child.name}> left out, which lists no force to play`);
    return [];
  });
}

function readEntity(entity: XmlElement, problems: Problems): readonly ForceUnit[] {
  const chassis = entity.attributes.get('chassis')?.trim() ?? '';
  const model = entity.attributes.get('model')?.trim() ?? '';
  const type = entity.attributes.get('type')?.trim() ?? '';
  const unit = `${chassis} ${model}`.trim();
  if (chassis === '') {
    problems.error(entity.line, 'chassis', 'this field is missing');
    return [];
  }
  if (unit.length > MAX_NAME_LENGTH) {
    problems.error(
      entity.line,
      'chassis',
      `together with the model it must have at most ${MAX_NAME_LENGTH} characters`,
    );
    return [];
  }
  if (!MECH_TYPES.has(type.toLowerCase())) {
    problems.warn(entity.line, `${unit} (${type}) is not a BattleMech that can be played and was left out`);
    return [];
  }
  const crew = crewOf(entity);
  const damage = readDamage(entity, crew, unit, problems);
  if (damage?.structure.CT === 0 || damage?.structure.HD === 0) {
    problems.warn(entity.line, `${unit} is a wreck and was left out`);
    return [];
  }
  const skill = (key: 'gunnery' | 'piloting'): number => readSkill(crew, key, problems);
  return [
    {
      unit,
      pilot: readPilot(crew, problems),
      gunnery: skill('gunnery'),
      piloting: skill('piloting'),
      ammo: [],
      damage,
      line: entity.line,
    },
  ];
}

/**
 * Returns the element of the pilot: a single pilot has one; in newer files the members of a crew are inside, and the first of them drives.
 */
function crewOf(entity: XmlElement): XmlElement | undefined {
  const crew = entity.children.find(({ name }) => name === 'pilot' || name === 'crew');
  return crew?.children.find(({ name }) => name === 'crewMember') ?? crew;
}

function readPilot(crew: XmlElement | undefined, problems: Problems): string {
  const name = crew?.attributes.get('name')?.trim() ?? '';
  if (crew === undefined || name.length <= MAX_NAME_LENGTH) return name;
  problems.warn(crew.line, `the name of a pilot was shortened to ${MAX_NAME_LENGTH} characters`);
  return name.slice(0, MAX_NAME_LENGTH);
}

const WORST_SKILL = 8;

function readSkill(crew: XmlElement | undefined, key: 'gunnery' | 'piloting', problems: Problems): number {
  const text = crew?.attributes.get(key);
  if (crew === undefined || text === undefined) return AVERAGE_CREW[key];
  const skill = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (skill <= WORST_SKILL) return skill;
  problems.error(crew.line, key, `must be a whole number from 0 to ${WORST_SKILL}, not "${text.slice(0, 20)}"`);
  return AVERAGE_CREW[key];
}
