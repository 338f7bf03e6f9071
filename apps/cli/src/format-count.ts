/** A number with its noun: "1 turn", "2 turns". */
export function formatCount(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
