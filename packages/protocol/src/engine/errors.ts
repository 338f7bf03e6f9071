import type { Issue } from '../schema/issues.ts';

/** Error codes: those of JSON-RPC 2.0, and our own from the range that it reserves for servers. */
export const ERROR_CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  refused: -32001,
  noSuchGame: -32002,
  limitReached: -32003,
  diceMismatch: -32004,
} as const;
export type ErrorName = keyof typeof ERROR_CODES;

/** What each error code means. */
export const ERROR_MEANINGS: Readonly<Record<ErrorName, string>> = {
  parseError: 'the line is not JSON',
  invalidRequest: 'the JSON is not a request',
  methodNotFound: 'there is no method of that name',
  invalidParams: 'a parameter is wrong; data lists every such field with the reason',
  internalError: 'the engine has a fault; nothing has changed',
  refused: 'the order is not legal now; data says why, nothing has changed',
  noSuchGame: 'no game of that name is open',
  limitReached: 'a limit of the engine is reached',
  diceMismatch: 'the scripted dice do not have the roll that the rules ask for; nothing has changed',
};

/** An error with which a call is answered. */
export class RpcError extends Error {
  readonly kind: ErrorName;
  readonly data: readonly RpcIssue[];

  constructor(kind: ErrorName, message: string, data: readonly RpcIssue[] = []) {
    super(message);
    this.kind = kind;
    this.data = data;
  }

  /** Returns the error as the field `error` of an answer. */
  toJson(): { code: number; message: string; data?: readonly RpcIssue[] } {
    const error = { code: ERROR_CODES[this.kind], message: this.message };
    return this.data.length === 0 ? error : { ...error, data: this.data };
  }
}

/** One thing wrong with a call. */
export interface RpcIssue extends Issue {
  /** The kind of refusal, if an order was refused. */
  readonly code?: string;
}

/** Creates the error for wrong parameters. Its message is the first issue; all of them are in `data`. */
export function invalidParams(issues: readonly Issue[]): RpcError {
  const { path = '', reason = 'are wrong' } = issues[0] ?? {};
  return new RpcError('invalidParams', `Invalid params: ${path === '' ? 'params' : path}: ${reason}`, issues);
}
