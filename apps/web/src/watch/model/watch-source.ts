import type { Route } from '../../app/route.ts';

/** Where a replay comes from: the library, the address itself, or the site, which has an example game. */
export type WatchSource =
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'link'; readonly data: string }
  | { readonly kind: 'example' };

/** The first part of the path in a link that contains its game. */
const LINK = 'r';
/** The path of the example game of the site. It cannot be the id of a game, since ids are longer. */
const EXAMPLE = 'example';

/** Returns the source of the replay that an address names; `undefined` if it names none. */
export function sourceOf({ path: [first, second] }: Route): WatchSource | undefined {
  if (first === LINK && second !== undefined) return { kind: 'link', data: second };
  if (first === EXAMPLE) return { kind: 'example' };
  return first === undefined ? undefined : { kind: 'kept', id: first };
}

/** Returns the step of an address, as an index; `undefined` if there is none. Addresses count from 1, as the page does. */
export function stepOf({ query }: Route): number | undefined {
  const step = /^\d{1,7}$/.test(query['step'] ?? '') ? Number(query['step']) : undefined;
  return step === undefined ? undefined : step - 1;
}

/** Returns the address of a step of a replay. */
export function routeOf(source: WatchSource, step: number): Route {
  const path = pathOf(source);
  return { page: 'watch', path, query: step < 0 ? {} : { step: String(step + 1) } };
}

function pathOf(source: WatchSource): readonly string[] {
  switch (source.kind) {
    case 'link':
      return [LINK, source.data];
    case 'kept':
      return [source.id];
    default:
      return [EXAMPLE];
  }
}

export function isSameSource(one: WatchSource | undefined, two: WatchSource | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
