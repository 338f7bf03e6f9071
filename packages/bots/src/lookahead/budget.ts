/**
 * How long the lookahead may think about one order. Nodes are orders given in imagination: with them the same seed gives
 * the same game everywhere. With milliseconds the play depends on the machine, and on what else it is doing. Either is a
 * mark to stop at: a try that has begun is finished.
 */
export type Budget = { readonly nodes: number } | { readonly milliseconds: number };

/** What is left of a budget during one decision. */
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
