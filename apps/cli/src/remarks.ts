/** Returns the texts without repetition: a remark about a unit is made once, however many of it there are. */
export function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
