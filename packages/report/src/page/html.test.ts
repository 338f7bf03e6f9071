import { describe, expect, test } from 'vitest';
import { html, jsonElement, Markup } from './html.ts';

const NASTY = `</script><script>alert(1)</script><img src=x onerror="alert('2')">&amp;`;

describe('escaping', () => {
  test('text in elements, attributes and lists is escaped', () => {
    const { text } = html`<p title="${NASTY}">${[NASTY, undefined, 7]}</p>`;
    expect(text).not.toMatch(/<script|<img|onerror="/);
    expect(text).toContain('&lt;/script&gt;');
    expect(text).toContain('&amp;amp;');
    expect(text.endsWith('7</p>')).toBe(true);
  });

  test('data for a script cannot end its element and is read back unchanged', () => {
    const { text } = jsonElement('data', { name: NASTY });
    expect(text.match(/<\/script/g)).toHaveLength(1);
    const json = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</script'));
    expect(JSON.parse(json)).toEqual({ name: NASTY });
  });

  test('only trusted markup is not escaped', () => {
    expect(html`${Markup.trusted('<b>')}`.text).toBe('<b>');
  });
});
