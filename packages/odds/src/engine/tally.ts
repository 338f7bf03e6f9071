import type { Contribution } from '../answer.ts';
import type { Gauge } from '../gauge.ts';
import type { Gauges } from '../gauges.ts';
import { causeKey } from './cause-key.ts';

/** What the runs so far say about each gauge, by weight. */
export class Tally {
  /** By gauge: how far its number has risen. */
  readonly risen: Float64Array;
  /** By gauge: the weight of the runs that ended with a yes. */
  readonly ended: Float64Array;
  /** By gauge whose answer is a number: the weight of each. */
  readonly outcomes: readonly Map<number, number>[];
  /** By gauge: the weight of each cause. */
  readonly causes: readonly Map<number, { chance: number; readonly cause: Contribution['cause'] }>[];
  /** Weight of the runs that went to the end. */
  finished = 0;

  constructor(gauges: readonly Gauge[]) {
    this.risen = new Float64Array(gauges.length);
    this.ended = new Float64Array(gauges.length);
    this.outcomes = gauges.map(() => new Map());
    this.causes = gauges.map(() => new Map());
  }

  /** Adds the changes of a run that began with the numbers of a row. */
  addRun(gauges: Gauges, row: Int32Array, offset: number, weight: number): void {
    for (let i = 0; i < this.risen.length; i++) {
      const rise = gauges.numbers[i]! - row[offset + i]!;
      if (rise === 0 || gauges.gauges[i]!.answersNumber) continue;
      this.risen[i]! += rise * weight;
      if (rise > 0) this.addCause(gauges, i, weight);
    }
  }

  /** Adds the answers of a run that has reached its end. */
  addEnd(gauges: Gauges, weight: number): void {
    this.finished += weight;
    for (let i = 0; i < this.risen.length; i++) {
      if (!gauges.gauges[i]!.answersNumber) {
        this.ended[i]! += gauges.numbers[i]! * weight;
        continue;
      }
      const outcomes = this.outcomes[i]!;
      const number = gauges.read(i);
      outcomes.set(number, (outcomes.get(number) ?? 0) + weight);
    }
  }

  private addCause(gauges: Gauges, i: number, weight: number): void {
    const cause = gauges.causes[i];
    if (cause === undefined) return;
    const key = causeKey(cause);
    const known = this.causes[i]!.get(key);
    if (known === undefined) this.causes[i]!.set(key, { chance: weight, cause });
    else known.chance += weight;
  }
}
