import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { type OutsideBot, viewOf } from '@hexfall/bots';
import { ENGINE_LIMITS, LineSplitter, PlayerDesk } from '@hexfall/protocol';
import type { Command, DiceWords, Game, GameSetup } from '@hexfall/rules';
import { endProcess } from './end-process.ts';

export interface ProcessOptions {
  readonly name: string;
  /** Program and arguments. */
  readonly command: readonly string[];
  readonly setup: GameSetup;
  /** For the copies of the game that it is shown. */
  readonly words: DiceWords;
  /** What the program finds in its environment beside ours. */
  readonly environment: Readonly<Record<string, string>>;
  readonly limits: TimeLimits;
  readonly watch: ProcessWatch;
}

/** For whoever ends the programs himself, perhaps from elsewhere. */
export interface ProcessWatch {
  /**
   * In a group of its own a program does not hear the Ctrl-C that ends a run, and so does not seem to fail of its own. Whoever
   * asks for that must end it.
   */
  readonly ownGroup?: boolean;
  /** Told of every program that is started, and when it need not be ended any more. */
  readonly onOpen?: (pid: number) => void;
  readonly onClose?: (pid: number) => void;
}

/** In milliseconds. */
export interface TimeLimits {
  /** What a bot may take for one order. */
  readonly order: number;
  /** What it may take on top of that before its first order, to start. */
  readonly startUp: number;
}

/** Orders that may be refused before one is taken: a volley is put right shot by shot. */
const MOST_REFUSALS = 50;

/** What is kept of the errors that a program prints. */
const TAIL = 2000;

interface Due {
  readonly take: (command: Command) => void;
  readonly fail: (reason: string) => void;
}

/** A bot that is a process: it is told when an order is due, and asks and orders in JSON-RPC, line by line. */
export class ProcessBot implements OutsideBot {
  readonly name: string;
  private readonly options: ProcessOptions;
  private readonly desk: PlayerDesk;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly splitter = new LineSplitter(ENGINE_LIMITS.lineLength);
  private errors = '';
  private due: Due | undefined;
  private ended: string | undefined;
  private orders = 0;

  constructor(options: ProcessOptions) {
    this.name = options.name;
    this.options = options;
    this.desk = new PlayerDesk(options.setup);
    const [program = '', ...args] = options.command;
    const { ownGroup = false, onOpen } = options.watch;
    const detached = ownGroup && process.platform !== 'win32';
    this.child = spawn(program, args, { env: { ...process.env, ...options.environment }, detached });
    if (this.child.pid !== undefined) onOpen?.(this.child.pid);
    this.listen();
  }

  async decide(game: Game): Promise<Command> {
    if (this.ended !== undefined) throw new Error(this.ended);
    const { order, startUp } = this.options.limits;
    const limit = order + (this.orders++ === 0 ? startUp : 0);
    return new Promise<Command>((resolve, reject) => {
      const timer = setTimeout(() => this.due?.fail(`gave no order within ${limit} ms`), limit);
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        this.due = undefined;
        this.child.stdout.pause();
        finish();
      };
      this.due = {
        take: command => settle(() => resolve(command)),
        fail: reason => settle(() => reject(new Error(reason))),
      };
      this.say(this.desk.begin(viewOf(game, this.options.words)));
      this.child.stdout.resume();
    });
  }

  close(): void {
    const { pid, exitCode, signalCode, stdin, stdout, stderr } = this.child;
    if (pid === undefined) return;
    // What it said beyond its last order is never read, and would keep its pipe open.
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
    // What a program that is over has left behind is ended too, where it has a group of its own.
    if (exitCode === null && signalCode === null) endProcess(pid);
    this.options.watch.onClose?.(pid);
  }

  private listen(): void {
    const { stdin, stdout, stderr } = this.child;
    stdout.setEncoding('utf8');
    stderr.setEncoding('utf8');
    stdout.on('data', (piece: string) => this.hear(piece));
    stdout.pause();
    stderr.on('data', (piece: string) => {
      this.errors = (this.errors + piece).slice(-TAIL);
    });
    // A program that no longer listens shows in its end.
    stdin.on('error', () => undefined);
    this.child.on('error', error => this.end(`could not be started: ${error.message}`));
    // Not `exit`: what it said before its end has been heard by now.
    this.child.on('close', (code, signal) => this.end(`ended (${signal ?? `exit code ${code}`})${this.lastWords()}`));
  }

  private end(reason: string): void {
    this.ended ??= reason;
    this.due?.fail(this.ended);
  }

  /** The last line of what it printed as errors: that of most languages says what was wrong. */
  private lastWords(): string {
    const last = this.errors.trim().split('\n').at(-1) ?? '';
    return last === '' ? '' : `: ${last.slice(0, 200)}`;
  }

  private say(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  private hear(piece: string): void {
    for (const line of this.splitter.push(piece)) {
      if (this.due === undefined) return;
      this.handle(line, this.due);
    }
  }

  private handle(line: string | undefined, due: Due): void {
    if (line === undefined || !isRequest(line)) return due.fail(`wrote what is no request: ${shown(line)}`);
    const { answer, order, resigned, refusals } = this.desk.handleLine(line);
    if (answer !== undefined) this.say(answer);
    if (resigned !== undefined) due.fail(resigned);
    else if (order !== undefined) due.take(order);
    else if (refusals.length > MOST_REFUSALS) due.fail(`gave illegal orders only, such as: ${refusals.at(-1)!}`);
  }
}

function isRequest(line: string): boolean {
  try {
    return typeof (JSON.parse(line) as { method?: unknown } | null)?.method === 'string';
  } catch {
    return false;
  }
}

function shown(line: string | undefined): string {
  return line === undefined ? 'a line without end' : JSON.stringify(line.slice(0, 80));
}
