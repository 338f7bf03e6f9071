/** By which sides of a character cell a line runs: above 1, right 2, below 4, left 8. */
const CHARACTERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const [UP, RIGHT, DOWN, LEFT] = [1, 2, 4, 8] as const;

/** Boxes drawn with lines that join where they meet. */
export class BoxLines {
  private readonly cells = new Map<string, number>();
  private readonly rows: string[][] = [];

  /** A box by its corners; `lines` stand inside it from the top. */
  box(x: number, y: number, width: number, lines: readonly string[]): void {
    const [right, bottom] = [x + width + 1, y + lines.length + 1];
    for (let column = x; column <= right; column++) {
      const sides = (column > x ? LEFT : 0) | (column < right ? RIGHT : 0);
      this.line(column, y, sides);
      this.line(column, bottom, sides);
    }
    for (let row = y; row <= bottom; row++) {
      const sides = (row > y ? UP : 0) | (row < bottom ? DOWN : 0);
      this.line(x, row, sides);
      this.line(right, row, sides);
    }
    for (const [i, text] of lines.entries()) this.text(x + 1, y + 1 + i, text.slice(0, width));
  }

  text(x: number, y: number, text: string): void {
    for (let i = 0; i < text.length; i++) this.put(x + i, y, text[i]!);
  }

  /** Without blanks at the ends. */
  lines(): string[] {
    return this.rows.map(row =>
      Array.from(row, letter => letter ?? ' ')
        .join('')
        .trimEnd(),
    );
  }

  private line(x: number, y: number, sides: number): void {
    const key = `${x},${y}`;
    const all = (this.cells.get(key) ?? 0) | sides;
    this.cells.set(key, all);
    this.put(x, y, CHARACTERS[all]!);
  }

  private put(x: number, y: number, letter: string): void {
    while (this.rows.length <= y) this.rows.push([]);
    this.rows[y]![x] = letter;
  }
}
