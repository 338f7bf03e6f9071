import type { DraftBay, DraftItem, DraftSlot } from '@hexfall/data';
import { partName } from '@hexfall/view';

/** A run of slots with the same content. */
export type SlotBlock = { readonly first: number; readonly count: number } & (
  | { readonly kind: 'part'; readonly name: string }
  | { readonly kind: 'item'; readonly item: DraftItem; readonly isRest: boolean }
  | { readonly kind: 'free' }
);

/** Groups the slots of each part or item. If an item is spread out, each of its slots is a block, since it can be moved by itself. */
export function slotBlocks({ code, slots }: DraftBay, items: readonly DraftItem[]): readonly SlotBlock[] {
  const blocks: SlotBlock[] = [];
  for (let from = 0; from < slots.length; ) {
    let to = from + 1;
    while (to < slots.length && continues(slots[from]!, slots[to]!, items)) to++;
    blocks.push(blockOf(slots[from]!, { first: from + 1, count: to - from }, code, items));
    from = to;
  }
  return blocks;
}

function continues(a: DraftSlot, b: DraftSlot, items: readonly DraftItem[]): boolean {
  if (a.kind === 'part') return b.kind === 'part' && a.part === b.part;
  if (a.kind === 'free') return b.kind === 'free';
  return b.kind === 'item' && a.item === b.item && items[a.item]!.lies === 'together';
}

function blockOf(
  slot: DraftSlot,
  place: { readonly first: number; readonly count: number },
  code: DraftBay['code'],
  items: readonly DraftItem[],
): SlotBlock {
  if (slot.kind === 'free') return { ...place, kind: 'free' };
  if (slot.kind === 'part') return { ...place, kind: 'part', name: partName(slot.part) };
  const item = items[slot.item]!;
  return { ...place, kind: 'item', item, isRest: item.location !== code || item.slot !== place.first };
}
