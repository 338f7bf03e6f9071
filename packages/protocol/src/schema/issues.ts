import type { Issue } from '@hexfall/data';
import type { InputError } from '@hexfall/rules';

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

/**
 * Returns an error of the rules or of a file as an issue. The message of such an error begins with the field, which an issue
 * states in its path: it is cut off. `place` is put before the path.
 */
export function toIssue({ path, message }: Pick<InputError, 'path' | 'message'>, place = ''): Issue {
  const rest = message.startsWith(path) ? /^[:,]? (.*)$/s.exec(message.slice(path.length))?.[1] : undefined;
  const reason = rest ?? message;
  return { path: [place, path].filter(part => part !== '').join('.'), reason: reason.replace(/\.$/, '') };
}
