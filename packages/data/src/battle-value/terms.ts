/** One part of a sum, with its usual name. */
export interface ValueTerm {
  readonly name: string;
  readonly points: number;
  /** How the points are made up; '' if the name is enough. */
  readonly how: string;
}

/**
 * Adds terms in the order in which they come: the order decides the last bit of a sum, and so how a few halves are
 * rounded.
 */
export class Terms {
  readonly list: ValueTerm[] = [];
  sum = 0;

  add(name: string, points: number, how = ''): void {
    if (points === 0) return;
    this.list.push({ name, points, how });
    this.sum += points;
  }
}

/** Formats a figure for people: three decimals at most, without the noise of binary fractions. */
export function formatFigure(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
