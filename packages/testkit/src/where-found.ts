import { describe, expect, test } from 'vitest';

/**
 * Defines a test suite that needs a program which not every machine has. Without it the suite is skipped with a warning, or fails if
 * CI=true, where nobody would notice the warning.
 */
export function describeWhereFound(
  name: string,
  path: string | undefined,
  missing: string,
  suite: (path: string) => void,
): void {
  if (path !== undefined) describe(name, () => suite(path));
  else if (process.env['CI'] === 'true') test(name, () => expect.unreachable(missing));
  else {
    console.warn(`SKIPPED: ${name}: ${missing}`);
    test.skip(`${name} (${missing})`, () => {});
  }
}
