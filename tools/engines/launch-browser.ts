import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/** No window, nothing drawn by a graphics card, and no call home: tests must not wait for a network. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts an installed browser without a window; the caller closes it. The sandbox is off: we load our own pages only. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('there is no Chrome or Chromium here');
  return chromium.launch({ executablePath, headless: true, chromiumSandbox: false, args: FLAGS });
}
