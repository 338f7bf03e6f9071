import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { type Bundle, STAND_IN } from './bundle.ts';
import { type CollectedTest, collect, runner } from './collected.ts';

/** What became of a mutant: a test noticed it, none did, or none comes by its place. */
export type Fate = 'noticed' | 'missed' | 'notReached';

/** A test with what is known of it from a run without any mutant. */
interface KnownTest {
  readonly id: number;
  readonly folder: string;
  readonly ms: number;
  /** For each mutant, 1 when the test comes by it. */
  readonly reached: Uint8Array;
}

const NO_MUTANT = -1;
/** A test with a mutant that takes so many times longer than without, and at least so long, does not end. */
const PATIENCE = { times: 20, ms: 1000 };

/** Tries mutants one by one: for each, the program from its beginning, and the tests that come by the mutant's place. */
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
  /** Mutants that are met while the program loads. Any test may notice them. */
  private readonly loaded: Uint8Array;
  /** Tests that noticed a mutant of the file at hand: the first to be asked about the next one. */
  private readonly noticing = { file: '', tests: new Set<number>() };
  private active = NO_MUTANT;
  private reached: Uint8Array;

  /** Runs all tests without a mutant. Those that take longer than `longestMs` play whole games, and are left out. */
  constructor(bundle: Bundle, longestMs = 1000) {
    this.bundle = bundle;
    Object.assign(globalThis, { [STAND_IN]: this.standIn });
    this.script = new Script(bundle.code, { filename: 'mutants.js' });
    this.reached = this.loaded = new Uint8Array(bundle.mutants.length);
    const tests = this.load();
    this.known = tests.map((test, id) => this.rehearse(test, id)).filter(({ ms }) => ms <= longestMs);
  }

  /** Whether any test notices that mutant. */
  fateOf(mutant: number): Fate {
    const chosen = this.testsFor(mutant);
    if (chosen.length === 0) return 'notReached';
    this.active = mutant;
    const noticedBy = this.firstToFail(chosen);
    this.active = NO_MUTANT;
    if (noticedBy !== undefined) this.noticing.tests.add(noticedBy);
    return noticedBy === undefined ? 'missed' : 'noticed';
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

  /** Those that noticed the last mutants, then neighbours, then the quickest. */
  private testsFor(mutant: number): KnownTest[] {
    const { file } = this.bundle.mutants[mutant]!;
    if (this.noticing.file !== file) Object.assign(this.noticing, { file, tests: new Set<number>() });
    const rank = ({ id, folder }: KnownTest): number =>
      this.noticing.tests.has(id) ? 0 : folder === dirname(file) ? 1 : 2;
    return this.known
      .filter(({ reached }) => this.loaded[mutant] === 1 || reached[mutant] === 1)
      .sort((a, b) => rank(a) - rank(b) || a.ms - b.ms);
  }

  private firstToFail(chosen: readonly KnownTest[]): number | undefined {
    let tests: readonly CollectedTest[] = [];
    try {
      tests = this.load();
    } catch {
      // A program that does not even load fails with its first test.
    }
    return chosen.find(({ id, ms }) => this.fails(tests[id], Math.ceil(Math.max(PATIENCE.ms, PATIENCE.times * ms))))
      ?.id;
  }

  /** Whether a test fails, or does not end. */
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
