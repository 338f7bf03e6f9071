const MAX_LISTED = 12;

/** Lists texts in a sentence; of a long list, the first ones and how many more there are. */
export function listSome(texts: readonly string[]): string {
  const more = texts.length - MAX_LISTED;
  return texts.slice(0, MAX_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
