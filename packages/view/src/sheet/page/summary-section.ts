import { AVERAGE_CREW } from '@hexfall/data';
import { escapeXml } from '../../svg/xml.ts';
import type { MechSheet } from '../mech-sheet.ts';
import { armorLeft } from '../wear.ts';

/** Returns the first page of a force: its units with their main figures, and the sums. Names lead to the sheets. */
export function summarySection(title: string, sheets: readonly MechSheet[]): string {
  const heads = ['Unit', 'Pilot', 'Gunnery / piloting', 'Tons', 'Battle Value', 'Movement', 'Armor', 'Weapons'];
  const sum = (figure: (sheet: MechSheet) => number): string =>
    `${sheets.reduce((total, sheet) => total + figure(sheet), 0)}`;
  const total = [`${sheets.length} units`, '', '', sum(tons), sum(worth), '', sum(armor), ''];
  return [
    '<section class="page summary">',
    `<h1>${escapeXml(title)}</h1>`,
    '<table class="force">',
    `<caption>Battle Value with the crews as given, by the ${escapeXml(sheets[0]!.rules)} rules</caption>`,
    `<thead><tr>${heads.map(head => `<th scope="col">${head}</th>`).join('')}</tr></thead>`,
    `<tbody>${sheets.map(unitRow).join('\n')}</tbody>`,
    `<tfoot><tr>${total.map((cell, i) => (i === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr></tfoot>`,
    '</table>',
    ...notesList(sheets),
    '</section>',
  ].join('\n');
}

/** The place of a sheet in the page. */
export function sheetAnchor(index: number): string {
  return `unit-${index + 1}`;
}

function unitRow(sheet: MechSheet, index: number): string {
  const { gunnery, piloting } = sheet.crew ?? AVERAGE_CREW;
  const cells = [
    sheet.crew?.name ?? '',
    `${gunnery} / ${piloting}`,
    `${tons(sheet)}`,
    `${worth(sheet)}`,
    movementOf(sheet),
    `${armor(sheet)}`,
    mainWeapons(sheet),
  ].map(cell => `<td>${escapeXml(cell)}</td>`);
  const condition = sheet.condition.length === 0 ? '' : ` <small>${escapeXml(sheet.condition.join(', '))}</small>`;
  const name = `<a href="#${sheetAnchor(index)}">${escapeXml(sheet.title)}</a>${condition}`;
  return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
}

function tons({ spec }: MechSheet): number {
  return spec.tonnage;
}

function worth({ value }: MechSheet): number {
  return value.now;
}

/** Armor that is left, front and rear. */
function armor(sheet: MechSheet): number {
  return sheet.spec.armor.reduce((sum, _, facing) => sum + armorLeft(sheet, facing), 0);
}

/** "4/6/4": walking, running and jumping. */
function movementOf({ movement }: MechSheet): string {
  const mp = (mode: string): string => {
    const row = movement.find(each => each.mode === mode);
    if (row === undefined) return '0';
    return row.boostedMp > row.mp ? `${row.mp} (${row.boostedMp})` : `${row.mp}`;
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
