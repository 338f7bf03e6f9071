/** One thing to measure: `run` does it `times` over and answers a checksum of what it computed. */
export interface Workload {
  readonly name: string;
  readonly run: (times: number) => number;
  /** Most that one operation may take, in nanoseconds, on one ordinary core. */
  readonly targetNs?: number;
  /** What MegaMek takes for the same on a comparable core, in nanoseconds, where that was measured. */
  readonly elsewhereNs?: number;
  /** Operations that the checksum is of, where the usual number would take too long. */
  readonly checksumTimes?: number;
}

export interface Measurement {
  readonly name: string;
  /** CPU time of one operation, median over the rounds. */
  readonly ns: number;
  /** Of the fastest round. */
  readonly bestNs: number;
  /** Equal numbers mean that equal work was done. */
  readonly checksum: number;
  readonly targetNs: number | undefined;
  readonly elsewhereNs: number | undefined;
}

const ROUND_NS = 40_000_000;
const ROUNDS = 15;

/**
 * Measures workloads in turn, round by round, so that a busy moment of the machine falls on all of them. CPU time, not
 * wall time. The checksum is that of a fixed number of operations and does not depend on how fast the machine is.
 */
export function measure(workloads: readonly Workload[]): Measurement[] {
  const times = workloads.map(calibrate);
  const rounds = workloads.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, workload] of workloads.entries()) rounds[i]!.push(cpuNs(() => workload.run(times[i]!)) / times[i]!);
  }
  return workloads.map((workload, i) => {
    const sorted = rounds[i]!.toSorted((a, b) => a - b);
    return {
      name: workload.name,
      ns: sorted[Math.floor(ROUNDS / 2)]!,
      bestNs: sorted[0]!,
      checksum: workload.run(workload.checksumTimes ?? CHECKSUM_TIMES) >>> 0,
      targetNs: workload.targetNs,
      elsewhereNs: workload.elsewhereNs,
    };
  });
}

const CHECKSUM_TIMES = 1000;

/** How often to repeat a workload so that a round is long enough to time. */
function calibrate(workload: Workload): number {
  for (let times = 8; ; times *= 2) {
    workload.run(times);
    const ns = cpuNs(() => workload.run(times));
    if (ns > ROUND_NS / 4) return Math.max(1, Math.round((times * ROUND_NS) / ns));
  }
}

function cpuNs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) * 1000;
}
