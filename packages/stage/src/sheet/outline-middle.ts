/** Returns the middle of the box around an outline, where a figure is written into it. */
export function outlineMiddle(outline: readonly (readonly [number, number])[]): readonly [x: number, y: number] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}
