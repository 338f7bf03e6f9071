import { type EquipmentEntry, slotsOf } from '../equipment/catalogue.ts';
import type { Mounting } from './mounting.ts';

/** An item without rules, which occupies its slots and can be struck there. */
export interface InertEntry {
  readonly kind: 'inert';
  readonly name: string;
}

/** The content of a slot that no fixed part takes. */
export interface SlotItem extends Mounting {
  readonly entry: EquipmentEntry | InertEntry;
  /** The text of the unit file, if it says more than the entry: a special munition, for example. */
  readonly label?: string;
  /** On an OmniMech, whether the item is built in rather than in a pod. */
  readonly fixed: boolean;
  /** A second item that shares the slot. */
  readonly second?: EquipmentEntry | InertEntry;
}

/** Returns the slots that one item takes; `undefined` when all its slots together are one item. */
export function itemSize(entry: SlotItem['entry'], tonnage: number): number | undefined {
  return entry.kind === 'inert' ? undefined : slotsOf(entry, tonnage);
}

export function isSameItem(a: SlotItem, b: SlotItem): boolean {
  return (
    a.label === b.label &&
    isSameMounting(a, b) &&
    a.fixed === b.fixed &&
    isSameEntry(a.entry, b.entry) &&
    isSameSecond(a.second, b.second)
  );
}

export function isSameMounting(a: Mounting, b: Mounting): boolean {
  return a.rear === b.rear && a.turret === b.turret && a.size === b.size;
}

function isSameSecond(a: SlotItem['second'], b: SlotItem['second']): boolean {
  return a === undefined || b === undefined ? a === b : isSameEntry(a, b);
}

/**
 * Whether two entries are the same. Entries of the tables are shared objects, except for special munitions and seekers,
 * which are created on demand.
 */
export function isSameEntry(a: SlotItem['entry'], b: SlotItem['entry']): boolean {
  if (a.kind === 'inert' || b.kind === 'inert') return a.kind === b.kind && nameOf(a) === nameOf(b);
  if (a === b || a.names !== b.names) return a === b;
  return a.kind !== 'ammo' || b.kind !== 'ammo' || a.guidance === b.guidance;
}

function nameOf(entry: SlotItem['entry']): string {
  return entry.kind === 'inert' ? entry.name.toLowerCase() : '';
}
