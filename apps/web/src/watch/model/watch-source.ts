import type { Route } from '../../app/route.ts';

/** Where a replay comes from: what the user keeps, the address itself, or the site, which has a game to show. */
export type WatchSource =
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'link'; readonly data: string }
  | { readonly kind: 'example' };

/** First part of the path of a link that carries its game. */
const LINK = 'r';
/** The path of the game that the site has; ids of games are longer. */
const EXAMPLE = 'example';

/** Returns what an address asks to watch; `undefined` if it asks for nothing. */
export function sourceOf({ path: [first, second] }: Route): WatchSource | undefined {
  if (first === LINK && second !== undefined) return { kind: 'link', data: second };
  if (first === EXAMPLE) return { kind: 'example' };
  return first === undefined ? undefined : { kind: 'kept', id: first };
}

/** Returns the step that an address asks for, as an index; `undefined` for none. Addresses count as the page does, from 1. */
export function stepOf({ query }: Route): number | undefined {
  const step = /^\d{1,7}$/.test(query['step'] ?? '') ? Number(query['step']) : undefined;
  return step === undefined ? undefined : step - 1;
}

/** Returns the address of a step of what is watched. */
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
