import type { GameRecord, SimOutcome } from '../batch/game-record.ts';

type Counts = readonly [better: number, worse: number, equal: number];

/** Puts the two games of each pair together, in whatever order they come. */
export class PairCounter {
  /** First games of pairs, until the second comes: by the number of the pair. */
  private readonly waiting = new Map<number, SimOutcome>();
  private readonly won = [0, 0, 0];
  private readonly held = [0, 0, 0];

  add({ game, outcome }: GameRecord): void {
    const pair = Math.floor(game / 2);
    const other = this.waiting.get(pair);
    if (other === undefined) return void this.waiting.set(pair, outcome);
    this.waiting.delete(pair);
    const [straight, exchanged] = game % 2 === 0 ? [outcome, other] : [other, outcome];
    this.won[verdict(straight, exchanged)]!++;
    this.held[verdict(straight, flip(exchanged))]!++;
  }

  /** Pairs that went to A, to B, to neither: a win and a draw are more than a win and a loss. */
  get forces(): Counts {
    return this.won as unknown as Counts;
  }

  /** Pairs that went to whoever was the first side, the second, neither. */
  get places(): Counts {
    return this.held as unknown as Counts;
  }
}

const POINTS: Readonly<Record<SimOutcome, number>> = { A: 1, B: -1, draw: 0 };

function verdict(one: SimOutcome, two: SimOutcome): 0 | 1 | 2 {
  const points = POINTS[one] + POINTS[two];
  if (points === 0) return 2;
  return points > 0 ? 0 : 1;
}

function flip(outcome: SimOutcome): SimOutcome {
  if (outcome === 'draw') return outcome;
  return outcome === 'A' ? 'B' : 'A';
}
