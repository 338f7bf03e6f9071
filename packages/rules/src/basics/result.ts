/** The result of checking untrusted input: a value that may be trusted from here on, or every reason why it may not. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly E[] };

export function succeed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<E>(...errors: readonly E[]): { readonly ok: false; readonly errors: readonly E[] } {
  return { ok: false, errors };
}
