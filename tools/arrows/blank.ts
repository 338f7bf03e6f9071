/** Words after which a slash begins a regular expression although a word before a slash usually means division. */
const OPERATOR_WORDS = new Set(
  'await case delete do else in instanceof new of return throw typeof void yield'.split(' '),
);

/**
 * The same source with the inside of every comment, string and regular expression replaced by spaces. Quotes, line
 * breaks and the code inside `${...}` stay, so every offset and line number still holds.
 */
export function blankSource(source: string): string {
  const out: string[] = [];
  /** Open braces inside each `${` that is being read; the innermost last. */
  const templateDepths: number[] = [];
  let at = 0;
  while (at < source.length) {
    const end = tokenEnd(source, at, out, templateDepths);
    out.push(blankToken(source.slice(at, end)));
    at = end;
  }
  return out.join('');
}

/** Where the token that begins at `at` ends. Code goes one character or word at a time. */
function tokenEnd(source: string, at: number, before: readonly string[], depths: number[]): number {
  const char = source[at]!;
  if (char === '/') return slashEnd(source, at, before);
  if (char === '"' || char === "'") return quotedEnd(source, at, char);
  if (char === '`') return templateEnd(source, at + 1, depths);
  if (char === '{' && depths.length > 0) depths[depths.length - 1]! += 1;
  if (char === '}' && depths.length > 0) {
    const open = depths.pop()!;
    if (open === 0) return templateEnd(source, at + 1, depths);
    depths.push(open - 1);
  }
  return at + (/^[\w$]+/.exec(source.slice(at, at + 80))?.[0].length ?? 1);
}

/** Blanks a token that is more than code: it begins with a quote, or with a slash that is no operator. */
function blankToken(token: string): string {
  if (token.length > 1 && token.startsWith('/')) return spaces(token);
  if (!/^["'`}]/.test(token) || token.length === 1) return token;
  const close = token.endsWith('${') ? 2 : 1;
  return token[0] + spaces(token.slice(1, -close)) + token.slice(-close);
}

function spaces(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function slashEnd(source: string, at: number, before: readonly string[]): number {
  if (source[at + 1] === '/') return endOr(source.indexOf('\n', at), source.length);
  if (source[at + 1] === '*') return endOr(source.indexOf('*/', at + 2), source.length - 2) + 2;
  return followsValue(before) ? at + 1 : regexEnd(source, at);
}

function endOr(index: number, otherwise: number): number {
  return index === -1 ? otherwise : index;
}

/** Whether the last code token ends a value, so that a slash after it divides. */
function followsValue(before: readonly string[]): boolean {
  let last = before.length - 1;
  while (last >= 0 && before[last]!.trim() === '') last -= 1;
  const token = before[last];
  if (token === undefined) return false;
  if (/^[\w$]/.test(token)) return !OPERATOR_WORDS.has(token);
  // A value, an assertion (`cell!`) or a postfix operator (`i++`) before it; `</` closes a JSX element.
  if (token === '!') return followsValue(before.slice(Math.max(0, last - 8), last));
  if (token === '+' || token === '-') return before[last - 1] === token;
  return /["'`)\]}<]$/.test(token);
}

/** End of a regular expression; a slash without a partner on its line is an operator after all. */
function regexEnd(source: string, at: number): number {
  let inClass = false;
  for (let i = at + 1; i < source.length && source[i] !== '\n'; i += 1) {
    const char = source[i];
    if (char === '\\') i += 1;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return i + 1;
  }
  return at + 1;
}

/** A quoted string ends on its line, so that an apostrophe in JSX text does no harm beyond it. */
function quotedEnd(source: string, at: number, quote: string): number {
  for (let i = at + 1; i < source.length && source[i] !== '\n'; i += 1) {
    if (source[i] === '\\') i += 1;
    else if (source[i] === quote) return i + 1;
  }
  return at + 1;
}

/** Reads template text up to its closing quote, or up to a `${` that opens code. */
function templateEnd(source: string, from: number, depths: number[]): number {
  for (let i = from; i < source.length; i += 1) {
    if (source[i] === '\\') i += 1;
    else if (source[i] === '`') return i + 1;
    else if (source.startsWith('${', i)) {
      depths.push(0);
      return i + 2;
    }
  }
  return source.length;
}
