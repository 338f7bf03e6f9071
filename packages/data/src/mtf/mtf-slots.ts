import { LOCATIONS, type LocationId, type Slot } from '@hexfall/rules';
import { DOES_NOTHING, findEquipment } from '../equipment/catalogue.ts';
import type { Problems } from '../file-problems.ts';
import { type LineContext, writeLine, writeLines } from '../units/item-line.ts';
import { FORWARD } from '../units/mounting.ts';
import type { SlotItem } from '../units/slot-item.ts';
import { shorten } from './mtf-header.ts';
import { shortLocation } from './mtf-locations.ts';
import { isSystem, parseSlot } from './mtf-slot.ts';
import type { MtfField, SlotBlock, SlotLine } from './mtf-text.ts';

export interface SlotReading extends LineContext {
  readonly omni: boolean;
  /** Jump MP as the file states them; older files have the size of jump boosters nowhere else. */
  readonly jumpMp: number;
  /** All slots of the unit, with the fixed parts in their places. */
  readonly taken: readonly (readonly Slot[])[];
}

/** The items of one location as lines of a blueprint, and which of its slots are armored. */
export interface LocationLines {
  readonly lines: readonly string[];
  readonly armored: readonly number[];
}

export function readLocation(
  location: LocationId,
  block: SlotBlock | undefined,
  unit: SlotReading,
  problems: Problems,
): LocationLines {
  const taken = unit.taken[location]!;
  const written = (block?.slots ?? []).slice(0, taken.length);
  const lines = hasIntruder(taken, written) ? makeRoom(taken, written, problems) : written;
  const items: (SlotItem | 'empty')[] = [];
  const armored: number[] = [];
  for (const [i, fixed] of taken.entries()) {
    const line = lines[i];
    if (line !== undefined && parseSlot(line.text).armored) armored.push(i + 1);
    if (fixed.kind === 'empty') items.push(line === undefined ? 'empty' : readItem(line, unit, problems));
  }
  return { lines: writeLines(items, unit), armored };
}

type Lines = readonly (SlotLine | undefined)[];

/** Whether an item is in a slot where this kind of unit has a fixed part. */
function hasIntruder(taken: readonly Slot[], lines: Lines): boolean {
  return taken.some((slot, i) => slot.kind !== 'empty' && nameOf(lines[i]) !== undefined);
}

/** Returns the lines with all items moved, in their order, into the slots that no fixed part takes. */
function makeRoom(taken: readonly Slot[], lines: readonly SlotLine[], problems: Problems): Lines {
  const items = lines.filter(line => nameOf(line) !== undefined);
  const moved = taken.map((slot, i) => (slot.kind === 'empty' ? items.shift() : fixedLine(lines[i])));
  problems.warn(lines[0]!.line, 'the fixed parts here are not those of this unit; the items were moved to make room');
  for (const line of items) problems.warn(line.line, `"${nameOf(line)}" has no room here and was left out`);
  return moved;
}

function fixedLine(line: SlotLine | undefined): SlotLine | undefined {
  return nameOf(line) === undefined ? line : undefined;
}

/** Returns the name of the item on a line; `undefined` for a fixed part or nothing. */
function nameOf(line: SlotLine | undefined): string | undefined {
  const [name] = parseSlot(line?.text ?? '').names;
  return name === undefined || isSystem(name) ? undefined : name;
}

function readItem(line: SlotLine, unit: SlotReading, problems: Problems): SlotItem | 'empty' {
  const { names, rear, turret, size, pod } = parseSlot(line.text);
  const [name, second] = names;
  if (name === undefined) return 'empty';
  if (isSystem(name)) {
    problems.warn(line.line, `"${name}" does not belong in this slot, which is read as empty`);
    return 'empty';
  }
  const found = readEntry(name, line.line, unit, problems);
  const own = size === 0 && found.entry.kind === 'jumpJet' && found.entry.type === 'mechanical' ? unit.jumpMp : size;
  const item = { ...found, rear, turret, size: own, fixed: unit.omni && !pod && found.entry.kind !== 'filler' };
  return second === undefined ? item : { ...item, second: readEntry(second, line.line, unit, problems).entry };
}

function readEntry(
  name: string,
  line: number,
  { clan }: SlotReading,
  problems: Problems,
): Pick<SlotItem, 'entry' | 'label'> {
  const found = findEquipment(name, clan);
  if (found !== undefined) {
    if (found.remark === undefined) return { entry: found.entry };
    problems.warn(line, `"${name}": ${found.remark}`);
    return { entry: found.entry, label: name };
  }
  const shown = name.slice(0, MAX_UNKNOWN_LENGTH);
  problems.warn(line, `the equipment "${shown}" ${DOES_NOTHING}`);
  return { entry: { kind: 'inert', name: shown } };
}

/** Leaves room for the words that may follow the name in a line of a blueprint. */
const MAX_UNKNOWN_LENGTH = 60;

/** Reads items without a slot: each is a name and a location, or "None" for an item of the whole unit. */
export function readSlotless(
  fields: readonly MtfField[],
  unit: SlotReading,
  problems: Problems,
): ReadonlyMap<LocationId, readonly string[]> {
  const lines = new Map<LocationId, string[]>(LOCATIONS.map((_, location) => [location, []]));
  for (const { value, line } of fields) {
    const colon = value.lastIndexOf(':');
    const name = colon < 0 ? value : value.slice(0, colon);
    const found = findEquipment(name, unit.clan);
    const location = shortLocation(value.slice(colon + 1));
    if (found === undefined) problems.warn(line, `the equipment "${shorten(name)}" is unknown and was left out`);
    else if (location !== undefined) {
      const item = { entry: found.entry, ...(found.remark === undefined ? {} : { label: name.trim() }) };
      lines.get(location)!.push(writeLine({ ...item, ...FORWARD, fixed: false }, 0, unit));
    }
  }
  return lines;
}
