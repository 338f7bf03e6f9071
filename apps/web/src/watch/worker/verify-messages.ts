/** A request to the worker that verifies replays. */
export interface VerifyRequest {
  readonly kind: 'verify';
  /** The text of the replay. */
  readonly replay: string;
}

/** The reply of the worker. Messages complete a sentence about the replay. */
export type VerifyReply =
  | { readonly kind: 'proved'; readonly finished: boolean; readonly digest: string }
  | { readonly kind: 'differs' | 'unprovable'; readonly message: string; readonly digest: string };
