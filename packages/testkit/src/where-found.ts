import { describe, expect, test } from 'vitest';

/**
 * A test suite that needs a program which not every machine has. Where it is missing the suite is skipped and says so;
 * under CI=true that is a failure, since nobody would notice there.
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
