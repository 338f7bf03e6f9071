import {
  type AboutComparison,
  COMPARISON,
  ComparisonCollector,
  comparisonAnswer,
  DifferingGames,
  describeBatch,
  GAMES_PER_ROUND,
  isPrecise,
  MIN_ROUNDS_FOR_PRECISION,
  marginOfError,
  observationsNeeded,
  type Series,
} from '@hexfall/sim';
import { UsageError } from '../exit.ts';
import { playSeries } from '../series/play-series.ts';
import type { SeriesCommand, SeriesListener } from '../series/series-command.ts';
import { readShare } from '../simulate/options.ts';
import type { CommandContext } from '../simulate/simulate.ts';
import type { CompareOptions } from './options.ts';
import { comparisonToJson, formatComparison, pointsText } from './report.ts';
import { arrangeComparison } from './variants.ts';

/** Plays two variants of a force against the same opponents and says whether they differ. */
export async function compare(
  name: string | undefined,
  options: CompareOptions,
  context: CommandContext,
): Promise<void> {
  if (name === undefined && options.resume === undefined)
    throw new UsageError('compare needs a force, such as: hexfall compare HBK-4G --with HBK-4P --against WVR-6R.');
  const precision = options.precision === undefined ? 0 : readShare(options.precision);
  const requested = name === undefined ? undefined : arrangeComparison(name, options);
  await playSeries(compareCommand(options, precision), requested, options, context);
}

const GAMES_EACH = 200;
/** The most games if the user asked only for a precision. */
const GAMES_FOR_PRECISION = 100_000;

export function compareCommand(
  options: Pick<CompareOptions, 'json' | 'precision'>,
  precision: number,
): SeriesCommand<AboutComparison> {
  return {
    name: 'compare',
    storedAs: 'compare',
    kind: COMPARISON,
    gamesEach: precision === 0 ? GAMES_EACH : GAMES_FOR_PRECISION,
    stopOptions: options.precision === undefined ? '' : ` --precision ${options.precision}`,
    precision,
    createListener: ({ about, series }) => createListener(about, series, options, precision),
  };
}

function createListener(
  about: AboutComparison,
  series: Series,
  { json }: Pick<CompareOptions, 'json'>,
  precision: number,
): SeriesListener {
  const collector = new ComparisonCollector(series);
  const goal = { precision, least: MIN_ROUNDS_FOR_PRECISION };
  const terms = series.slice(0, 2).map(describeBatch);
  const differing = new DifferingGames(series);
  return {
    add: record => {
      collector.add(record);
      differing.add(record);
    },
    estimate: () => {
      const { difference } = collector;
      return `${pointsText(difference.value)} ±${(marginOfError(difference) * 100).toFixed(1)}`;
    },
    expectedGames: games =>
      precision === 0
        ? games
        : Math.min(games, GAMES_PER_ROUND * observationsNeeded(goal, collector.rounds, collector.difference)),
    isEnough: () => isPrecise(goal, collector.rounds, collector.difference),
    formatResult: (failures, notes) => {
      const result = collector.result(failures);
      return json
        ? `${JSON.stringify({ ...comparisonToJson(result, about, terms), notes })}\n`
        : `${formatComparison(result, about, terms).join('\n')}\n`;
    },
    page: {
      tellingGames: () => differing.telling(collector.result().verdict),
      create: (report, { failures, ...contents }) => {
        const result = collector.result(failures);
        return report.comparisonReport({ ...contents, result, about, terms, answer: comparisonAnswer(result, about) });
      },
    },
  };
}
