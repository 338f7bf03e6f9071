/**
 * Whether two JSON values are equal, whatever the order of their fields.
 *
 * @example
 * ```ts
 * import { sameJson } from '@hexfall/protocol';
 *
 * sameJson({ turn: 1, phase: 'heat' }, { phase: 'heat', turn: 1 }); // => true
 * ```
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = presentKeys(a);
  if (keys.length !== presentKeys(b).length) return false;
  return keys.every(key => sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** JSON does not carry fields that are undefined. */
function presentKeys(value: object): string[] {
  return Object.keys(value).filter(key => (value as Record<string, unknown>)[key] !== undefined);
}
