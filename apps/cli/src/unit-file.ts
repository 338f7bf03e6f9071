import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { parseMtf, parseUnit, type UnitName } from '@hexfall/data';
import { fail, type MechSpec, type Result, succeed } from '@hexfall/rules';
import { reasonOf } from './files.ts';

/** A unit with its names, as a file or a catalogue has it. */
export interface NamedUnit extends UnitName {
  readonly spec: MechSpec;
  /** What was read but changed or left out, one sentence each. */
  readonly warnings: readonly string[];
}

/** Files of units are a hundredth of this. */
export const MOST_UNIT_BYTES = 1_000_000;

/** Whether a name is meant as a file of a unit. */
export function isUnitPath(name: string): boolean {
  return /\.(?:mtf|json)$/i.test(name);
}

/** A unit from the text of a `.mtf` file or of a unit file of our own; otherwise one sentence that says why not. */
export function parseUnitFile(text: string, path: string): Result<NamedUnit, string> {
  if (/\.json$/i.test(path)) return parseOwnUnit(text, path);
  const unit = parseMtf(text, path);
  return unit.ok ? succeed(unit.value) : fail(unit.errors[0]!.message);
}

function parseOwnUnit(text: string, path: string): Result<NamedUnit, string> {
  const unit = parseUnit(text, path);
  if (!unit.ok) return fail(unit.errors[0]!.message);
  const { spec, blueprint, warnings } = unit.value;
  const { chassis, model, clanName = '' } = blueprint;
  return succeed({ spec, chassis, model, clanName, warnings });
}

/** The text of a file that is not larger than it should be; a larger one is not opened. */
export function readFileText(path: string, mostBytes: number): Result<string, string> {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return fail(`${path}: this is a folder, not a file.`);
    if (!stats.isFile()) return fail(`${path}: this is no ordinary file.`);
    if (stats.size > mostBytes) {
      return fail(`${path}: the file has ${stats.size} bytes, more than the ${mostBytes} that are read.`);
    }
    const text = decodeText(readBytes(path, stats.size));
    return text === undefined ? fail(`${path}: the file is not text.`) : succeed(text);
  } catch (error) {
    return fail(`${path}: ${reasonOf(error)}.`);
  }
}

/** At most so many bytes, however the file grows meanwhile. */
function readBytes(path: string, mostBytes: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(mostBytes);
    let length = 0;
    for (;;) {
      const read = readSync(file, bytes, length, mostBytes - length, null);
      length += read;
      if (read === 0 || length === mostBytes) return bytes.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const LATIN_1 = new TextDecoder('latin1');

/** Whether there are bytes that no text has. */
function isBinary(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte < 9 || (byte > 13 && byte < 32)) return true;
  return false;
}

/** Older files of the community are written in Latin-1. */
function decodeText(bytes: Uint8Array): string | undefined {
  if (isBinary(bytes)) return undefined;
  try {
    return UTF_8.decode(bytes);
  } catch {
    return LATIN_1.decode(bytes);
  }
}
