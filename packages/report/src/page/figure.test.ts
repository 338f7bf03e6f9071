import { expect, test } from 'vitest';
import { figureHtml, tableHtml } from './figure.ts';

test('a table has header cells for columns and rows', () => {
  const { text } = tableHtml({ head: ['by', 'end', 'count'], textColumns: 2, rows: [['AC/20', 'head', 3]] });
  expect(text).toContain('<th scope="col" class="text">end</th><th scope="col">count</th>');
  expect(text).toContain('<th scope="row">AC/20</th><td class="text">head</td><td>3</td>');
});

test('a figure without a picture shows its numbers unfolded', () => {
  const table = { head: ['a'], rows: [[1]] };
  expect(figureHtml({ title: 'T', says: 'S', table }).text).not.toContain('<details>');
  expect(figureHtml({ title: 'T', says: 'S', table, picture: '<svg></svg>' }).text).toContain('<details>');
});
