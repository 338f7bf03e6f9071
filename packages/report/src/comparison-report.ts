import { ENGINE_VERSION } from '@hexfall/protocol';
import {
  type AboutComparison,
  type Figure as ComparedFigure,
  type ComparisonResult,
  type Estimate,
  FIGURE_NAMES,
  pWords,
  SHARE_FIGURES,
} from '@hexfall/sim';
import { type Figure, figureHtml } from './page/figure.ts';
import { html } from './page/html.ts';
import { type Page, pageHtml, type Section } from './page/page.ts';
import { drawEstimates, type EstimateRow } from './plots/estimates.ts';
import { drawRates } from './plots/rates.ts';
import { SIDE_COLORS } from './plots/side-colors.ts';
import { notesHtml } from './sections/notes.ts';
import { factsContent, type SeriesReportInput, watchSection } from './series-report.ts';
import { counted, percent, signed } from './words.ts';

export interface ComparisonReportInput extends SeriesReportInput {
  readonly result: ComparisonResult;
  readonly about: AboutComparison;
  /** The answer in words: whether the variants differ. */
  readonly answer: string;
  /** How the games of each variant were played. */
  readonly terms: readonly {
    readonly boards: readonly string[];
    readonly profile: string;
    readonly bots: readonly string[];
  }[];
}

/**
 * Returns the report of a comparison as a self-contained HTML page: whether the two variants differ, by how much, and how certain that is.
 *
 * @example
 * ```ts
 * import { comparisonReport } from '@hexfall/report';
 * import { ComparisonCollector } from '@hexfall/sim';
 *
 * const forces = [{ name: 'we', units: ['Hunchback'] }, { name: 'they', units: ['Wolverine'] }] as const;
 * const batch = { seed: '', swapSides: true, bots: ['tactician', 'tactician'], forces, fields: [] } as const;
 * const result = new ComparisonCollector([batch, batch]).result();
 * const variants = [{ name: 'we', label: 'we', value: 1 }, { name: 'us', label: 'us', value: 1 }] as const;
 * const page = comparisonReport({ result, about: { variants }, answer: 'No round was finished.', terms: [] });
 * page.includes('we or us, against they'); // => true
 * ```
 */
export function comparisonReport(input: ComparisonReportInput): string {
  return pageHtml(comparisonPage(input));
}

/** Returns the content of the report, for other kinds of pages. */
export function comparisonPage(input: ComparisonReportInput): Page {
  const { result, about, answer, notes = [] } = input;
  const [first, second] = about.variants;
  return {
    title: `${first.name} or ${second.name}, against ${result.opponents.map(({ name }) => name).join(', ')}`,
    subtitle: `${counted(result.games / 2, 'game')} with each; same dice, board and side for both`,
    summary: answer,
    lead: [
      html`<section class="verdict" aria-label="Verdict"><p class="answer">${answer}</p></section>`,
      notesHtml(notes),
    ],
    sections: [...sectionsOf(input), { id: 'about', title: 'How it was played', content: aboutOf(input) }],
    foot: html`Made by Hexfall ${ENGINE_VERSION}. Not affiliated with any rights holder.`,
  };
}

function sectionsOf(input: ComparisonReportInput): Section[] {
  const { result, about } = input;
  if (result.rounds === 0) return [];
  const figures = [
    winFigure(result, about),
    differenceFigure(result, about),
    figureTable(result, about),
    roundFigure(result),
  ];
  return [
    {
      id: 'difference',
      title: 'The difference',
      content: [...figures, ...opponentFigures(result, about)].map(figureHtml),
    },
    ...watchSection(input),
  ];
}

/** Returns a difference between two shares in percentage points. */
function points(share: number): string {
  return signed(100 * share, 1);
}

function rangeWords({ low, high }: Estimate, words: (value: number) => string): string {
  return Number.isFinite(low) && Number.isFinite(high) ? `${words(low)} to ${words(high)}` : '-';
}

function winFigure({ wins }: ComparisonResult, { variants }: AboutComparison): Figure {
  const rows = wins.map((rate, i) => ({ label: i === 0 ? 'first' : 'second', color: SIDE_COLORS.A, rate }));
  return {
    title: 'Games won',
    says: `The share of games that each variant wins, with 95% confidence: first ${variants[0].name}, then ${variants[1].name}. The same dice are used for both, so their difference is known better than these intervals suggest.`,
    picture: drawRates(rows),
    table: {
      head: ['variant', 'won', 'of', 'share', '95%'],
      rows: wins.map(({ count, trials, value, low, high }, i) => [
        variants[i]!.name,
        count,
        trials,
        percent(value),
        `${percent(low)} to ${percent(high)}`,
      ]),
    },
  };
}

