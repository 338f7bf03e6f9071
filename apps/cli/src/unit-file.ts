import { type MechBlueprint, parseMtf, parseUnit, type UnitName } from '@hexfall/data';
import { specFromJson } from '@hexfall/protocol';
import { fail, type MechSpec, type Result, succeed } from '@hexfall/rules';
import { FailedError, UsageError } from './exit.ts';
import { readBytes } from './files.ts';

/** A unit with its names, from a file or the catalogue. */
export interface NamedUnit extends UnitName {
  readonly spec: MechSpec;
  /** What it is built of; `undefined` for a record sheet that `inspect --json` printed. */
  readonly blueprint: MechBlueprint | undefined;
  /** One sentence for each thing that was changed or left out while reading the unit. */
  readonly warnings: readonly string[];
}

/** Maximum size of a unit file; a usual one has about a hundredth of this. */
export const MAX_UNIT_BYTES = 1_000_000;

/** Whether a name is the path of a unit file. */
export function isUnitPath(name: string): boolean {
  return /\.(?:mtf|json)$/i.test(name);
}

/** Parses a `.mtf` file, or a unit file in our own JSON format; an error is one sentence. */
export function parseUnitFile(text: string, path: string): Result<NamedUnit, string> {
  if (/\.json$/i.test(path)) return parseOwnUnit(text, path);
  const unit = parseMtf(text, path);
  return unit.ok ? succeed(unit.value) : fail(unit.errors[0]!.message);
}

function parseOwnUnit(text: string, path: string): Result<NamedUnit, string> {
  const sheet = parseSheet(text, path);
  if (sheet !== undefined) return sheet;
  const unit = parseUnit(text, path);
  if (!unit.ok) return fail(unit.errors[0]!.message);
  const { spec, blueprint, warnings } = unit.value;
  const { chassis, model, clanName = '' } = blueprint;
  return succeed({ spec, blueprint, chassis, model, clanName, warnings });
}

/** Parses the figures of a unit, as `inspect --json` prints them; `undefined` if the text is not meant to be that. */
function parseSheet(text: string, path: string): Result<NamedUnit, string> | undefined {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || !('slots' in json) || 'chassis' in json) return undefined;
  const spec = specFromJson(json, 'unit');
  if (!spec.ok) return fail(`${path}: ${spec.errors[0]!.path} ${spec.errors[0]!.reason}.`);
  const { name } = spec.value;
  return succeed({ spec: spec.value, blueprint: undefined, chassis: name, model: '', clanName: '', warnings: [] });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a text file up to a maximum size; a larger file is not opened. It is a wrong command to name what cannot be opened. */
export function readFileText(path: string, maxBytes: number): Result<string, FailedError | UsageError> {
  try {
    const text = decodeText(readBytes(path, maxBytes));
    return text === undefined ? fail(new FailedError(`${path}: the file is not text.`)) : succeed(text);
  } catch (error) {
    if (error instanceof UsageError || error instanceof FailedError) return fail(error);
    throw error;
  }
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const LATIN_1 = new TextDecoder('latin1');

/** Whether there are control bytes that do not occur in text. */
function isBinary(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte < 9 || (byte > 13 && byte < 32)) return true;
  return false;
}

/** Decodes UTF-8, or Latin-1, in which older community files are written. */
function decodeText(bytes: Uint8Array): string | undefined {
  if (isBinary(bytes)) return undefined;
  try {
    return UTF_8.decode(bytes);
  } catch {
    return LATIN_1.decode(bytes);
  }
}
