import { parseHTML } from 'linkedom';

type Row = readonly string[];

/** The rows of all tables of a page, by the titles of their figures. For tests. */
export function tablesOf(page: string): Map<string, Row[]> {
  const tables = new Map<string, Row[]>();
  for (const figure of parseHTML(page).document.querySelectorAll('figure')) {
    const rows = [...figure.querySelectorAll('tbody tr')].map(row =>
      [...row.querySelectorAll('th,td')].map(cell => cell.textContent),
    );
    tables.set(figure.querySelector('h3')!.textContent, rows);
  }
  return tables;
}
