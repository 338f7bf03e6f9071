/** In what the profiles differ most. */
const MAIN_DIFFERENCES = 'most in head hits, falls and standing up';

/**
 * Says by which rules games were played. With the default profile it says what that is: a player at a table expects the tabletop rules.
 *
 * @example
 * ```ts
 * import { rulesNote } from '@hexfall/view';
 *
 * rulesNote('canon'); // => 'Rules: canon, the tabletop rules.'
 * ```
 */
export function rulesNote(profile: string): string {
  if (profile === 'spec')
    return `Rules: spec, the requirement documents. The tabletop rules (--rules canon) differ ${MAIN_DIFFERENCES}: hexfall rules spec canon.`;
  return profile === 'canon' ? 'Rules: canon, the tabletop rules.' : `Rules: ${profile}.`;
}
