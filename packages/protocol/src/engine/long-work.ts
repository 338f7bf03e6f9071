/** Work on the answer to a request that goes on while other requests are answered. */
export interface LongWork<R = unknown> {
  /** Works for about this many milliseconds. Returns false once the answer is as good as it will be. */
  work(milliseconds: number): boolean;
  /** Returns the best answer so far. `cancelled` says that the client has ended the work early. */
  result(cancelled: boolean): R;
  /** Returns a notification about the progress of the work, if the client has asked for one and it is due. */
  news(): News | undefined;
}

/** A notification about work that goes on. The id of the request is put before its parameters. */
export interface News {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}
