import { fail, type Result, succeed } from '@hexfall/rules';
import type { z } from 'zod';

/** One thing wrong with a message or file: the field, and a reason that a person can act on. */
export interface Issue {
  /** Such as `units[1].hex`; empty when the whole value is meant. */
  readonly path: string;
  readonly reason: string;
}

const MOST_ISSUES = 20;

/** Checks a value against a schema. */
export function check<T extends z.ZodType>(schema: T, value: unknown, path = ''): Result<z.output<T>, Issue> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return succeed(parsed.data);
  return fail(...parsed.error.issues.flatMap(issue => flatten(issue, path)).slice(0, MOST_ISSUES));
}

type ZodIssue = z.core.$ZodIssue;

function flatten(issue: ZodIssue, prefix: string): Issue[] {
  const path = joinPath(prefix, issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({ path: joinPath(path, [key]), reason: 'is not a known field' }));
  }
  const closest = issue.code === 'invalid_union' ? closestBranch(issue.errors) : undefined;
  if (closest !== undefined) return closest.flatMap(inner => flatten(inner, path));
  return [{ path, reason: issue.message }];
}

/** Of the ways in which none of the alternatives fits, the one that came furthest. */
function closestBranch(branches: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | undefined {
  const depth = (issues: readonly ZodIssue[]): number => Math.max(0, ...issues.map(issue => issue.path.length));
  return branches.filter(issues => depth(issues) > 0).sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
}

/** `units`, 1, `hex` become `units[1].hex`. */
function joinPath(prefix: string, parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`;
    return path === '' ? String(part) : `${path}.${String(part)}`;
  }, prefix);
}

/**
 * An issue as one sentence.
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
