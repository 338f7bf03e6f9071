import type { Issue } from '@hexfall/data';

export type { Issue } from '@hexfall/data';

/**
 * Returns an issue as one sentence.
 *
 * @example
 * ```ts
 * import { formatIssue } from '@hexfall/protocol';
 *
 * formatIssue({ path: 'units[1].hex', reason: 'is off the board' }); // => 'units[1].hex: is off the board'
 * ```
 */
export function formatIssue({ path, reason }: Issue): string {
  return path === '' ? reason : `${path}: ${reason}`;
}
