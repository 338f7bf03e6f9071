/**
 * What a terminal obeys instead of showing it: control characters other than tab and line feed, and marks that change the direction of
 * the text around them.
 */
// oxlint-disable-next-line no-control-regex -- these are the characters to write out
const OBEYED = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;
const OBEYED_IN_LINE = new RegExp(`[\\t\\n]|${OBEYED.source}`, 'g');

/**
 * Returns text that is safe to print. Names and messages may come from anywhere, so what a terminal would obey is written out: `\u001b`.
 * That is how JSON writes it too, so JSON keeps its meaning.
 */
export function cleanText(text: string): string {
  return text.replace(OBEYED, writeOut);
}

const SHORT_FORMS: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function writeOut(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const MAX_LINE = 1000;
/** How much of the end of a line that is too long is kept: it usually says what is wrong. */
const KEPT_AT_END = 300;

/** Returns a message as a single line that is safe to print, without the middle if it is too long. */
export function cleanLine(text: string): string {
  const line = text.replace(OBEYED_IN_LINE, sign => SHORT_FORMS[sign] ?? writeOut(sign));
  return line.length <= MAX_LINE ? line : `${line.slice(0, MAX_LINE - KEPT_AT_END)} … ${line.slice(-KEPT_AT_END)}`;
}

const MAX_QUOTED = 80;

/** Quotes what a user typed or a file says, in an error message. */
export function quote(text: string): string {
  return `"${text.length <= MAX_QUOTED ? text : `${text.slice(0, MAX_QUOTED - 1)}…`}"`;
}
