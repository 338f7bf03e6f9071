import type { RulesProfile } from '@hexfall/rules';

/**
 * A 32-bit fingerprint of the switches, whatever their order: FNV-1a over their names and values.
 *
 * @example
 * ```ts
 * import { profileHash } from '@hexfall/protocol';
 * import { CANON_PROFILE, SPEC_PROFILE } from '@hexfall/rules';
 *
 * profileHash(SPEC_PROFILE) === profileHash(CANON_PROFILE); // => false
 * ```
 */
export function profileHash(profile: RulesProfile): string {
  const switches = Object.entries(profile.switches).map(([name, value]) => `${name}=${String(value)}`);
  const text = [`version=${profile.version}`, ...switches.sort()].join(';');
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
