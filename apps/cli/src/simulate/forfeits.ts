/** Adds to an estimate for the progress line how many games were forfeited, if any. */
export function withForfeits(estimate: string, forfeits: number): string {
  return forfeits === 0 ? estimate : `${estimate}, ${forfeits} forfeited`;
}
