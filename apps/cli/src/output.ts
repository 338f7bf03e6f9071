import { cleanLine, cleanText } from './clean-text.ts';
import { formatNote } from './format-note.ts';
import type { Terminal } from './progress-line.ts';
import { hasColor } from './terminal.ts';

/** Where a command prints. No text, wherever it comes from, can make a terminal do anything. */
export interface Output {
  /** Prints on standard output. */
  readonly write: (text: string) => void;
  /** Prints a text that `format` creates with or without styles: with color and bold type if standard output shows them. */
  readonly writeStyled: (format: (isStyled: boolean) => string) => void;
  /** Prints remarks on standard error, one line each, so that results on standard output stay as they are. */
  readonly note: (remarks: readonly string[]) => void;
  /** Standard error, for progress lines, which are overwritten. */
  readonly terminal: Terminal;
}

export function createOutput(print: (text: string) => void, terminal: Terminal): Output {
  const write = (text: string): void => print(cleanText(text));
  return {
    write,
    writeStyled: format => {
      const plain = format(false);
      // With control characters in the text, styles would be escaped together with them, so such text is printed without styles.
      if (hasColor() && cleanText(plain) === plain) print(format(true));
      else write(plain);
    },
    note: remarks => {
      for (const remark of remarks) terminal.write(`${formatNote(cleanLine(remark))}\n`);
    },
    terminal,
  };
}
