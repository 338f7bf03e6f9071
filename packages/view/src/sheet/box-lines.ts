/** Box characters by the sides of the cell that a line reaches: above 1, right 2, below 4, left 8. */
const CHARACTERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const [UP, RIGHT, DOWN, LEFT] = [1, 2, 4, 8] as const;

/** Draws boxes with lines that join where they meet. */
export class BoxLines {
  private readonly cells = new Map<string, number>();
  private readonly rows: string[][] = [];

  /** Draws a box around lines of text; `x` and `y` are its upper left corner, and `width` is the width inside. */
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

  /** Returns the lines without trailing blanks. */
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
