import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Contender, drawRatings } from './draw-ratings.ts';

/*
 * Writes docs/ROUND-ROBIN.md and its picture from the result of a tournament in JSON:
 *   hexfall runs report RUN --json > result.json
 *   npx tsx tools/round-robin/main.ts result.json --commit COMMIT --command "hexfall tournament ..."
 */

interface Result {
  readonly engine: string;
  readonly profile: string;
  readonly boards: readonly string[];
  readonly bots: readonly string[];
  readonly games: number;
  readonly perDoubling: number;
  readonly ranking: readonly number[];
  readonly entrants: readonly (Contender & { readonly games: number; readonly points: { readonly value: number } })[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { commit: { type: 'string', default: '' }, command: { type: 'string', default: '' } },
});
const result = JSON.parse(readFileSync(positionals[0]!, 'utf8')) as Result;
const { entrants, ranking } = result;
const SHOWN = 10;
const MEAN_ELO = 1500;

const elo = (points: number): string => String(Math.round(MEAN_ELO + points));
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value))}`;

/** How much of the differences between ratings the line explains. */
function shareExplained(): number {
  const ratings = entrants.map(({ rating }) => rating.value);
  const mean = ratings.reduce((sum, value) => sum + value, 0) / ratings.length;
  const total = ratings.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return 1 - entrants.reduce((sum, { forItsValue }) => sum + forItsValue.surplus.value ** 2, 0) / total;
}

function table(indices: readonly number[]): string {
  const rows = indices.map(index => {
    const { name, value, points, rating, forItsValue } = entrants[index]!;
    const { surplus } = forItsValue;
    const margin = Math.round((surplus.high - surplus.low) / 2);
    return `| ${ranking.indexOf(index) + 1} | ${name.trim()} | ${value} | ${(100 * points.value).toFixed(1)} % | ${elo(rating.value)} | ${signed(surplus.value)} ± ${margin} |`;
  });
  const head = '| rank | unit | BV | points | Elo | above the line |\n|---:|---|---:|---:|---:|---:|';
  return `${head}\n${rows.join('\n')}`;
}

const bySurplus = [...entrants.keys()].sort(
  (a, b) => entrants[b]!.forItsValue.surplus.value - entrants[a]!.forItsValue.surplus.value,
);
const outside = entrants.filter(({ forItsValue: { surplus } }) => surplus.low > 0 || surplus.high < 0).length;

writeFileSync('docs/images/round-robin.svg', drawRatings(entrants));
writeFileSync(
  'docs/ROUND-ROBIN.md',
  `# Every built-in unit against every other

${entrants.length} units, ${ranking.length * (ranking.length - 1) * 0.5} pairings, ${result.games} games: one against one on ${result.boards.join(', ')}, ${result.profile} rules, ${result.bots.join(', ')} on both sides,
sides exchanged every second game. Played through a [store](CLUSTER.md) by engine ${result.engine} of commit ${values.commit}; different bots and
different boards give different ratings. This page is written by \`tools/round-robin\` from \`hexfall runs report RUN --json\`.

\`\`\`sh
${values.command}
\`\`\`

![Rating over Battle Value, one dot for each unit, with the line that fits them best](images/round-robin.svg)

Doubling the Battle Value went with ${signed(result.perDoubling)} points of Elo. The line explains ${Math.round(100 * shareExplained())} % of the differences between ratings; ${outside} of ${entrants.length}
units are surely above or below it (95 %).

## The best

${table(ranking.slice(0, SHOWN))}

## More than their Battle Value suggests

${table(bySurplus.slice(0, SHOWN))}

## Less than their Battle Value suggests

${table(bySurplus.slice(-SHOWN).toReversed())}

Points: share of all games, draws as halves. Elo: Bradley-Terry ratings around ${MEAN_ELO}. ±: 95 %.
`,
);
