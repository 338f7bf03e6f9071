import { expect } from 'vitest';

/** A parsed JSON value, whose fields tests read without types. */
export type Json = Record<string, ReturnType<typeof JSON.parse>>;

/** Anything that answers a line of text with another. */
interface LineHandler {
  handleLine(line: string): string | undefined;
}

/** The schemas of the results of all methods, by name. */
type Methods = Readonly<
  Record<string, { readonly result: { safeParse(value: unknown): { readonly error?: unknown } } }>
>;

/** Sends one request and returns the whole answer, which may be an error. */
export function send(engine: LineHandler, method: string, params?: unknown, id: unknown = 1): Json {
  return JSON.parse(engine.handleLine(JSON.stringify({ jsonrpc: '2.0', id, method, params }))!) as Json;
}

/** Creates a function that returns the result of a call, which must not fail and must match its schema. */
export function createAsk(methods: Methods): (engine: LineHandler, method: string, params?: unknown) => Json {
  return (engine, method, params = {}) => {
    const { result, error } = send(engine, method, params);
    if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
    expect(methods[method]!.result.safeParse(result).error).toBe(undefined);
    return result as Json;
  };
}
