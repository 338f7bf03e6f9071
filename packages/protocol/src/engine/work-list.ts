import { RpcError } from './errors.ts';
import type { LongWork, News } from './long-work.ts';

/** The id of a request that is answered later. The client needs it to tell which request an answer belongs to. */
export type RequestId = string | number;

/** Something to send while long work goes on: an answer, or news about a request that is still being worked on. */
export type Message =
  | { readonly id: RequestId; readonly result: unknown }
  | { readonly id: RequestId; readonly error: unknown }
  | { readonly id: RequestId; readonly news: News };

interface Entry {
  readonly id: RequestId;
  readonly work: LongWork;
  cancelled: boolean;
}

/** The requests of one client that are still being worked on. They take turns. */
export class WorkList {
  private readonly max: number;
  /** The requests by id, beginning with the one whose turn it is. */
  private readonly entries = new Map<RequestId, Entry>();

  constructor(max: number) {
    this.max = max;
  }

  get isEmpty(): boolean {
    return this.entries.size === 0;
  }

  /** Throws if another request cannot be worked on, or not under this id. */
  checkRoom(id: RequestId): void {
    if (this.entries.has(id))
      throw new RpcError(
        'invalidRequest',
        `Invalid Request: id is ${JSON.stringify(id)}, which belongs to a request that is still being worked on`,
      );
    if (this.entries.size >= this.max)
      throw new RpcError(
        'limitReached',
        `${this.max} requests are being worked on, which is the limit; wait for an answer or cancel one`,
      );
  }

  add(id: RequestId, work: LongWork): void {
    this.entries.set(id, { id, work, cancelled: false });
  }

  /** Ends work early: it is answered when `work` is called next. Returns false if there is no work under this id. */
  cancel(id: RequestId): boolean {
    const entry = this.entries.get(id);
    if (entry === undefined) return false;
    entry.cancelled = true;
    return true;
  }

  cancelAll(): void {
    for (const id of this.entries.keys()) this.cancel(id);
  }

  /** Answers requests that were cancelled, then works on the request whose turn it is for about this many milliseconds. */
  work(milliseconds: number): Message[] {
    const cancelled = [...this.entries.values()].filter(entry => entry.cancelled);
    const messages = cancelled.map(entry => this.answer(entry));
    const [next] = this.entries.values();
    if (next !== undefined) messages.push(...this.advance(next, milliseconds));
    return messages;
  }

  private advance(entry: Entry, milliseconds: number): Message[] {
    const { id, work } = entry;
    this.entries.delete(id);
    try {
      if (!work.work(milliseconds)) return [this.answer(entry)];
      const news = work.news();
      this.entries.set(id, entry);
      return news === undefined ? [] : [{ id, news }];
    } catch (error) {
      return [{ id, error }];
    }
  }

  private answer({ id, work, cancelled }: Entry): Message {
    this.entries.delete(id);
    try {
      return { id, result: work.result(cancelled) };
    } catch (error) {
      return { id, error };
    }
  }
}
