import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { type OutsideBot, viewOf } from '@hexfall/bots';
import { ENGINE_LIMITS, type HandledLine, LineSplitter, PlayerDesk } from '@hexfall/protocol';
import type { Command, Game, GameSetup, RngState } from '@hexfall/rules';
import { endProcess, unwatchProcess, watchProcess } from './end-process.ts';

export interface ProcessOptions {
  readonly name: string;
  /** Program and arguments. */
  readonly command: readonly string[];
  readonly setup: GameSetup;
  /** State of the random number generator for the dice of the copies that the bot sees. */
  readonly rngState: RngState;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly limits: TimeLimits;
  readonly watch: ProcessWatch;
}

/** Options for callers that end the processes themselves, perhaps from another thread. */
export interface ProcessWatch {
  /** Called when a process is started. It leads a process group of its own. */
  readonly onOpen?: (pid: number) => void;
  /** Called when a process no longer needs to be ended, nor its group. It may be called twice. */
  readonly onClose?: (pid: number) => void;
}

/** Time limits in milliseconds. */
export interface TimeLimits {
  /** Time for one order. */
  readonly order: number;
  /** Additional time for the first order, so that the bot can start. */
  readonly startUp: number;
}

/** How many orders may be refused before one is accepted. A bot may correct a volley shot by shot. */
const MAX_REFUSALS = 50;

/** Characters of answers that may wait for a bot to read them when it sends another request. */
const MAX_UNREAD = 16_000_000;

const UNREAD = `does not read its input: more than ${MAX_UNREAD / 1_000_000} MB of answers are waiting for it`;

/** Milliseconds of work on a bot's requests that take long, before control returns to the event loop. */
const MAX_BUSY_TIME = 20;

/** Characters of error output that are kept. */
const MAX_ERROR_LENGTH = 2000;

/** The order that the game waits for. */
interface PendingOrder {
  readonly accept: (command: Command) => void;
  readonly fail: (reason: string) => void;
}

/** A bot in another process. It is told when an order is due, and then sends JSON-RPC requests, one per line. */
export class ProcessBot implements OutsideBot {
  readonly name: string;
  private readonly options: ProcessOptions;
  private readonly desk: PlayerDesk;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly splitter = new LineSplitter(ENGINE_LIMITS.lineLength);
  private errors = '';
  private pending: PendingOrder | undefined;
  private ended: string | undefined;
  private orders = 0;
  private isWorking = false;

  constructor(options: ProcessOptions) {
    this.name = options.name;
    this.options = options;
    this.desk = new PlayerDesk(options.setup);
    const [program = '', ...args] = options.command;
    // A group of its own can be ended as a whole. The Ctrl-C that ends a run does not reach it, so it does not look like a failure.
    const detached = process.platform !== 'win32';
    this.child = spawn(program, args, { env: { ...options.environment }, detached });
    const { pid } = this.child;
    if (pid !== undefined) this.watchGroup(pid);
    this.listen();
  }

