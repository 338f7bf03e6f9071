import { Model } from '@hexfall/stage';

/** A sentence for the user. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** Something did not work, as opposed to something that was done. */
  readonly isProblem: boolean;
}

/** More than this nobody reads. */
const MAX_NOTICES = 6;

/** Sentences that tell the user what happened, until they are dismissed. The oldest ones make room for new ones. */
export class Notices extends Model {
  private notices: readonly Notice[] = [];
  private next = 1;

  get list(): readonly Notice[] {
    return this.notices;
  }

  /** Says that something was done. */
  say(text: string): void {
    this.add(text, false);
  }

  /** Says that something did not work. */
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

  /** A sentence that is still there is not repeated, but moves to the end. */
  private add(text: string, isProblem: boolean): void {
    const others = this.notices.filter(notice => notice.text !== text);
    this.notices = [...others, { id: this.next++, text, isProblem }].slice(-MAX_NOTICES);
    this.changed();
  }
}

/** The notices of the page. */
export const notices: Notices = new Notices();
