import { fail, type Result, succeed } from '@hexfall/rules';
import type { z } from 'zod';
import { issueReason } from './issue-reason.ts';

/** One thing wrong with a message or file: the field, and a reason that a person can act on. */
export interface Issue {
  /** The path of the field, such as `units[1].hex`; empty for the whole value. */
  readonly path: string;
  readonly reason: string;
}

const MAX_ISSUES = 20;

/** Reads a value by a schema: returns a copy of it, or everything that is wrong with it. `path` is the path of the value itself. */
export function parseWith<T extends z.ZodType>(schema: T, value: unknown, path = ''): Result<z.output<T>, Issue> {
  const parsed = schema.safeParse(value, { error: issueReason });
  if (parsed.success) {
    const dropped = findDropped(value);
    if (dropped === undefined) return succeed(parsed.data);
    return fail({ path: joinPath(path, dropped), reason: 'is not a known field' });
  }
  const issues = new Map<string, Issue>();
  // A number far out of range violates two bounds, with the same reason.
  for (const issue of parsed.error.issues.flatMap(found => flatten(found, path)))
    issues.set(`${issue.path}: ${issue.reason}`, issue);
  return fail(...[...issues.values()].slice(0, MAX_ISSUES));
}

/** A field that the schema library silently leaves out of a record. No value that we read has a field of this name. */
export const DROPPED = '__proto__';

/** No format is nested deeper than this. */
const MAX_DEPTH = 50;

/** Returns the path to the first field that was left out of a value, if there is one. */
function findDropped(value: unknown, depth = 0): PropertyKey[] | undefined {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined;
  if (Object.hasOwn(value, DROPPED)) return [DROPPED];
  for (const [key, inner] of Object.entries(value)) {
    const path = findDropped(inner, depth + 1);
    if (path !== undefined) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
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

/** Returns the issues of the alternative that came closest to matching, when none matches. */
function closestBranch(branches: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | undefined {
  const depth = (issues: readonly ZodIssue[]): number => Math.max(0, ...issues.map(issue => issue.path.length));
  return branches.filter(issues => depth(issues) > 0).sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
}

/** Returns a path as text: `units`, 1, `hex` become `units[1].hex`. */
function joinPath(prefix: string, parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`;
    return path === '' ? keyText(part) : `${path}.${keyText(part)}`;
  }, prefix);
}

const MAX_KEY_LENGTH = 80;

/** Returns a key as text. No known field has a name as long as the limit. */
function keyText(key: PropertyKey): string {
  const text = String(key);
  return text.length > MAX_KEY_LENGTH ? `${text.slice(0, MAX_KEY_LENGTH)}…` : text;
}
