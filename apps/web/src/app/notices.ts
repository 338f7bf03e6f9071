import { Model } from '@hexfall/stage';

/** A sentence for the user. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** Whether something failed, as opposed to something that was done. */
  readonly isProblem: boolean;
}

/** The most notices that are shown, since nobody reads more. */
const MAX_NOTICES = 6;

/** Sentences that tell the user what happened, shown until they are dismissed. New ones replace the oldest. */
export class Notices extends Model {
  private notices: readonly Notice[] = [];
  private next = 1;

  get list(): readonly Notice[] {
    return this.notices;
  }

  /** Tells the user that something was done. */
  say(text: string): void {
    this.add(text, false);
  }

  /** Tells the user that something failed. */
  warn(text: string): void {
    this.add(text, true);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter(notice => notice.id !== id);
    this.changed();
  }

  dismissAll(): void {
    this.notices = [];
    this.changed();
  }

  /** Adds a notice. One that is still shown is not repeated, but moves to the end. */
  private add(text: string, isProblem: boolean): void {
    const others = this.notices.filter(notice => notice.text !== text);
    this.notices = [...others, { id: this.next++, text, isProblem }].slice(-MAX_NOTICES);
    this.changed();
  }
}

/** The notices of the page. */
export const notices: Notices = new Notices();
