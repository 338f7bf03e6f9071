import { escapeXml } from '../../svg/xml.ts';
import type { PlainTable } from '../plain-table.ts';

/** Returns a table with its title as caption. The first cell of each row is its head. All text is escaped. */
export function htmlTable({ title, head, rows, foot }: PlainTable, look: string): string {
  const headCell = (words: string): string => (words === '' ? '<td></td>' : `<th scope="col">${escapeXml(words)}</th>`);
  return [
    `<table class="${look}">`,
    `<caption>${escapeXml(title)}</caption>`,
    head.some(words => words !== '') ? `<thead><tr>${head.map(headCell).join('')}</tr></thead>` : '',
    `<tbody>${rows.map(rowHtml).join('')}</tbody>`,
    foot === undefined ? '' : `<tfoot>${rowHtml(foot)}</tfoot>`,
    '</table>',
  ]
    .filter(part => part !== '')
    .join('\n');
}

function rowHtml([first = '', ...cells]: readonly string[]): string {
  const rest = cells.map(cell => `<td>${escapeXml(cell)}</td>`).join('');
  return `<tr><th scope="row">${escapeXml(first)}</th>${rest}</tr>`;
}
