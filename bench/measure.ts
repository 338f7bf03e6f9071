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
  /** For an operation that goes through the whole engine: it takes as long as games until all of it is compiled. */
  readonly warmUp?: 'game';
}
