/** A second line of defense after escaping: a page without scripts can run, fetch and send nothing. */
const STILL_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Returns the Content-Security-Policy of a page with one script of its own, which still can fetch and send nothing. No other script
 * runs: `hash` is the SHA-256 of the script in base64.
 *
 * @example
 * ```ts
 * import { scriptedPolicy } from '@hexfall/view';
 *
 * scriptedPolicy('abc='); // => "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-abc='"
 * ```
 */
export function scriptedPolicy(hash: string): string {
  return `${STILL_POLICY}; script-src 'sha256-${hash}'`;
}

/** The element that gives a page without scripts its Content-Security-Policy. */
export const STILL_POLICY_META = `<meta http-equiv="Content-Security-Policy" content="${STILL_POLICY}">`;
