import { LOCATIONS, type LocationId, NOWHERE, Problems, type Slot, TRANSFER } from '@hexfall/rules';
import { hasClanNames, type MechBlueprint } from '../units/blueprint.ts';
import { type FilledUnit, fillSlots, takenSlots } from '../units/fill-slots.ts';
import { writeLine, writeLines } from '../units/item-line.ts';
import type { PlacedItem } from '../units/place-items.ts';
import type { SlotItem } from '../units/slot-item.ts';
import { locationWords } from './draft-words.ts';
import { cleanLayout } from './layout.ts';
import { moveMarks, slotKey } from './slot-marks.ts';

/** The content of one slot that no fixed part takes, and its previous slot; `undefined` for new content. */
interface Cell {
  readonly content: SlotItem | 'empty';
  readonly from: string | undefined;
}

/** An item to be placed, with its previous slots: none for a new one. */
export interface Piece {
  readonly content: SlotItem;
  readonly from: readonly string[];
}

const EMPTY: Cell = Object.freeze({ content: 'empty', from: undefined });

/** The order of locations for armor and structure that may be anywhere: first where their slots are least in the way. */
const SPREAD_ORDER: readonly LocationId[] = (['LL', 'RL', 'HD', 'LA', 'RA', 'LT', 'RT', 'CT'] as const).map(code =>
  LOCATIONS.indexOf(code),
);

/**
 * The slots of a unit while it is being changed. Contents that move are tracked, so that armored components and quirks of weapons move with
 * them.
 */
export class Bays {
  /** The unit after the change, except for its items. */
  readonly unit: MechBlueprint;
  readonly filled: FilledUnit;
  private readonly before: MechBlueprint;
  private readonly taken: readonly (readonly Slot[])[];
  private readonly cells: Cell[][];

  /** Takes the items of `before`, while `unit` may have different fixed parts. */
  constructor(before: MechBlueprint, unit: MechBlueprint = before) {
    this.before = before;
    this.unit = cleanLayout(unit);
    this.filled = fillSlots(before, new Problems());
    this.taken = takenSlots(this.unit);
    this.cells = readCells(before, this.filled);
  }

  /** Fits the items between the fixed parts; returns why that is impossible, if it is. Items that may be anywhere make room. */
  settle(): string | undefined {
    const homeless: Cell[] = [];
    for (const [location, cells] of this.cells.entries()) {
      const room = this.roomIn(location);
      while (cells.length > room) {
        const gap = cells.lastIndexOf(EMPTY);
        const at = gap >= 0 ? gap : cells.findLastIndex(isMovable);
        if (at < 0) return this.crowded(location, cells.length - room);
        homeless.push(...cells.splice(at, 1).filter(cell => cell !== EMPTY));
      }
      while (cells.length < room) cells.push(EMPTY);
    }
    return homeless.every(cell => this.house(cell, NOWHERE))
      ? undefined
      : 'No slot is left for the armor or structure that would have to give way.';
  }

  itemAt(location: LocationId, slot: number): PlacedItem | undefined {
    return this.filled.placed.find(({ places }) => places.some(at => at.location === location && at.slot === slot));
  }

  freeIn(location: LocationId): number {
    return this.cells[location]!.filter(cell => cell === EMPTY).length;
  }

  freeInAll(): number {
    return this.cells.reduce((sum, _, location) => sum + this.freeIn(location), 0);
  }

  /** Whether this many slots together are available in a location, or in it and the next one inward. */
  canPlace(location: LocationId, count: number, splittable: boolean): boolean {
    const free = this.freeIn(location);
    if (free + Math.min(this.movableIn(location), this.freeInAll() - free) >= count) return true;
    return splittable && this.splits(location, count);
  }

  /** Puts an item into a location. Returns whether there was room. */
  place({ content, from }: Piece, location: LocationId, count: number, splittable: boolean): boolean {
    if (!this.canPlace(location, count, splittable)) return false;
    const cells = Array.from({ length: count }, (_, i) => ({ content, from: from[i] }));
    const free = this.freeIn(location);
    if (free < count && splittable && this.splits(location, count)) {
      this.fill(location, cells.slice(0, free));
      this.fill(TRANSFER[location]!, cells.slice(free));
      return true;
    }
    this.makeRoom(location, count);
    this.fill(location, cells);
    return true;
  }

  /** Puts the slots of an item one by one wherever there is room; there must be enough. */
  spread(content: SlotItem, count: number): void {
    for (let i = 0; i < count; i++) this.house({ content, from: undefined }, NOWHERE);
  }

  /** Frees the slots of an item. */
  clear({ places }: Pick<PlacedItem, 'places'>): void {
    this.replace(places, () => EMPTY);
  }

  /** Changes the mounting of an item that stays in its slots. */
  change({ places }: PlacedItem, content: SlotItem): void {
    this.replace(places, cell => ({ ...cell, content }));
  }

