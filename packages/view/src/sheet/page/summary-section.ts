import { AVERAGE_CREW } from '@hexfall/data';
import { sideName } from '../../names.ts';
import { escapeXml } from '../../svg/xml.ts';
import type { MechSheet } from '../mech-sheet.ts';
import { sideOf, sidesOf } from '../sheet-value.ts';
import { armorLeft } from '../wear.ts';

interface Column {
  readonly head: string;
  readonly cell: (sheet: MechSheet) => string;
  /** Whether the cells are figures that are added up. */
  readonly sum?: (sheet: MechSheet) => number;
}

function figure(head: string, of: (sheet: MechSheet) => number): Column {
  return { head, cell: sheet => `${of(sheet)}`, sum: of };
}

const COLUMNS: readonly Column[] = [
  { head: 'Gunnery / piloting', cell: skillsOf },
  figure('Tons', ({ spec }) => spec.tonnage),
  figure('Battle Value', ({ value }) => value.now),
  { head: 'Movement', cell: movementOf },
  figure('Armor', armorOf),
  { head: 'Weapons', cell: mainWeapons },
];
const PILOT: Column = { head: 'Pilot', cell: ({ crew }) => crew?.name ?? '' };

/** Returns the first page of a force: its units with their main figures, and the sums. Names lead to the sheets. */
export function summarySection(title: string, sheets: readonly MechSheet[]): string {
  const columns = sheets.some(sheet => PILOT.cell(sheet) !== '') ? [PILOT, ...COLUMNS] : COLUMNS;
  return [
    '<section class="page summary">',
    `<h1>${escapeXml(title)}</h1>`,
    '<table class="force">',
    `<caption>Battle Value with crews and damage; figures by the ${escapeXml(sheets[0]!.rules)} rules</caption>`,
    `<thead><tr><th scope="col">Unit</th>${columns.map(headCell).join('')}</tr></thead>`,
    `<tbody>${sheets.map((sheet, i) => unitRow(sheet, i, columns)).join('\n')}</tbody>`,
    `<tfoot>${sidesOf(sheets)
      .map(side => totalRow(side, sheets, columns))
      .join('\n')}</tfoot>`,
    '</table>',
    ...notesList(sheets),
    '</section>',
  ].join('\n');
}

/** The sums of a side, which has a name if there are several. */
function totalRow(side: number, sheets: readonly MechSheet[], columns: readonly Column[]): string {
  const own = sheets.filter(sheet => sideOf(sheet) === side);
  const name = own.length === sheets.length ? '' : `, side ${sideName(side)}`;
  const count = own.length === 1 ? '1 unit' : `${own.length} units`;
  const cells = columns.map(column => sumCell(column, own)).join('');
  return `<tr><th scope="row">${count}${name}</th>${cells}</tr>`;
}

function headCell(column: Column): string {
  return `<th scope="col"${lookOf(column)}>${column.head}</th>`;
}

function sumCell(column: Column, sheets: readonly MechSheet[]): string {
  const { sum } = column;
  const total = sum === undefined ? '' : sheets.reduce((all, sheet) => all + sum(sheet), 0);
  return `<td${lookOf(column)}>${total}</td>`;
}

function lookOf({ sum }: Column): string {
  return sum === undefined ? '' : ' class="number"';
}

/** The place of a sheet in the page. */
export function sheetAnchor(index: number): string {
  return `unit-${index + 1}`;
}

/** Names of up to this length stay on one line. */
const SHORT_NAME = 28;

function unitRow(sheet: MechSheet, index: number, columns: readonly Column[]): string {
  const cells = columns.map(column => `<td${lookOf(column)}>${escapeXml(column.cell(sheet))}</td>`);
  const condition = sheet.condition.length === 0 ? '' : ` <small>${escapeXml(sheet.condition.join(', '))}</small>`;
  const look = sheet.title.length <= SHORT_NAME ? ' class="short"' : '';
  const name = `<a${look} href="#${sheetAnchor(index)}">${escapeXml(sheet.title)}</a>${condition}`;
  return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
}

function skillsOf({ crew }: MechSheet): string {
  const { gunnery, piloting } = crew ?? AVERAGE_CREW;
  return `${gunnery} / ${piloting}`;
}

/** Armor that is left, front and rear. */
function armorOf(sheet: MechSheet): number {
  return sheet.spec.armor.reduce((sum, _, facing) => sum + armorLeft(sheet, facing), 0);
}

/** "4/6/4": walking, running and jumping. */
function movementOf({ movement }: MechSheet): string {
  const mp = (mode: string): string => {
    const row = movement.find(each => each.mode === mode);
    if (row === undefined) return '0';
    return row.boostedMp > row.mp && row.now === row.mp ? `${row.mp} (${row.boostedMp})` : `${row.now}`;
  };
  return ['walk', 'run', 'jump'].map(mp).join('/');
}

/** Names a player has to know; the rest is on the sheet. */
const MAX_WEAPONS = 4;

/** The weapons that do most damage, with their number, the heaviest first. */
function mainWeapons({ spec }: MechSheet): string {
  const counts = new Map<string, { readonly count: number; readonly damage: number }>();
  for (const { type } of spec.weapons) {
    const known = counts.get(type.name)?.count ?? 0;
    counts.set(type.name, { count: known + 1, damage: damageOf(type.damage) });
  }
  const sorted = [...counts].sort(([, a], [, b]) => b.damage - a.damage);
  const named = sorted.slice(0, MAX_WEAPONS).map(([name, { count }]) => (count === 1 ? name : `${count} ${name}`));
  return sorted.length > MAX_WEAPONS ? `${named.join(', ')}, …` : named.join(', ');
}

type Damage = MechSheet['spec']['weapons'][number]['type']['damage'];

/** The most that one attack can do. */
function damageOf(damage: Damage): number {
  switch (damage.kind) {
    case 'none':
      return 0;
    case 'single':
      return damage.points;
    case 'byRange':
      return Math.max(...damage.points);
    default:
      return damage.projectiles * damage.pointsEach;
  }
}

/** Remarks on the units, each once. */
function notesList(sheets: readonly MechSheet[]): string[] {
  const notes = [...new Set(sheets.flatMap(sheet => sheet.notes))];
  if (notes.length === 0) return [];
  return ['<h2>Notes</h2>', '<ul>', ...notes.map(note => `<li>${escapeXml(note)}</li>`), '</ul>'];
}
