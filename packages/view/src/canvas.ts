/** A grid of characters to draw on, which grows as needed. */
export class Canvas {
  private readonly rows: string[][] = [];
  private readonly styles: string[][] = [];

  /** Writes text at a position. A style is what a terminal takes between `ESC [` and `m`; '' for none. */
  put(x: number, y: number, text: string, style = ''): void {
    while (this.rows.length <= y) {
      this.rows.push([]);
      this.styles.push([]);
    }
    const row = this.rows[y]!;
    while (row.length < x) row.push(' ');
    for (let i = 0; i < text.length; i++) {
      row[x + i] = text[i]!;
      this.styles[y]![x + i] = style;
    }
  }

  /** Returns the lines without styles and without trailing blanks. */
  lines(): string[] {
    return this.rows.map(row => row.join('').trimEnd());
  }

  /** Returns the lines with styles. Trailing blanks that have a style are kept. */
  styledLines(): string[] {
    return this.rows.map((row, y) => formatStyled(row, this.styles[y]!));
  }
}

const ESC = '\u001b[';

function formatStyled(row: readonly string[], styles: readonly string[]): string {
  const end = row.findLastIndex((sign, x) => sign !== ' ' || (styles[x] ?? '') !== '') + 1;
  let text = '';
  let current = '';
  for (let x = 0; x < end; x++) {
    const style = styles[x] ?? '';
    if (style !== current) text += style === '' ? `${ESC}0m` : `${ESC}0;${style}m`;
    current = style;
    text += row[x]!;
  }
  return current === '' ? text : `${text}${ESC}0m`;
}
