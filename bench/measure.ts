/** One thing to measure: `run` repeats it `times` times and returns a checksum of what it computed. */
export interface Workload {
  readonly name: string;
  readonly run: (times: number) => number;
  /** Maximum time of one operation, in nanoseconds, on one ordinary core. */
  readonly targetNs?: number;
  /** Time that MegaMek takes for this on a comparable core, in nanoseconds, where that was measured. */
  readonly elsewhereNs?: number;
  /** Time that a native program takes for the same work on the same core, in nanoseconds, where that is known. */
  readonly nativeNs?: number;
  /** Number of operations in the checksum, where the usual number would take too long. */
  readonly checksumTimes?: number;
  /** For an operation that uses the whole engine: it needs as long a warm-up as games do. */
  readonly warmUp?: 'game';
}
