/** Something with a name, and where it came from: a file, or what somebody typed. */
export interface Named {
  readonly name: string;
  readonly source: string;
}

/**
 * Names that are all different: those that several have get their sources, and numbers where these are the same too.
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
  const still = repeated(sourced);
  const taken = new Set(sourced.filter(name => !still.has(name)));
  return sourced.map(name => {
    if (!still.has(name)) return name;
    let number = 1;
    while (taken.has(`${name} #${number}`)) number++;
    taken.add(`${name} #${number}`);
    return `${name} #${number}`;
  });
}

function repeated(names: readonly string[]): Set<string> {
  return new Set(names.filter((name, i) => names.indexOf(name) !== i));
}
