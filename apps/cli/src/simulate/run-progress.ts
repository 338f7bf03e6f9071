import { ProgressLine, type Terminal } from '../progress-line.ts';
import { withForfeits } from './forfeits.ts';

/** News about a run while it is played. */
export interface PlayNews {
  /** How many games have been played anywhere; `undefined` as long as this is unknown. */
  readonly played: number | undefined;
  /** The players, in a few words. */
  readonly players: string;
  /** What keeps the run from continuing, in a few words. */
  readonly trouble?: string | undefined;
}

/** The figures that the progress line of a run shows. */
export interface RunFigures {
  /** Games whose results are known here. */
  readonly count: () => number;
  /** How many games the run is expected to have. */
  readonly expected: () => number;
  readonly estimate: () => string;
  readonly forfeits: () => number;
}

/** The progress line of a run: how far it is, how fast all its players together are, and what its result looks like. */
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

  /** Called when the results of more games are known. */
  readonly onGames = (): void => this.show();

  /**
   * Called when others have played. Games that they played before the run was watched say nothing about their speed, so they are not
   * counted for it.
   */
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
