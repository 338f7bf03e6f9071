import { ENGINE_VERSION } from '@hexfall/protocol';
import {
  type AboutLadder,
  eloText as elo,
  type LadderMeeting,
  type LadderResult,
  type LadderScore,
} from '@hexfall/sim';
import { formatCount } from '../format-count.ts';
import { percent } from '../simulate/figures.ts';
import { failureLines } from '../simulate/report.ts';
import { formatTable, outputWidth, wrapText } from '../table.ts';

/** Formats the result of a ladder for people. */
export function formatLadder(result: LadderResult, about: AboutLadder, width = outputWidth()): string[] {
  const head = introduction(result, about, width);
  if (result.games === 0) return [...head, '  No game was finished.'];
  return [
    ...head,
    ...standings(result, width),
    '',
    ...againstEach(result, about, width),
    '',
    ...byConditions(result, about, width),
    '',
    ...legend(result, width),
    ...failureLines(result),
  ];
}

function introduction({ games, bots, meetings }: LadderResult, { scope }: AboutLadder, width: number): string[] {
  const sizes = scope.sizes.map(size => `${size}v${size}`);
  const played = [scope.rules, scope.mixes, scope.grounds, sizes].map(list => list.join(', ')).join('; ');
  return [
    `${formatCount(bots.length, 'bot')}, ${formatCount(meetings.length, 'pairing')}, ${formatCount(games, 'game')}`,
    ...wrapText(`${played}; equal forces, sides exchanged every second game`, width),
    '',
  ];
}

function standings({ bots, ranking }: LadderResult, width: number): string[] {
  const rows = ranking.map((index, rank) => {
    const { name, games, wins, draws, losses, points, rating } = bots[index]!;
    const range = Number.isFinite(rating.low) ? `${elo(rating.low)}-${elo(rating.high)}` : '-';
    const counts = [games, wins, draws, losses].map(String);
    return [`${rank + 1}  ${name}`, ...counts, percent(points.value), interval({ points }), elo(rating.value), range];
  });
  const head = ['by rating', 'games', 'won', 'drawn', 'lost', 'points', '95%', 'Elo', '95%'];
  return formatTable([head, ...rows], { width, dispensable: [3, 1, 6, 4, 2, 8] });
}

function interval({ points }: Pick<LadderScore, 'points'>): string {
  return `${(points.low * 100).toFixed(0)}-${(points.high * 100).toFixed(0)}%`;
}

/** Returns a table of the first bot's results against each of the others, by size and rules. */
function againstEach({ bots, meetings }: LadderResult, { scope }: AboutLadder, width: number): string[] {
  const sizes = scope.sizes.map(size => `${size}v${size}`);
  const rows = meetings
    .filter(({ first }) => first === 0)
    .map(meeting => {
      const { second, games, points } = meeting;
      const shares = [sharesOf(meeting, 'size', sizes), sharesOf(meeting, 'rules', scope.rules)];
      return [bots[second]!.name, String(games), percent(points.value), interval(meeting)].concat(...shares);
    });
  const head = [`${bots[0]!.name} against`, 'games', 'points', '95%', ...sizes, ...scope.rules];
  return formatTable([head, ...rows], { width });
}

/** Returns a table of the first bot's results against each of the others, by ground and mix of units. */
function byConditions({ bots, meetings }: LadderResult, { scope }: AboutLadder, width: number): string[] {
  const rows = meetings
    .filter(({ first }) => first === 0)
    .map(meeting =>
      [bots[meeting.second]!.name].concat(
        sharesOf(meeting, 'ground', scope.grounds),
        sharesOf(meeting, 'mix', scope.mixes),
      ),
    );
  return formatTable([[`${bots[0]!.name} against`, ...scope.grounds, ...scope.mixes], ...rows], { width });
}

function sharesOf({ by }: LadderMeeting, view: keyof LadderMeeting['by'], labels: readonly string[]): string[] {
  return labels.map(label => {
    const score = by[view][label];
    return score === undefined ? '-' : percent(score.points.value);
  });
}

function legend({ firstSide }: LadderResult, width: number): string[] {
  const text = `points: share of the games, draws as halves. Elo: Bradley-Terry ratings around 1500; 400 points are odds of ten to one. The side that began in the north had ${percent(firstSide.value)} of the points (95%: ${interval({ points: firstSide })}).`;
  return wrapText(text, width, '  ');
}

/** Converts the result of a ladder to JSON. */
export function ladderToJson(result: LadderResult, about: AboutLadder): object {
  return { engine: ENGINE_VERSION, ...about.scope, first: about.gauntlet, ...result };
}
