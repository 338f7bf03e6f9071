import { parseWith } from '@hexfall/data';
import { invalidParams, RpcError } from './errors.ts';
import { ENGINE_LIMITS, type EngineLimits } from './limits.ts';
import type { Method } from './method.ts';
import { METHODS } from './methods.ts';
import { GameStore } from './store.ts';

/** Answers JSON-RPC 2.0 messages, one per line. It does no input or output itself, and never throws. */
export interface Engine {
  /** Returns the answer to a message, or `undefined` for a notification, which is not answered. */
  handleLine(text: string): string | undefined;
}

type Id = string | number | null;

interface Answer {
  readonly jsonrpc: '2.0';
  readonly id: Id;
  readonly result?: unknown;
  readonly error?: unknown;
}

/**
 * Creates an engine without games. The owner of a pipe or socket passes it line after line.
 *
 * @example
 * ```ts
 * import { createEngine } from '@hexfall/protocol';
 *
 * const engine = createEngine();
 * engine.handleLine('{"jsonrpc":"2.0","id":1,"method":"game.list"}'); // => '{"jsonrpc":"2.0","id":1,"result":{"games":[]}}'
 * ```
 */
export function createEngine(limits: Partial<EngineLimits> = {}): Engine {
  return createEngineOn(new GameStore({ ...ENGINE_LIMITS, ...limits }), METHODS);
}

/** Creates an engine that keeps its games in `store` and knows only these methods. */
export function createEngineOn(store: GameStore, methods: Methods): Engine {
  return { handleLine: text => answerText({ store, methods }, text) };
}

type Methods = Readonly<Record<string, Method>>;

interface EngineParts {
  readonly store: GameStore;
  readonly methods: Methods;
}

function answerText(engine: EngineParts, text: string): string | undefined {
  const answer = answerLine(engine, text);
  if (answer === undefined) return undefined;
  try {
    return JSON.stringify(answer);
  } catch {
    return JSON.stringify(
      failure(null, new RpcError('internalError', 'Internal error: the answer is too long to be sent')),
    );
  }
}

function answerLine(engine: EngineParts, text: string): Answer | Answer[] | undefined {
  const { limits } = engine.store;
  if (text.length > limits.lineLength) {
    return failure(
      null,
      new RpcError('invalidRequest', `Invalid Request: the line has more than ${limits.lineLength} characters`),
    );
  }
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return failure(null, new RpcError('parseError', 'Parse error: the line is not JSON'));
  }
  return Array.isArray(message) ? answerBatch(engine, message) : answerMessage(engine, message);
}

function answerBatch(engine: EngineParts, messages: readonly unknown[]): Answer | Answer[] | undefined {
  if (messages.length === 0)
    return failure(null, new RpcError('invalidRequest', 'Invalid Request: the batch is empty'));
  if (messages.length > engine.store.limits.batch) {
    return failure(
      null,
      new RpcError(
        'limitReached',
        `the batch has ${messages.length} requests; at most ${engine.store.limits.batch} are allowed`,
      ),
    );
  }
  const answers = messages.map(message => answerMessage(engine, message)).filter(answer => answer !== undefined);
  return answers.length === 0 ? undefined : answers;
}

const MAX_ID_LENGTH = 200;

function answerMessage(engine: EngineParts, message: unknown): Answer | undefined {
  const fields = (typeof message === 'object' && message !== null ? message : {}) as Record<string, unknown>;
  const { jsonrpc, method, params, id } = fields;
  const isNotification = !Object.hasOwn(fields, 'id');
  if (!isNotification && !isId(id))
    return invalidRequest(null, `id must be a text of at most ${MAX_ID_LENGTH} characters, a number or null`);
  const knownId = isNotification ? null : (id as Id);
  if (Array.isArray(message) || typeof message !== 'object' || message === null)
    return invalidRequest(null, 'a request must be an object');
  if (jsonrpc !== '2.0') return invalidRequest(knownId, 'jsonrpc must be "2.0"');
  if (typeof method !== 'string') return invalidRequest(knownId, 'method must be the name of a method');
  if (params !== undefined && (typeof params !== 'object' || params === null)) {
    return invalidRequest(knownId, 'params must be an object');
  }
  const answer = call(engine, method, params, knownId);
  return isNotification ? undefined : answer;
}

function isId(id: unknown): id is Id {
  if (typeof id === 'string') return id.length <= MAX_ID_LENGTH;
  return id === null || (typeof id === 'number' && Number.isFinite(id));
}

function invalidRequest(id: Id, reason: string): Answer {
  return failure(id, new RpcError('invalidRequest', `Invalid Request: ${reason}`));
}

function call({ store, methods }: EngineParts, name: string, params: unknown, id: Id): Answer {
  try {
    const called = Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (called === undefined)
      throw new RpcError(
        'methodNotFound',
        `Method not found: "${name.slice(0, 40)}" is not a method; engine.describe lists them`,
      );
    const checked = parseWith(called.params, params ?? {});
    if (!checked.ok) throw invalidParams(checked.errors);
    return { jsonrpc: '2.0', id, result: called.run(store, checked.value) };
  } catch (error) {
    return failure(id, error);
  }
}

function failure(id: Id, error: unknown): Answer {
  const known =
    error instanceof RpcError ? error : new RpcError('internalError', `Internal error: ${String(error).slice(0, 200)}`);
  return { jsonrpc: '2.0', id, error: known.toJson() };
}
