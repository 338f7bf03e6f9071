import {
  type AttackTotal,
  causeWords,
  mergeAttacks,
  type PairedComparison,
  type Proportion,
  pWords,
  type SideResult,
  type SimulationResult,
  type UnitResult,
  valueVerdict,
} from '@hexfall/sim';
import { mishapWords, rulesNote, sideName, sourceWords } from '@hexfall/view';
import { cleanLine } from '../clean-text.ts';
import { formatCount, formatNumber } from '../format-count.ts';
import { formatTable, outputWidth, wrapText } from '../table.ts';
import { formatDecimal, percent } from './figures.ts';

/** Formats the result of a simulation for people, to fit the terminal. */
export function formatReport(result: SimulationResult, width = outputWidth()): string[] {
  if (result.games === 0) return [...introduction(result, width), '  No game was finished.', ...failureLines(result)];
  return [
    ...introduction(result, width),
    ...outcomeLines(result, width),
    ...boardLines(result, width),
    '',
    ...unitLines(result, width),
    '',
    ...endLines(result, width),
    '',
    ...attackLines(result, width),
    ...failureLines(result),
    '',
    ...wrapText(rulesNote(result.profile), width),
  ];
}

function introduction(result: SimulationResult, width: number): string[] {
  const [a, b] = result.sides;
  const bots = a.bot === b.bot ? `${a.bot} on both sides` : `${a.bot} against ${b.bot}`;
  const boards = result.boards.map(({ title }) => title).join(', ');
  const how = `${formatCount(result.games, 'game')} on ${boards}, ${result.profile} rules, ${bots}${result.swapSides ? ', sides exchanged every second game' : ''}`;
  return [
    ...wrapText(`${a.name} against ${b.name}`, width),
    ...wrapText(how, width),
    '',
    ...forceLines(result, width),
    '',
  ];
}

/** Returns a table of the forces: tonnage, crew and Battle Value of every unit, and of each force with several units. */
function forceLines({ sides }: SimulationResult, width: number): string[] {
  const rows = sides.flatMap((side, i) => [
    ...side.units.map(({ name, tonnage, gunnery, piloting, value }, n) => [
      `${sideName(i)}${n + 1} ${name}`,
      String(tonnage),
      `${gunnery}/${piloting}`,
      formatNumber(value),
    ]),
    ...(side.units.length > 1 ? [[`${sideName(i)}  in all`, String(side.tonnage), '', formatNumber(side.value)]] : []),
  ]);
  return formatTable([['forces', 'tons', 'crew', 'BV'], ...rows], { width });
}

function outcomeLines(result: SimulationResult, width: number): string[] {
  const rows = result.sides.map((side, i) => outcomeRow(`${sideName(i)} wins`, side.wins));
  const { turns } = result;
  const { low, high } = turns.interval;
  const length = `Turns: median ${formatDecimal(turns.median)} (95%: ${low} to ${high}); half of the games ${formatDecimal(turns.lowerQuartile)} to ${formatDecimal(turns.upperQuartile)}; ${turns.least} to ${turns.most} in all`;
  return [
    ...formatTable([...rows, outcomeRow('draws', result.draws)], { width }),
    ...[valueVerdict(result), length, ...pairLines(result)].flatMap(text => wrapText(text, width, '  ', '    ')),
    ...forfeitLines(result),
  ];
}

function forfeitLines({ forfeits }: SimulationResult): string[] {
  return forfeits.flatMap(({ side, bot, count, first }) => [
    `  ${formatCount(count, 'game')} forfeited by ${sideName(side)}, whose bot failed (${bot})`,
    `    the first is game ${first.game}: ${cleanLine(first.reason)}`,
  ]);
}

function outcomeRow(label: string, rate: Proportion): string[] {
  return [label, String(rate.count), percent(rate.value), `95%: ${percent(rate.low)} to ${percent(rate.high)}`];
}

function pairLines({ pairs, places }: SimulationResult): string[] {
  const games = pairs === undefined ? 0 : pairs.better + pairs.worse + pairs.equal;
  if (pairs === undefined || places === undefined || games === 0) return [];
  return [
    `${formatCount(games, 'pair')} of games: ${split(pairs, 'A', 'B')}`,
    `by starting edge: ${split(places, 'the first', 'the second')}`,
  ];
}

function split({ better, worse, equal, chance }: PairedComparison, one: string, two: string): string {
  return `${better} to ${one}, ${worse} to ${two}, ${equal} to neither; ${pWords(chance)}`;
}

