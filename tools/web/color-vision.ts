import type { Page } from 'playwright-core';

/** The common color vision deficiencies, as browsers simulate them. */
export const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Deficiency = (typeof DEFICIENCIES)[number];

/** Shows a page as a person with a color vision deficiency sees it, while `work` runs. */
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

/** A color as it is shown: red, green and blue from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** Returns the colors that a page shows at some points, all of which are in its upper left corner. */
export async function shownColors(page: Page, points: readonly (readonly [x: number, y: number])[]): Promise<Color[]> {
  const width = 1 + Math.max(...points.map(([x]) => x));
  const height = 1 + Math.max(...points.map(([, y]) => y));
  const picture = (await page.screenshot({ clip: { x: 0, y: 0, width, height } })).toString('base64');
  return (await page.evaluate(`(async () => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,${picture}';
    await picture.decode();
    const canvas = new OffscreenCanvas(${width}, ${height}).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    return ${JSON.stringify(points)}.map(([x, y]) => [...canvas.getImageData(x, y, 1, 1).data].slice(0, 3));
  })()`)) as Color[];
}

/** Returns how different two colors look: the distance in CIE L*a*b*. Around 2 can just be seen side by side. */
export function colorDistance(one: Color, other: Color): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(...a.map((value, i) => value - b[i]!));
}

/** The white point of a screen (D65). */
const WHITE = [0.950_47, 1, 1.088_83] as const;

function toLab(color: Color): number[] {
  const [r, g, b] = color.map(value => linear(value / 255)) as [number, number, number];
  const x = 0.4124 * r + 0.3576 * g + 0.1805 * b;
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const z = 0.0193 * r + 0.1192 * g + 0.9505 * b;
  const [fx, fy, fz] = [x, y, z].map((value, i) => labCurve(value / WHITE[i]!)) as [number, number, number];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function linear(value: number): number {
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function labCurve(value: number): number {
  return value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
