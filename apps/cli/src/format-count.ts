/** Returns a number with its noun: "1 turn", "2 turns". */
export function formatCount(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** Returns a whole number with a comma between thousands: "1,041". */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
