import type { LocationId } from '@hexfall/rules';
import type { Problems } from '../file-problems.ts';
import { blockLocation } from './mtf-locations.ts';

export interface MtfField {
  readonly value: string;
  readonly line: number;
}

export interface SlotLine {
  readonly text: string;
  readonly line: number;
}

/** The slots of one location, as written. */
export interface SlotBlock {
  readonly line: number;
  readonly slots: readonly SlotLine[];
}

/** A unit file divided into its fields and slot blocks; nothing is interpreted yet. */
export interface MtfText {
  /** By key in lower case; the first one if there are several. */
  readonly fields: ReadonlyMap<string, MtfField>;
  /** Values of keys that may occur several times. */
  readonly quirks: readonly string[];
  readonly weaponQuirks: readonly string[];
  readonly noSlotItems: readonly MtfField[];
  readonly blocks: ReadonlyMap<LocationId, SlotBlock>;
  readonly lineCount: number;
}

const MAX_SLOTS = 12;
const FIELD = /^([a-z][a-z0-9 ]*?)\s*:(.*)$/i;
/** Equipment of variable size has its size after a colon. */
const SIZED_ITEM = /:size:|^commsgear:\d+$/i;

interface OpenBlock {
  readonly line: number;
  readonly slots: SlotLine[];
}

/** Reads lines one after the other, ignoring blank lines and comments. */
class MtfLineReader {
  readonly fields = new Map<string, MtfField>();
  readonly quirks: string[] = [];
  readonly weaponQuirks: string[] = [];
  readonly noSlotItems: MtfField[] = [];
  readonly blocks = new Map<LocationId, OpenBlock>();
  private readonly problems: Problems;
  private block: OpenBlock | undefined;
  private weaponLines = 0;
  private titleLines: string[] = [];

  constructor(problems: Problems) {
    this.problems = problems;
  }

  read(raw: string, line: number): void {
    const text = raw.trim();
    if (this.titleLines.length > 0) return this.readTitle(text, line);
    if (text === '' || text.startsWith('#')) return;
    const location = blockLocation(text);
    if (location !== undefined) return this.openBlock(location, line);
    if (this.weaponLines > 0) {
      this.weaponLines--;
      return;
    }
    // Outside of the slots such words are part of a name.
    const field = this.block !== undefined && SIZED_ITEM.test(text) ? null : FIELD.exec(text);
    if (field !== null) this.readField(field[1]!.toLowerCase(), field[2]!.trim(), line);
    else if (this.block !== undefined && this.block.slots.length < MAX_SLOTS) this.block.slots.push({ text, line });
  }

  /** Reads chassis and model after a version line, each on a line of its own; the model may be blank. */
  private readTitle(text: string, line: number): void {
    if (FIELD.test(text)) {
      this.titleLines = [];
      return this.read(text, line);
    }
    this.fields.set(this.titleLines.shift()!, { value: text, line });
  }

  private openBlock(location: LocationId, line: number): void {
    this.weaponLines = 0;
    this.block = { line, slots: [] };
    if (!this.blocks.has(location)) this.blocks.set(location, this.block);
    else if (!this.problems.tooMany) {
      this.problems.error(line, undefined, 'the slots of this location are listed a second time');
    }
  }

  private readField(key: string, value: string, line: number): void {
    this.block = undefined;
    if (key === 'quirk') this.quirks.push(value);
    else if (key === 'weaponquirk') this.weaponQuirks.push(value);
    else if (key === 'nocrit') this.noSlotItems.push({ value, line });
    else if (!this.fields.has(key)) this.fields.set(key, { value, line });
    if (key === 'version') this.titleLines = ['chassis', 'model'];
    if (key === 'weapons') this.weaponLines = Number.parseInt(value, 10) || 0;
  }
}

export function readMtfText(text: string, problems: Problems): MtfText {
  const reader = new MtfLineReader(problems);
  const lines = text.split(/\r\n|\n|\r/);
  for (const [i, line] of lines.entries()) reader.read(line, i + 1);
  const { fields, quirks, weaponQuirks, noSlotItems, blocks } = reader;
  return { fields, quirks, weaponQuirks, noSlotItems, blocks, lineCount: lines.length };
}
