import type { Replay } from '@hexfall/protocol';
import { type Course, type CurvePoint, type WinCurve, winCurve } from '@hexfall/sim';
import { formatCount } from '../format-count.ts';
import { ProgressLine } from '../progress-line.ts';
import { percent } from '../simulate/figures.ts';
import type { WorkerSettings } from '../simulate/options.ts';
import type { CommandContext } from '../simulate/simulate.ts';
import { workforceFor } from '../simulate/workforce.ts';
import { formatTable, wrapText } from '../table.ts';

/** How a curve is to be computed. */
export interface CurveRun {
  /** The bots of A and B. */
  readonly bots: readonly [string, string];
  readonly seed: string;
  /** Number of games in all. */
  readonly games: number;
  readonly settings: WorkerSettings;
  /** Whether B is side 0 of the game. */
  readonly swapped?: boolean;
}

/** Computes the chances throughout a game, with a progress line. */
export async function playCurve(
  course: Course,
  { bots, seed, games, settings, swapped = false }: CurveRun,
  { terminal, signal }: Pick<CommandContext, 'terminal' | 'signal'>,
): Promise<WinCurve> {
  const progress = new ProgressLine(terminal, { unit: 'games' });
  try {
    return await winCurve(course, {
      bots,
      seed,
      games,
      swapped,
      signal,
      createWorkforce: (series, wanted) => workforceFor(series, settings, wanted),
      onProgress: played => progress.show(played, games),
    });
  } finally {
    progress.clear();
  }
}

/** Width of the bar for a chance of 100%. */
const BAR = 20;

/** Formats the curve for people: a line for each turn, then what decided the game. */
export function formatCurve(
  { points, decisive, games }: WinCurve,
  replay: Pick<Replay, 'header'>,
  bots: string,
  width: number,
): string[] {
  if (points.length === 0) return ['No game was finished.'];
  const rows = turnPoints(points).map(({ point, label }) => {
    const { value, low, high } = point.chance;
    const interval = point.games === 0 ? 'the result' : `${percent(low)} to ${percent(high)}`;
    return [label, percent(value), interval, barOf(value)];
  });
  const told =
    decisive.length === 0
      ? ['  No single moment changed much.']
      : decisive.flatMap(({ text }) => wrapText(text, width, '  ', '    '));
  return [
    ...wrapText(
      `Chance of A to win, a draw counting half: ${formatCount(games, 'game')} played on from ${points.length} moments, ${replay.header.profile.id} rules, ${bots} on both sides`.replace(
        /(\S+),(\S+) on both sides$/,
        '$1 against $2',
      ),
      width,
    ),
    '',
    ...formatTable([['', 'A', '95%', ''], ...rows], { width, left: [3], dispensable: [3] }),
    '',
    'What decided it:',
    ...told,
  ];
}

function barOf(value: number): string {
  return '█'.repeat(Math.round(BAR * value)).padEnd(BAR, '░');
}

/** Returns the first known point of each turn, and the end. */
function turnPoints(points: readonly CurvePoint[]): { readonly point: CurvePoint; readonly label: string }[] {
  const firsts = points.filter((point, i) => point.games > 0 && point.turn !== points[i - 1]?.turn);
  const last = points.at(-1)!;
  return [
    ...firsts.map(point => ({ point, label: point.turn === 0 ? 'start' : `turn ${point.turn}` })),
    ...(last.games === 0 ? [{ point: last, label: 'end' }] : []),
  ];
}
