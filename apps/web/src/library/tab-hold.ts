import { Model } from '@hexfall/stage';

/** Which tab may write to something at present: this one, or another one of the same browser; or that this tab is still asking. */
export type HoldState = 'asking' | 'held' | 'elsewhere';

/** The part of the browser's lock manager that is used here. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly steal?: boolean; readonly signal?: AbortSignal },
    callback: (lock: object | null) => Promise<void> | void,
  ): Promise<unknown>;
}

/**
 * Lets only one tab at a time use something that is kept, such as a game. The others wait until they take it over or that tab is closed. A
 * browser without locks lets every tab use it; a tab that saves then finds out that another one has saved meanwhile.
 */
export class TabHold extends Model {
  private current: HoldState = 'asking';
  private readonly name: string;
  private readonly locks: Locks | undefined;
  private readonly ended = new AbortController();
  private letGo: () => void = () => undefined;

  /** `what` identifies the thing among everything that is kept: "game 3x". */
  constructor(what: string, locks: Locks | undefined) {
    super();
    this.name = `hexfall ${what}`;
    this.locks = locks;
  }

  get state(): HoldState {
    return this.current;
  }

  /** Asks for the hold. If another tab has it, this one gets it as soon as that tab is closed. */
  async begin(): Promise<void> {
    if (this.locks === undefined) return this.become('held');
    await new Promise<void>(answered => {
      this.request({ ifAvailable: true }, answered);
    });
    if (this.current === 'elsewhere') this.wait();
  }

  /** Takes the hold from the tab that has it. */
  async takeOver(): Promise<void> {
    if (this.locks === undefined || this.current === 'held') return;
    await new Promise<void>(answered => {
      this.request({ steal: true }, answered);
    });
  }

  /** Releases the hold for other tabs. */
  end(): void {
    this.ended.abort();
    this.letGo();
  }

  private wait(): void {
    this.request({ signal: this.ended.signal }, () => undefined);
  }

  private request(options: Parameters<Locks['request']>[1], answered: () => void): void {
    const held = (lock: object | null): Promise<void> | void => {
      if (lock === null || this.ended.signal.aborted || this.current === 'held') {
        if (lock === null) this.become('elsewhere');
        return answered();
      }
      const released = new Promise<void>(resolve => {
        this.letGo = resolve;
      });
      this.become('held');
      answered();
      return released;
    };
    this.locks!.request(this.name, options, held).catch(() => {
      this.lose();
      answered();
    });
  }

  /** Handles the loss of a lock: another tab has taken it, or the browser gives no locks to this page. */
  private lose(): void {
    if (this.ended.signal.aborted || this.current === 'elsewhere') return;
    if (this.current === 'asking') return this.become('held');
    this.become('elsewhere');
    this.wait();
  }

  private become(state: HoldState): void {
    if (state === this.current) return;
    this.current = state;
    this.changed();
  }
}
