import type { InputErrorCode, Problems } from '../basics/problems.ts';

/**
 * A value of a set-up that has not been checked yet, with its path. Reading it returns something that can be trusted,
 * and reports what is wrong under that path.
 */
export class Input {
  readonly value: unknown;
  /** The path of the value, such as `units[1].facing`. */
  readonly path: string;
  readonly problems: Problems;

  constructor(value: unknown, path: string, problems: Problems) {
    this.value = value;
    this.path = path;
    this.problems = problems;
  }

  get isGiven(): boolean {
    return this.value !== undefined;
  }

  report(code: InputErrorCode, reason: string): void {
    this.problems.report(code, this.path, reason);
  }

  /** Returns a whole number within bounds; reports anything else and returns the lower bound. */
  integer(min: number, max: number): number {
    return this.problems.integer(this.value, this.path, min, max);
  }

  boolean(): boolean {
    return this.problems.boolean(this.value, this.path);
  }

  oneOf<T extends string>(names: readonly T[]): T {
    return this.problems.oneOf(this.value, this.path, names);
  }

  /** Returns the entries of a list; none if it is anything else. */
  list(): Input[] {
    const { path, problems } = this;
    return Array.from(problems.list(this.value, path), (entry, i) => new Input(entry, `${path}[${i}]`, problems));
  }

  /** Returns the fields of an object by name, including those that are not given; all other names are reported. */
  fields<K extends string>(names: readonly K[]): Readonly<Record<K, Input>> {
    const given = this.problems.record(this.value, this.path, names);
    const fields = names.map(name => [name, this.inside(given[name], name)] as const);
    return Object.fromEntries(fields) as Record<K, Input>;
  }

  /** Returns the fields of an object that are given, in their order there; all other names are reported. */
  givenFields<K extends string>(names: readonly K[]): [name: K, field: Input][] {
    const given = Object.entries(this.problems.record(this.value, this.path, names));
    return given
      .filter(([name]) => names.includes(name as K))
      .map(([name, value]) => [name as K, this.inside(value, name)]);
  }

  /** Returns a field of the value, whatever the value is. Nothing is reported. */
  peek(name: string): Input {
    return this.inside((this.value as Readonly<Record<string, unknown>> | null | undefined)?.[name], name);
  }

  private inside(value: unknown, name: string): Input {
    return new Input(value, `${this.path}.${name}`, this.problems);
  }
}
