import { ENGINE_VERSION } from '@hexfall/protocol';
import { type EntrantResult, eloOf, eloText, type Interval, type TournamentResult } from '@hexfall/sim';
import { type Figure, figureHtml } from './page/figure.ts';
import { html } from './page/html.ts';
import { type Page, pageHtml, type Section } from './page/page.ts';
import { drawEstimates } from './plots/estimates.ts';
import { SIDE_COLORS } from './plots/side-colors.ts';
import { drawValueLine } from './plots/value-line.ts';
import { crossTable } from './sections/cross-table.ts';
import { notesHtml } from './sections/notes.ts';
import { factsContent, type SeriesReportInput, watchSection } from './series-report.ts';
import { counted, percent, signed } from './words.ts';

export interface TournamentReportInput extends SeriesReportInput {
  readonly result: TournamentResult;
  /** How the games were played. */
  readonly terms: {
    readonly boards: readonly string[];
    readonly profile: string;
    readonly bots: readonly string[];
    readonly turnLimit: number;
  };
}

/** An entrant with its place in the ranking, counted from 1. */
interface Ranked {
  readonly rank: number;
  readonly entrant: EntrantResult;
}

const MAX_LABEL_LENGTH = 26;
const GOOD = 'var(--good)';

/**
 * Returns the report of a tournament as a self-contained HTML page: ratings, the results between all entrants, and which forces win more
 * than they cost.
 *
 * @example
 * ```ts
 * import { tournamentReport } from '@hexfall/report';
 * import { TournamentCollector } from '@hexfall/sim';
 *
 * const cup = new TournamentCollector([
 *   { name: 'Hunchback', value: 1041 },
 *   { name: 'Wolverine', value: 1101 },
 * ]);
 * cup.add({ seed: '', board: 0, swapped: false, turns: 12, hash: 0, units: [], game: 0, outcome: 'B' });
 * const terms = { boards: ['field'], profile: 'spec', bots: ['tactician'], turnLimit: 60 };
 * tournamentReport({ result: cup.result(), terms }).includes('Wolverine comes first'); // => true
 * ```
 */
export function tournamentReport(input: TournamentReportInput): string {
  return pageHtml(tournamentPage(input));
}

/** Returns the content of the report, for other kinds of pages. */
export function tournamentPage(input: TournamentReportInput): Page {
  const { result, terms, notes = [] } = input;
  const ranked = result.ranking.map((index, i) => ({ rank: i + 1, entrant: result.entrants[index]! }));
  return {
    title: `Tournament of ${counted(result.entrants.length, 'entrant')}`,
    subtitle: `${counted(result.games, 'game')} in ${counted(result.meetings.length, 'pairing')} on ${terms.boards.join(', ')}, ${terms.profile} rules`,
    summary: headline(result, ranked),
    lead: [
      html`<section class="verdict" aria-label="Verdict"><p class="headline">${headline(result, ranked)}</p></section>`,
      notesHtml(notes),
    ],
    sections: [...sectionsOf(input, ranked), { id: 'about', title: 'How it was played', content: aboutOf(input) }],
    foot: html`Made by Hexfall ${ENGINE_VERSION}. Not affiliated with any rights holder.`,
  };
}

function headline({ games }: TournamentResult, ranked: readonly Ranked[]): string {
  const [first, second] = ranked;
  if (games === 0 || first === undefined || second === undefined) return 'No game was finished.';
  const lead =
    first.entrant.rating.low > second.entrant.rating.high ? '' : ', but the intervals of the first two overlap';
  return `${first.entrant.name} comes first with ${percent(first.entrant.points.value)} of the points${lead}.`;
}

function sectionsOf(input: TournamentReportInput, ranked: readonly Ranked[]): Section[] {
  const { result } = input;
  if (result.games === 0) return [];
  return [
    { id: 'ratings', title: 'Ratings', content: [ratingFigure(ranked), standingsFigure(ranked)].map(figureHtml) },
    { id: 'cross', title: 'Who beats whom', content: crossTable(result) },
    { id: 'value', title: 'For its cost', content: valueFigures(result, ranked).map(figureHtml) },
    ...watchSection(input),
  ];
}

function labelOf({ rank, entrant }: Ranked): string {
  const { name } = entrant;
  return `${rank} ${name.length > MAX_LABEL_LENGTH ? `${name.slice(0, MAX_LABEL_LENGTH - 1)}…` : name}`;
}

function eloRange({ low, high }: Interval): string {
  return Number.isFinite(low) ? `${eloText(low)} to ${eloText(high)}` : '-';
}

function ratingFigure(ranked: readonly Ranked[]): Figure {
  return {
    title: 'Ratings with their intervals',
    says: 'Bradley-Terry ratings around 1500, with 95% confidence; 400 points are odds of ten to one. Where two lines overlap widely, the order of the two may be chance.',
    picture: drawEstimates({
      x: 'Elo',
      reference: eloOf(0),
      rows: ranked.map(each => {
        const { value, low, high } = each.entrant.rating;
        const title = `${each.entrant.name}: ${eloText(value)}, ${eloRange({ low, high })}`;
        return {
          label: labelOf(each),
          color: SIDE_COLORS.A,
          value: eloOf(value),
          low: eloOf(low),
          high: eloOf(high),
          title,
        };
      }),
    }),
    table: {
      head: ['by rating', 'Elo', '95%', 'strength'],
      rows: ranked.map(({ rank, entrant: { name, rating, strength } }) => [
        `${rank} ${name}`,
        eloText(rating.value),
        eloRange(rating),
        strength.toFixed(2),
      ]),
    },
  };
}

