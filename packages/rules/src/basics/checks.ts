import type { Problems } from './problems.ts';

/** Looks at one value of an input and reports what is wrong with it. Small checks are put together into large ones. */
export type Check = (value: unknown, path: string, problems: Problems) => void;

/** A whole number within bounds. */
export function between(lowest: number, highest: number): Check {
  return (value, path, problems) => void problems.integer(value, path, lowest, highest);
}

export const FLAG: Check = (value, path, problems) => void problems.boolean(value, path);

export function oneOf(names: readonly string[]): Check {
  return (value, path, problems) => void problems.oneOf(value, path, names);
}

/** A list whose every entry passes, of a given length if one is stated. */
export function listOf(check: Check, length?: number): Check {
  return (value, path, problems) => {
    const items = problems.list(value, path);
    if (length !== undefined && items.length !== length) {
      problems.report('wrongType', path, `must have ${length} entries, not ${items.length}`);
    }
    for (const [i, item] of items.entries()) check(item, `${path}[${i}]`, problems);
  };
}

/** An object with exactly these fields; `optional` ones may be left out. */
export function recordOf(checks: Readonly<Record<string, Check>>): Check {
  return (value, path, problems) => {
    const fields = problems.record(value, path, Object.keys(checks));
    for (const [name, check] of Object.entries(checks)) check(fields[name], `${path}.${name}`, problems);
  };
}

export function optional(check: Check): Check {
  return (value, path, problems) => {
    if (value !== undefined) check(value, path, problems);
  };
}
