/** Returns what an error says, without a full stop at its end, to be put into a sentence. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\.\s*$/, '');
}
