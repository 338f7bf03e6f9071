import { AVERAGE_CREW, boardOfOwn, DEFAULT_BOARD, type Force, placeForces } from '@hexfall/data';
import { fail, type Result, succeed } from '@hexfall/rules';
import { type Batch, type Interval, prepareBatch, runBatch, type Workforce, wilsonInterval } from '@hexfall/sim';
import { Model } from '@hexfall/stage';
import type { FoundUnit } from './find-unit.ts';

/** Number of games, the same as the default of `hexfall simulate`. */
export const DUEL_GAMES = 200;
const TURN_LIMIT = 60;
const SEED = 'first blood';

/** The result so far of games between two units. */
export interface Score {
  readonly games: number;
  readonly wins: readonly [a: number, b: number];
  readonly draws: number;
}

const NO_GAMES: Score = { games: 0, wins: [0, 0], draws: 0 };

/** Returns the share of games that a side has won, with the interval in which the true share lies with 95 % certainty. */
export function winShare({ games, wins }: Score, side: 0 | 1): Interval & { readonly value: number } {
  return { value: games === 0 ? 0 : wins[side] / games, ...wilsonInterval(wins[side], games) };
}

/** Sets up games of one unit against another, as `hexfall simulate` does by default. An error is one sentence. */
export function duelBatch(units: readonly [FoundUnit, FoundUnit]): Result<Batch, string> {
  const forces = units.map(forceOf) as unknown as readonly [Force, Force];
  const board = boardOfOwn(DEFAULT_BOARD);
  // Built-in boards always have room for two units.
  const deploy: Parameters<typeof prepareBatch<Force>>[1] = (ground, sides) => {
    const placed = placeForces(ground, sides, { deploy: false, withdrawal: 'none' });
    if (!placed.ok) throw new Error(placed.errors[0]);
    return placed.value;
  };
  const batch = prepareBatch(
    {
      forces,
      boards: [{ title: DEFAULT_BOARD.title, board }],
      profile: 'spec',
      bots: ['tactician', 'tactician'],
      turnLimit: TURN_LIMIT,
      seed: SEED,
      swapSides: true,
    },
    deploy,
  );
  return batch.ok ? succeed(batch.value) : fail(`They cannot fight: ${batch.errors[0]!.message}.`);
}

function forceOf({ title, named: { spec } }: FoundUnit): Force {
  const unit = { spec, pilot: '', ...AVERAGE_CREW, condition: undefined };
  return { name: title, side: {}, units: [unit], warnings: [] };
}

export type DuelState = 'running' | 'stopped' | 'finished' | 'failed';

/** Games between two units, which are played while the reader watches. */
export class DuelRun extends Model {
  private readonly batch: Batch;
  private readonly hire: (batch: Batch) => Workforce;
  private readonly played = new Set<number>();
  private tally: Score = NO_GAMES;
  private doing: DuelState = 'stopped';
  private reason = '';
  private stopping = new AbortController();

  /** `hire` starts the workforce that plays the games. */
  constructor(batch: Batch, hire: (batch: Batch) => Workforce) {
    super();
    this.batch = batch;
    this.hire = hire;
  }

  get score(): Score {
    return this.tally;
  }

  get state(): DuelState {
    return this.doing;
  }

  /** Why no more games could be played; empty if there was no error. */
  get problem(): string {
    return this.reason;
  }

  /** Continues playing from where the run was stopped. */
  async run(): Promise<void> {
    if (this.doing === 'running' || this.doing === 'finished') return;
    this.stopping = new AbortController();
    this.become('running');
    try {
      const end = await runBatch(this.batch, this.hire(this.batch), {
        games: DUEL_GAMES,
        done: this.played,
        signal: this.stopping.signal,
        onGames: records => {
          for (const { game, outcome } of records) this.count(game, outcome);
          this.changed();
        },
      });
      this.become(end.reason === 'stopped' ? 'stopped' : 'finished');
    } catch (error) {
      this.reason = error instanceof Error ? error.message : String(error);
      this.become('failed');
    }
  }

  /** Stops the games that are being played. Finished games still count. */
  stop(): void {
    this.stopping.abort();
  }

  private count(game: number, outcome: 'A' | 'B' | 'draw'): void {
    this.played.add(game);
    const { games, wins, draws } = this.tally;
    this.tally = {
      games: games + 1,
      wins: [wins[0] + Number(outcome === 'A'), wins[1] + Number(outcome === 'B')],
      draws: draws + Number(outcome === 'draw'),
    };
  }

  private become(state: DuelState): void {
    this.doing = state;
    this.changed();
  }
}