function standingsFigure(ranked: readonly Ranked[]): Figure {
  return {
    title: 'Standings',
    wide: true,
    says: 'Points are the share of the games, with draws as halves. Strength is the odds against an average entrant.',
    table: {
      head: ['by rating', 'games', 'won', 'drawn', 'lost', 'points', '95%', 'strength'],
      rows: ranked.map(({ rank, entrant: { name, games, wins, draws, losses, points, strength } }) => [
        `${rank} ${name}`,
        games,
        wins,
        draws,
        losses,
        percent(points.value),
        `${Math.round(points.low * 100)} to ${Math.round(points.high * 100)}%`,
        strength.toFixed(2),
      ]),
    },
  };
}

function valueFigures({ perDoubling }: TournamentResult, ranked: readonly Ranked[]): Figure[] {
  if (perDoubling === undefined) return [plainValueFigure(ranked)];
  return [lineFigure(perDoubling, ranked), surplusFigure(ranked)];
}

function verdictColor({ low, high }: Interval): string {
  if (low > 0) return GOOD;
  return high < 0 ? SIDE_COLORS.hot : SIDE_COLORS.draw;
}

function lineFigure(perDoubling: number, ranked: readonly Ranked[]): Figure {
  const known = ranked.flatMap(({ rank, entrant }) =>
    entrant.forItsValue === undefined ? [] : [{ rank, entrant, its: entrant.forItsValue }],
  );
  return {
    title: 'Rating and Battle Value',
    says: `The line goes through all entrants: doubling the Battle Value went with ${signed(perDoubling)} points of rating. Entrants above it win more than they cost.`,
    picture: drawValueLine(
      known.map(({ rank, entrant: { name, value, rating }, its }) => ({
        mark: String(rank),
        color: verdictColor(its.surplus),
        value,
        rating: eloOf(rating.value),
        expected: eloOf(its.expected),
        title: `${name}: BV ${value}, Elo ${eloText(rating.value)}, ${eloText(its.expected)} expected`,
      })),
    ),
    key: [
      { color: GOOD, label: 'wins more than it costs' },
      { color: SIDE_COLORS.hot, label: 'wins less' },
      { color: SIDE_COLORS.draw, label: 'no difference can be shown' },
    ],
    table: {
      head: ['entrant', 'BV', 'Elo', 'expected'],
      rows: known.map(({ rank, entrant, its }) => [
        `${rank} ${entrant.name}`,
        entrant.value,
        eloText(entrant.rating.value),
        eloText(its.expected),
      ]),
    },
  };
}

function surplusFigure(ranked: readonly Ranked[]): Figure {
  const known = ranked
    .flatMap(({ rank, entrant }) =>
      entrant.forItsValue === undefined ? [] : [{ rank, entrant, its: entrant.forItsValue }],
    )
    .sort((a, b) => b.its.surplus.value - a.its.surplus.value);
  return {
    title: 'Above or below the line',
    says: 'Points of rating above what a force of this cost is expected to have, with 95% confidence, the most underrated first.',
    picture: drawEstimates({
      x: 'points of rating above the line',
      reference: 0,
      rows: known.map(({ rank, entrant, its: { surplus } }) => ({
        label: labelOf({ rank, entrant }),
        color: verdictColor(surplus),
        ...surplus,
        title: `${entrant.name}: ${signed(surplus.value)}, ${signed(surplus.low)} to ${signed(surplus.high)}`,
      })),
    }),
    table: {
      head: ['entrant', 'BV', 'points', 'expected', 'above', '95%', 'per 1,000 BV'],
      rows: known.map(({ rank, entrant, its: { points, surplus } }) => [
        `${rank} ${entrant.name}`,
        entrant.value,
        percent(entrant.points.value),
        percent(points),
        signed(surplus.value),
        `${signed(surplus.low)} to ${signed(surplus.high)}`,
        (100 * entrant.pointsPerThousand).toFixed(1),
      ]),
    },
  };
}

function plainValueFigure(ranked: readonly Ranked[]): Figure {
  return {
    title: 'Points and Battle Value',
    says: 'A line through all entrants needs at least three of them.',
    table: {
      head: ['entrant', 'BV', 'points', 'per 1,000 BV'],
      rows: ranked.map(({ rank, entrant: { name, value, points, pointsPerThousand } }) => [
        `${rank} ${name}`,
        value,
        percent(points.value),
        (100 * pointsPerThousand).toFixed(1),
      ]),
    },
  };
}

function aboutOf({ result, terms }: TournamentReportInput): ReturnType<typeof factsContent> {
  const facts = [
    ['Boards', terms.boards.join(', ')],
    ['Rules', `${terms.profile}, at most ${counted(terms.turnLimit, 'turn')}`],
    ['Played by', terms.bots.join(', ')],
    ['Sides', 'exchanged every second game, with the same seed'],
    ['Engine', `Hexfall ${ENGINE_VERSION}`],
  ] as const;
  return factsContent(facts, result.failures);
}
