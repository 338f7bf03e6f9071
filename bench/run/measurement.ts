import type { Row, Survey, Timing } from '../rows/row.ts';
import type { OddsFigures, Ready } from './row-server.ts';

/** Result of a row: the cost of one operation or game, as medians over the rounds. */
export interface Measurement {
  readonly name: string;
  /** CPU time of all threads. */
  readonly ns: number;
  /** CPU time of the best round. */
  readonly bestNs: number;
  readonly wallNs: number;
  readonly rounds: number;
  /** Equal numbers mean equal work. */
  readonly checksum: number;
  readonly survey?: Survey;
  readonly odds?: OddsFigures;
}

export function measurementOf(row: Row, { checksum, survey, odds }: Ready, rounds: readonly Timing[]): Measurement {
  const cpu = rounds.map(({ cpuNs }) => cpuNs).sort((a, b) => a - b);
  return {
    name: row.name,
    ns: middle(cpu),
    bestNs: cpu[0]!,
    wallNs: middle(rounds.map(({ wallNs }) => wallNs).sort((a, b) => a - b)),
    rounds: rounds.length,
    checksum,
    ...(survey === undefined ? {} : { survey }),
    ...(odds === undefined ? {} : { odds }),
  };
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** CPU time that one unit's share of one turn takes: a longer game is not a slower engine. */
export function nsPerUnitTurn({ ns, survey }: Pick<Measurement, 'ns' | 'survey'>): number | undefined {
  return survey === undefined ? undefined : (ns * survey.games) / survey.unitTurns;
}
