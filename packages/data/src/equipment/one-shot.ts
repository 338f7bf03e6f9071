import { ONE_SHOT, oneShotFigures } from './inert-entry.ts';
import type { WeaponEntry } from './weapon-table.ts';

const AFTER = /\s*\(?(?:i-?)?os\)?$/i;
const BEFORE = /^((?:clan|is) )?(?:improved )?(?:i-?)?os /i;
const INSIDE = /^cli?os(?=streak)/i;
const known = new Map<WeaponEntry, WeaponEntry>();

/** The name of the launcher of which a name means the one-shot form, or `undefined`. */
export function withoutOneShot(name: string): string | undefined {
  const launcher = name.replace(AFTER, '').replace(BEFORE, '$1').replace(INSIDE, 'cl');
  return launcher === name ? undefined : launcher;
}

/** A launcher with its single load inside: the same figures, no bin. */
export function oneShotForm(launcher: WeaponEntry): WeaponEntry | undefined {
  if (!launcher.type.traits.includes('missile')) return undefined;
  const before = known.get(launcher);
  if (before !== undefined) return before;
  const { type } = launcher;
  const entry: WeaponEntry = Object.freeze({
    ...launcher,
    type: Object.freeze({
      ...type,
      id: `${type.id}-os`,
      name: `${type.name}${ONE_SHOT}`,
      ammo: undefined,
      traits: Object.freeze([...type.traits, 'oneShot'] as const),
    }),
    battle: oneShotFigures(launcher.battle),
    names: [],
  });
  known.set(launcher, entry);
  return entry;
}
