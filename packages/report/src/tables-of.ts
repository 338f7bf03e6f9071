import { parseHTML } from 'linkedom';

/** The part of a DOM element that is used here. The types of a browser's document are not included in this package. */
interface PageNode {
  readonly textContent: string;
  querySelector(selector: string): PageNode;
  querySelectorAll(selector: string): Iterable<PageNode>;
}

type Row = readonly string[];

/** Returns the rows of all tables of a page, by the titles of their figures. It is meant for tests. */
export function tablesOf(page: string): Map<string, Row[]> {
  const { document } = parseHTML(page) as unknown as { document: PageNode };
  const tables = new Map<string, Row[]>();
  for (const figure of document.querySelectorAll('figure')) {
    const rows = [...figure.querySelectorAll('tbody tr')].map(row =>
      [...row.querySelectorAll('th,td')].map(cell => cell.textContent),
    );
    tables.set(figure.querySelector('h3').textContent, rows);
  }
  return tables;
}
