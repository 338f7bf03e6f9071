/** Work on the answer to a request that goes on while other requests are answered. */
export interface LongWork<R = unknown> {
  /** Works for about so many milliseconds. Returns false once the answer is as good as it will be. */
  work(milliseconds: number): boolean;
  /** Returns the answer as good as it is by now. `cancelled` says that somebody has ended the work early. */
  result(cancelled: boolean): R;
  /** Returns what to tell the client now, while the work goes on, if it has asked for that. */
  news(): News | undefined;
}

/** A notification about work that goes on. The id of the request is put before its parameters. */
export interface News {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}
