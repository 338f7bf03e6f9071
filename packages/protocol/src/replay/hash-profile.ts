import type { RulesProfile } from '@hexfall/rules';

/**
 * Returns a 32-bit fingerprint of a profile (FNV-1a), as eight hexadecimal digits. The order of the switches does not matter.
 *
 * @example
 * ```ts
 * import { hashProfile } from '@hexfall/protocol';
 * import { CANON_PROFILE, SPEC_PROFILE } from '@hexfall/rules';
 *
 * hashProfile(SPEC_PROFILE) === hashProfile(CANON_PROFILE); // => false
 * ```
 */
export function hashProfile(profile: RulesProfile): string {
  const switches = Object.entries(profile.switches).map(([name, value]) => `${name}=${String(value)}`);
  const text = [`version=${profile.version}`, ...switches.toSorted()].join(';');
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
