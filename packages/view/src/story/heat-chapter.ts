import type { HeatRolled, HeatSettled } from '@hexfall/rules';
import { formatEvent } from '../event-text.ts';
import { HEAT_ROLL_WORDS, HEAT_ROLLED_WORDS } from '../words/event-words.ts';
import type { Page, Tellers } from './page.ts';
import type { OpenLine } from './story-line.ts';

/** Tells of heat: a line for each unit that is hot at the end of a turn, and what heat does to it. */
export class HeatChapter {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly tellers: Tellers = {
    HeatSettled: event => this.settle(event),
    HeatRolled: event => this.roll(event),
    ShutDown: event => this.page.follow(formatEvent(event, this.page.names)),
    StartedUp: event => this.page.follow(formatEvent(event, this.page.names)),
  };

  private settle(event: HeatSettled): OpenLine | undefined {
    this.page.thread = undefined;
    return event.heat === 0 ? undefined : this.page.begin(formatEvent(event, this.page.names));
  }

  private roll({ unit, about, need, roll, passed }: HeatRolled): OpenLine {
    const result = HEAT_ROLLED_WORDS[about][passed ? 0 : 1];
    return this.page.follow(`${this.page.mark(unit)}: ${HEAT_ROLL_WORDS[about]} on ${need}+, rolls ${roll}, ${result}`);
  }
}
