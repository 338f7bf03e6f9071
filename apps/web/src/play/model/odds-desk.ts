import type { Answer } from '@hexfall/odds';
import { Model } from '@hexfall/stage';
import type { OddsRequest, Oracle } from './player.ts';

/**
 * The chances of an order that is being planned. Only the last question counts: a new question stops the work on the previous one. Answers
 * are kept as long as the question stays the same.
 */
export class OddsDesk extends Model {
  private readonly oracle: Oracle | undefined;
  private key: string | undefined;
  private work: AbortController | undefined;
  private found: readonly Answer[] = [];
  private done = 0;
  private failure: string | undefined;

  constructor(oracle: Oracle | undefined) {
    super();
    this.oracle = oracle;
  }

  /** The answers so far, in the order of the questions; empty before there are any. */
  get answers(): readonly Answer[] {
    return this.found;
  }

  /** How much of the work is done, from 0 to 1. */
  get progress(): number {
    return this.done;
  }

  get isWorking(): boolean {
    return this.work !== undefined;
  }

  /** Why there are no answers, as a sentence. */
  get problem(): string | undefined {
    return this.failure;
  }

  /** Asks for chances, or stops asking. */
  ask(request: OddsRequest | undefined): void {
    const key = request === undefined ? undefined : keyOf(request);
    if (key === this.key) return;
    this.stop();
    this.key = key;
    this.found = [];
    this.done = 0;
    this.failure = undefined;
    if (request !== undefined && this.oracle !== undefined) void this.run(this.oracle, request);
    this.changed();
  }

  /** Stops the work, if there is any. */
  stop(): void {
    this.work?.abort();
    this.work = undefined;
  }

  private async run(oracle: Oracle, request: OddsRequest): Promise<void> {
    const work = new AbortController();
    this.work = work;
    const take = (answers: readonly Answer[], progress: number): void => {
      if (work.signal.aborted) return;
      this.found = answers;
      this.done = progress;
      this.changed();
    };
    try {
      const answers = await oracle.ask(request, take, work.signal);
      if (work.signal.aborted) return;
      this.work = undefined;
      take(answers, 1);
    } catch (error) {
      if (work.signal.aborted) return;
      this.work = undefined;
      this.failure = error instanceof Error ? error.message : String(error);
      this.changed();
    }
  }
}

function keyOf({ game, plan, questions }: OddsRequest): string {
  return JSON.stringify([game.state.turn, game.state.phase, game.state.acted, plan, questions]);
}
