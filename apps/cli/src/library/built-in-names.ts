import { findOwnBoard, MAP_STYLES, nameKey } from '@hexfall/data';

/** A folder that contains no files: the text after it is the name of a built-in board. */
const PREFIX = 'built-in/';

/** Returns what follows `built-in/` in the name of a board; `undefined` if it does not begin with that. */
export function withoutPrefix(text: string): string | undefined {
  const name = text.trim();
  return name.toLowerCase().startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
}

/**
 * Returns a name that no imported board can have for the built-in board or map style with the given name; `undefined` if there is none of
 * that name.
 */
export function otherNameOf(text: string): string | undefined {
  const key = nameKey(text);
  const own = findOwnBoard(text);
  if (own !== undefined && [own.name, own.title].some(name => nameKey(name) === key)) return `${PREFIX}${own.name}`;
  const word = text.trim().toLowerCase();
  return Object.hasOwn(MAP_STYLES, word) ? `${word}:16x17` : undefined;
}
