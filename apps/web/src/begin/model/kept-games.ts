import { coachedGame } from '../../learn/model/progress.ts';
import { KeptList, keptName } from '../../library/kept-list.ts';
import type { Library } from '../../library/library.ts';
import type { GameSummary } from '../../library/records.ts';
import { PLAYER_WORDS } from './match-words.ts';

/** The games that the user keeps, the last one played first. */
export class KeptGames extends KeptList {
  private all: readonly GameSummary[] = [];
  private coached: string | undefined;

  constructor(library: Library) {
    super(library, 'games');
  }

  /** Games that are under way, to be continued. */
  get underWay(): readonly GameSummary[] {
    return this.all.filter(game => !game.over && game.file === '');
  }

  /** Games to watch: those that are over, and those that came from files. */
  get toWatch(): readonly GameSummary[] {
    return this.all.filter(game => game.over || game.file !== '');
  }

  /** Whether the reader has no games yet. */
  get isEmpty(): boolean {
    return this.all.length === 0;
  }

  /** Whether a game is a lesson under way, which has a page of its own. */
  isLesson(id: string): boolean {
    return id === this.coached;
  }

  protected override async load(): Promise<void> {
    this.all = await this.library.games();
    this.coached = await coachedGame(this.library);
  }

  async rename(id: string, name: string): Promise<void> {
    const trimmed = keptName(name);
    if (trimmed !== '') await this.library.renameGame(id, trimmed);
  }

  async delete(id: string): Promise<void> {
    await this.library.deleteGame(id);
  }
}

/** Returns the state of a game in words: "Turn 3 · Human against Bot: Tactician", or how the game ended. */
export function gameWords({ turn, over, result, sides, file }: GameSummary): string {
  const players = sides.map(({ player }) => (player === undefined ? '' : PLAYER_WORDS[player])).filter(Boolean);
  const state = over ? `${result === '' ? 'Over' : result} in turn ${turn}` : turn === 0 ? 'Not begun' : `Turn ${turn}`;
  return [state, players.join(' against '), file].filter(words => words !== '').join(' · ');
}

const UNITS: readonly (readonly [milliseconds: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
];
const MANY_DAYS = 30;

/** Returns a time in words: "5 minutes ago", "yesterday", or the date if it is long past. */
export function whenWords(time: number, now: number): string {
  const ago = now - time;
  const [milliseconds, unit] = UNITS.find(([length]) => ago >= length) ?? [0, undefined];
  if (unit === undefined) return 'just now';
  const count = Math.floor(ago / milliseconds);
  if (unit === 'day' && count > MANY_DAYS) return new Date(time).toLocaleDateString('en', { dateStyle: 'medium' });
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-count, unit);
}
