import { KeptList, keptName } from '../../library/kept-list.ts';
import type { Library } from '../../library/library.ts';
import type { ResultSummary } from '../../library/records.ts';

/** Results that the user keeps, the last one first, and those that are chosen to be compared. */
export class KeptResults extends KeptList {
  private all: readonly ResultSummary[] = [];
  private ticked: readonly string[] = [];

  constructor(library: Library) {
    super(library, 'results');
  }

  /** Results of the laboratory. */
  get list(): readonly ResultSummary[] {
    return this.all;
  }

  /** Ids of the results that are chosen to be compared: two at most. */
  get chosen(): readonly string[] {
    return this.ticked;
  }

  /** Chooses a result, or takes that back. A third one takes the place of the first. */
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
