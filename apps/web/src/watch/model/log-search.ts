import { type Film, LEVELS, Model } from '@hexfall/stage';

/** The most lines that are listed, since nobody reads more. */
const MAX_FOUND = 300;

/** Finds the lines of the log that contain given words. */
export class LogSearch extends Model {
  private readonly film: Film;
  private words = '';
  private found: readonly number[] = [];
  private total = 0;

  constructor(film: Film) {
    super();
    this.film = film;
  }

  /** The text that is searched for; '' if there is none. */
  get query(): string {
    return this.words;
  }

  /** The steps whose lines contain all the words, in order; `undefined` if nothing is searched for. */
  get lines(): readonly number[] | undefined {
    return this.words.trim() === '' ? undefined : this.found;
  }

  /** How many lines were found, in words. */
  get summary(): string {
    if (this.lines === undefined) return '';
    if (this.total > MAX_FOUND) return `${this.total} lines; the first ${MAX_FOUND} are shown`;
    return this.total === 1 ? '1 line' : `${this.total} lines`;
  }

  /** Searches for words, in any order, regardless of upper and lower case. */
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
