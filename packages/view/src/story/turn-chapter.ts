import { formatEvent } from '../event-text.ts';
import { PHASE_TITLES } from '../words/event-words.ts';
import type { Ledger } from './ledger.ts';
import type { Page, Tellers } from './page.ts';

/** Tells of turns and phases, and of the end of the game. */
export class TurnChapter {
  private readonly page: Page;
  private readonly ledger: Ledger;

  constructor(page: Page, ledger: Ledger) {
    this.page = page;
    this.ledger = ledger;
  }

  readonly tellers: Tellers = {
    TurnBegan: event => this.page.beginTurn(formatEvent(event, this.page.names)),
    InitiativeRolled: event => this.page.begin(formatEvent(event, this.page.names)),
    PhaseBegan: ({ phase }) => {
      this.ledger.clear();
      // The initiative is a single line, which says what it is.
      this.page.beginPhase(phase === 'initiative' ? undefined : PHASE_TITLES[phase]);
      return undefined;
    },
    GameEnded: event => this.page.beginTurn(formatEvent(event, this.page.names)),
  };
}
