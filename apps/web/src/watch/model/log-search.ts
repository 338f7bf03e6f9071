import { type Film, LEVELS, Model } from '@hexfall/stage';

/** More lines nobody reads. */
const MAX_FOUND = 300;

/** Finds lines of the log by words that they have. */
export class LogSearch extends Model {
  private readonly film: Film;
  private words = '';
  private found: readonly number[] = [];
  private total = 0;

  constructor(film: Film) {
    super();
    this.film = film;
  }

  /** What is searched for; '' for nothing. */
  get query(): string {
    return this.words;
  }

  /** The steps whose lines have all the words, in their order; `undefined` if nothing is searched for. */
  get lines(): readonly number[] | undefined {
    return this.words.trim() === '' ? undefined : this.found;
  }

  /** How many lines were found, in words. */
  get summary(): string {
    if (this.lines === undefined) return '';
    if (this.total > MAX_FOUND) return `${this.total} lines; the first ${MAX_FOUND} are shown`;
    return this.total === 1 ? '1 line' : `${this.total} lines`;
  }

  /** Searches for words, in any case and order. */
  search(query: string): void {
    this.words = query;
    const words = query
      .toLowerCase()
      .split(/\s+/)
      .filter(word => word !== '');
    const found =
      words.length === 0
        ? []
        : this.film.steps.flatMap(({ l, t }, step) => {
            if (t === '' || l === LEVELS.phase) return [];
            const line = t.toLowerCase();
            return words.every(word => line.includes(word)) ? [step] : [];
          });
    this.total = found.length;
    this.found = found.slice(0, MAX_FOUND);
    this.changed();
  }
}
