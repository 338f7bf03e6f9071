import type { Board } from '@hexfall/hex';
import type * as reports from '@hexfall/report';
import type { FilmTools } from '@hexfall/report';
import {
  type Batch,
  type BotOpener,
  findInSeries,
  type GameFailure,
  type Series,
  type TellingGame,
} from '@hexfall/sim';
import type { Film } from '@hexfall/stage';
import { writeFileAtomically } from '../files.ts';

/** What the page of a series needs, besides its result. */
export interface PageContents {
  readonly films: readonly Film[];
  readonly boards: readonly Board[];
  readonly notes: readonly string[];
  readonly failures: readonly GameFailure[];
}

/** The module that draws pages, which is loaded only when needed. */
export type ReportModule = typeof reports;

export interface SeriesReportOrder {
  readonly path: string;
  readonly series: Series;
  readonly games: readonly TellingGame[];
  /** Starts external bots; `undefined` if there are none. */
  readonly open: BotOpener | undefined;
  /** Returns a function that computes the chances throughout a game of a batch. */
  readonly curves: (batch: Batch) => NonNullable<FilmTools['chances']>;
  readonly notes: readonly string[];
  readonly failures: readonly GameFailure[];
  readonly createPage: (report: ReportModule, contents: PageContents) => string;
}

/** Plays the telling games again and writes the page with them. */
export async function writeSeriesReport(order: SeriesReportOrder): Promise<void> {
  const report = await import('@hexfall/report');
  const boards: Board[] = [];
  const films: Film[] = [];
  for (const { game: number, why } of order.games) {
    const { batch, game } = findInSeries(order.series, number);
    const [a, b] = batch.forces;
    const shown = { batch, game, why, title: `A: ${a.name}, B: ${b.name}`, firstBoard: boards.length };
    films.push(await report.filmOfGame(shown, { open: order.open, chances: order.curves(batch) }));
    boards.push(...batch.fields.map(({ straight }) => straight.board));
  }
  const { notes, failures } = order;
  writeFileAtomically(order.path, order.createPage(report, { films, boards, notes, failures }));
}
