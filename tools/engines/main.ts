import { installIn } from '../bootstrap/install.mjs';
import { findBrowser } from './find-browser.ts';
import { findNode24, versionOf } from './find-node24.ts';
import { installBrowser } from './install-browser.ts';

/*
 * Looks for the engines in which the same replay must give the same hashes, a browser and Node 24, and installs what is
 * missing: npx tsx tools/engines/main.ts. If one is not available its tests are skipped; under CI=true that is a failure.
 */

interface OtherEngine {
  readonly name: string;
  readonly find: () => string | undefined;
  readonly install: () => Promise<string | undefined>;
}

const ENGINES: readonly OtherEngine[] = [
  { name: 'Node 24', find: findNode24, install: installNode24 },
  { name: 'Chrome or Chromium', find: findBrowser, install: installBrowser },
];

const UNDER_CI = process.env['CI'] === 'true';

async function installNode24(): Promise<string | undefined> {
  await installIn('tools/node24');
  return findNode24();
}

/** Returns whether it is available in the end. */
async function get({ name, find, install }: OtherEngine): Promise<boolean> {
  const path = find() ?? (await install());
  if (path === undefined) {
    console.error(
      `  MISSING: ${name} could be neither found nor installed: ${UNDER_CI ? 'CI=true NEEDS IT' : 'ITS TESTS ARE SKIPPED'}`,
    );
    return false;
  }
  console.log(`  ${versionOf(path)} (${path})`);
  return true;
}

console.log(`  ${process.version} (runs the tests)`);
let complete = true;
for (const engine of ENGINES) complete = (await get(engine)) && complete;
process.exitCode = complete || !UNDER_CI ? 0 : 1;
