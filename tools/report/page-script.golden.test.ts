import { createHash } from 'node:crypto';
import { expectDocument } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { bundlePageScript } from './bundle-page-script.ts';

const FILE = 'packages/report/src/page/page-script.generated.ts';

/** Kept as text in the package, so that a page is made in the same way from source, from a build and in a browser. */
test('the script in the pages is built from packages/report/player', async () => {
  const script = await bundlePageScript();
  // It is the content of an element, so nothing in it may close that element.
  expect(script).not.toMatch(/<\/script|<!--/i);
  const head = `// Made of packages/report/player by npm run golden:update.\n`;
  const hash = createHash('sha256').update(script).digest('base64');
  const lines = [
    `export const PAGE_SCRIPT: string = ${JSON.stringify(script)};`,
    '/** SHA-256 of the script, by which the policy of a page knows it. */',
    `export const PAGE_SCRIPT_HASH: string = '${hash}';`,
  ];
  expectDocument(FILE, `${head}${lines.join('\n')}\n`);
});
