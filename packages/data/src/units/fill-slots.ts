import {
  fixedSlots,
  HD,
  LOCATIONS,
  type LocationCode,
  type LocationId,
  type Problems,
  type Slot,
} from '@hexfall/rules';
import { hasClanNames, type MechBlueprint } from './blueprint.ts';
import { addClanCase, hasClanCase } from './clan-case.ts';
import { type FixedPart, isSameParts, partIn } from './fixed-part.ts';
import { type LineContext, readLine } from './item-line.ts';
import { LOADING_ORDER } from './loading-order.ts';
import { Loadout } from './loadout.ts';
import { type ItemRemark, type PlacedItem, placeItems } from './place-items.ts';
import type { SlotItem } from './slot-item.ts';

/** A blueprint with all its items in slots. */
export interface FilledUnit {
  readonly loadout: Loadout;
  readonly slots: readonly (readonly Slot[])[];
  /** By location: the contents of the slots that no fixed part takes. */
  readonly contents: ReadonlyMap<LocationId, readonly (SlotItem | 'empty')[]>;
  readonly slotless: readonly LocatedItem[];
  /** The items in those slots, in loading order. */
  readonly placed: readonly PlacedItem[];
  readonly remarks: readonly ItemRemark[];
}

interface LocatedItem {
  readonly item: SlotItem;
  readonly location: LocationId;
}

/** Reads the items of a blueprint and puts them into its slots. */
export function fillSlots(blueprint: MechBlueprint, problems: Problems): FilledUnit {
  const loadout = new Loadout();
  const slots = takenSlots(blueprint);
  if (blueprint.cockpit === 'commandConsole') {
    loadout.equipment.push({ kind: 'commandConsole', name: 'Command Console', location: HD });
  }
  checkLayout(blueprint, problems);
  checkArmored(blueprint, slots, problems);
  const { contents, slotless } = readItems(blueprint, slots, problems);
  const { placed, remarks } = placeItems(contents, { tonnage: blueprint.tonnage, loadout, slots });
  for (const { item, location } of slotless) loadout.add(item.entry, location, item);
  if (hasClanCase(blueprint, loadout)) addClanCase(loadout, caseRefused(blueprint));
  return { loadout, slots, contents, slotless, placed, remarks };
}

/** The fields of a blueprint that decide which slots are taken before any item is placed. */
export type FixedParts = Pick<
  MechBlueprint,
  'quad' | 'conversion' | 'engine' | 'gyro' | 'cockpit' | 'armsWithout' | 'layout'
>;

/** Returns all slots of a unit without its items. */
export function takenSlots(parts: FixedParts): Slot[][] {
  return usualSlots(parts).map((slots, location) => arrange(slots, parts.layout?.[LOCATIONS[location]!]));
}

/**
 * Returns all slots of a unit with its fixed parts in their usual places. A second seat takes the slot behind the
 * cockpit.
 */
function usualSlots(parts: FixedParts): Slot[][] {
  const slots = fixedSlots({
    quad: parts.quad ?? false,
    engine: parts.engine.type ?? 'fusion',
    gyro: parts.gyro ?? 'standard',
    cockpit: parts.cockpit ?? 'standard',
    armsWithout: parts.armsWithout ?? {},
  });
  const free = slots[HD]!.findIndex(slot => slot.kind === 'empty');
  if (parts.cockpit === 'commandConsole') slots[HD]![free] = { kind: 'equipment', item: 0 };
  else if (parts.conversion === 'quadVee' && free >= 0) slots[HD]![free] = { kind: 'cockpit' };
  return slots;
}

function readItems(
  blueprint: MechBlueprint,
  slots: readonly (readonly Slot[])[],
  problems: Problems,
): Pick<FilledUnit, 'contents' | 'slotless'> {
  const context: LineContext = { tonnage: blueprint.tonnage, clan: hasClanNames(blueprint) };
  const contents = new Map<LocationId, (SlotItem | 'empty')[]>();
  const slotless: LocatedItem[] = [];
  for (const location of LOADING_ORDER) {
    const code = LOCATIONS[location]!;
    const room = slots[location]!.filter(slot => slot.kind === 'empty').length;
    const filled: (SlotItem | 'empty')[] = [];
    for (const [i, text] of (blueprint.items[code] ?? []).entries()) {
      const report = (reason: string): void => problems.report('unknownName', `items.${code}[${i}]`, reason);
      const line = readLine(text, context);
      if (typeof line === 'string') report(line);
      else if (line.slots === 0) {
        if (line.content !== 'empty') slotless.push({ item: line.content, location });
      } else if (filled.length + line.slots > room) report(`is "${text}", for which ${code} has no room`);
      else for (let slot = 0; slot < line.slots; slot++) filled.push(line.content);
    }
    contents.set(location, filled);
  }
  return { contents, slotless };
}

/**
 * Arranges the fixed parts of a location by a layout. Parts that no slot of it names are left out, so that none occurs
 * twice.
 */
function arrange(usual: Slot[], layout: readonly FixedPart[] | undefined): Slot[] {
  if (layout === undefined) return usual;
  const parts = usual.filter(slot => slot.kind !== 'empty');
  return usual.map((_, i) => {
    const at = parts.findIndex(part => partIn(part) === layout[i]);
    return at < 0 ? { kind: 'empty' } : parts.splice(at, 1)[0]!;
  });
}

/** Checks that a layout has every fixed part of its location once, and no other. */
function checkLayout(blueprint: MechBlueprint, problems: Problems): void {
  const usual = usualSlots(blueprint);
  for (const [location, code] of LOCATIONS.entries()) {
    const layout = blueprint.layout?.[code];
    const wanted = usual[location]!.map(partIn);
    if (layout === undefined || isSameParts(layout, wanted)) continue;
    const parts = wanted.filter(part => part !== 'free').join(', ');
    problems.report(
      'outOfRange',
      `layout.${code}`,
      `must have ${wanted.length} slots or fewer, with ${parts || 'no fixed part'}`,
    );
  }
}

function checkArmored({ armored = {} }: MechBlueprint, slots: readonly (readonly Slot[])[], problems: Problems): void {
  for (const [location, code] of LOCATIONS.entries()) {
    const count = slots[location]!.length;
    for (const [i, slot] of (armored[code] ?? []).entries()) {
      if (slot > count)
        problems.report('outOfRange', `armored.${code}[${i}]`, `is ${slot}, but ${code} has ${count} slots`);
    }
  }
}

function caseRefused({ withoutCase = [] }: MechBlueprint): ReadonlySet<LocationId> {
  return new Set(withoutCase.map((code: LocationCode) => LOCATIONS.indexOf(code)));
}