  async decide(game: Game): Promise<Command> {
    if (this.ended !== undefined) throw new Error(this.ended);
    const { order, startUp } = this.options.limits;
    const limit = order + (this.orders++ === 0 ? startUp : 0);
    return new Promise<Command>((resolve, reject) => {
      const timer = setTimeout(() => this.pending?.fail(`gave no order within ${limit} ms`), limit);
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        this.pending = undefined;
        this.child.stdout.pause();
        finish();
      };
      this.pending = {
        accept: command => settle(() => resolve(command)),
        fail: reason => settle(() => reject(new Error(reason))),
      };
      this.send(this.desk.startTurn(viewOf(game, this.options.rngState)));
      this.startWork();
      this.child.stdout.resume();
    });
  }

  close(): void {
    const { pid, exitCode, signalCode, stdin, stdout, stderr } = this.child;
    if (pid === undefined) return;
    // Output after the last order is never read, and would keep the pipe open.
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
    // Once it has exited, its group has been ended, and its number may belong to another process.
    if (exitCode === null && signalCode === null) this.endGroup(pid);
  }

  private watchGroup(pid: number): void {
    watchProcess(pid);
    this.options.watch.onOpen?.(pid);
    // A bot is over when its first process is. Children that it leaves behind would run on, and keep its output open.
    this.child.on('exit', () => this.endGroup(pid));
  }

  private endGroup(pid: number): void {
    endProcess(pid);
    unwatchProcess(pid);
    this.options.watch.onClose?.(pid);
  }

  private listen(): void {
    const { stdin, stdout, stderr } = this.child;
    stdout.setEncoding('utf8');
    stderr.setEncoding('utf8');
    stdout.on('data', (piece: string) => this.receive(piece));
    stdout.pause();
    stderr.on('data', (piece: string) => {
      this.errors = (this.errors + piece).slice(-MAX_ERROR_LENGTH);
    });
    // A process that no longer reads its input is about to end, and that is reported.
    stdin.on('error', () => undefined);
    this.child.on('error', error => this.end(`could not be started: ${error.message}`));
    // `close` rather than `exit`: all output has been read by then.
    this.child.on('close', (code, signal) =>
      this.end(`ended (${signal ?? `exit code ${code}`})${this.lastErrorLine()}`),
    );
  }

  private end(reason: string): void {
    this.ended ??= reason;
    this.pending?.fail(this.ended);
  }

  /** The last line of the error output, which in most languages says what went wrong. */
  private lastErrorLine(): string {
    const last = this.errors.trim().split('\n').at(-1) ?? '';
    return last === '' ? '' : `: ${last.slice(0, 200)}`;
  }

  private send(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  /** Handles a piece of the bot's output. Requests that follow an order in the same piece are answered like those before it. */
  private receive(piece: string): void {
    for (const line of this.splitter.push(piece)) {
      if (this.pending !== undefined) this.handle(line, this.pending);
      else if (line !== undefined && isRequest(line) && !this.isChoked()) this.answer(line);
    }
  }

  private answer(line: string): HandledLine {
    const handled = this.desk.handleLine(line);
    if (handled.answer !== undefined) this.send(handled.answer);
    // An order ends all work, and the results so far are sent before the next order is due.
    if (handled.order !== undefined) this.work();
    this.startWork();
    return handled;
  }

  /** Works on requests that take long, bit by bit, until they are answered. The time counts as the bot's own. */
  private startWork(): void {
    if (this.isWorking || !this.desk.isBusy()) return;
    this.isWorking = true;
    setImmediate(() => {
      this.isWorking = false;
      if (this.ended !== undefined || this.child.stdin.destroyed) return;
      if (this.isChoked()) return this.pending?.fail(UNREAD);
      this.work();
      this.startWork();
    });
  }

  private work(): void {
    for (const line of this.desk.work(MAX_BUSY_TIME)) this.send(line);
  }

  /** Whether too many answers wait for a bot that does not read them. */
  private isChoked(): boolean {
    return this.child.stdin.writableLength > MAX_UNREAD;
  }

  private handle(line: string | undefined, pending: PendingOrder): void {
    if (line === undefined || !isRequest(line)) {
      return pending.fail(`wrote something that is not a request: ${quoted(line)}`);
    }
    if (this.isChoked()) {
      return pending.fail(UNREAD);
    }
    const { order, resignation, refusals } = this.answer(line);
    if (resignation !== undefined) pending.fail(resignation);
    else if (order !== undefined) pending.accept(order);
    else if (refusals.length > MAX_REFUSALS) pending.fail(`gave only illegal orders, such as: ${refusals.at(-1)!}`);
  }
}

function isRequest(line: string): boolean {
  try {
    return typeof (JSON.parse(line) as { method?: unknown } | null)?.method === 'string';
  } catch {
    return false;
  }
}

function quoted(line: string | undefined): string {
  return line === undefined ? 'a line that is too long' : JSON.stringify(line.slice(0, 80));
}
