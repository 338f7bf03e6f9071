import type { FixedPart } from '../units/fixed-part.ts';

/** The text of one slot, divided into its parts. */
export interface SlotText {
  /** Names of the items in the slot, without the suffixes: none, one, or two that share it. */
  readonly names: readonly string[];
  readonly rear: boolean;
  readonly turret: boolean;
  /** Size of equipment that comes in sizes; 0 for all other. */
  readonly size: number;
  readonly armored: boolean;
  /** Whether the item is in a pod of an OmniMech. */
  readonly pod: boolean;
}

const EMPTY = /^-?\s*empty\s*-?$/i;
const SUFFIX = /\s*\((r|t|omnipod|armored|split|fl|fr|rl|rr)\)$/i;
const SIZE = /:size:[\d.]+$/i;

const NOTHING: SlotText = Object.freeze({ names: [], rear: false, turret: false, size: 0, armored: false, pod: false });

/**
 * Reads the text of a slot. Suffixes may come in any order; those for split weapons only repeat what the slots show.
 */
export function parseSlot(text: string): SlotText {
  if (EMPTY.test(text) || text === '') return NOTHING;
  const found = new Set<string>();
  const names = text.split('|').map(part => stripSuffixes(part.trim(), found));
  return {
    names,
    // A grenade launcher in a rear corner faces backward.
    rear: found.has('r') || found.has('rl') || found.has('rr'),
    turret: found.has('t'),
    size: Number(/:size:([\d.]+)/i.exec(text)?.[1] ?? 0),
    armored: found.has('armored'),
    pod: found.has('omnipod'),
  };
}

function stripSuffixes(text: string, found: Set<string>): string {
  let name = text.replace(SIZE, '');
  for (let match = SUFFIX.exec(name); match !== null; match = SUFFIX.exec(name)) {
    found.add(match[1]!.toLowerCase());
    name = name.slice(0, match.index).replace(SIZE, '');
  }
  return name;
}

const PARTS: ReadonlyMap<string, Exclude<FixedPart, 'free'>> = new Map([
  ['engine', 'engine'],
  ['fusion engine', 'engine'],
  ['gyro', 'gyro'],
  ['cockpit', 'cockpit'],
  ['command console', 'commandConsole'],
  ['sensors', 'sensors'],
  ['life support', 'lifeSupport'],
  ['shoulder', 'shoulder'],
  ['upper arm actuator', 'upperArm'],
  ['lower arm actuator', 'lowerArm'],
  ['hand actuator', 'hand'],
  ['hip', 'hip'],
  ['upper leg actuator', 'upperLeg'],
  ['lower leg actuator', 'lowerLeg'],
  ['foot actuator', 'foot'],
]);

/** Whether a slot text names a part that every BattleMech has in a fixed place. */
export function isSystem(name: string): boolean {
  return PARTS.has(name.toLowerCase());
}

/** Returns the fixed part that the text of a slot names, or `free` for an item or nothing. */
export function partNamed(text: string): FixedPart {
  const [name, second] = parseSlot(text).names;
  return (second === undefined ? PARTS.get(name?.toLowerCase() ?? '') : undefined) ?? 'free';
}
