import { STILL_POLICY_META } from './page-policy.ts';
import { escapeXml } from './svg/xml.ts';

/** Returns a web page without scripts. `style` and the lines of `content` are trusted; the title is shown as text. */
export function stillPage(title: string, style: string, content: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    STILL_POLICY_META,
    `<title>${escapeXml(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...content,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
