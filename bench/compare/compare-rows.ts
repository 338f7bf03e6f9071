import { medianOf, sortedNumbers } from '@hexfall/sim';
import type { Entry } from '../rows/catalogue.ts';
import type { Survey, Timing } from '../rows/row.ts';
import { nameOf, parties, type ShowProgress } from '../run/measure-rows.ts';
import { RowProcess } from '../run/row-process.ts';
import type { Ready } from '../run/row-server.ts';
import type { Pair } from './ratio.ts';

/** The results of a row in both trees, or why it was not run. */
export type Comparison =
  | { readonly name: string; readonly skipped: string }
  | {
      readonly name: string;
      readonly pairs: readonly Pair[];
      readonly checksums: { readonly base: number; readonly present: number };
      /** For games: unit-turns in a game, which distinguish a longer game from a slower engine. */
      readonly unitTurns?: { readonly base: number; readonly present: number };
    };

export interface Trees {
  readonly present: string;
  readonly base: string;
}

/**
 * Each round starts one process for each tree, so that chance in one process (memory layout, what gets compiled when) is not taken for
 * a difference. Within a round the two take turns.
 */
export async function compareRows(
  trees: Trees,
  entries: readonly Entry[],
  rounds: number,
  show: ShowProgress,
): Promise<Comparison[]> {
  const comparisons = new Map<string, Comparison>();
  const all = parties(entries);
  for (let round = 0; round < rounds; round++) {
    for (const [i, party] of all.entries()) {
      show(round * all.length + i, rounds * all.length, () => nameOf(party));
      const open = party.filter(({ row }) => !isSkipped(comparisons.get(row.name)));
      for (const found of await compareParty(trees, open, round)) {
        comparisons.set(found.name, merge(comparisons.get(found.name), found));
      }
    }
  }
  return entries.map(({ row }) => comparisons.get(row.name)!);
}

function isSkipped(comparison: Comparison | undefined): boolean {
  return comparison !== undefined && 'skipped' in comparison;
}

function merge(before: Comparison | undefined, found: Comparison): Comparison {
  if (before === undefined || 'skipped' in before || 'skipped' in found) return found;
  return { ...found, pairs: [...before.pairs, ...found.pairs] };
}

async function compareParty(trees: Trees, party: readonly Entry[], round: number): Promise<Comparison[]> {
  const both = { present: new RowProcess(trees.present), base: new RowProcess(trees.base) };
  try {
    const comparisons: Comparison[] = [];
    for (const entry of party) comparisons.push(await compareRow(both, entry, round));
    return comparisons;
  } finally {
    both.present.end();
    both.base.end();
  }
}

type Both = Readonly<Record<keyof Trees, RowProcess>>;

/** Both get an equal share of early and late turns, and of going first. */
const TURNS: readonly (readonly (keyof Trees)[])[] = [
  ['present', 'base', 'base', 'present'],
  ['base', 'present', 'present', 'base'],
];

/** Rounds of operations are short. */
const OPERATION_REPEATS = 2;

async function compareRow(both: Both, { source, row }: Entry, round: number): Promise<Comparison> {
  const { name } = row;
  const present = await both.present.prepare(source, name);
  if ('skipped' in present) return { name, skipped: present.skipped };
  const base = await both.base.prepare(source, name, present.times);
  if ('skipped' in base) return { name, skipped: `the base cannot run it: ${base.skipped}` };
  const costs: Record<keyof Trees, number[]> = { present: [], base: [] };
  for (let i = 0; i < (row.kind === 'operation' || row.kind === 'odds' ? OPERATION_REPEATS : 1); i++) {
    for (const tree of TURNS[(round + i) % TURNS.length]!) {
      const { cpuNs, wallNs }: Timing = await both[tree].round(name);
      costs[tree].push(row.kind === 'threads' ? wallNs : cpuNs);
    }
  }
  return {
    name,
    pairs: [each(costs, middle)],
    checksums: each({ present, base }, ({ checksum }) => checksum),
    ...lengths(present, base),
  };
}

function each<A, B>({ present, base }: { present: A; base: A }, figure: (of: A) => B): { present: B; base: B } {
  return { present: figure(present), base: figure(base) };
}

function lengths(present: Ready, base: Ready): { unitTurns?: { base: number; present: number } } {
  if (present.survey === undefined || base.survey === undefined) return {};
  const length = ({ unitTurns, games }: Survey): number => unitTurns / games;
  return { unitTurns: { present: length(present.survey), base: length(base.survey) } };
}

/** Returns the median, so that one round in which code was recompiled makes no difference. */
function middle(costs: readonly number[]): number {
  return medianOf(sortedNumbers(costs)).value;
}
