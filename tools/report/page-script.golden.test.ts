import { expectDocument } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { bundlePageScript } from './bundle-page-script.ts';

const FILE = 'packages/report/src/page/page-script.generated.ts';

/** Kept as text in the package, so that a page is made in the same way from source, from a build and in a browser. */
test('the script in the pages is the one that packages/report/player has', async () => {
  const script = await bundlePageScript();
  // It stands in an element of its own, which nothing in it may end.
  expect(script).not.toMatch(/<\/script|<!--/i);
  const head = `// Made of packages/report/player by npm run golden:update.\n`;
  expectDocument(FILE, `${head}export const PAGE_SCRIPT: string = ${JSON.stringify(script)};\n`);
});
