import { describeWhereFound } from '@hexfall/testkit';
import { findBrowser } from './find-browser.ts';

const MISSING = 'no Chrome or Chromium was found: install one, or name it in HEXFALL_BROWSER';

/** Declares a test suite that needs a browser. Without one it is skipped, or fails under CI=true. */
export function describeWithBrowser(name: string, suite: (path: string) => void): void {
  describeWhereFound(name, findBrowser(), MISSING, suite);
}
