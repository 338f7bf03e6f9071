/** One part of a sum, with the name that people know it by. */
export interface ValueTerm {
  readonly name: string;
  readonly points: number;
  /** How the points come about; '' when the name says it. */
  readonly how: string;
}

/** Adds terms in the order they come: the order decides the last bit of a sum, and so a few halves. */
export class Terms {
  readonly list: ValueTerm[] = [];
  sum = 0;

  add(name: string, points: number, how = ''): void {
    if (points === 0) return;
    this.list.push({ name, points, how });
    this.sum += points;
  }
}

/** Writes a figure for people: three decimals at most, without the noise of binary fractions. */
export function formatFigure(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
