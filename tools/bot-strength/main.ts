import { parseArgs } from 'node:util';
import { BOT_NAMES, type BotName, type BotOptions, type ContestResult, runContest } from '@hexfall/bots';
import type { GameSetup } from '@hexfall/rules';
import { wilsonInterval } from '@hexfall/sim';
import { equalForces, LINE_UPS, type LineUp } from './line-up.ts';

/*
 * How strong bots are against each other: npx tsx --conditions=@hexfall/source tools/bot-strength/main.ts [--games 1000] [--bots
 * tactician,charger] [--sizes 1,2,4] [--styles plain,hills] [--units usual | catalogue] [--nodes 120 | --ms 50]. Every set-up is played
 * twice with sides changed, but only once by two bots of one kind, counted for the side in the north.
 * The share counts a draw as half a win; its interval is Wilson's at 95%. The last column is processor time for a game, in milliseconds.
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    bots: { type: 'string' },
    sizes: { type: 'string' },
    styles: { type: 'string' },
    units: { type: 'string' },
    nodes: { type: 'string' },
    ms: { type: 'string' },
    seed: { type: 'string' },
  },
});
const { games = '1000', sizes = '1,2,4', styles = 'plain,hills', seed = 'strength' } = values;

type Pair = readonly [BotName, BotName];

const CLAIMS: readonly Pair[] = [
  ['tactician', 'random'],
  ['tactician', 'charger'],
  ['charger', 'random'],
  ['tactician', 'tactician'],
  ['lookahead', 'tactician'],
];

/** Ends the program because of how it was called. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

function readPair(text: string): Pair {
  const [first, second] = text.split(',').map(name => BOT_NAMES.find(known => known === name));
  if (first === undefined || second === undefined) refuse(`--bots must be two of ${BOT_NAMES.join(', ')}`);
  return [first, second];
}

/** What the lookahead may spend on a decision: a number of orders to try, or time. */
function readBudget({ nodes, ms }: { nodes?: string | undefined; ms?: string | undefined }): BotOptions {
  if (nodes !== undefined) return { budget: { nodes: Number(nodes) } };
  return ms === undefined ? {} : { budget: { milliseconds: Number(ms) } };
}

function readLineUp(text: string): LineUp {
  const lineUp = LINE_UPS.find(known => known === text);
  if (lineUp === undefined) refuse(`--units must be one of ${LINE_UPS.join(', ')}`);
  return lineUp;
}

function* setups(count: number, perSide: number, style: string): Generator<GameSetup> {
  for (let i = 0; i < count; i++) yield equalForces(`${seed} ${perSide} ${style} ${i}`, perSide, style, lineUp);
}

/** Plays a contest. Returns the processor time that each game took as well, in milliseconds. */
function timedContest(pair: Pair, played: Iterable<GameSetup>): { readonly tally: ContestResult; readonly ms: number } {
  const before = process.cpuUsage();
  const tally = runContest(pair, played, budget);
  const { user, system } = process.cpuUsage(before);
  return { tally, ms: (user + system) / 1000 / tally.games };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function row(cells: readonly (string | number)[]): string {
  const widths = [10, 10, 6, 8, 7, 7, 7, 7, 8, 18, 9, 7, 7];
  return cells.map((cell, i) => String(cell).padEnd(widths[i] ?? 0)).join(' ');
}

function report(pair: Pair, size: number, style: string, tally: ContestResult, ms: number): string {
  const { games: played, wins, losses, draws, timeouts, turns } = tally;
  const share = (wins + draws / 2) / played;
  const { low, high } = wilsonInterval(wins + draws / 2, played);
  const interval = `[${percent(low)}, ${percent(high)}]`;
  const each = (turns / played).toFixed(1);
  const counts = [played, wins, losses, draws];
  return row([
    ...pair,
    `${size}v${size}`,
    style,
    ...counts,
    percent(share),
    interval,
    percent(timeouts / played),
    each,
    ms.toFixed(1),
  ]);
}

const pairs = values.bots === undefined ? CLAIMS : [readPair(values.bots)];
const budget = readBudget(values);
const lineUp = readLineUp(values.units ?? 'usual');
console.log(
  row([
    'bot',
    'against',
    'units',
    'ground',
    'games',
    'wins',
    'losses',
    'draws',
    'share',
    'interval',
    'timeouts',
    'turns',
    'ms',
  ]),
);
for (const pair of pairs) {
  for (const size of sizes.split(',').map(Number)) {
    for (const style of styles.split(',')) {
      const count = pair[0] === pair[1] ? Number(games) : Number(games) / 2;
      const { tally, ms } = timedContest(pair, setups(count, size, style));
      console.log(report(pair, size, style, tally, ms));
    }
  }
}
