import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { type Bundle, STAND_IN } from './bundle.ts';
import { type CollectedTest, collect, runner } from './collected.ts';

/** What became of a mutant: a test failed because of it, all passed, or none runs the code in its place. */
export type Fate = 'killed' | 'survived' | 'notReached';

/** A test, with what a run without any mutant showed. */
interface KnownTest {
  readonly id: number;
  readonly folder: string;
  readonly ms: number;
  /** For each mutant, 1 if the test reaches its place. */
  readonly reached: Uint8Array;
}

const NO_MUTANT = -1;
/** A test that takes this many times longer than without a mutant, and at least this long, counts as endless. */
const TIMEOUT = { factor: 20, minMs: 1000 };

/** Tries mutants one by one: loads the program anew for each, and runs the tests that reach the mutant's place. */
export class Hunt {
  private readonly bundle: Bundle;
  private readonly script: Script;
  private readonly call = new Script(`${STAND_IN}.called()`);
  private readonly standIn = {
    runner,
    ask: this.ask.bind(this),
    require: createRequire(import.meta.url),
    called: () => {},
  };
  private readonly known: readonly KnownTest[];
  /** Mutants that are reached while the program loads. Any test may kill them. */
  private readonly loaded: Uint8Array;
  /** Tests that killed a mutant of the current file: they are the first to run for the next one. */
  private readonly killers = { file: '', tests: new Set<number>() };
  private active = NO_MUTANT;
  private reached: Uint8Array;

  /** Runs all tests without a mutant. Those that take longer than `maxMs` play whole games, and are left out. */
  constructor(bundle: Bundle, maxMs = 1000) {
    this.bundle = bundle;
    Object.assign(globalThis, { [STAND_IN]: this.standIn });
    this.script = new Script(bundle.code, { filename: 'mutants.js' });
    this.reached = this.loaded = new Uint8Array(bundle.mutants.length);
    const tests = this.load();
    this.known = tests.map((test, id) => this.rehearse(test, id)).filter(({ ms }) => ms <= maxMs);
  }

  /** Returns whether any test kills that mutant. */
  fateOf(mutant: number): Fate {
    const chosen = this.testsFor(mutant);
    if (chosen.length === 0) return 'notReached';
    this.active = mutant;
    const killer = this.firstToFail(chosen);
    this.active = NO_MUTANT;
    if (killer !== undefined) this.killers.tests.add(killer);
    return killer === undefined ? 'survived' : 'killed';
  }

  private ask(mutant: number): boolean {
    this.reached[mutant] = 1;
    return mutant === this.active;
  }

  private load(): CollectedTest[] {
    return collect(() => void this.script.runInThisContext());
  }

  private rehearse(test: CollectedTest, id: number): KnownTest {
    this.reached = new Uint8Array(this.bundle.mutants.length);
    const start = performance.now();
    try {
      test.run();
    } catch (error) {
      throw new Error(`a test fails without any mutant: ${test.file}: ${test.name}`, { cause: error });
    }
    return { id, folder: dirname(test.file), ms: performance.now() - start, reached: this.reached };
  }

  /** Those that killed the last mutants, then the tests in the same folder, then the fastest. */
  private testsFor(mutant: number): KnownTest[] {
    const { file } = this.bundle.mutants[mutant]!;
    if (this.killers.file !== file) Object.assign(this.killers, { file, tests: new Set<number>() });
    const rank = ({ id, folder }: KnownTest): number =>
      this.killers.tests.has(id) ? 0 : folder === dirname(file) ? 1 : 2;
    return this.known
      .filter(({ reached }) => this.loaded[mutant] === 1 || reached[mutant] === 1)
      .sort((a, b) => rank(a) - rank(b) || a.ms - b.ms);
  }

  private firstToFail(chosen: readonly KnownTest[]): number | undefined {
    let tests: readonly CollectedTest[] = [];
    try {
      tests = this.load();
    } catch {
      // A program that does not even load fails in its first test.
    }
    return chosen.find(({ id, ms }) => this.fails(tests[id], Math.ceil(Math.max(TIMEOUT.minMs, TIMEOUT.factor * ms))))
      ?.id;
  }

  /** Whether a test fails or does not end. */
  private fails(test: CollectedTest | undefined, timeout: number): boolean {
    if (test === undefined) return true;
    this.standIn.called = test.run;
    try {
      this.call.runInThisContext({ timeout });
      return false;
    } catch {
      return true;
    }
  }
}
