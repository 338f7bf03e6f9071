import type { MechBlueprint } from '../units/blueprint.ts';
import type { FilledUnit } from '../units/fill-slots.ts';
import { isSameEntry, itemSize, type SlotItem } from '../units/slot-item.ts';

/** All pieces of one kind that a unit carries. */
export interface Tally {
  readonly entry: SlotItem['entry'];
  readonly pieces: number;
  readonly slots: number;
}

/** Counts the items of a unit. One that is spread over many slots is one piece. */
export function tallyItems({ tonnage }: MechBlueprint, { contents, slotless }: FilledUnit): readonly Tally[] {
  const counts: { readonly entry: SlotItem['entry']; slots: number; others: number }[] = [];
  const countOf = (entry: SlotItem['entry']): (typeof counts)[number] => {
    const known = counts.find(count => isSameEntry(count.entry, entry));
    if (known !== undefined) return known;
    counts.push({ entry, slots: 0, others: 0 });
    return counts.at(-1)!;
  };
  for (const content of [...contents.values()].flat()) {
    if (content === 'empty') continue;
    countOf(content.entry).slots++;
    if (content.second !== undefined) countOf(content.second).others++;
  }
  for (const { item } of slotless) countOf(item.entry).others++;
  return counts.map(({ entry, slots, others }) => {
    const inSlots = Math.ceil(slots / (itemSize(entry, tonnage) ?? Math.max(1, slots)));
    return { entry, slots, pieces: inSlots + others };
  });
}
