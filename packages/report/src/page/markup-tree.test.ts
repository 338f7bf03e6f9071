import { expect, test } from 'vitest';
import { figureHtml } from './figure.ts';
import { html, Markup } from './html.ts';
import { readMarkup } from './markup-tree.ts';

test('markup becomes elements with their attributes and texts', () => {
  expect(readMarkup(html`<p class="key">one<br><b>two</b></p>\n`)).toEqual([
    {
      tag: 'p',
      attributes: { class: 'key' },
      children: ['one', { tag: 'br', attributes: {}, children: [] }, { tag: 'b', attributes: {}, children: ['two'] }],
    },
    '\n',
  ]);
});

test('names from files stay text, whatever they look like', () => {
  const name = `<img src=x onerror="alert(1)"> & 'co' &lt;b&gt; &#60;i&#62;`;
  expect(readMarkup(html`<b title="${name}">${name}</b>`)).toEqual([
    { tag: 'b', attributes: { title: name }, children: [name] },
  ]);
});

test('drawings keep the case of their attributes, and empty elements end themselves', () => {
  const picture = '<svg viewBox="0 0 9 9"><path d="M0 0"/><g data-label="x-grid"></g></svg>';
  const [figure] = readMarkup(figureHtml({ title: 'Wins', says: '', picture, table: { head: [], rows: [] } }));
  const svg = JSON.stringify(figure);
  expect(svg).toContain('"viewBox":"0 0 9 9"');
  expect(svg).toContain('{"tag":"path","attributes":{"d":"M0 0"},"children":[]}');
});

test.each([
  ['<b>', '<b> has no end'],
  ['</b>', '</b> ends no element'],
  ['<i><b></i></b>', '</i> ends no element'],
  ['<!-- no -->', 'cannot read the markup at "<!-- no -->"'],
  ['<b title=x>', 'cannot read the markup at "<b title=x>"'],
])('%s is not markup of a report', (text, message) => {
  expect(() => readMarkup(Markup.trusted(text))).toThrow(message);
});
