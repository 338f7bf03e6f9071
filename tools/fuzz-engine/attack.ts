import { nextBelow, type RngState } from '@hexfall/rules';
import type { FuzzTarget } from '@hexfall/testkit';
import { type Answer, problemOf } from './answers.ts';
import { bytesOf } from './bytes.ts';
import { EngineProcess } from './engine-process.ts';
import { type HostileKind, type HostileMessage, hostileMessage } from './hostile-messages.ts';
import { LegalPlayer } from './legal-game.ts';
import { isLaterId } from './odds-messages.ts';

export interface AttackOptions {
  /** Program and arguments that start the engine. */
  readonly command: readonly string[];
  /** How many hostile messages are sent. */
  readonly count: number;
  readonly seed: number;
  /** Receives how many were sent so far, and the memory of the engine in megabytes. */
  readonly onProgress?: (sent: number, memory: number | undefined) => void;
}

export interface AttackResult {
  /** What the engine did wrong, one sentence for each. Empty if it stood firm. */
  readonly faults: readonly string[];
  /** How often each error code was answered; 0 stands for results. */
  readonly codes: ReadonlyMap<number, number>;
  readonly kinds: ReadonlyMap<HostileKind, number>;
  readonly legal: { readonly games: number; readonly orders: number };
  /** Most memory that the engine held in the first quarter of the attack and in the rest of it, in megabytes. */
  readonly memory: readonly [early: number, late: number];
}

/** Hostile messages in one round. There is one legal request among them. */
const ROUND = 50;

/** Games that messages have opened and that are left open. */
const MAX_SCRATCH = 20;

/** Sends hostile messages to an engine of its own while a legal game is played in it, and says what went wrong. */
export async function attackEngine(options: AttackOptions): Promise<AttackResult> {
  const attack = new Attack(options);
  try {
    return await attack.run();
  } finally {
    attack.engine.kill();
  }
}

class Attack {
  readonly engine: EngineProcess;
  private readonly options: AttackOptions;
  private readonly rng: RngState;
  private readonly player: LegalPlayer;
  private readonly scratch: string[] = [];
  private readonly faults: string[] = [];
  private readonly codes = new Map<number, number>();
  private readonly kinds = new Map<HostileKind, number>();
  private readonly memory: [number, number] = [0, 0];
  /** Requests that are answered at any time, with their text, in the order in which they were sent. */
  private readonly waiting = new Map<string, string>();
  private sent = 0;

  constructor(options: AttackOptions) {
    this.options = options;
    this.engine = new EngineProcess(options.command);
    this.rng = Int32Array.from([options.seed, 2, 3, 4]);
    this.player = new LegalPlayer(Int32Array.from([options.seed, 5, 6, 7]));
  }

  async run(): Promise<AttackResult> {
    const still = await this.createTarget('still');
    this.scratch.push((await this.createTarget('scratch')).target.game);
    while (this.sent < this.options.count) {
      await this.playRound(still.target);
      this.lookAtMemory();
    }
    await this.cancelWaiting();
    const { hash } = await this.ask('game.hash', { game: still.target.game });
    if (hash !== still.hash) this.faults.push('a game that got only wrong orders has changed');
    this.faults.push(...[this.player.firstDifference() ?? []].flat(), ...(await this.finish()));
    const { faults, codes, kinds, memory } = this;
    return { faults, codes, kinds, memory, legal: this.player.progress() };
  }

  /** Ends the engine with half a line, which it must answer, too. */
  private async finish(): Promise<string[]> {
    await this.engine.send(bytesOf('{"jsonrpc":"2.0","id":1,'));
    const { lines, code, complaints } = await this.engine.end();
    const faults: string[] = [];
    if (lines.length !== 1) faults.push(`half a line at the end has ${lines.length} answers`);
    if (code !== 0 || complaints !== '') faults.push(`the engine ended with code ${code}: ${complaints.slice(0, 300)}`);
    return faults;
  }

  private async createTarget(seed: string): Promise<{ target: FuzzTarget; hash: unknown }> {
    const units = [
      { model: 'HBK-4G', side: 0, hex: '0503', facing: 3 },
      { model: 'HBK-4G', side: 1, hex: '0507', facing: 0 },
    ];
    const { game, hash, units: toAct } = await this.ask('game.create', { units, board: { width: 9, height: 9 }, seed });
    const [unit = 0] = toAct as readonly number[];
    return { target: { game: String(game), unit, other: 1 - unit }, hash };
  }

  /** Returns the next line that answers requests in order. Those that come at any time are looked at on the way. */
  private async receive(): Promise<string> {
    for (;;) {
      const line = await this.engine.receive();
      if (!this.isForLater(line)) return line;
    }
  }

