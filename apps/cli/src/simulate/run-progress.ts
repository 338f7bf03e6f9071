import { ProgressLine, type Terminal } from '../progress-line.ts';
import { withForfeits } from './forfeits.ts';

/** What is heard of a run while it is played. */
export interface PlayNews {
  /** Games that have been played anywhere; `undefined` while nobody knows. */
  readonly played: number | undefined;
  /** Who plays, in a few words. */
  readonly players: string;
  /** What keeps the run from going on, in a few words. */
  readonly trouble?: string | undefined;
}

/** What the line of a run shows. */
export interface RunFigures {
  /** Games whose results are known here. */
  readonly count: () => number;
  /** Games that the run will have. */
  readonly expected: () => number;
  readonly estimate: () => string;
  readonly forfeits: () => number;
}

/** The progress line of a run: how far it is, how fast all who play it are, and what its result looks like. */
export class RunProgress {
  private readonly terminal: Terminal;
  private readonly figures: RunFigures;
  private line: ProgressLine;
  private news: PlayNews = { played: undefined, players: '' };

  constructor(terminal: Terminal, figures: RunFigures) {
    this.terminal = terminal;
    this.figures = figures;
    this.line = this.begin(figures.count());
  }

  /** Results of more games are known. */
  readonly onGames = (): void => this.show();

  /** Others have played. What they had played before somebody watched says nothing about their speed. */
  readonly onNews = (news: PlayNews): void => {
    const { played = this.news.played } = news;
    if (this.news.played === undefined && played !== undefined) this.line = this.begin(played);
    this.news = { ...news, played };
    this.show();
  };

  clear(): void {
    this.line.clear();
  }

  private begin(before: number): ProgressLine {
    return new ProgressLine(this.terminal, { unit: 'games', before });
  }

  private show(): void {
    const { count, expected } = this.figures;
    const { played = 0, players } = this.news;
    const done = Math.max(played, count());
    this.line.show(done, Math.max(done, expected()), () => this.note(), players);
  }

  private note(): string {
    const { count, estimate, forfeits } = this.figures;
    return this.news.trouble ?? (count() === 0 ? '' : withForfeits(estimate(), forfeits()));
  }
}
