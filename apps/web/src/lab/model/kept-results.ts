import { KeptList, keptName } from '../../library/kept-list.ts';
import type { Library } from '../../library/library.ts';
import type { ResultSummary } from '../../library/records.ts';

/** The user's results, the last one first, and those that are selected for comparison. */
export class KeptResults extends KeptList {
  private all: readonly ResultSummary[] = [];
  private ticked: readonly string[] = [];

  constructor(library: Library) {
    super(library, 'results');
  }

  /** All results of the laboratory. */
  get list(): readonly ResultSummary[] {
    return this.all;
  }

  /** Ids of the results that are selected for comparison: two at most. */
  get chosen(): readonly string[] {
    return this.ticked;
  }

  /** Selects a result, or deselects it. A third one replaces the first. */
  toggle(id: string): void {
    this.ticked = this.ticked.includes(id) ? this.ticked.filter(other => other !== id) : [...this.ticked, id].slice(-2);
    this.changed();
  }

  protected override async load(): Promise<void> {
    const results = await this.library.results();
    this.all = results.filter(({ kind }) => kind !== 'what-if');
    this.ticked = this.ticked.filter(id => this.all.some(result => result.id === id));
  }

  async rename(id: string, name: string): Promise<void> {
    const trimmed = keptName(name);
    if (trimmed !== '') await this.library.renameResult(id, trimmed);
  }

  async delete(id: string): Promise<void> {
    await this.library.deleteResult(id);
  }
}
