import type { Page } from 'playwright-core';

/** The common color vision deficiencies, as browsers simulate them. */
export const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Deficiency = (typeof DEFICIENCIES)[number];

/** Shows a page as somebody with a color vision deficiency sees it while something is done with it. */
export async function withDeficiency<T>(page: Page, type: Deficiency, work: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type });
  try {
    return await work();
  } finally {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
    await session.detach();
  }
}

/** Returns the color of a pixel of a page as it is shown: red, green and blue from 0 to 255. */
export async function shownColor(page: Page, x: number, y: number): Promise<readonly number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  // A page of its own reads the picture: the policy of the site does not matter there.
  const reader = await page.context().browser()!.newPage();
  const color = (await reader.evaluate(`(async () => {
    const picture = await createImageBitmap(await (await fetch('data:image/png;base64,${picture.toString('base64')}')).blob());
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  })()`)) as number[];
  await reader.close();
  return color;
}
