/**
 * Returns whether two JSON values are equal. The order of fields does not matter.
 *
 * @example
 * ```ts
 * import { isSameJson } from '@hexfall/protocol';
 *
 * isSameJson({ turn: 1, phase: 'heat' }, { phase: 'heat', turn: 1 }); // => true
 * ```
 */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = definedKeys(a);
  if (keys.length !== definedKeys(b).length) return false;
  return keys.every(key => isSameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** Returns the fields that JSON would carry: those that are not undefined. */
function definedKeys(value: object): string[] {
  return Object.keys(value).filter(key => (value as Record<string, unknown>)[key] !== undefined);
}
