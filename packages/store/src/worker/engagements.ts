import { hasOutsideBots, type Series, type Workforce } from '@hexfall/sim';
import { findStrangeBot } from '../runs/bot-digests.ts';
import { readAnySeries } from '../runs/run-header.ts';
import type { RunInfo } from '../runs/run-info.ts';

/** A run that is being played here. */
export interface Engagement {
  readonly series: Series;
  readonly workforce: Workforce;
}

export interface EngagementOptions {
  /** The name of the worker in messages to people. */
  readonly name: string;
  /** Whether programs that a run names as bots may be started here. */
  readonly allowsOutsideBots: boolean;
  /** Creates the workforce that plays the games of a run. */
  readonly employ: (series: Series) => Workforce;
}

/** The workforces of a worker, one for each run of which it has chunks. */
export class Engagements {
  private readonly options: EngagementOptions;
  private readonly read: (run: number) => Promise<RunInfo>;
  private readonly known = new Map<number, Promise<Engagement>>();

  constructor(options: EngagementOptions, read: (run: number) => Promise<RunInfo>) {
    this.options = options;
    this.read = read;
  }

  of(run: number): Promise<Engagement> {
    const known = this.known.get(run);
    if (known !== undefined) return known;
    const engagement = this.engage(run);
    this.known.set(run, engagement);
    // Tried again with the next chunk, when the cause of the failure may be gone.
    engagement.catch(() => this.known.delete(run));
    return engagement;
  }

  private async engage(run: number): Promise<Engagement> {
    const info = await this.read(run);
    const series = readAnySeries(info.command, info.header);
    if (!series.ok) throw new Error(`the run ${series.errors[0]!}`);
    if (series.value.some(hasOutsideBots)) this.checkBots(info, series.value);
    return { series: series.value, workforce: this.options.employ(series.value) };
  }

  /**
   * Throws if the external bots of a run must not be started here. The line of a chunk proves nothing: anyone who may write to the queue
   * could offer a run with external bots among the others.
   */
  private checkBots({ bots }: RunInfo, series: Series): void {
    const { name, allowsOutsideBots } = this.options;
    if (!allowsOutsideBots) throw new Error(`external bots are not allowed on ${name}`);
    const strange = findStrangeBot(bots, series);
    if (strange !== undefined)
      throw new Error(`the bot ${strange} has different files on ${name} than where the run was added`);
  }

  async dismissAll(): Promise<void> {
    const engaged = await Promise.allSettled(this.known.values());
    this.known.clear();
    await Promise.all(engaged.flatMap(each => (each.status === 'fulfilled' ? [each.value.workforce.dismiss()] : [])));
  }
}
