import { escapeXml } from '../../svg/xml.ts';
import { type ForceSummary, type SummaryRow, summarizeForce } from '../force-summary.ts';
import type { MechSheet } from '../mech-sheet.ts';

/** Returns the first page of a force: its units with their main figures, and the sums. Names lead to the sheets. */
export function summarySection(title: string, sheets: readonly MechSheet[]): string {
  const summary = summarizeForce(sheets);
  const { caption, columns, units, totals, notes } = summary;
  const heads = columns.map(({ head }, i) => `<th scope="col"${lookOf(summary, i)}>${head}</th>`);
  return [
    '<section class="page summary">',
    `<h1>${escapeXml(title)}</h1>`,
    '<table class="force">',
    `<caption>${escapeXml(caption)}</caption>`,
    `<thead><tr><th scope="col">Unit</th>${heads.join('')}</tr></thead>`,
    `<tbody>${units.map((row, i) => unitRow(summary, row, i)).join('\n')}</tbody>`,
    `<tfoot>${totals.map(row => `<tr><th scope="row">${row.title}</th>${cellsOf(summary, row)}</tr>`).join('\n')}</tfoot>`,
    '</table>',
    ...notesList(notes),
    '</section>',
  ].join('\n');
}

function cellsOf(summary: ForceSummary, { cells }: SummaryRow): string {
  return cells.map((cell, i) => `<td${lookOf(summary, i)}>${escapeXml(cell)}</td>`).join('');
}

function lookOf({ columns }: ForceSummary, index: number): string {
  return columns[index]!.isFigure ? ' class="number"' : '';
}

/** The place of a sheet in the page. */
export function sheetAnchor(index: number): string {
  return `unit-${index + 1}`;
}

/** Names of up to this length stay on one line. */
const SHORT_NAME = 28;

function unitRow(summary: ForceSummary, row: SummaryRow, index: number): string {
  const condition = row.condition.length === 0 ? '' : ` <small>${escapeXml(row.condition.join(', '))}</small>`;
  const look = row.title.length <= SHORT_NAME ? ' class="short"' : '';
  const name = `<a${look} href="#${sheetAnchor(index)}">${escapeXml(row.title)}</a>${condition}`;
  return `<tr><th scope="row">${name}</th>${cellsOf(summary, row)}</tr>`;
}

function notesList(notes: readonly string[]): string[] {
  if (notes.length === 0) return [];
  return ['<h2>Notes</h2>', '<ul>', ...notes.map(note => `<li>${escapeXml(note)}</li>`), '</ul>'];
}