/** Returns a figure of the shares of games on one scale. Other figures of the comparison have other units and are in the table. */
function differenceFigure({ figures }: ComparisonResult, { variants }: AboutComparison): Figure {
  const shares = (Object.keys(FIGURE_NAMES) as ComparedFigure[]).filter(figure => SHARE_FIGURES.has(figure));
  const rows = shares.map((figure): EstimateRow => differenceRow(FIGURE_NAMES[figure], figures[figure].difference));
  return {
    title: 'Difference in games',
    says: `How many more games in a hundred end this way with ${variants[1].name} than with ${variants[0].name}, with 95% confidence. An interval that includes 0 shows no difference.`,
    picture: drawEstimates({ x: 'percentage points', reference: 0, rows }),
    table: {
      head: ['share of games', 'difference', '95%'],
      rows: shares.map(figure => {
        const { difference } = figures[figure];
        return [FIGURE_NAMES[figure], points(difference.value), rangeWords(difference, points)];
      }),
    },
  };
}

function differenceRow(label: string, { value, low, high }: Estimate): EstimateRow {
  const clear = low > 0 || high < 0;
  const title = `${label}: ${points(value)}, ${rangeWords({ value, low, high }, points)}`;
  return {
    label,
    color: clear ? SIDE_COLORS.A : SIDE_COLORS.draw,
    value: 100 * value,
    low: 100 * low,
    high: 100 * high,
    title,
  };
}

function figureTable({ figures }: ComparisonResult, { variants }: AboutComparison): Figure {
  const [first, second] = variants;
  const rows = (Object.keys(FIGURE_NAMES) as ComparedFigure[]).map(figure => {
    const share = SHARE_FIGURES.has(figure);
    const plain = (value: number): string => (share ? percent(value) : value.toFixed(1));
    const more = (value: number): string => (share ? points(value) : signed(value, 1));
    const { first: one, second: two, difference } = figures[figure];
    return [FIGURE_NAMES[figure], plain(one), plain(two), more(difference.value), rangeWords(difference, more)];
  });
  return {
    title: 'Per game',
    says: 'Means over all games. Differences of shares are in percentage points.',
    wide: true,
    table: {
      head: ['per game', first.label, second.label, 'difference', '95%'],
      rows: [...rows, ['Battle Value', first.value, second.value, signed(second.value - first.value), '']],
    },
  };
}

function roundFigure({ rounds, points: counts, chance }: ComparisonResult): Figure {
  const { minusTwo, minusOne, zero, plusOne, plusTwo } = counts;
  return {
    title: 'Round by round',
    says: `A round is four games: both variants from both sides with the same dice. In ${counted(rounds, 'round')} the second won more of them in ${plusOne + plusTwo}, fewer in ${minusOne + minusTwo}, as many in ${zero}; ${pWords(chance)}.`,
    table: {
      head: ['the second won', 'rounds'],
      rows: [
        ['two games more', plusTwo],
        ['one game more', plusOne],
        ['as many', zero],
        ['one game fewer', minusOne],
        ['two games fewer', minusTwo],
      ],
    },
  };
}

function opponentFigures({ opponents }: ComparisonResult, { variants }: AboutComparison): Figure[] {
  if (opponents.length < 2) return [];
  return [
    {
      title: 'Opponent by opponent',
      says: 'The difference in games won against each opponent, in percentage points with 95% confidence.',
      picture: drawEstimates({
        x: 'percentage points',
        reference: 0,
        rows: opponents.map(({ name, difference }, i) => differenceRow(`${i + 1} ${name.slice(0, 26)}`, difference)),
      }),
      table: {
        head: ['won against', ...variants.map(({ label }) => label), 'difference', '95%'],
        rows: opponents.map(({ name, wins, difference }, i) => [
          `${i + 1} ${name}`,
          ...wins.map(({ value }) => percent(value)),
          points(difference.value),
          rangeWords(difference, points),
        ]),
      },
    },
  ];
}

function aboutOf({ result, about, terms }: ComparisonReportInput): ReturnType<typeof factsContent> {
  const facts = terms.slice(0, 2).map(({ boards, profile, bots }, i) => {
    const how = `${profile} rules, on ${boards.join(', ')}, ${bots.join(' against ')}`;
    return [i === 0 ? 'First' : 'Second', `${about.variants[i]!.name}: ${how}`] as const;
  });
  return factsContent([...facts, ['Engine', `Hexfall ${ENGINE_VERSION}`]], result.failures);
}
