import {
  AVERAGE_CREW,
  type BattleValue,
  battleValue,
  formatMtf,
  formatUnit,
  remarksOn,
  type ValueLines,
  valueLines,
} from '@hexfall/data';
import { createMechSheet, type MechSheet, type PlainTable, sheetFacts, sheetTables } from '@hexfall/view';
import type { Route } from '../../app/route.ts';
import { DEFAULT_MATCH, type MatchUnit } from '../../begin/model/match-settings.ts';
import { formatCount } from '../../begin/model/match-words.ts';
import { formatSettings } from '../../begin/model/settings-text.ts';
import { plainName, plainSentence } from '../../files/model/plain-name.ts';
import { TECH_WORDS } from './fact-words.ts';
import type { FoundUnit } from './find-unit.ts';

/** Everything that the page of a unit shows. */
export interface UnitView {
  readonly unit: FoundUnit;
  readonly sheet: MechSheet;
  readonly value: BattleValue;
  readonly valueLines: ValueLines;
  /** Facts about the unit, each with its name. */
  readonly facts: readonly (readonly [name: string, words: string])[];
  /** Remarks that its player should know before it fights, one sentence each. */
  readonly remarks: readonly string[];
  /** All tables of the sheet, that of the armor first. */
  readonly tables: readonly PlainTable[];
}

export function createUnitView(unit: FoundUnit): UnitView {
  const { spec, blueprint } = unit.named;
  const remarks = remarksOn(unit.named).map(plainSentence);
  const sheet = createMechSheet(spec, {
    profile: 'spec',
    title: unit.title,
    about: shownFacts(sheetFacts(blueprint)),
    notes: remarks,
  });
  const value = battleValue(spec);
  return {
    unit,
    sheet,
    value,
    valueLines: valueLines(value),
    facts: factsOf(sheet, value),
    remarks,
    tables: sheetTables(sheet),
  };
}

/**
 * Returns facts that are safe to show. A role comes from a file, so it is reduced to one line, without anything that a browser would obey.
 */
function shownFacts(about: MechSheet['about']): MechSheet['about'] {
  return about.role === undefined ? about : { ...about, role: plainName(about.role) };
}

function factsOf(sheet: MechSheet, { base }: BattleValue): UnitView['facts'] {
  const { techBase, year, role } = sheet.about;
  const armor = sheet.spec.armor.reduce((sum, points) => sum + points, 0);
  const facts: readonly (readonly [string, string])[] = [
    ['Battle Value', formatCount(base)],
    ['Weight', `${sheet.spec.tonnage} tons`],
    ['Movement', movementWords(sheet)],
    ['Armor', `${armor} points`],
    ['Heat', `weapons make ${sheet.weaponHeat}, sinks remove ${sheet.dissipation}`],
    ['Technology', techBase === undefined ? '' : TECH_WORDS[techBase]],
    ['Introduced', year === undefined ? '' : String(year)],
    ['Role', role ?? ''],
  ];
  return facts.filter(([, words]) => words !== '');
}

/** Returns the movement of a unit in words: "walks 4, runs 6, jumps 4". */
function movementWords({ movement }: MechSheet): string {
  return movement
    .map(({ mode, mp, boostedMp }) => `${mode}s ${mp}${boostedMp > mp ? ` (${boostedMp} boosted)` : ''}`)
    .join(', ');
}

/** A file in which a unit can be saved. */
export interface UnitFile {
  readonly name: string;
  readonly text: string;
  readonly type: string;
}

/** Writes a unit as a file; returns `undefined` for a bare record sheet, from which no unit file can be created. */
export function writeUnitFile(
  { title, named: { blueprint } }: FoundUnit,
  format: 'mtf' | 'json',
): UnitFile | undefined {
  if (blueprint === undefined) return undefined;
  const name = `${title.replace(/[^\p{L}\p{N}.()-]+/gu, ' ').trim()}.${format}`;
  return format === 'mtf'
    ? { name, text: formatMtf(blueprint), type: 'text/plain' }
    : { name, text: formatUnit(blueprint), type: 'application/json' };
}

/** Returns links to the views that use a unit: a game between two of its kind, the same in the lab, and the editor. */
export function waysOn(unit: Pick<FoundUnit, 'id'>): Readonly<Record<'play' | 'lab' | 'edit' | 'compare', Route>> {
  const { id } = unit;
  return {
    play: { page: 'begin', path: [], query: matchQuery(unit, unit) },
    lab: duelRoute(unit, unit),
    edit: { page: 'units', path: ['edit', id], query: {} },
    compare: { page: 'units', path: ['compare'], query: { a: id } },
  };
}

/** Returns the view of the lab in which two units meet. */
export function duelRoute(a: Pick<FoundUnit, 'id'>, b: Pick<FoundUnit, 'id'>): Route {
  const query = matchQuery(a, b);
  return { page: 'lab', path: [], query: { a: query['a']!, b: query['b']! } };
}

/** Returns a match of one against one in the form that it has in an address. */
function matchQuery(...units: readonly [Pick<FoundUnit, 'id'>, Pick<FoundUnit, 'id'>]): Route['query'] {
  const [a, b] = DEFAULT_MATCH.sides;
  const { gunnery, piloting } = AVERAGE_CREW;
  const crewed = units.map(({ id }): MatchUnit => ({ unit: id, gunnery, piloting }));
  return formatSettings({
    ...DEFAULT_MATCH,
    sides: [
      { ...a, units: crewed.slice(0, 1) },
      { ...b, units: crewed.slice(1) },
    ],
  });
}
