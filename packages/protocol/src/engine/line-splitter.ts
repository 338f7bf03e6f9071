/**
 * Puts lines together from pieces of text. A line that is too long is reported as soon as that is known, and its rest is skipped.
 *
 * @example
 * ```ts
 * import { LineSplitter } from '@hexfall/protocol';
 *
 * const splitter = new LineSplitter(100);
 * splitter.push('{"a":'); // => []
 * splitter.push('1}\n{"b"'); // => ['{"a":1}']
 * ```
 */
export class LineSplitter {
  private readonly maxLength: number;
  private rest = '';
  private skipping = false;

  constructor(maxLength: number) {
    this.maxLength = maxLength;
  }

  /** Returns the lines that this piece completes; `undefined` stands for a line that is too long. */
  push(piece: string): (string | undefined)[] {
    const lines: (string | undefined)[] = [];
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      const line = this.completeLine(piece.slice(from, end));
      if (line !== SKIPPED) lines.push(line);
      this.skipping = false;
      from = end + 1;
    }
    this.rest += this.skipping ? '' : piece.slice(from);
    if (this.rest.length > this.maxLength) {
      lines.push(undefined);
      this.rest = '';
      this.skipping = true;
    }
    return lines;
  }

  /** Returns the last line, which has no line end. Call it when there are no more pieces. */
  end(): string {
    const last = this.rest;
    this.rest = '';
    return last;
  }

  private completeLine(tail: string): string | undefined | typeof SKIPPED {
    if (this.skipping) return SKIPPED;
    const line = this.rest + tail;
    this.rest = '';
    return line.length > this.maxLength ? undefined : line;
  }
}

const SKIPPED = Symbol('the rest of a line that is too long');
