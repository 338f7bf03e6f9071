import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

/*
 * Stands in for the test runner: collects the tests of a bundle, to be run in any order, as often as wanted, in this process.
 * It knows as much of the runner as the tests of the rules use.
 */

export interface CollectedTest {
  readonly file: string;
  readonly name: string;
  readonly run: () => void;
}

type Body = (...values: unknown[]) => void;

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

let tests: CollectedTest[] = [];
let file = '';
let suites: string[] = [];
let afterTest: (() => void)[] = [];

/** What the tests import under the runner's name. */
export const runner = {
  expect: chai.expect,
  describe: Object.assign(describe, { each: each(describe) }),
  test: Object.assign(test, { each: each(test), skip: () => {} }),
  onTestFinished: (deed: () => void): void => void afterTest.push(deed),
  /** Said by the bundle before each test file. */
  begin: (path: string): void => void (file = path),
};

/** All tests that evaluating a bundle declares. */
export function collect(evaluate: () => void): CollectedTest[] {
  tests = [];
  evaluate();
  return tests;
}

function describe(name: string, body: () => void): void {
  suites.push(name);
  body();
  suites = suites.slice(0, -1);
}

function test(name: string, body: () => void): void {
  tests.push({ file, name: [...suites, name].join(' > '), run: () => runTest(body) });
}

function runTest(body: () => void): void {
  afterTest = [];
  try {
    body();
  } finally {
    for (const deed of afterTest) deed();
  }
}

function each(declare: (name: string, body: () => void) => void) {
  return (cases: readonly unknown[]) =>
    (name: string, body: Body): void => {
      for (const one of cases) {
        const values: unknown[] = Array.isArray(one) ? one : [one];
        declare(name, () => body(...values));
      }
    };
}
