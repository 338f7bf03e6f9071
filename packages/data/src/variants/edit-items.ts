import { isArm, LOCATIONS, type LocationCode, type LocationId } from '@hexfall/rules';
import { placeOf } from '../construction/location-checks.ts';
import type { EquipmentEntry } from '../equipment/catalogue.ts';
import { hasClanNames, type MechBlueprint } from '../units/blueprint.ts';
import { findItem } from '../units/item-titles.ts';
import type { SlotPlace } from '../units/manifest.ts';
import { FORWARD } from '../units/mounting.ts';
import type { PlacedItem } from '../units/place-items.ts';
import { isSameEntry, type SlotItem } from '../units/slot-item.ts';
import { Bays, type Piece } from './bays.ts';
import { freeSlots, itemTitle, locationWords } from './draft-words.ts';
import { type ItemShape, itemShape } from './item-size.ts';
import { isOffered, techRefusal } from './offered.ts';
import type { Change, OperationOf } from './operation.ts';
import { slotKey } from './slot-marks.ts';
import { wantedPlaces } from './wanted-places.ts';

/** Returns a new item of an entry, in a pod if the unit has pods. */
export function newItem(entry: EquipmentEntry): Piece {
  return { content: { entry, ...FORWARD, fixed: false }, from: [] };
}

export function addItem(unit: MechBlueprint, { item, location }: OperationOf<'add'>): Change {
  const entry = findItem(item, hasClanNames(unit));
  if (entry === undefined) return `No table has an item called "${item}".`;
  const bays = new Bays(unit);
  const refusal = addRefusal(entry, unit, bays);
  if (refusal !== undefined) return refusal;
  bays.settle();
  const failed = putItem(newItem(entry), location === 'any' ? undefined : LOCATIONS.indexOf(location), bays);
  return failed ?? withSinks(bays.close(), entry, 1);
}

/** Returns why the unit cannot have an item in any location; `undefined` if it can. */
export function addRefusal(entry: EquipmentEntry, unit: MechBlueprint, { filled }: Bays): string | undefined {
  const title = itemTitle({ entry }, unit);
  if (!isOffered(entry, unit)) return `${title} cannot be added as an item.`;
  const foreign = techRefusal(entry, unit);
  if (foreign !== undefined) return foreign;
  const shape = itemShape(entry, unit, filled);
  if (shape === undefined) return `It is not known how many slots ${title} takes.`;
  const single = entry.kind === 'equipment' && entry.slots(unit.tonnage) === undefined;
  const has = single && filled.placed.some(({ content }) => isSameEntry(content.entry, entry));
  return has ? `The unit already has ${title} and cannot have a second one.` : undefined;
}

/** Puts an item into a location, or into the best one that has room; returns why that is impossible, if it is. */
export function putItem(piece: Piece, location: LocationId | undefined, bays: Bays): string | undefined {
  const { unit, filled } = bays;
  const { entry } = piece.content;
  const shape = entry.kind === 'inert' ? undefined : itemShape(entry, unit, filled);
  const title = itemTitle(piece.content, unit);
  if (entry.kind === 'inert' || shape === undefined) return `It is not known how many slots ${title} takes.`;
  if (shape.kind !== 'together') return putSpread(piece, shape, bays);
  const open = openPlaces(entry, shape, bays);
  if (location === undefined) {
    const best = wantedPlaces(entry, unit, filled).find(candidate => open.includes(candidate));
    if (best === undefined) return `No location has the ${slotText(shape.slots)} that ${title} takes.`;
    bays.place(piece, best, shape.slots, shape.splittable);
    return undefined;
  }
  if (!open.includes(location)) return placeRefusal(entry, title, location, shape, bays);
  bays.place(piece, location, shape.slots, shape.splittable);
  return undefined;
}

/** Returns the locations that may have an item and have room for it. */
export function openPlaces(
  entry: EquipmentEntry,
  shape: Extract<ItemShape, { readonly kind: 'together' }>,
  bays: Bays,
): readonly LocationId[] {
  const place = placeOf(entry);
  const { quad = false } = bays.unit;
  return LOCATIONS.map((_, location) => location).filter(
    location => place?.fits(location, quad) !== false && bays.canPlace(location, shape.slots, shape.splittable),
  );
}

/** Returns why there is no room for an item whose slots are spread out; `undefined` if there is. */
export function spreadRefusal(
  title: string,
  shape: Exclude<ItemShape, { readonly kind: 'together' }>,
  bays: Bays,
): string | undefined {
  if (shape.kind === 'anywhere') {
    const free = bays.freeInAll();
    return free >= shape.slots
      ? undefined
      : `${title} takes ${slotText(shape.slots)}, and the unit has ${freeSlots(free)}.`;
  }
  const full = shape.locations.find(location => bays.freeIn(location) < shape.slots);
  if (full === undefined) return undefined;
  const where = locationWords(full, bays.unit);
  return `${title} takes ${slotText(shape.slots)} in the ${where}, which has ${freeSlots(bays.freeIn(full))}.`;
}

function putSpread(
  piece: Piece,
  shape: Exclude<ItemShape, { readonly kind: 'together' }>,
  bays: Bays,
): string | undefined {
  const refusal = spreadRefusal(itemTitle(piece.content, bays.unit), shape, bays);
  if (refusal !== undefined) return refusal;
  if (shape.kind === 'anywhere') bays.spread(piece.content, shape.slots);
  else for (const location of shape.locations) bays.place(piece, location, shape.slots, false);
  return undefined;
}

