import type { Issue } from '@hexfall/data';
import type { InputError } from '@hexfall/rules';

export type { Issue } from '@hexfall/data';

/**
 * Returns an issue as one sentence. `place` is where the value stands that the issue is about.
 *
 * @example
 * ```ts
 * import { formatIssue } from '@hexfall/protocol';
 *
 * formatIssue({ path: 'units[1].hex', reason: 'is missing' }); // => 'units[1].hex: is missing'
 * formatIssue({ path: 'units[1].hex', reason: 'is missing' }, 'setup'); // => 'setup.units[1].hex: is missing'
 * ```
 */
export function formatIssue({ path, reason }: Issue, place = ''): string {
  const fullPath = joinPaths(place, path);
  return fullPath === '' ? reason : `${fullPath}: ${reason}`;
}

/**
 * Returns an error of the rules or of a file as an issue. The message of such an error begins with the field, which an issue
 * states in its path: it is cut off. `place` is put before the path.
 */
export function toIssue({ path, message }: Pick<InputError, 'path' | 'message'>, place = ''): Issue {
  const rest = message.startsWith(path) ? /^[:,]? (.*)$/s.exec(message.slice(path.length))?.[1] : undefined;
  const reason = rest ?? message;
  return { path: joinPaths(place, path), reason: reason.replace(/\.$/, '') };
}

function joinPaths(place: string, path: string): string {
  return place === '' || path === '' ? place + path : `${place}.${path}`;
}