function boardLines({ boards }: SimulationResult, width: number): string[] {
  if (boards.length < 2) return [];
  const rows = boards.map(({ title, games, wins, draws }) => [
    title,
    String(games),
    ...[...wins, draws].map(({ value }) => percent(value)),
  ]);
  return [
    '',
    ...formatTable([['by board', 'games', 'A wins', 'B wins', 'draws'], ...rows], { width, dispensable: [4] }),
  ];
}

/** Returns a table of the results of each unit. */
export function unitLines({ sides }: SimulationResult, width: number): string[] {
  const rows = sides.flatMap((side, i) => side.units.map((unit, n) => unitRow(`${sideName(i)}${n + 1}`, unit)));
  const head = [
    'per game',
    'survives',
    '95%',
    'dealt',
    'taken',
    'falls',
    'PSRs',
    'failed',
    'heat median (max)',
    'shutdowns',
  ];
  return formatTable([head, ...rows], { width, dispensable: [9, 7, 6, 2, 8, 5] });
}

function unitRow(mark: string, unit: UnitResult): string[] {
  const { survival, dealt, taken, falls, heat, shutdowns, rollsMade, rollsFailed } = unit;
  const rolls = rollsMade + rollsFailed;
  return [
    `${mark} ${unit.name}`,
    percent(survival.value),
    `${(survival.low * 100).toFixed(0)}-${percent(survival.high).replace(/\.\d/, '')}`,
    dealt.mean.toFixed(1),
    taken.mean.toFixed(1),
    falls.toFixed(2),
    (rolls / survival.trials).toFixed(1),
    rolls === 0 ? '-' : `${((rollsFailed / rolls) * 100).toFixed(0)}%`,
    `${formatDecimal(heat.median)} (${heat.most})`,
    shutdowns.toFixed(2),
  ];
}

/** Returns a table of how units were lost: causes in rows, sides in columns. */
function endLines({ sides }: SimulationResult, width: number): string[] {
  const counts = sides.map(side => {
    const ends = new Map<string, number>();
    for (const { cause, count } of side.units.flatMap(unit => unit.ends))
      ends.set(cause, (ends.get(cause) ?? 0) + count);
    return ends;
  });
  const total = (cause: string): number => counts.reduce((sum, ends) => sum + (ends.get(cause) ?? 0), 0);
  const causes = [...new Set(counts.flatMap(ends => [...ends.keys()]))].sort((a, b) => total(b) - total(a));
  const rows = causes.map(cause => [causeWords(cause)].concat(counts.map(ends => String(ends.get(cause) ?? 0))));
  return formatTable([['cause of loss', ...sides.map((_, i) => sideName(i))], ...rows], { width });
}

/** Returns a table of the sources of damage: for each side its attacks on the other, then its own mishaps. */
function attackLines({ sides, games }: SimulationResult, width: number): string[] {
  const rows = sides.flatMap((side, i) => {
    const attacks = mergeAttacks(side.units.map(unit => unit.attacks));
    return [
      [`damage by ${sideName(i)}`, 'per game', 'shots', 'hits', 'kills'],
      ...attacks.filter(({ shots, damage }) => shots > 0 || damage > 0).map(attack => attackRow(attack, games)),
      ...mishapRows(side, games),
    ];
  });
  return formatTable(rows, { width });
}

function attackRow({ source, shots, hits, damage, kills }: AttackTotal, games: number): string[] {
  const share = shots === 0 ? '-' : `${((hits / shots) * 100).toFixed(0)}%`;
  const name = sourceWords(source);
  return [`  ${name}`, (damage / games).toFixed(1), (shots / games).toFixed(1), share, String(kills)];
}

function mishapRows({ units }: SideResult, games: number): string[][] {
  const sums = new Map<string, number>();
  for (const [source, points] of units.flatMap(unit => Object.entries(unit.mishaps)))
    sums.set(source, (sums.get(source) ?? 0) + points);
  const sorted = [...sums].sort(([, a], [, b]) => b - a);
  return sorted.map(([source, points]) => [`  (to itself: ${mishapWords(source)})`, (points / games).toFixed(1)]);
}

const MAX_FAILURES = 5;

export function failureLines({ failures }: Pick<SimulationResult, 'failures'>): string[] {
  if (failures.length === 0) return [];
  const shown = failures
    .slice(0, MAX_FAILURES)
    .map(({ game, seed, reason }) => `  game ${game}, ${cleanLine(`${seed}: ${reason}`)}`);
  return ['', `${formatCount(failures.length, 'game')} could not be played:`, ...shown];
}

/** Converts the result of a simulation to JSON, without the figures of single games, which `--out` writes. */
export function simulationToJson(result: SimulationResult): object {
  const { samples: _samples, ...rest } = result;
  return rest;
}
