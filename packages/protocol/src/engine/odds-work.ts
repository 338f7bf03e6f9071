import type { OddsRun } from '@hexfall/odds';
import { z } from 'zod';
import { answerSchema, MAX_ODDS_MILLISECONDS } from '../schema/odds-schema.ts';
import type { LongWork, News } from './long-work.ts';

const oddsFields = {
  answers: z.array(answerSchema).meta({
    description: 'In the order of the questions; empty if the work was cancelled before it began.',
  }),
  progress: z.number().meta({ description: 'How much of the work that the budget allows is done, from 0 to 1.' }),
};

export const oddsResult = z.strictObject({
  ...oddsFields,
  cancelled: z.boolean().meta({ description: 'Whether the work was ended early.' }),
});

type OddsResult = z.input<typeof oddsResult>;

export const PROGRESS_NOTIFICATION = 'odds.progress';

/** Parameters of the notification. */
export const progressParams = z.strictObject({
  id: z.union([z.string(), z.number()]).meta({ description: 'The id of the odds.ask request.' }),
  ...oddsFields,
});

/** The work on one `odds.ask`. */
export class OddsWork implements LongWork<OddsResult> {
  private readonly run: OddsRun;
  /** Milliseconds of work between two notifications; `undefined` for none at all. */
  private readonly progressEvery: number | undefined;
  private spent = 0;
  private sinceNews = 0;

  constructor(run: OddsRun, progressEvery: number | undefined) {
    this.run = run;
    this.progressEvery = progressEvery;
  }

  /**
   * Works on the odds for a while. The budget need not state a time, so that answers can be repeatable, but the total time is limited in
   * any case.
   */
  work(milliseconds: number): boolean {
    const start = Date.now();
    const goesOn = this.run.work(milliseconds);
    this.spent += Math.max(milliseconds, Date.now() - start);
    this.sinceNews += milliseconds;
    return goesOn && this.spent < MAX_ODDS_MILLISECONDS;
  }

  result(cancelled: boolean): OddsResult {
    return { ...this.known(), cancelled };
  }

  news(): News | undefined {
    if (this.progressEvery === undefined || this.sinceNews < this.progressEvery) return undefined;
    this.sinceNews = 0;
    return { method: PROGRESS_NOTIFICATION, params: this.known() };
  }

  private known(): { answers: OddsResult['answers']; progress: number } {
    if (this.spent === 0) return { answers: [], progress: 0 };
    return { answers: this.run.answers() as OddsResult['answers'], progress: this.run.progress() };
  }
}
