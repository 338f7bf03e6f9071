/** Text that is drawn in two dimensions; it grows as it is drawn on. */
export class Canvas {
  private readonly rows: string[][] = [];

  put(x: number, y: number, text: string): void {
    while (this.rows.length <= y) this.rows.push([]);
    const row = this.rows[y]!;
    while (row.length < x) row.push(' ');
    for (let i = 0; i < text.length; i++) row[x + i] = text[i]!;
  }

  /** Without blanks at the ends. */
  lines(): string[] {
    return this.rows.map(row => row.join('').trimEnd());
  }
}
