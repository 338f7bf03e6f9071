/** Returns the message of an error without a full stop at its end, to be used in a sentence. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\.\s*$/, '');
}
