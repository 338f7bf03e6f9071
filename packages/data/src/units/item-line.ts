import { type EquipmentEntry, findEquipment } from '../equipment/catalogue.ts';
import { findItem, titleOf } from './item-titles.ts';
import type { Mounting } from './mounting.ts';
import { isSameItem, itemSize, type SlotItem } from './slot-item.ts';

/** The facts about a unit that decide the meaning of names and sizes. */
export interface LineContext {
  readonly tonnage: number;
  readonly clan: boolean;
}

/** A line of a blueprint after reading: the content of the next slots; with 0 slots, an item without a slot. */
export interface ReadLine {
  readonly content: SlotItem | 'empty';
  readonly slots: number;
}

const EMPTY = 'empty';
const COUNTED = /^([1-9]\d?)\s*x\s+/i;
const MARKS = /\s*\(((?:\s*(?:rear|turret|fixed|inert|size [\d.]{1,6}|\d{1,2} slots?)\s*,?)+)\)$/i;
const SHARED = /\s*\|\s*/;

/** Reads one line; returns what is wrong with it instead if it cannot be read. */
export function readLine(text: string, context: LineContext): ReadLine | string {
  const count = Number(COUNTED.exec(text.trim())?.[1] ?? 1);
  const marked = text.trim().replace(COUNTED, '');
  const marks = marksOf(marked, context);
  const names = (marks === '' ? marked : marked.replace(MARKS, '')).split(SHARED);
  const written = /(\d+) slot/.exec(marks)?.[1];
  if (names.length === 1 && names[0]!.toLowerCase() === EMPTY) {
    return { content: EMPTY, slots: count * Number(written ?? 1) };
  }
  const found = names.map(name => readName(name, marks.includes('inert'), context));
  const unknown = found.indexOf(undefined);
  if (unknown >= 0) return `is "${names[unknown]!}", which no table has`;
  if (found.length > 2) return `names ${found.length} items for one slot`;
  const [first, second] = found as readonly NamedEntry[];
  const item = { ...first!, ...readMounting(marks), fixed: marks.includes('fixed') };
  const size = Number(written ?? itemSize(item.entry, context.tonnage) ?? 1);
  return { content: second === undefined ? item : { ...item, second: second.entry }, slots: count * size };
}

/** Returns the text in brackets at the end, unless it is part of the name, as in "Dumper (Rear)". */
function marksOf(text: string, { clan }: LineContext): string {
  const marks = MARKS.exec(text)?.[1]?.toLowerCase() ?? '';
  return marks !== '' && findItem(text, clan) !== undefined ? '' : marks;
}

function readMounting(marks: string): Mounting {
  const size = Number(/size ([\d.]+)/.exec(marks)?.[1] ?? 0);
  return { rear: marks.includes('rear'), turret: marks.includes('turret'), size: Number.isNaN(size) ? 0 : size };
}

type NamedEntry = Pick<SlotItem, 'entry' | 'label'>;

/**
 * The beginning of names in unit files, which are also used for special munitions without entries of their own. Equipment without rules may
 * have any name.
 */
const FILE_NAME = /^(?:IS|Clan|CL)/;

function readName(name: string, inert: boolean, { clan }: LineContext): NamedEntry | undefined {
  if (inert && name !== '') return { entry: { kind: 'inert', name } };
  const entry = findItem(name, clan);
  if (entry !== undefined) return { entry };
  const found = findEquipment(name, clan);
  const special = found?.entry.kind === 'equipment' || FILE_NAME.test(name);
  return found === undefined || !special ? undefined : { entry: found.entry, label: name };
}

/** Formats a row of slots as lines; free slots at the end are left out. */
export function writeLines(slots: readonly (SlotItem | 'empty')[], context: LineContext): readonly string[] {
  const used = slots.slice(0, slots.findLastIndex(slot => slot !== EMPTY) + 1);
  const lines: string[] = [];
  for (let from = 0; from < used.length; ) {
    let to = from + 1;
    while (to < used.length && isSameContent(used[from]!, used[to]!)) to++;
    lines.push(writeLine(used[from]!, to - from, context));
    from = to;
  }
  return lines;
}

/** Formats one line for an item that fills this many slots in a row; 0 for one without a slot. */
export function writeLine(content: SlotItem | 'empty', slots: number, context: LineContext): string {
  if (content === EMPTY) return withCount(slots, EMPTY);
  const { entry, second } = content;
  const size = itemSize(entry, context.tonnage) ?? 1;
  const whole = slots > 0 && slots % size === 0 && entry.kind !== 'inert';
  const marks = [
    ...(content.rear ? ['rear'] : []),
    ...(content.turret ? ['turret'] : []),
    ...(content.size > 0 ? [`size ${content.size}`] : []),
    ...(content.fixed ? ['fixed'] : []),
    ...(entry.kind === 'inert' ? ['inert'] : []),
    ...(whole || (entry.kind === 'inert' && slots === 1) ? [] : [`${slots} slots`]),
  ];
  const first = content.label ?? shownName(entry, context);
  const name = second === undefined ? first : `${first} | ${shownName(second, context)}`;
  const text = marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
  return whole ? withCount(slots / size, text) : text;
}

function isSameContent(a: SlotItem | 'empty', b: SlotItem | 'empty'): boolean {
  return a === EMPTY || b === EMPTY ? a === b : isSameItem(a, b);
}

function withCount(count: number, text: string): string {
  return count === 1 ? text : `${count} x ${text}`;
}

function shownName(entry: SlotItem['entry'], { clan }: LineContext): string {
  return entry.kind === 'inert' ? entry.name : titleOf(entry satisfies EquipmentEntry, clan);
}
