import { SIDES } from '@hexfall/hex';
import {
  DAMAGE_KINDS,
  fail,
  isRamKind,
  LOCATION_COUNT,
  LOCATIONS,
  MOVE_MODES,
  PHYSICAL_KINDS,
  PILOT_CONDITIONS,
  type Result,
  ROLL_REASONS,
  succeed,
} from '@hexfall/rules';
import { RULES_NAMES, type RulesName } from '../../begin/model/match-settings.ts';
import type { Line } from './entries.ts';
import { GROUND_NAMES } from './grounds.ts';

/** A unit of a table, as it is stored. */
export interface KeptUnit {
  /** The name of a unit of the catalogue, or the id of one of the user's own units. */
  readonly unit: string;
  readonly side: 0 | 1;
  readonly gunnery: number;
  readonly piloting: number;
  /** The file of a unit of the user's own, so that its sheet stays when the file is deleted from the library. */
  readonly file?: { readonly name: string; readonly text: string };
}

/** Who throws the dice: the players at their table, or this page. */
export type DiceHabit = 'table' | 'page';

/** Everything that is stored about a table. */
export interface TableData {
  readonly profile: RulesName;
  readonly dice: DiceHabit;
  readonly units: readonly KeptUnit[];
  /** The turn, for lists, which would otherwise have to carry out all entries. */
  readonly turn: number;
  readonly lines: readonly Line[];
}

const VERSION = 1;

export function formatTable(data: TableData): string {
  return JSON.stringify({ version: VERSION, ...data });
}

/** Reads a table that is kept. An error is one sentence. */
export function parseTable(text: string): Result<TableData, string> {
  const value = parseJson(text);
  if (!isRecord(value) || value['version'] !== VERSION)
    return fail('This table was not made by this version of the page.');
  const { profile, dice, units, turn, lines } = value;
  if (!isOneOf(RULES_NAMES)(profile) || !isOneOf(['table', 'page'])(dice) || !isCount(turn) || !Array.isArray(units))
    return fail('This table cannot be read: its rules, dice, units or turn are missing.');
  const wrongUnit = units.findIndex(unit => !isUnit(unit));
  if (wrongUnit >= 0) return fail(`This table cannot be read: units[${wrongUnit}] is not a unit with its crew.`);
  if (!Array.isArray(lines)) return fail('This table cannot be read: its records are missing.');
  const wrong = lines.findIndex(line => !isLine(line, units.length));
  if (wrong >= 0) return fail(`This table cannot be read: lines[${wrong}] cannot be recorded.`);
  return succeed({ profile, dice, turn, units: units as KeptUnit[], lines: lines as Line[] } as TableData);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOneOf(values: readonly unknown[]): Check {
  return value => values.includes(value);
}

const MAX_FIGURE = 10_000;

function isInteger(lowest: number, highest: number): Check {
  return value => Number.isInteger(value) && (value as number) >= lowest && (value as number) <= highest;
}

const isCount: Check = isInteger(0, MAX_FIGURE);
const isText: Check = value => typeof value === 'string';
const isFlag: Check = value => typeof value === 'boolean';
const isSkill: Check = isInteger(0, 8);

function isUnit(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { unit, side, gunnery, piloting, file } = value;
  const isKept = file === undefined || (isRecord(file) && isText(file['name']) && isText(file['text']));
  return isText(unit) && isOneOf([0, 1])(side) && isSkill(gunnery) && isSkill(piloting) && isKept;
}

const isLocation: Check = isInteger(0, LOCATION_COUNT - 1);
const isReason: Check = isOneOf(ROLL_REASONS);
const isModifier: Check = isInteger(-20, 20);
const isSmall: Check = isInteger(-2, 60);

const AIM_FIELDS: Readonly<Record<string, Check>> = {
  hexes: isInteger(1, 60),
  side: isOneOf(SIDES),
  lightWoods: isSmall,
  heavyWoods: isSmall,
  cover: isFlag,
  secondary: isInteger(0, 2),
  extra: isModifier,
  moved: isCount,
  jumped: isFlag,
  prone: isFlag,
  immobile: isFlag,
  ground: isOneOf(GROUND_NAMES),
};

/** By kind of line: its fields besides kind and unit. */
const LINE_FIELDS: Readonly<Record<Line['kind'], Readonly<Record<string, Check>>>> = {
  damage: {
    location: isLocation,
    rear: isFlag,
    through: isFlag,
    points: isCount,
    by: isOneOf(DAMAGE_KINDS),
  },
  critical: { location: isLocation },
  strike: { location: isLocation, slot: isInteger(0, 11) },
  wound: {},
  move: { mode: isOneOf(MOVE_MODES), hexes: isCount },
  ground: { ground: isOneOf(GROUND_NAMES) },
  posture: { prone: isFlag },
  stand: {},
  reactor: { runs: isFlag },
  warm: { points: isCount },
  queue: { reason: isReason },
  roll: {},
  drop: {},
  fall: { reason: isReason, height: isInteger(0, 20) },
  fire: {
    weapon: isInteger(0, 31),
    rate: isInteger(1, 6),
    bin: isSmall,
    target: isSmall,
    aim: value => isRecord(value) && fits(value, AIM_FIELDS),
  },
  blow: {
    type: isOneOf(PHYSICAL_KINDS.filter(kind => !isRamKind(kind))),
    limb: isOneOf(LOCATIONS),
    item: isSmall,
    target: isSmall,
    aim: value => isRecord(value) && fits(value, AIM_FIELDS),
  },
  ram: {
    type: isOneOf(PHYSICAL_KINDS.filter(isRamKind)),
    target: isSmall,
    aim: value => isRecord(value) && fits(value, AIM_FIELDS),
  },
  phase: {},
  points: { location: isLocation, rear: isFlag, armor: isCount, structure: isCount },
  tick: { location: isLocation, slot: isInteger(0, 11), out: isFlag },
  heat: { heat: isCount },
  ammo: { bin: isInteger(0, 31), shots: isCount },
  jam: { weapon: isInteger(0, 31), jammed: isFlag },
  pilot: { wounds: isInteger(0, 6), condition: isOneOf(PILOT_CONDITIONS) },
  status: { status: isOneOf(['active', 'destroyed']) },
  answer: { value: value => value === 'skip' || value === 'stop' || isInteger(0, 200)(value) },
};

function fits(value: Fields, fields: Readonly<Record<string, Check>>): boolean {
  return Object.entries(fields).every(([name, check]) => check(value[name]));
}

function isLine(value: unknown, units: number): boolean {
  if (!isRecord(value)) return false;
  const fields = Object.hasOwn(LINE_FIELDS, String(value['kind']))
    ? LINE_FIELDS[value['kind'] as Line['kind']]
    : undefined;
  if (fields === undefined || !fits(value, fields)) return false;
  const isForAll = value['kind'] === 'phase' || value['kind'] === 'answer';
  const target = !('target' in value) || (value['target'] as number) < units;
  return target && (isForAll || isInteger(0, units - 1)(value['unit']));
}
