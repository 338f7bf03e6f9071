/**
 * How long the lookahead bot may think about one order. Nodes are simulated orders: with them the same seed gives the same
 * game everywhere. With milliseconds the play depends on the machine and its load.
 */
export type Budget = { readonly nodes: number } | { readonly milliseconds: number };

/** A clock that is never set back. Node and browsers have it; this package is compiled for neither alone. */
declare const performance: { now(): number };

/** Keeps track of a budget during one decision. */
export class Allowance {
  private spent = 0;
  private readonly nodes: number;
  private readonly milliseconds: number;
  private readonly since: number;

  constructor(budget: Budget) {
    this.nodes = 'nodes' in budget ? budget.nodes : Number.POSITIVE_INFINITY;
    this.milliseconds = 'nodes' in budget ? Number.POSITIVE_INFINITY : budget.milliseconds;
    this.since = 'nodes' in budget ? 0 : performance.now();
  }

  spend(): void {
    this.spent++;
  }

  /** The share of the budget that has been spent, from 0. */
  get share(): number {
    if (this.nodes !== Number.POSITIVE_INFINITY) return this.spent / this.nodes;
    return (performance.now() - this.since) / this.milliseconds;
  }

  get isLeft(): boolean {
    return this.share < 1;
  }
}