function placeRefusal(
  entry: EquipmentEntry,
  title: string,
  location: LocationId,
  { slots }: Extract<ItemShape, { readonly kind: 'together' }>,
  bays: Bays,
): string {
  const place = placeOf(entry);
  if (place?.fits(location, bays.unit.quad ?? false) === false) return `${title} belongs in ${place.words}.`;
  const where = locationWords(location, bays.unit);
  return `The ${where} has ${freeSlots(bays.freeIn(location))}, and ${title} takes ${slots}.`;
}

export function removeItem(unit: MechBlueprint, { location, slot }: OperationOf<'remove'>): Change {
  const { bays, item } = pick(unit, location, slot);
  if (item === undefined) return nothingThere(unit, location, slot);
  const { entry } = item.content;
  const part = hullPart(entry);
  if (part !== undefined) return `${itemTitle(item.content, unit)} is part of the ${part}: change its type instead.`;
  bays.settle();
  bays.clear(item);
  return withSinks(bays.close(), entry, -1);
}

export function moveItem(unit: MechBlueprint, { location, slot, to }: OperationOf<'move'>): Change {
  const { bays, item } = pick(unit, location, slot);
  if (item === undefined) return nothingThere(unit, location, slot);
  const target = LOCATIONS.indexOf(to);
  const { content } = item;
  const title = itemTitle(content, unit);
  if (location === to && item.places.every(place => place.location === target))
    return `${title} is in the ${locationWords(target, unit)} already.`;
  bays.settle();
  const shape = content.entry.kind === 'inert' ? undefined : itemShape(content.entry, unit, bays.filled);
  if (shape?.kind === 'paired') return `${title} stays where it is.`;
  if (shape?.kind !== 'together' && content.entry.kind !== 'inert')
    return moveSlot(item, { location: LOCATIONS.indexOf(location), slot: slot - 1 }, target, bays);
  bays.clear(item);
  const turned = isArm(target) && unit.quad !== true ? { ...content, rear: false } : content;
  const piece = { content: turned, from: item.places.map(place => slotKey(place.location, place.slot)) };
  if (content.entry.kind !== 'inert') return putItem(piece, target, bays) ?? bays.close();
  const placed = bays.place(piece, target, item.places.length, false);
  return placed ? bays.close() : noRoom(title, item.places.length, target, bays);
}

/** Moves one slot of an item whose slots are spread out. */
function moveSlot({ content }: PlacedItem, place: SlotPlace, target: LocationId, bays: Bays): Change {
  const title = itemTitle(content, bays.unit);
  if (content.entry.kind === 'jumpJet') return `${title} stays where it is.`;
  bays.clear({ places: [place] });
  if (bays.freeIn(target) === 0) return noRoom(title, 1, target, bays);
  bays.place({ content, from: [slotKey(place.location, place.slot)] }, target, 1, false);
  return bays.close();
}

function noRoom(title: string, slots: number, target: LocationId, bays: Bays): string {
  const where = locationWords(target, bays.unit);
  return `The ${where} has ${freeSlots(bays.freeIn(target))}, and ${title} takes ${slots}.`;
}

export function faceItem(unit: MechBlueprint, { location, slot, rear }: OperationOf<'face'>): Change {
  const { bays, item } = pick(unit, location, slot);
  if (item === undefined) return nothingThere(unit, location, slot);
  const { content } = item;
  const title = itemTitle(content, unit);
  if (content.entry.kind !== 'weapon') return `${title} has no front or rear.`;
  const onArm = item.places.some(place => isArm(place.location)) && unit.quad !== true;
  if (rear && onArm) return `${title} is on an arm, where no weapon is mounted to the rear.`;
  bays.settle();
  bays.change(item, { ...content, rear });
  return bays.close();
}

interface Picked {
  readonly bays: Bays;
  readonly item: PlacedItem | undefined;
}

function pick(unit: MechBlueprint, location: LocationCode, slot: number): Picked {
  const bays = new Bays(unit);
  return { bays, item: bays.itemAt(LOCATIONS.indexOf(location), slot - 1) };
}

function nothingThere(unit: MechBlueprint, location: LocationCode, slot: number): string {
  return `Slot ${slot} of the ${locationWords(LOCATIONS.indexOf(location), unit)} holds no item.`;
}

/** Returns the part of the hull that an item is made of. */
export function hullPart(entry: SlotItem['entry']): 'armor' | 'structure' | undefined {
  if (entry.kind === 'filler') return entry.part;
  return entry.kind === 'equipment' && entry.equipment === 'stealthArmor' ? 'armor' : undefined;
}

/** Adjusts the number of a unit's heat sinks for an item that is a heat sink in a slot. */
function withSinks(unit: MechBlueprint, entry: SlotItem['entry'], times: 1 | -1): MechBlueprint {
  if (entry.kind !== 'heatSink') return unit;
  return { ...unit, heatSinks: { ...unit.heatSinks, count: unit.heatSinks.count + times * entry.sinks } };
}

function slotText(slots: number): string {
  return slots === 1 ? '1 slot' : `${slots} slots`;
}
