const MAX_QUOTE_LENGTH = 40;

/** Returns a value as it appears in a message: short, and on one line. */
export function quote(value: unknown): string {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`;
  let text: string;
  try {
    text = JSON.stringify(value) ?? 'nothing';
  } catch {
    text = 'something that refers to itself';
  }
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
}
