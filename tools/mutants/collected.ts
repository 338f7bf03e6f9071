import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

/*
 * Takes the place of the test runner: collects the tests of a bundle, so that they can be run in this process in any order and any
 * number of times. It implements the part of vitest that the tests of the rules use.
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

/** What the tests import from `vitest`. */
export const runner = {
  expect: chai.expect,
  describe: Object.assign(describe, { each: each(describe) }),
  test: Object.assign(test, { each: each(test), skip: () => {} }),
  onTestFinished: (callback: () => void): void => void afterTest.push(callback),
  /** Called by the bundle before each test file. */
  begin: (path: string): void => void (file = path),
};

/** Evaluates a bundle and returns the tests that it declares. */
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
    for (const callback of afterTest) callback();
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
