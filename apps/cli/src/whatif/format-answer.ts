import type { Estimate, Proportion, SimulationResult } from '@hexfall/sim';
import { sideName } from '@hexfall/view';
import { formatCount } from '../format-count.ts';
import { percent, signed } from '../simulate/figures.ts';
import { simulationToJson, unitLines } from '../simulate/report.ts';
import { formatTable, wrapText } from '../table.ts';
import type { WhatIfCase, WhatIfQuestion } from './cases.ts';

/** The answer to a question: the results of playing on. */
export interface WhatIfAnswer extends WhatIfQuestion {
  /** The results of each case. */
  readonly results: readonly SimulationResult[];
  /** How much better A does in the first case than in each of the cases, where a draw counts half. */
  readonly differences: readonly Estimate[];
  /** Whether the user stopped the work before all games were played. */
  readonly isStopped: boolean;
}

/** Formats the answer for people, to fit the terminal. */
export function formatAnswer(answer: WhatIfAnswer, width: number): string[] {
  const { place, cases, results } = answer;
  const [first] = results;
  if (first === undefined || first.games === 0) return [place, '  No game was finished.'];
  const [a, b] = first.sides;
  const bots = a.bot === b.bot ? `${a.bot} on both sides` : `${a.bot} against ${b.bot}`;
  const subject = cases.length === 1 ? '' : `: ${cases[0]!.title}`;
  return [
    ...wrapText(`${place}${subject}`, width),
    ...wrapText(
      `${formatCount(first.games, 'game')} played on from there${cases.length === 1 ? '' : ' in each case'}, ${first.profile} rules, ${bots}`,
      width,
    ),
    '',
    ...(cases.length === 1 ? outcomeLines(first, width) : caseLines(answer, width)),
    ...differenceLines(answer, width),
    '',
    ...unitLines(first, width),
  ];
}

function outcomeLines({ sides, draws }: SimulationResult, width: number): string[] {
  const row = (label: string, { count, value, low, high }: Proportion): string[] => [
    label,
    String(count),
    percent(value),
    `95%: ${percent(low)} to ${percent(high)}`,
  ];
  return formatTable([...sides.map((side, i) => row(`${sideName(i)} wins`, side.wins)), row('draws', draws)], {
    width,
  });
}

/** Returns a line for each case, from the view of the side that the question is about. */
function caseLines({ cases, results, side }: WhatIfAnswer, width: number): string[] {
  const rows = results.map(({ sides, draws }, i) => {
    const { value, low, high } = sides[side === 0 ? 0 : 1].wins;
    return [cases[i]!.title, percent(value), `${percent(low)} to ${percent(high)}`, percent(draws.value)];
  });
  const head = ['', `${sideName(side)} wins`, '95%', 'draws'];
  return formatTable([head, ...rows], { width, dispensable: [3] });
}

const AGAINST: Readonly<Record<WhatIfCase['kind'], string>> = {
  asked: '',
  real: 'Compared with the actual order',
  own: "Compared with the bot's own choice",
  unchanged: 'Compared with the unchanged game',
};

/** Returns how much the first case differs from each other case, in percentage points of wins. */
function differenceLines({ cases, differences, side }: WhatIfAnswer, width: number): string[] {
  return cases.flatMap(({ kind }, i) => {
    if (i === 0) return [];
    const { value, low, high } = ofSide(differences[i]!, side);
    const points = `${signed(100 * value, 1)} points for ${sideName(side)} (95%: ${signed(100 * low, 1)} to ${signed(100 * high, 1)})`;
    return wrapText(`${AGAINST[kind]}: ${points}, a draw counting half: ${verdict(low, high)}`, width, '  ', '    ');
  });
}

function verdict(low: number, high: number): string {
  if (low > 0) return 'better';
  return high < 0 ? 'worse' : 'no difference can be shown';
}

/** Returns a difference from the view of a side. */
function ofSide({ value, low, high }: Estimate, side: number): Estimate {
  return side === 0 ? { value, low, high } : { value: 0 - value, low: 0 - high, high: 0 - low };
}

/** Returns the answer as data. */
export function answerToJson({ place, events, side, cases, results, differences, isStopped }: WhatIfAnswer): object {
  return {
    place,
    events,
    side: sideName(side),
    cases: cases.map(({ kind, title, batch }, i) => ({
      kind,
      title,
      seed: batch.seed,
      ...(i === 0 ? {} : { difference: ofSide(differences[i]!, side) }),
      ...simulationToJson(results[i]!),
    })),
    stopped: isStopped,
  };
}
