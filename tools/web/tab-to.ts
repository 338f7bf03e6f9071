import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Far more than any page has places to stop at. */
const MAX_STOPS = 200;

/** Returns the name that a screen reader announces for the focused element. */
const NAME = '(document.activeElement.getAttribute("aria-label") ?? document.activeElement.innerText ?? "").trim()';

/** Moves the focus with the Tab key alone until it is on the element with a name. */
export async function tabToName(page: Page, name: string): Promise<void> {
  for (let i = 0; i < MAX_STOPS && (await page.evaluate(NAME)) !== name; i++) await page.keyboard.press('Tab');
  expect(await page.evaluate(NAME)).toBe(name);
}

/** Moves the focus with the Tab key alone until it is on an element. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  const isThere = async (): Promise<boolean> => (await focused.count()) > 0;
  for (let i = 0; i < MAX_STOPS && !(await isThere()); i++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}
