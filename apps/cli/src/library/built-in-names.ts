import { findOwnBoard, MAP_STYLES, nameKey } from '@hexfall/data';

/** A folder that no file is in: what comes after it is the name of a built-in board. */
const PREFIX = 'built-in/';

/** Returns what follows `built-in/` in the name of a board; `undefined` if it does not begin so. */
export function withoutPrefix(text: string): string | undefined {
  const name = text.trim();
  return name.toLowerCase().startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
}

/**
 * Returns another name of the built-in board or map style that has this name, one that no imported board can have; `undefined` if neither
 * has this name.
 */
export function otherNameOf(text: string): string | undefined {
  const key = nameKey(text);
  const own = findOwnBoard(text);
  if (own !== undefined && [own.name, own.title].some(name => nameKey(name) === key)) return `${PREFIX}${own.name}`;
  const word = text.trim().toLowerCase();
  return Object.hasOwn(MAP_STYLES, word) ? `${word}:16x17` : undefined;
}
