import { userInfo } from 'node:os';
import { binPath, run, runNode } from '../bootstrap/run.mjs';
import { findBrowser } from './find-browser.ts';

/** How long to wait for a download that may be blocked. */
const PATIENCE_MS = 20_000;

/**
 * Tries to get a browser: from Playwright's installer, then from the system's packages where that is allowed. Returns its
 * path, or `undefined` if there is still none.
 */
export async function installBrowser(): Promise<string | undefined> {
  console.log('  no Chrome or Chromium found, trying to install one');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(PATIENCE_MS) };
  await runNode([binPath('playwright-core'), 'install', '--no-shell', 'chromium'], { quiet: true, env });
  if (findBrowser() === undefined && mayInstallPackages()) await installPackage();
  return findBrowser();
}

/** Only on a machine that exists for tests, or on request: a developer's system is not ours to change. */
function mayInstallPackages(): boolean {
  const { env, platform } = process;
  const allowed = env['CI'] === 'true' || env['HEXFALL_SYSTEM_PACKAGES'] === '1';
  return allowed && platform === 'linux' && userInfo().uid === 0;
}

async function installPackage(): Promise<void> {
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], options);
}
