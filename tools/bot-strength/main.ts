import { parseArgs } from 'node:util';
import { BOT_NAMES, type BotName, type BotOptions, type ContestResult, runContest } from '@hexfall/bots';
import type { GameSetup } from '@hexfall/rules';
import { wilsonInterval } from '@hexfall/sim';
import { skirmish } from '@hexfall/testkit';

/*
 * How strong bots are against each other: npx tsx --conditions=@hexfall/source tools/bot-strength/main.ts [--games 1000] [--bots
 * tactician,charger] [--sizes 1,2,4] [--styles plain,hills] [--nodes 120 | --ms 50]. Every set-up is played twice with sides changed,
 * but only once by two bots of one kind, counted for the side in the north.
 * The share counts a draw as half a win; its interval is Wilson's at 95%.
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    bots: { type: 'string' },
    sizes: { type: 'string' },
    styles: { type: 'string' },
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

function readPair(text: string): Pair {
  const [first, second] = text.split(',').map(name => BOT_NAMES.find(known => known === name));
  if (first === undefined || second === undefined) throw new Error(`--bots must be two of ${BOT_NAMES.join(', ')}`);
  return [first, second];
}

/** What the lookahead may spend on a decision: a number of orders to try, or time. */
function readBudget({ nodes, ms }: { nodes?: string | undefined; ms?: string | undefined }): BotOptions {
  if (nodes !== undefined) return { budget: { nodes: Number(nodes) } };
  return ms === undefined ? {} : { budget: { milliseconds: Number(ms) } };
}

function* setups(count: number, perSide: number, style: string): Generator<GameSetup> {
  for (let i = 0; i < count; i++) {
    yield skirmish(`${seed} ${perSide} ${style} ${i}`, style === 'plain' ? { perSide } : { perSide, style });
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function row(cells: readonly (string | number)[]): string {
  const widths = [10, 10, 6, 8, 7, 7, 7, 7, 8, 18, 9, 7];
  return cells.map((cell, i) => String(cell).padEnd(widths[i] ?? 0)).join(' ');
}

function report(pair: Pair, size: number, style: string, tally: ContestResult): string {
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
  ]);
}

const pairs = values.bots === undefined ? CLAIMS : [readPair(values.bots)];
const budget = readBudget(values);
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
  ]),
);
for (const pair of pairs) {
  for (const size of sizes.split(',').map(Number)) {
    for (const style of styles.split(',')) {
      const count = pair[0] === pair[1] ? Number(games) : Number(games) / 2;
      const tally = runContest(pair, setups(count, size, style), budget);
      console.log(report(pair, size, style, tally));
    }
  }
}
