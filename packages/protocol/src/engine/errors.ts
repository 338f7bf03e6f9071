import type { Issue } from '../schema/issues.ts';

/** Error codes: those of JSON-RPC 2.0, and our own from the range it leaves to servers. */
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

/** What each code means. */
export const ERROR_MEANINGS: Readonly<Record<ErrorName, string>> = {
  parseError: 'the line is no JSON',
  invalidRequest: 'the JSON is no request',
  methodNotFound: 'there is no such method',
  invalidParams: 'the parameters are wrong; data lists every field with its reason',
  internalError: 'a fault of the engine; nothing has changed',
  refused: 'the order is not legal now; data says why, nothing has changed',
  noSuchGame: 'there is no game of that name',
  limitReached: 'a limit of the engine is reached',
  diceMismatch: 'the scripted dice do not fit what the rules ask for; nothing has changed',
};

/** Why a call was not answered with a result. */
export class RpcError extends Error {
  readonly kind: ErrorName;
  readonly data: readonly RpcIssue[];

  constructor(name: ErrorName, message: string, data: readonly RpcIssue[] = []) {
    super(message);
    this.kind = name;
    this.data = data;
  }

  toJson(): { code: number; message: string; data?: readonly RpcIssue[] } {
    const error = { code: ERROR_CODES[this.kind], message: this.message };
    return this.data.length === 0 ? error : { ...error, data: this.data };
  }
}

export interface RpcIssue extends Issue {
  /** Of a refused order: the kind of refusal. */
  readonly code?: string;
}

export function invalidParams(issues: readonly Issue[]): RpcError {
  const first = issues[0];
  const place = first === undefined || first.path === '' ? 'params' : first.path;
  return new RpcError('invalidParams', `Invalid params: ${place}: ${first?.reason ?? 'wrong'}`, issues);
}
