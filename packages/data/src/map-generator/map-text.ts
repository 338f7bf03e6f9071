import { fail, type Result, succeed } from '@hexfall/rules';
import type { MapOrder } from './generate-board.ts';
import { MAP_STYLES, type MapStyleName } from './styles.ts';

const SIZE = /^\d{1,4}x\d{1,4}$/i;
const DEFAULT_SIZE = '16x17';
const DEFAULT_SEED = '1';
const SYMMETRIC = 'sym';

/** A map to generate, of an existing style. */
export interface StyledMapOrder extends MapOrder {
  readonly style: MapStyleName;
  readonly symmetric: boolean;
}

/** Whether there is a map style of this name. */
export function isMapStyle(word: string): word is MapStyleName {
  return Object.hasOwn(MAP_STYLES, word);
}

/**
 * Reads a map as people write it on one line: `hills:32x34:7`. After the style may come a size, a seed, and `sym` for a map that is the
 * same from both sides. Returns `undefined` for a text that does not begin with a style; an error explains how to write it.
 */
export function parseMapText(text: string): Result<StyledMapOrder, string> | undefined {
  const [first = '', ...words] = text.trim().split(':');
  const style = first.toLowerCase();
  if (!isMapStyle(style)) return undefined;
  const symmetric = words.includes(SYMMETRIC);
  const size = words.find(word => SIZE.test(word)) ?? DEFAULT_SIZE;
  const seeds = words.filter(word => word !== SYMMETRIC && word !== '' && !SIZE.test(word));
  if (seeds.length > 1) return fail('write style:WIDTHxHEIGHT:seed, such as hills:32x34:7');
  const [width = 0, height = 0] = size.toLowerCase().split('x').map(Number);
  return succeed({ style, width, height, seed: seeds[0] ?? DEFAULT_SEED, symmetric });
}

/** Formats a map on one line that `parseMapText` can read. */
export function formatMapText({ style, width, height, seed, symmetric }: MapOrder): string {
  return [style, `${width}x${height}`, seed, ...(symmetric === true ? [SYMMETRIC] : [])].join(':');
}
