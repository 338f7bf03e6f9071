import { createHash } from 'node:crypto';
import { expectDocument } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { bundlePageScript, bundlePlayerStyle } from './bundle-player.ts';

const FOLDER = 'packages/report/src/page';
const HEAD = `// Made of packages/report/player and packages/stage/views by npm run golden:update.\n`;

/** Kept as text in the package, so that a page is made in the same way from source, from a build and in a browser. */
test('the script in the pages is built from the views of packages/stage', async () => {
  const script = await bundlePageScript();
  // It is the content of an element, so nothing in it may close that element.
  expect(script).not.toMatch(/<\/script|<!--/i);
  const hash = createHash('sha256').update(script).digest('base64');
  const lines = [
    `export const PAGE_SCRIPT: string = ${JSON.stringify(script)};`,
    '/** SHA-256 of the script, by which the policy of a page knows it. */',
    `export const PAGE_SCRIPT_HASH: string = '${hash}';`,
  ];
  expectDocument(`${FOLDER}/page-script.generated.ts`, `${HEAD}${lines.join('\n')}\n`);
});

test('the style of the player in the pages is built from its style sheets', async () => {
  const style = await bundlePlayerStyle();
  expect(style).not.toMatch(/<\/style|@import|url\(/i);
  const text = `export const PLAYER_STYLE: string = ${JSON.stringify(style)};\n`;
  expectDocument(`${FOLDER}/player-style.generated.ts`, `${HEAD}${text}`);
});
