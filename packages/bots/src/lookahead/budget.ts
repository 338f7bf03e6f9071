/**
 * How long the lookahead bot may think about one order. Nodes are simulated orders: with them the same seed gives the same
 * game everywhere. With milliseconds the play depends on the machine and its load. A simulation in progress is finished even if
 * it exceeds the budget.
 */
export type Budget = { readonly nodes: number } | { readonly milliseconds: number };

/** Keeps track of a budget during one decision. */
export class Allowance {
  private spent = 0;
  private readonly nodes: number;
  private readonly until: number;

  constructor(budget: Budget) {
    this.nodes = 'nodes' in budget ? budget.nodes : Number.POSITIVE_INFINITY;
    this.until = 'nodes' in budget ? Number.POSITIVE_INFINITY : Date.now() + budget.milliseconds;
  }

  spend(): void {
    this.spent++;
  }

  get isLeft(): boolean {
    return this.spent < this.nodes && (this.until === Number.POSITIVE_INFINITY || Date.now() < this.until);
  }
}