  /** Returns the unit with the items in their present slots. */
  close(): MechBlueprint {
    const context = { tonnage: this.unit.tonnage, clan: hasClanNames(this.unit) };
    const sameNames = context.clan === hasClanNames(this.before);
    const items = LOCATIONS.flatMap((code, location) => {
      if (sameNames && this.isUntouched(location)) {
        const lines = this.before.items[code] ?? [];
        return lines.length === 0 ? [] : [[code, lines] as const];
      }
      const inSlots = this.cells[location]!.map(({ content }) => content);
      const slotless = this.filled.slotless.filter(item => item.location === location);
      const lines = [...writeLines(inSlots, context), ...slotless.map(({ item }) => writeLine(item, 0, context))];
      return lines.length === 0 ? [] : [[code, lines] as const];
    });
    return moveMarks({ ...this.unit, items: Object.fromEntries(items) }, this.ways());
  }

  /** Returns the new slot of each slot's previous content. */
  private ways(): ReadonlyMap<string, string> {
    const ways = new Map<string, string>();
    const old = takenSlots(this.before);
    for (const [location, slots] of this.taken.entries()) {
      const cells = this.cells[location]![Symbol.iterator]();
      const parts = old[location]!.map((slot, i) => ({ kind: slot.kind, key: slotKey(location, i) }));
      for (const [i, { kind }] of slots.entries()) {
        const part = parts.findIndex(candidate => candidate.kind === kind);
        const from = kind === 'empty' ? cells.next().value?.from : parts.splice(part, part < 0 ? 0 : 1)[0]?.key;
        if (from !== undefined) ways.set(from, slotKey(location, i));
      }
    }
    return ways;
  }

  private isUntouched(location: LocationId): boolean {
    const now = this.cells[location]!.map(({ content }) => content);
    const then = this.filled.contents.get(location)!;
    return now.every((content, i) => content === (then[i] ?? 'empty')) && now.length >= then.length;
  }

  private roomIn(location: LocationId): number {
    return this.taken[location]!.filter(slot => slot.kind === 'empty').length;
  }

  private crowded(location: LocationId, missing: number): string {
    const slots = missing === 1 ? '1 more slot' : `${missing} more slots`;
    return `This needs ${slots} in the ${locationWords(location, this.unit)} than are free there.`;
  }

  private movableIn(location: LocationId): number {
    return this.cells[location]!.filter(isMovable).length;
  }

  private splits(location: LocationId, count: number): boolean {
    const inner = TRANSFER[location]!;
    const free = this.freeIn(location);
    return inner !== NOWHERE && free > 0 && free < count && free + this.freeIn(inner) >= count;
  }

  private makeRoom(location: LocationId, count: number): void {
    const cells = this.cells[location]!;
    while (this.freeIn(location) < count) {
      const at = cells.findLastIndex(isMovable);
      const [cell] = cells.splice(at, 1, EMPTY);
      this.house(cell!, location);
    }
  }

  /** Moves a slot of an item that may be anywhere into a free slot outside this location. Returns false if there is none. */
  private house(cell: Cell, notHere: LocationId): boolean {
    const location = SPREAD_ORDER.find(candidate => candidate !== notHere && this.freeIn(candidate) > 0);
    if (location === undefined) return false;
    this.cells[location]![this.cells[location]!.lastIndexOf(EMPTY)] = cell;
    return true;
  }

  /** Fills free slots in a row; the other items move up if no gap is long enough. */
  private fill(location: LocationId, added: readonly Cell[]): void {
    const cells = this.cells[location]!;
    if (findGap(cells, added.length) < 0) {
      const used = cells.filter(other => other !== EMPTY);
      cells.fill(EMPTY).splice(0, used.length, ...used);
    }
    cells.splice(findGap(cells, added.length), added.length, ...added);
  }

  private replace(places: PlacedItem['places'], by: (cell: Cell) => Cell): void {
    const keys = new Set(places.map(({ location, slot }) => slotKey(location, slot)));
    for (const cells of this.cells) {
      for (const [i, cell] of cells.entries()) if (cell.from !== undefined && keys.has(cell.from)) cells[i] = by(cell);
    }
  }
}

/** Returns by location the slots that no fixed part takes, with their contents. */
function readCells(unit: MechBlueprint, { contents }: FilledUnit): Cell[][] {
  return takenSlots(unit).map((slots, location) => {
    const items = contents.get(location)![Symbol.iterator]();
    return slots.flatMap((slot, i) => {
      if (slot.kind !== 'empty') return [];
      const content = items.next().value ?? 'empty';
      return [content === 'empty' ? EMPTY : { content, from: slotKey(location, i) }];
    });
  });
}

/** Whether the content of a slot may just as well be in any other slot. */
function isMovable({ content }: Cell): boolean {
  if (content === 'empty') return false;
  const { entry } = content;
  if (entry.kind === 'equipment') return entry.equipment === 'tsm' || entry.equipment === 'industrialTsm';
  return entry.kind === 'filler';
}

function findGap(cells: readonly Cell[], count: number): number {
  return cells.findIndex(
    (_, i) => i + count <= cells.length && cells.slice(i, i + count).every(cell => cell === EMPTY),
  );
}
