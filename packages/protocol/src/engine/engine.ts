import { parseWith } from '@hexfall/data';
import { invalidParams, RpcError } from './errors.ts';
import { ENGINE_LIMITS, type EngineLimits } from './limits.ts';
import type { Method } from './method.ts';
import { METHODS } from './methods.ts';
import { GameStore } from './store.ts';

/** Answers JSON-RPC 2.0 messages, one per line. Knows nothing of pipes and sockets, and never throws. */
export interface Engine {
  /** The answer to a message, or `undefined` where none is due (notifications). */
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
 * An engine with games of its own. Whoever owns the pipe or socket hands it line after line.
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

/** An engine with games of its own and a choice of methods. */
export function createEngineOn(store: GameStore, methods: Methods): Engine {
  return { handleLine: text => answerText({ store, methods }, text) };
}

type Methods = Readonly<Record<string, Method>>;

interface Desk {
  readonly store: GameStore;
  readonly methods: Methods;
}

function answerText(desk: Desk, text: string): string | undefined {
  const answer = answerLine(desk, text);
  if (answer === undefined) return undefined;
  try {
    return JSON.stringify(answer);
  } catch {
    return JSON.stringify(failure(null, new RpcError('internalError', 'Internal error: the answer is too long')));
  }
}

function answerLine(desk: Desk, text: string): Answer | Answer[] | undefined {
  const { limits } = desk.store;
  if (text.length > limits.lineLength) {
    return failure(null, new RpcError('invalidRequest', `Invalid Request: more than ${limits.lineLength} characters`));
  }
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return failure(null, new RpcError('parseError', 'Parse error: the line is no JSON'));
  }
  return Array.isArray(message) ? answerBatch(desk, message) : answerMessage(desk, message);
}

function answerBatch(desk: Desk, messages: readonly unknown[]): Answer | Answer[] | undefined {
  if (messages.length === 0) return failure(null, new RpcError('invalidRequest', 'Invalid Request: an empty batch'));
  if (messages.length > desk.store.limits.batch) {
    return failure(null, new RpcError('limitReached', `a batch has at most ${desk.store.limits.batch} requests`));
  }
  const answers = messages.map(message => answerMessage(desk, message)).filter(answer => answer !== undefined);
  return answers.length === 0 ? undefined : answers;
}

const MOST_ID = 200;

function answerMessage(desk: Desk, message: unknown): Answer | undefined {
  const fields = (typeof message === 'object' && message !== null ? message : {}) as Record<string, unknown>;
  const { jsonrpc, method, params, id } = fields;
  const isNotification = !Object.hasOwn(fields, 'id');
  if (!isNotification && !isId(id)) return invalidRequest(null, 'id must be a short text, a number or null');
  const knownId = isNotification ? null : (id as Id);
  if (Array.isArray(message) || jsonrpc !== '2.0') return invalidRequest(knownId, 'jsonrpc must be "2.0"');
  if (typeof method !== 'string') return invalidRequest(knownId, 'method must be a text');
  if (params !== undefined && (typeof params !== 'object' || params === null)) {
    return invalidRequest(knownId, 'params must be an object');
  }
  const answer = call(desk, method, params, knownId);
  return isNotification ? undefined : answer;
}

function isId(id: unknown): id is Id {
  if (typeof id === 'string') return id.length <= MOST_ID;
  return id === null || (typeof id === 'number' && Number.isFinite(id));
}

function invalidRequest(id: Id, reason: string): Answer {
  return failure(id, new RpcError('invalidRequest', `Invalid Request: ${reason}`));
}

function call({ store, methods }: Desk, name: string, params: unknown, id: Id): Answer {
  try {
    const called = Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (called === undefined) throw new RpcError('methodNotFound', `Method not found: "${name.slice(0, 40)}"`);
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
