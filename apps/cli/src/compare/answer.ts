import type { AboutComparison, ComparisonResult } from '@hexfall/sim';
import { percent } from '../simulate/figures.ts';
import { chanceText } from '../simulate/report.ts';

/** Whether the variants differ, in a sentence or two. */
export function answerOf(result: ComparisonResult, { variants }: AboutComparison): string {
  if (result.rounds === 0) return 'No round was finished.';
  const [first, second] = variants;
  const { verdict, chance, wins, figures } = result;
  const { value, low, high } = figures.wins.difference;
  const shares = `${percent(wins[1].value)} against ${percent(wins[0].value)} of the games`;
  const range = `95%: ${points(low)} to ${points(high)}`;
  if (verdict !== 'unclear') {
    const how = verdict === 'better' ? 'more' : 'less';
    return `${second.name} wins ${how} often than ${first.name}: ${shares}, ${points(Math.abs(value))} points ${how} (${range}). The difference is real: equals would differ as much with a chance ${howLikely(chance)}.`;
  }
  const size = value === 0 ? 'no difference' : `${points(Math.abs(value))} points ${value > 0 ? 'more' : 'less'}`;
  return `Between ${second.name} and ${first.name} no difference can be told: ${shares}, ${size} (${range}); equals would differ as much with a chance ${howLikely(chance)}. ${needed(result)}`.trimEnd();
}

function howLikely(chance: number): string {
  const text = chanceText(chance);
  return text.startsWith('below') ? text : `of ${text}`;
}

function points(share: number): string {
  return (100 * share).toFixed(1);
}

/** Beyond this nobody waits for it. */
const TOO_MANY = 10_000_000;

function needed({ gamesNeeded, games }: ComparisonResult): string {
  if (gamesNeeded > TOO_MANY) return 'If there is one, it is too small to be seen in ten million games.';
  const more = gamesNeeded - games;
  if (more <= 0) return '';
  return `To see one of this size takes about ${rounded(gamesNeeded)} games, ${rounded(more)} more.`;
}

/** Two digits are all that is known of it: "12,000". */
function rounded(games: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(games)) - 1);
  return String(Math.ceil(games / unit) * unit).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