  /** Whether a line is about a request that is answered at any time; if so, notes what is wrong with it. */
  private isForLater(line: string): boolean {
    const { id, params, error, result } = JSON.parse(line) as Answer & { readonly params?: { readonly id: unknown } };
    const about = params?.id ?? id;
    if (!isLaterId(about)) return false;
    const text = this.waiting.get(about);
    const message: HostileMessage = { bytes: bytesOf(text ?? ''), answers: 1, isWrong: false };
    const problem = text === undefined ? 'an answer too many' : problemOf(message, [{ error, result } as Answer]);
    if (problem !== undefined) this.faults.push(`${problem}: ${text} -> ${line.slice(0, 300)}`);
    if (params !== undefined) return true;
    this.waiting.delete(about);
    this.count(error, result);
    return true;
  }

  /** Cancels all requests that are still being worked on, and waits for their answers. */
  private async cancelWaiting(): Promise<void> {
    for (const id of this.waiting.keys()) await this.ask('odds.cancel', { id });
    while (this.waiting.size > 0) {
      const line = await this.engine.receive();
      if (!this.isForLater(line)) this.faults.push(`an answer that nobody waits for: ${line.slice(0, 300)}`);
    }
  }

  /** Makes a legal call on its own. */
  private async ask(method: string, params: object): Promise<Readonly<Record<string, unknown>>> {
    await this.engine.send(bytesOf(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`));
    const { result, error } = JSON.parse(await this.receive()) as Answer;
    if (result === undefined) throw new Error(`the engine refuses a legal call of ${method}: ${error?.message}`);
    return result;
  }

  /** Sends hostile messages with a legal request among them, then compares the answers with what must come back. */
  private async playRound(still: FuzzTarget): Promise<void> {
    const count = Math.min(ROUND, this.options.count - this.sent);
    const place = nextBelow(this.rng, count + 1);
    const request = this.player.nextRequest();
    const attacked = [still, ...[this.player.target() ?? []].flat()];
    const before = this.makeMessages(place, attacked);
    // After an order it is not known which orders are illegal.
    const after = this.makeMessages(count - place, request.method === 'game.act' ? [still] : attacked);
    const legal = bytesOf(JSON.stringify({ jsonrpc: '2.0', id: 'legal', ...request }));
    const lines = [...before.map(({ bytes }) => bytes), legal, ...after.map(({ bytes }) => bytes)];
    await Promise.all([
      this.readRound(before, after, result => this.player.take(request, result)),
      this.sendLines(lines),
    ]);
    this.sent += count;
    if (this.scratch.length > MAX_SCRATCH) await this.ask('game.close', { game: this.scratch.shift() });
  }

  private makeMessages(count: number, safe: readonly FuzzTarget[]): HostileMessage[] {
    return Array.from({ length: count }, () => {
      const later = [...this.waiting.keys()].at(-1) ?? 'none';
      const message = hostileMessage(this.rng, { safe, scratch: this.scratch.at(-1) ?? '', later });
      if (message.later !== undefined) this.waiting.set(message.later, new TextDecoder().decode(message.bytes));
      this.kinds.set(message.kind, (this.kinds.get(message.kind) ?? 0) + 1);
      return message;
    });
  }

  private async sendLines(lines: readonly Uint8Array[]): Promise<void> {
    for (const line of lines) await this.sendLine(line);
  }

  /** Sends a line, every fourth time in two pieces. */
  private async sendLine(bytes: Uint8Array): Promise<void> {
    const cut = nextBelow(this.rng, 4) === 0 ? nextBelow(this.rng, bytes.length + 1) : 0;
    if (cut > 0) await this.engine.send(bytes.subarray(0, cut));
    await this.engine.send(bytesOf(bytes.subarray(cut), '\n'));
  }

  private async readRound(
    before: readonly HostileMessage[],
    after: readonly HostileMessage[],
    take: (result: Readonly<Record<string, unknown>>) => void,
  ): Promise<void> {
    for (const message of before) await this.readAnswer(message);
    const { id, result, error } = JSON.parse(await this.receive()) as Answer;
    if (id !== 'legal' || result === undefined) {
      throw new Error(
        `after ${this.sent} messages a legal request is answered with ${error?.message ?? 'a result of another'}`,
      );
    }
    take(result);
    for (const message of after) await this.readAnswer(message);
  }

  private async readAnswer(message: HostileMessage): Promise<void> {
    if (message.answers === 0) return;
    const line = await this.receive();
    const answers = [JSON.parse(line) as Answer | readonly Answer[]].flat() as readonly Answer[];
    for (const { error, result } of answers) this.count(error, result);
    const problem = problemOf(message, answers);
    if (problem === undefined) return;
    const text = new TextDecoder().decode(message.bytes.subarray(0, 300));
    this.faults.push(`${problem}: ${text} -> ${line.slice(0, 300)}`);
  }

  private count(error: Answer['error'], result: Answer['result']): void {
    const code = error?.code ?? 0;
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    if (typeof result?.['game'] === 'string') this.scratch.push(result['game']);
  }

  private lookAtMemory(): void {
    const memory = this.engine.memory();
    const part = this.sent * 4 <= this.options.count ? 0 : 1;
    this.memory[part] = Math.max(this.memory[part], memory ?? 0);
    this.options.onProgress?.(this.sent, memory);
  }
}
