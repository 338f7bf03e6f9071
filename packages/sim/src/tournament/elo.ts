/** The average that ratings are shown around, as in chess. */
const AVERAGE_ELO = 1500;

/** Returns a rating on the usual scale around 1500, as text; "-" for one that is not known. */
export function eloText(rating: number): string {
  return Number.isFinite(rating) ? eloOf(rating).toFixed(0) : '-';
}

/** Returns a rating on the usual scale around 1500. */
export function eloOf(rating: number): number {
  return AVERAGE_ELO + rating;
}
