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
  expectDocument(FILE, `${head}export const PAGE_SCRIPT: string = ${JSON.stringify(script)};\n`);
});
