/**
 * What arrives in pieces, as whole lines. A line beyond all bounds is given up at once, and the rest of it skipped.
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
  private readonly most: number;
  private rest = '';
  private skipping = false;

  constructor(most: number) {
    this.most = most;
  }

  /** The lines that this piece completes; `undefined` stands for one that was too long. */
  push(piece: string): (string | undefined)[] {
    const lines: (string | undefined)[] = [];
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      const line = this.take(piece.slice(from, end));
      if (line !== SKIPPED) lines.push(line);
      this.skipping = false;
      from = end + 1;
    }
    this.rest += this.skipping ? '' : piece.slice(from);
    if (this.rest.length > this.most) {
      lines.push(undefined);
      this.rest = '';
      this.skipping = true;
    }
    return lines;
  }

  /** What is left when nothing more comes. */
  end(): string {
    const last = this.rest;
    this.rest = '';
    return last;
  }

  private take(tail: string): string | undefined | typeof SKIPPED {
    if (this.skipping) return SKIPPED;
    const line = this.rest + tail;
    this.rest = '';
    return line.length > this.most ? undefined : line;
  }
}

const SKIPPED = Symbol('the rest of a line that was given up');
