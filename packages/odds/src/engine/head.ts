import type { Gauges } from '../gauges.ts';
import type { Agenda, Agendas } from './agenda.ts';
import { BranchingDice, tryStep } from './branching-dice.ts';
import { RowSet } from './row-set.ts';
import { Tally } from './tally.ts';
import { ThinPaths } from './thin-paths.ts';
import type { Trial } from './trial.ts';
import type { Workshop } from './workshop.ts';

/** States that have the same things still to do, each with its weight. */
interface Pool {
  readonly agenda: Agenda;
  readonly rows: RowSet;
  readonly weights: number[];
}

/**
 * The exact part: runs the first step of each agenda over all dice, from every state that has come up, and merges states that are
 * equal. Paths that weigh less than `epsilon` are left to chance.
 */
export class Head {
  readonly tally: Tally;
  readonly thin: ThinPaths;
  /** How often a step was run. */
  runs = 0;
  private readonly trial: Trial;
  private readonly gauges: Gauges;
  private readonly agendas: Agendas;
  private readonly dice: BranchingDice;
  private readonly pools = new Map<Agenda, Pool>();
  /** The state that is being expanded, and one that it leads to. */
  private readonly row: Int32Array;
  private readonly next: Int32Array;
  /** The pool that is being worked on, and how many of its states are done. */
  private pool: Pool | undefined;
  private done = 0;

  constructor({ trial, gauges, agendas, agenda, start }: Workshop, epsilon: number) {
    this.trial = trial;
    this.gauges = gauges;
    this.agendas = agendas;
    this.tally = new Tally(gauges.gauges);
    this.thin = new ThinPaths(gauges, trial.gaugesFrom, this.tally);
    this.dice = new BranchingDice(epsilon, this.thin);
    this.row = new Int32Array(trial.width);
    this.next = start.slice();
    if (agenda === undefined) this.tally.addEnd(gauges, 1);
    else this.add(agenda, 1);
  }

  /** Expands one state. Returns false when none is left. */
  work(): boolean {
    if (this.pool === undefined || this.done === this.pool.rows.size) this.pool = this.longest();
    if (this.pool === undefined) {
      this.thin.arrange();
      return false;
    }
    const { agenda, rows, weights } = this.pool;
    rows.read(this.done, this.row);
    this.expand(agenda, this.row, weights[this.done]!);
    this.done++;
    return true;
  }

  /** Returns the pool with the longest agenda. It comes first, so that all states that it leads to are merged before they are expanded. */
  private longest(): Pool | undefined {
    if (this.pool !== undefined) this.pools.delete(this.pool.agenda);
    this.done = 0;
    let longest: Pool | undefined;
    for (const pool of this.pools.values()) {
      if (longest === undefined || pool.agenda.length > longest.agenda.length) longest = pool;
    }
    return longest;
  }

  private expand(agenda: Agenda, row: Int32Array, weight: number): void {
    const { trial, dice } = this;
    this.thin.startFrom(agenda, row);
    trial.dice = dice;
    dice.begin(weight);
    do {
      trial.restore(row, agenda);
      this.runs++;
      const further = tryStep(agenda.first, trial.game);
      if (further !== undefined) this.settle(this.agendas.before(trial.game, further, agenda.rest), row, dice.weight);
    } while (dice.advance());
  }

  private settle(left: Agenda | undefined, row: Int32Array, weight: number): void {
    this.tally.addRun(this.gauges, row, this.trial.gaugesFrom, weight);
    const agenda = this.trial.worthwhile(left);
    if (agenda === undefined) return this.tally.addEnd(this.gauges, weight);
    this.trial.take(this.next, agenda);
    this.add(agenda, weight);
  }

  private add(agenda: Agenda, weight: number): void {
    let pool = this.pools.get(agenda);
    if (pool === undefined) {
      pool = { agenda, rows: new RowSet(this.trial.width), weights: [] };
      this.pools.set(agenda, pool);
    }
    const index = pool.rows.add(this.next);
    pool.weights[index] = (pool.weights[index] ?? 0) + weight;
  }
}
