import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The environment variable that names the folder for pictures of pages. */
const VARIABLE = 'HEXFALL_PICTURES';

/** Saves a picture of a page for people to look at, if HEXFALL_PICTURES names a folder for it. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env[VARIABLE] ?? '';
  if (folder !== '') await page.screenshot({ path: join(folder, `${name}.png`) });
}
