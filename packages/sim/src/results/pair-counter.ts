import type { GameRecord, SimOutcome } from '../batch/game-record.ts';

type Counts = readonly [better: number, worse: number, equal: number];

/** Matches the two games of each pair, in whatever order they arrive, and counts which side did better. */
export class PairCounter {
  /** By the number of the pair: the outcome of its first game, until the second arrives. */
  private readonly waiting = new Map<number, SimOutcome>();
  private readonly byForce = [0, 0, 0];
  private readonly bySide = [0, 0, 0];

  add({ game, outcome }: GameRecord): void {
    const pair = Math.floor(game / 2);
    const other = this.waiting.get(pair);
    if (other === undefined) return void this.waiting.set(pair, outcome);
    this.waiting.delete(pair);
    const [straight, exchanged] = game % 2 === 0 ? [outcome, other] : [other, outcome];
    this.byForce[winnerOfPair(straight, exchanged)]!++;
    this.bySide[winnerOfPair(straight, flip(exchanged))]!++;
  }

  /** Pairs that went to A, to B and to neither. A win and a draw beat a loss and a draw. */
  get forces(): Counts {
    return this.byForce as unknown as Counts;
  }

  /** Pairs that went to the first side of the board, to the second, and to neither. */
  get places(): Counts {
    return this.bySide as unknown as Counts;
  }
}

const POINTS: Readonly<Record<SimOutcome, number>> = { A: 1, B: -1, draw: 0 };

/** 0 for the first, 1 for the second, 2 for neither. */
function winnerOfPair(one: SimOutcome, two: SimOutcome): 0 | 1 | 2 {
  const points = POINTS[one] + POINTS[two];
  if (points === 0) return 2;
  return points > 0 ? 0 : 1;
}

function flip(outcome: SimOutcome): SimOutcome {
  if (outcome === 'draw') return outcome;
  return outcome === 'A' ? 'B' : 'A';
}
