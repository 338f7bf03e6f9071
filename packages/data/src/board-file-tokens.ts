/** One line of a board file cut into its words. */
export interface TokenLine {
  readonly tokens: readonly string[];
  /** False if a quoted text does not end on its line. */
  readonly closed: boolean;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** Splits a line into words at white space; `"..."` is one word; `#` outside quotes starts a comment. */
export function tokenizeLine(line: string): TokenLine {
  const tokens: string[] = [];
  let at = 0;
  while (at < line.length) {
    const char = line.charAt(at);
    if (char === '#') break;
    if (isSpace(char)) {
      at++;
    } else if (char === '"') {
      const end = readQuoted(line, at + 1, tokens);
      if (end > line.length) return { tokens, closed: false };
      at = end;
    } else {
      at = readWord(line, at, tokens);
    }
  }
  return { tokens, closed: true };
}

/** Adds the quoted text that starts at `from`; returns the place after its closing quote. */
function readQuoted(line: string, from: number, tokens: string[]): number {
  let text = '';
  let at = from;
  while (at < line.length && line.charAt(at) !== '"') {
    if (line.charAt(at) === '\\') {
      const escaped = line.charAt(++at);
      text += ESCAPES[escaped] ?? escaped;
    } else {
      text += line.charAt(at);
    }
    at++;
  }
  tokens.push(text);
  return at + 1;
}

function readWord(line: string, from: number, tokens: string[]): number {
  let at = from;
  while (at < line.length && !isSpace(line.charAt(at)) && line.charAt(at) !== '"' && line.charAt(at) !== '#') at++;
  tokens.push(line.slice(from, at));
  return at;
}

function isSpace(char: string): boolean {
  return char === ' ' || char === '\t' || char === '\r' || char === '\u00a0' || char === '\ufeff';
}

/** Writes a text as a quoted word, as `tokenizeLine` reads it. */
export function quote(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');
  return `"${escaped}"`;
}

/** Returns the whole number for a word in plain decimal, or `undefined`. */
export function parseInteger(text: string): number | undefined {
  return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : undefined;
}
