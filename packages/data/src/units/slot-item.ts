import { type EquipmentEntry, slotsOf } from '../equipment/catalogue.ts';
import type { Mounting } from './mounting.ts';

/** Something no rule knows: it takes up its slots and can be struck there. */
export interface InertEntry {
  readonly kind: 'inert';
  readonly name: string;
}

/** What one slot holds, among those that no fixed part takes. */
export interface SlotItem extends Mounting {
  readonly entry: EquipmentEntry | InertEntry;
  /** As a unit file has it, where that says more than the entry: a special munition, for example. */
  readonly label?: string;
  /** On an OmniMech: built in, not in a pod. */
  readonly fixed: boolean;
  /** A second item that shares the slot. */
  readonly second?: EquipmentEntry | InertEntry;
}

/** Slots that one item takes; `undefined` when all its slots together are one item. */
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

/** Entries of the tables are shared objects, but for special munitions and seekers, which are made on demand. */
export function isSameEntry(a: SlotItem['entry'], b: SlotItem['entry']): boolean {
  if (a.kind === 'inert' || b.kind === 'inert') return a.kind === b.kind && nameOf(a) === nameOf(b);
  if (a === b || a.names !== b.names) return a === b;
  return a.kind !== 'ammo' || b.kind !== 'ammo' || a.guidance === b.guidance;
}

function nameOf(entry: SlotItem['entry']): string {
  return entry.kind === 'inert' ? entry.name.toLowerCase() : '';
}
