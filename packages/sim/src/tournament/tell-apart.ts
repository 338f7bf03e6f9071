/** Something with a name that others may have too. */
export interface Named {
  readonly name: string;
  /** Where it came from: a file, or what the user typed. */
  readonly source: string;
}

/**
 * Makes names unique: adds the source to names that occur several times, and a number where the source is the same too.
 *
 * @example
 * ```ts
 * import { tellApart } from '@hexfall/sim';
 *
 * tellApart([
 *   { name: 'Atlas', source: 'old.mtf' },
 *   { name: 'Atlas', source: 'new.mtf' },
 * ]); // => ['Atlas (old.mtf)', 'Atlas (new.mtf)']
 * ```
 */
export function tellApart(entrants: readonly Named[]): string[] {
  const names = entrants.map(({ name }) => name);
  const shared = repeated(names);
  const sourced = entrants.map(({ name, source }) =>
    shared.has(name) && source !== name ? `${name} (${source})` : name,
  );
  const stillShared = repeated(sourced);
  const taken = new Set(sourced.filter(name => !stillShared.has(name)));
  return sourced.map(name => {
    if (!stillShared.has(name)) return name;
    let number = 1;
    while (taken.has(`${name} #${number}`)) number++;
    taken.add(`${name} #${number}`);
    return `${name} #${number}`;
  });
}

function repeated(names: readonly string[]): Set<string> {
  return new Set(names.filter((name, i) => names.indexOf(name) !== i));
}
