import { Model } from '@hexfall/stage';
import type { Library } from '../../library/library.ts';
import type { ResultSummary } from '../../library/records.ts';

const MAX_NAME = 120;

/** Results that the user keeps, the last one first, and those that are chosen to be compared. */
export class KeptResults extends Model {
  private all: readonly ResultSummary[] = [];
  private ticked: readonly string[] = [];
  private readonly library: Library;
  private readonly stopListening: () => void;
  /** Tells whether the results were changed. */
  private stamp = -1;

  constructor(library: Library) {
    super();
    this.library = library;
    this.stopListening = library.subscribe(() => void this.readAgain());
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

  async read(): Promise<void> {
    this.stamp = this.library.stampOf('results');
    const results = await this.library.results();
    this.all = results.filter(({ kind }) => kind !== 'what-if');
    this.ticked = this.ticked.filter(id => this.all.some(result => result.id === id));
    this.changed();
  }

  async rename(id: string, name: string): Promise<void> {
    const trimmed = name.trim().slice(0, MAX_NAME);
    if (trimmed !== '') await this.library.renameResult(id, trimmed);
  }

  async delete(id: string): Promise<void> {
    await this.library.deleteResult(id);
  }

  close(): void {
    this.stopListening();
  }

  private async readAgain(): Promise<void> {
    if (this.library.stampOf('results') !== this.stamp) await this.read();
  }
}
