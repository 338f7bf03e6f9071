import type { Board } from '@hexfall/hex';
import { comparisonPage, type Page, simulationPage, tournamentPage } from '@hexfall/report';
import { fail, type Result, succeed } from '@hexfall/rules';
import {
  type AboutComparison,
  type AboutTournament,
  type Batch,
  COMPARISON,
  ComparisonCollector,
  comparisonAnswer,
  crewsOf,
  DifferingGames,
  describeBatch,
  FirstGames,
  type GameFailure,
  type GameRecord,
  type Proportion,
  parseHeaderLine,
  parseSeriesHeader,
  ResultCollector,
  remarksOnSeries,
  type Series,
  type SeriesHeader,
  type SeriesKind,
  type TellingGame,
  TOURNAMENT,
  TournamentCollector,
  typicalGames,
} from '@hexfall/sim';
import type { Film } from '@hexfall/stage';
import type { StudyKind } from '../model/experiment.ts';

/** What a report needs, besides the games. */
export interface PageContents {
  readonly failures: readonly GameFailure[];
  /** Ids of the sections to draw; by default all. Only reports of simulations are long enough for a choice. */
  readonly sections?: readonly string[];
  readonly films?: readonly Film[];
  readonly boards?: readonly Board[];
}

/** The games of a study and their result, as on the command line. */
export interface PlayedStudy {
  readonly kind: StudyKind;
  readonly series: Series;
  /** How many games the user asked for. */
  readonly wanted: number;
  add(record: GameRecord): void;
  page(contents: PageContents): Page;
  tellingGames(): readonly TellingGame[];
  /** Returns how often A wins, for simulations. */
  wins(): Proportion | undefined;
}

/** How many games a report of a simulation shows: one of each kind. */
const FILMS = 5;

/** Begins a study with the first line of its file. The error completes a sentence that begins with the name of the file. */
export function beginStudy(header: string): Result<PlayedStudy, string> {
  const kind = /"hexfall":"(\w+)"/.exec(header)?.[1];
  if (kind === 'comparison') return readSeries(COMPARISON, header, playedComparison);
  if (kind === 'tournament') return readSeries(TOURNAMENT, header, playedTournament);
  const read = parseHeaderLine(header);
  return read.ok ? succeed(playedSimulation(read.value.batch, read.value.games)) : fail(...read.errors);
}

function readSeries<T>(
  kind: SeriesKind<T>,
  line: string,
  begin: (header: SeriesHeader<T>) => PlayedStudy,
): Result<PlayedStudy, string> {
  const header = parseSeriesHeader(kind, line);
  return header.ok ? succeed(begin(header.value)) : header;
}

function playedSimulation(batch: Batch, wanted: number): PlayedStudy {
  const collector = new ResultCollector(batch);
  const crews = [crewsOf(batch, 0), crewsOf(batch, 1)] as const;
  const notes = remarksOnSeries([batch]);
  return {
    kind: 'simulation',
    series: [batch],
    wanted,
    add: record => collector.add(record),
    page: ({ failures, ...contents }) =>
      simulationPage({ ...contents, result: collector.result(failures), crews, notes }),
    tellingGames: () => typicalGames(collector.samples, FILMS),
    wins: () => collector.rate(0),
  };
}

function playedComparison({ series, games, about }: SeriesHeader<AboutComparison>): PlayedStudy {
  const collector = new ComparisonCollector(series);
  const differing = new DifferingGames(series);
  const terms = series.slice(0, 2).map(describeBatch);
  const notes = remarksOnSeries(series);
  return {
    kind: 'comparison',
    series,
    wanted: games,
    add: record => {
      collector.add(record);
      differing.add(record);
    },
    page: ({ failures, sections: _all, ...contents }) => {
      const result = collector.result(failures);
      return comparisonPage({ ...contents, result, about, terms, notes, answer: comparisonAnswer(result, about) });
    },
    tellingGames: () => differing.telling(collector.result().verdict),
    wins: () => undefined,
  };
}

function playedTournament({ series, games, about }: SeriesHeader<AboutTournament>): PlayedStudy {
  const collector = new TournamentCollector(about.entrants);
  const firsts = new FirstGames(series.length);
  const terms = { ...describeBatch(series[0]!), bots: [...new Set(series.flatMap(batch => batch.bots))] };
  const notes = remarksOnSeries(series);
  return {
    kind: 'tournament',
    series,
    wanted: games,
    add: record => {
      collector.add(record);
      firsts.add(record);
    },
    page: ({ failures, sections: _all, ...contents }) =>
      tournamentPage({ ...contents, result: collector.result(failures), terms, notes }),
    tellingGames: () => firsts.telling(collector.result()),
    wins: () => undefined,
  };
}
