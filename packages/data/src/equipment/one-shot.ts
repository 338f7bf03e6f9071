import { ONE_SHOT, oneShotFigures } from './inert-entry.ts';
import type { WeaponEntry } from './weapon-table.ts';

const AFTER = /\s*\(?(?:i-?)?os\)?$/i;
const BEFORE = /^((?:clan|is) )?(?:improved )?(?:i-?)?os /i;
const INSIDE = /^cli?os(?=streak)/i;
const IMPROVED = /i-?os\)?$|(?:^|\s)i-?os\s|^clios(?=streak)/i;

/** Tons that a rack gains with its load inside; an improved one has lost the reloading gear. */
const LOAD_TONS = 0.5;

/** Launchers that take a slot less with their single load inside. */
const COMPACT: ReadonlySet<string> = new Set(['is-inarc']);

const known = new Map<string, WeaponEntry>();

/** Returns the name of the launcher whose one-shot form a name means, or `undefined`. */
export function withoutOneShot(name: string): string | undefined {
  const launcher = name.replace(AFTER, '').replace(BEFORE, '$1').replace(INSIDE, 'cl');
  return launcher === name ? undefined : launcher;
}

/** Whether a one-shot form is the improved one. */
export function isImprovedOneShot(name: string): boolean {
  return IMPROVED.test(name);
}

/** Returns the one-shot form of a launcher, with its single load inside: it has the same figures and needs no bin. */
export function oneShotForm(launcher: WeaponEntry, improved = false): WeaponEntry | undefined {
  const { type } = launcher;
  if (!type.traits.includes('missile')) return undefined;
  const id = `${type.id}-${improved ? 'ios' : 'os'}`;
  const before = known.get(id);
  if (before !== undefined) return before;
  const entry: WeaponEntry = Object.freeze({
    ...launcher,
    type: Object.freeze({
      ...type,
      id,
      name: improved ? `${type.name} (improved one-shot)` : `${type.name}${ONE_SHOT}`,
      ammo: undefined,
      traits: Object.freeze([...type.traits, 'oneShot'] as const),
    }),
    tons: launcher.tons + (improved ? -Math.min(LOAD_TONS, launcher.tons / 2) : LOAD_TONS),
    slots: launcher.slots - (COMPACT.has(type.id) ? 1 : 0),
    battle: oneShotFigures(launcher.battle),
    names: [],
  });
  known.set(id, entry);
  return entry;
}
