/** The pages of the site. */
export const PAGES = ['begin', 'play', 'watch', 'lab', 'odds', 'units', 'forces', 'table', 'learn', 'open'] as const;
export type PageName = (typeof PAGES)[number];

/** A view of the site: its page, what it shows, and the choices that belong to the address. */
export interface Route {
  readonly page: PageName;
  /** What the page shows, such as the id of a game; empty for the page itself. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

export const HOME: Route = { page: 'begin', path: [], query: {} };

/** Reads the part of an address after `#`. An unknown address leads to the first page. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const [page = '', ...rest] = path.split('/').filter(part => part !== '');
  if (!isPage(page)) return HOME;
  return { page, path: rest.map(decode), query: Object.fromEntries(new URLSearchParams(query)) };
}

/** Returns the address of a view, starting with `#`. */
export function formatRoute({ page, path, query }: Route): string {
  const search = new URLSearchParams(query).toString();
  return `#/${[page, ...path].map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}

function isPage(name: string): name is PageName {
  return (PAGES as readonly string[]).includes(name);
}

/** Decodes a part of a path. A part that is not properly encoded is taken literally. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
