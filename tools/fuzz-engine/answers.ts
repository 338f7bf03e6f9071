import type { HostileMessage } from './hostile-messages.ts';

/** An answer of the engine. */
export interface Answer {
  readonly id?: unknown;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}

const INTERNAL_ERROR = -32603;

/** Returns what is wrong with the answers to a message, if anything is. */
export function problemOf(
  { answers: expected, isWrong }: HostileMessage,
  answers: readonly Answer[],
): string | undefined {
  if (answers.length !== expected) return `${answers.length} answers instead of ${expected}`;
  if (answers.some(({ error }) => error?.code === INTERNAL_ERROR)) return 'an internal error';
  return isWrong && answers.some(({ error }) => error === undefined) ? 'no error' : undefined;
}
