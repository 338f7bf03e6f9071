const MAX_QUOTED = 80;

/** Quotes what somebody typed, in a message. */
export function quote(text: string): string {
  return `"${text.length <= MAX_QUOTED ? text : `${text.slice(0, MAX_QUOTED - 1)}…`}"`;
}
