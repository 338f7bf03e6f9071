import { pWords } from '../results/words.ts';
import type { ComparisonResult } from './comparison.ts';
import type { AboutComparison } from './comparison-file.ts';

/** Says in a sentence or two whether the variants differ. */
export function comparisonAnswer(result: ComparisonResult, { variants }: AboutComparison): string {
  if (result.rounds === 0) return 'No round was finished.';
  const [first, second] = variants;
  const { verdict, chance, wins, figures } = result;
  const { value, low, high } = figures.wins.difference;
  const shares = `${percent(wins[1].value)} against ${percent(wins[0].value)} of the games`;
  const range = `95%: ${points(low)} to ${points(high)}`;
  if (verdict !== 'unclear') {
    const how = verdict === 'better' ? 'more' : 'less';
    return `${second.name} wins ${how} often than ${first.name}: ${shares}, ${points(Math.abs(value))} points ${how} (${range}). The difference is real (${pWords(chance)}).`;
  }
  const size = value === 0 ? 'no difference' : `${points(Math.abs(value))} points ${value > 0 ? 'more' : 'less'}`;
  return `No difference can be shown between ${second.name} and ${first.name}: ${shares}, ${size} (${range}; ${pWords(chance)}). ${gamesNeededText(result)}`.trimEnd();
}

function percent(share: number): string {
  return `${points(share)}%`;
}

function points(share: number): string {
  return (100 * share).toFixed(1);
}

/** Nobody waits for more games than this. */
const MAX_GAMES_TO_SUGGEST = 10_000_000;

function gamesNeededText({ gamesNeeded, games }: ComparisonResult): string {
  if (gamesNeeded > MAX_GAMES_TO_SUGGEST) return 'If there is one, it is too small to show in ten million games.';
  const more = gamesNeeded - games;
  if (more <= 0) return '';
  return `Detecting one of this size takes about ${roundUp(gamesNeeded)} games, ${roundUp(more)} more.`;
}

/** Two significant digits, which is all that the estimate is good for: "12,000". */
function roundUp(games: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(games)) - 1);
  return String(Math.ceil(games / unit) * unit).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
