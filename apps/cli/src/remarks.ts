/** Returns the texts without repetition, so that a remark about a unit is made once, however many units of that kind there are. */
export function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
