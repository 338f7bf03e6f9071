import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Commands of Chrome and related browsers on the search path. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];

/** Where systems without such a command install them. */
const PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap(folder =>
    [['Google', 'Chrome'], ['Chromium'], ['Microsoft', 'Edge']].map(maker =>
      join(process.env[folder] ?? '', ...maker, 'Application', maker.at(-1) === 'Edge' ? 'msedge.exe' : 'chrome.exe'),
    ),
  ),
};

const VARIABLE = 'HEXFALL_BROWSER';

/** Returns the path of an installed Chrome or Chromium: the one that HEXFALL_BROWSER names, the system's, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env[VARIABLE] ?? '';
  if (named !== '') {
    if (!existsSync(named)) throw new Error(`${VARIABLE} names ${named}, which does not exist`);
    return named;
  }
  return [...onSearchPath(), ...(PLACES[process.platform] ?? []), chromium.executablePath()].find(existsSync);
}

function onSearchPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return COMMANDS.flatMap(command => folders.map(folder => join(folder, command + suffix)));
}
