import { expect, test } from 'vitest';
import { figureHtml } from './figure.ts';
import { pageHtml } from './page.ts';

const NASTY = `</script><script>alert(1)</script><img src=x onerror="alert('2')">&amp;`;

test('text in every part of a page is escaped', () => {
  const table = { head: [NASTY], rows: [[NASTY, NASTY]] };
  const figure = figureHtml({ title: NASTY, says: NASTY, key: [{ color: 'red', label: NASTY }], picture: '', table });
  const section = { id: 'one', title: NASTY, content: [NASTY, figure] };
  const page = pageHtml({ title: NASTY, subtitle: NASTY, lead: NASTY, sections: [section], foot: NASTY });
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toContain('<img');
});

test('a page fetches nothing and has a policy that forbids it', () => {
  const page = pageHtml({ title: 'A page', subtitle: '', sections: [] });
  expect(page).toContain(`content="default-src 'none'`);
  expect(page).not.toMatch(/https?:(?!\/\/www\.w3\.org\/)|@import|url\(|<link|src=/);
});
