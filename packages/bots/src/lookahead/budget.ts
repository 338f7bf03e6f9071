/**
 * How long the lookahead bot may think about one order. Nodes are simulated orders: with a budget in nodes, the same seed gives the same
 * game everywhere. With a budget in milliseconds, the play depends on the machine and its load.
 */
export type Budget = { readonly nodes: number } | { readonly milliseconds: number };

/**
 * A clock that is never set back. It is declared here because the package is compiled without the types of Node or of browsers, which both
 * have it.
 */
declare const performance: { now(): number };

/** Share of the time of a budget in milliseconds that is kept for an order still being simulated when the rest is used up. */
const RESERVE = 0.05;

/** Keeps track of a budget during one decision. */
export class Allowance {
  private spent = 0;
  private readonly nodes: number;
  private readonly milliseconds: number;
  private readonly since: number;

  constructor(budget: Budget) {
    this.nodes = 'nodes' in budget ? budget.nodes : Number.POSITIVE_INFINITY;
    this.milliseconds = 'nodes' in budget ? Number.POSITIVE_INFINITY : budget.milliseconds * (1 - RESERVE);
    this.since = 'nodes' in budget ? 0 : performance.now();
  }

  spend(): void {
    this.spent++;
  }

  /** The share of the budget that has been spent: 0 at the start. */
  get share(): number {
    if (this.nodes !== Number.POSITIVE_INFINITY) return this.spent / this.nodes;
    return (performance.now() - this.since) / this.milliseconds;
  }

  get isLeft(): boolean {
    return this.share < 1;
  }
}
