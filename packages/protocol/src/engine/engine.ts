import { parseWith } from '@hexfall/data';
import { fail, type Result, succeed } from '@hexfall/rules';
import { invalidParams, RpcError } from './errors.ts';
import { ENGINE_LIMITS, type EngineLimits } from './limits.ts';
import type { Method } from './method.ts';
import { METHODS } from './methods.ts';
import { GameStore } from './store.ts';
import type { Message, RequestId } from './work-list.ts';

/** Answers JSON-RPC 2.0 messages, one per line. It does no input or output itself, and never throws. */
export interface Engine {
  /** Returns the answer to a message, or `undefined` for a notification, which is not answered, and for what is answered later. */
  handleLine(text: string): string | undefined;
  /**
   * Returns the answer to a message in pieces, each as soon as it is known: one piece for each request of a batch. Joined, they are the
   * answer as a line, with its line end. A request is handled only when its piece is asked for, so that the caller can do something else in
   * between.
   */
  answerInPieces(text: string): Generator<string, void>;
  /** Whether a request is still being worked on, such as `odds.ask`. `work` returns its answer. */
  isBusy(): boolean;
  /**
   * Works on requests that take long, such as `odds.ask`, for about this many milliseconds, each in its turn. Returns the lines to send,
   * without line ends: notifications about requests that are still being worked on, and answers. Call it between other messages for as long
   * as the engine is busy.
   */
  work(milliseconds: number): readonly string[];
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
  const answerInPieces = (text: string): Generator<string, void> => answerLine({ store, methods }, text);
  return {
    handleLine: text => joinPieces(answerInPieces(text)),
    answerInPieces,
    isBusy: () => !store.work.isEmpty,
    work: milliseconds => store.work.work(milliseconds).map(formatMessage),
  };
}

type Methods = Readonly<Record<string, Method>>;

interface EngineParts {
  readonly store: GameStore;
  readonly methods: Methods;
}

/** A batch may have more answers than one text can hold. */
function joinPieces(pieces: Iterable<string>): string | undefined {
  try {
    const line = [...pieces].join('');
    return line === '' ? undefined : line.slice(0, -1);
  } catch {
    return JSON.stringify(failure(null, tooLong()));
  }
}

function tooLong(): RpcError {
  return new RpcError('internalError', 'Internal error: the answer is too long to be sent');
}

function* answerLine(engine: EngineParts, text: string): Generator<string, void> {
  const message = parseMessage(engine, text);
  if (!message.ok) yield `${formatAnswer(failure(null, message.errors[0]))}\n`;
  else if (Array.isArray(message.value)) yield* answerBatch(engine, message.value);
  else for (const answer of answerOne(engine, message.value, true)) yield `${answer}\n`;
}

function parseMessage({ store: { limits } }: EngineParts, text: string): Result<unknown, RpcError> {
  if (text.length > limits.lineLength) {
    return fail(
      new RpcError('invalidRequest', `Invalid Request: the line has more than ${limits.lineLength} characters`),
    );
  }
  try {
    const message: unknown = JSON.parse(text);
    const wrong = Array.isArray(message) ? batchError(limits, message.length) : undefined;
    return wrong === undefined ? succeed(message) : fail(wrong);
  } catch {
    return fail(new RpcError('parseError', 'Parse error: the line is not JSON'));
  }
}

function batchError(limits: EngineLimits, requests: number): RpcError | undefined {
  if (requests === 0) return new RpcError('invalidRequest', 'Invalid Request: the batch is empty');
  if (requests <= limits.batch) return undefined;
  return new RpcError('limitReached', `the batch has ${requests} requests; at most ${limits.batch} are allowed`);
}

/** A list of answers, in the order of the requests. Each request is looked at only when those before it are answered. */
function* answerBatch(engine: EngineParts, messages: readonly unknown[]): Generator<string, void> {
  let before = '[';
  for (const message of messages) {
    for (const answer of answerOne(engine, message, false)) {
      yield before + answer;
      before = ',';
    }
  }
  if (before === ',') yield ']\n';
}

/**
 * Returns the answer to a message; an empty list for a notification, or for a request that is answered later. `isAlone` says that the
 * message is not part of a batch.
 */
function answerOne(engine: EngineParts, message: unknown, isAlone: boolean): readonly string[] {
  const answer = answerMessage(engine, message, isAlone);
  return answer === undefined ? [] : [formatAnswer(answer)];
}

function formatMessage(message: Message): string {
  const { id } = message;
  if ('result' in message) return formatAnswer({ jsonrpc: '2.0', id, result: message.result });
  if ('error' in message) return formatAnswer(failure(id, message.error));
  const { method, params } = message.news;
  return JSON.stringify({ jsonrpc: '2.0', method, params: { id, ...params } });
}

function formatAnswer(answer: Answer): string {
  try {
    return JSON.stringify(answer);
  } catch {
    return JSON.stringify(failure(answer.id, tooLong()));
  }
}

const MAX_ID_LENGTH = 200;

function answerMessage(engine: EngineParts, message: unknown, isAlone: boolean): Answer | undefined {
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
  const answer = call(engine, { name: method, params, id: knownId, isAlone });
  return isNotification ? undefined : answer;
}

function isId(id: unknown): id is Id {
  if (typeof id === 'string') return id.length <= MAX_ID_LENGTH;
  return id === null || (typeof id === 'number' && Number.isFinite(id));
}

function invalidRequest(id: Id, reason: string): Answer {
  return failure(id, new RpcError('invalidRequest', `Invalid Request: ${reason}`));
}

interface Call {
  readonly name: string;
  readonly params: unknown;
  readonly id: Id;
  readonly isAlone: boolean;
}

/** Returns the answer to a call; `undefined` if the call takes long and will be answered later. */
function call({ store, methods }: EngineParts, request: Call): Answer | undefined {
  const { name, params, id } = request;
  try {
    const called = findMethod(methods, name);
    const checked = parseWith(called.params, params ?? {});
    if (!checked.ok) throw invalidParams(checked.errors);
    if ('run' in called) return { jsonrpc: '2.0', id, result: called.run(store, checked.value) };
    const ownId = idForLater(request);
    store.work.checkRoom(ownId);
    store.work.add(ownId, called.begin(store, checked.value));
    return undefined;
  } catch (error) {
    return failure(id, error);
  }
}

function findMethod(methods: Methods, name: string): Method {
  const called = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (called !== undefined) return called;
  throw new RpcError(
    'methodNotFound',
    `Method not found: "${name.slice(0, 40)}" is not a method; engine.describe lists them`,
  );
}

/** Returns the id under which a request is answered later. The answer to a batch is one line, which cannot wait for that. */
function idForLater({ name, id, isAlone }: Call): RequestId {
  if (!isAlone)
    throw new RpcError(
      'invalidRequest',
      `Invalid Request: ${name} cannot be part of a batch, because it is answered later; send it on a line of its own`,
    );
  if (id === null)
    throw new RpcError(
      'invalidRequest',
      `Invalid Request: id must be a text or a number, because ${name} is answered later`,
    );
  return id;
}

function failure(id: Id, error: unknown): Answer {
  const known =
    error instanceof RpcError ? error : new RpcError('internalError', `Internal error: ${String(error).slice(0, 200)}`);
  return { jsonrpc: '2.0', id, error: known.toJson() };
}
