import { Model } from '@hexfall/stage';
import type { MechSheet } from '@hexfall/view';
import { runInSlices, type SliceTools } from '../../app/slices.ts';
import { type Firepower, firepowerCurve, USUAL_BASE } from './firepower.ts';

/** The unit that fires, and its target. */
export interface Shooting {
  readonly attacker: MechSheet;
  readonly target: MechSheet;
}

/** The damage of units at every distance, computed bit by bit, for a target number that the reader chooses. */
export class FirepowerModel extends Model {
  private readonly shootings: readonly Shooting[];
  private readonly slices: SliceTools;
  private number = USUAL_BASE;
  private done: readonly (readonly Firepower[])[] | undefined;
  private running = new AbortController();

  constructor(shootings: readonly Shooting[], slices: SliceTools) {
    super();
    this.shootings = shootings;
    this.slices = slices;
  }

  /** The target number without the modifier for range. */
  get base(): number {
    return this.number;
  }

  /** A curve for each shooting, for the last target number that was computed; `undefined` before the first. */
  get curves(): readonly (readonly Firepower[])[] | undefined {
    return this.done;
  }

  async setBase(base: number): Promise<void> {
    this.number = base;
    this.changed();
    await this.work();
  }

  /** Computes the curves. A newer computation stops an older one. */
  async work(): Promise<void> {
    this.running.abort();
    const running = new AbortController();
    this.running = running;
    const work = allCurves(this.shootings, this.number);
    const curves = await runInSlices(work, { tools: this.slices, signal: running.signal, onProgress: () => undefined });
    if (curves === undefined || running.signal.aborted) return;
    this.done = curves;
    this.changed();
  }

  close(): void {
    this.running.abort();
  }
}

function* allCurves(
  shootings: readonly Shooting[],
  base: number,
): Generator<number, readonly (readonly Firepower[])[]> {
  const curves: (readonly Firepower[])[] = [];
  for (const { attacker, target } of shootings) curves.push(yield* firepowerCurve(attacker, target, base));
  return curves;
}
