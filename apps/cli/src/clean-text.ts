/**
 * Characters that a terminal obeys instead of showing them: control characters other than tab and line feed, and marks that change the
 * direction of the text around them.
 */
// oxlint-disable-next-line no-control-regex -- these are the characters to write out
const OBEYED = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;
const OBEYED_IN_LINE = new RegExp(`[\\t\\n]|${OBEYED.source}`, 'g');

/**
 * Returns text that is safe to print. Names and messages may come from anywhere, so characters that a terminal would obey are escaped, such
 * as `\u001b`. JSON escapes them in the same way, so JSON keeps its meaning.
 */
export function cleanText(text: string): string {
  return text.replace(OBEYED, writeOut);
}

const SHORT_FORMS: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function writeOut(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const MAX_LINE = 1000;
/** How much of the end of a line that is too long is kept: the end usually says what is wrong. */
const KEPT_AT_END = 300;

/** Returns a message as a single line that is safe to print. The middle of a line that is too long is left out. */
export function cleanLine(text: string): string {
  const line = text.replace(OBEYED_IN_LINE, sign => SHORT_FORMS[sign] ?? writeOut(sign));
  return line.length <= MAX_LINE ? line : `${line.slice(0, MAX_LINE - KEPT_AT_END)} … ${line.slice(-KEPT_AT_END)}`;
}

const MAX_QUOTED = 80;

/** Quotes in an error message what a user typed or a file contains. */
export function quote(text: string): string {
  return `"${text.length <= MAX_QUOTED ? text : `${text.slice(0, MAX_QUOTED - 1)}…`}"`;
}
