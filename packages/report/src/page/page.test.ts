import { describe, expect, test } from 'vitest';
import { figureHtml, tableHtml } from './figure.ts';
import { html, Markup, jsonElement } from './html.ts';
import { pageHtml } from './page.ts';

const NASTY = `</script><script>alert(1)</script><img src=x onerror="alert('2')">&amp;`;

describe('whatever enters a page is escaped', () => {
  test('in elements, attributes and lists', () => {
    const { text } = html`<p title="${NASTY}">${[NASTY, undefined, 7]}</p>`;
    expect(text).not.toMatch(/<script|<img|onerror="/);
    expect(text).toContain('&lt;/script&gt;');
    expect(text).toContain('&amp;amp;');
    expect(text.endsWith('7</p>')).toBe(true);
  });

  test('in data for a script, which comes out as it went in', () => {
    const { text } = jsonElement('data', { name: NASTY });
    expect(text.match(/<\/script/g)).toHaveLength(1);
    const json = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</script'));
    expect(JSON.parse(json)).toEqual({ name: NASTY });
  });

  test('only what is marked as good is taken as it is', () => {
    expect(html`${Markup.trusted('<b>')}`.text).toBe('<b>');
  });

  test('in every part of a page', () => {
    const table = { head: [NASTY], rows: [[NASTY, NASTY]] };
    const figure = figureHtml({ title: NASTY, says: NASTY, key: [{ color: 'red', label: NASTY }], picture: '', table });
    const section = { id: 'one', title: NASTY, content: [NASTY, figure] };
    const page = pageHtml({ title: NASTY, subtitle: NASTY, lead: NASTY, sections: [section], foot: NASTY });
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain('<img');
  });
});

test('a page fetches nothing, and could not if it wanted to', () => {
  const page = pageHtml({ title: 'A page', subtitle: '', sections: [] });
  expect(page).toContain(`content="default-src 'none'`);
  expect(page).not.toMatch(/https?:(?!\/\/www\.w3\.org\/)|@import|url\(|<link|src=/);
});

test('a table has a head, and names of rows that are heads too', () => {
  const { text } = tableHtml({ head: ['by', 'end', 'count'], textColumns: 2, rows: [['AC/20', 'head', 3]] });
  expect(text).toContain('<th scope="col" class="text">end</th><th scope="col">count</th>');
  expect(text).toContain('<th scope="row">AC/20</th><td class="text">head</td><td>3</td>');
});

test('a figure without a picture shows its numbers at once', () => {
  const table = { head: ['a'], rows: [[1]] };
  expect(figureHtml({ title: 'T', says: 'S', table }).text).not.toContain('<details>');
  expect(figureHtml({ title: 'T', says: 'S', table, picture: '<svg></svg>' }).text).toContain('<details>');
});
