import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { LineSplitter } from '@hexfall/protocol';

/** Longest answer that is read. */
const MAX_ANSWER = 200_000_000;

/** How long an answer may take, in milliseconds. It is there for an engine that hangs, not to measure one that is slow. */
const PATIENCE = 120_000;

/** An engine that runs as a process of its own and is talked to in bytes. */
export class EngineProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: string[] = [];
  private complaints = '';
  private wake: () => void = () => {};
  private ended = false;

  /** @param command program and arguments */
  constructor([program = '', ...args]: readonly string[]) {
    this.child = spawn(program, args, { stdio: 'pipe' });
    const splitter = new LineSplitter(MAX_ANSWER);
    this.child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      for (const line of splitter.push(piece)) this.lines.push(line ?? '');
      this.wake();
    });
    this.child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      this.complaints += piece;
    });
    // An engine that has ended is noticed by the answers that do not come.
    this.child.stdin.on('error', () => {});
    this.child.on('close', () => {
      this.ended = true;
      this.wake();
    });
  }

  /** Sends bytes as they are, and waits until they are on their way. */
  send(bytes: Uint8Array): Promise<void> {
    return new Promise(resolve => {
      this.child.stdin.write(bytes, () => resolve());
    });
  }

  /** Returns the next line of the engine. Throws if it has ended or is silent for too long. */
  async receive(): Promise<string> {
    while (this.lines.length === 0) {
      if (this.ended) throw new Error(`the engine has ended: ${this.complaints.slice(-500)}`);
      await this.waitForNews();
    }
    return this.lines.shift()!;
  }

  private async waitForNews(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const news = new Promise<void>((resolve, reject) => {
      this.wake = resolve;
      timer = setTimeout(() => reject(new Error('the engine does not answer')), PATIENCE);
    });
    await news.finally(() => clearTimeout(timer));
  }

  /** Returns how much memory the process holds, in megabytes; `undefined` where the system does not say. */
  memory(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    } catch {
      return undefined;
    }
  }

  /** Ends the input, and returns what the engine still says and how it ends. */
  async end(): Promise<{
    readonly lines: readonly string[];
    readonly code: number | null;
    readonly complaints: string;
  }> {
    const closed = this.ended ? undefined : once(this.child, 'close');
    this.child.stdin.end();
    await closed;
    return { lines: this.lines, code: this.child.exitCode, complaints: this.complaints };
  }

  /** Ends the process at once. */
  kill(): void {
    this.child.kill('SIGKILL');
  }
}
