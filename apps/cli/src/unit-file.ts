import { type MechBlueprint, parseMtf, parseUnit, type TechBase, type UnitName } from '@hexfall/data';
import { fail, type MechSpec, type Result, succeed } from '@hexfall/rules';
import { FailedError, UsageError } from './exit.ts';
import { readBytes } from './files.ts';

/** A unit with its names, from a file or the catalogue. */
export interface NamedUnit extends UnitName {
  readonly spec: MechSpec;
  /** One sentence for each thing that was changed or left out while reading the unit. */
  readonly warnings: readonly string[];
  readonly about: UnitFacts;
}

/** What is known of a unit beyond its record sheet. */
export interface UnitFacts {
  readonly techBase: TechBase;
  readonly year?: number;
  readonly role?: string;
}

/** Returns what a blueprint says beyond the record sheet. */
export function factsOf({ techBase = 'innerSphere', year, role }: MechBlueprint): UnitFacts {
  return { techBase, ...(year === undefined ? {} : { year }), ...(role === undefined ? {} : { role }) };
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
  if (!unit.ok) return fail(unit.errors[0]!.message);
  const { spec, chassis, model, clanName, warnings, blueprint } = unit.value;
  return succeed({ spec, chassis, model, clanName, warnings, about: factsOf(blueprint) });
}

function parseOwnUnit(text: string, path: string): Result<NamedUnit, string> {
  const unit = parseUnit(text, path);
  if (!unit.ok) return fail(unit.errors[0]!.message);
  const { spec, blueprint, warnings } = unit.value;
  const { chassis, model, clanName = '' } = blueprint;
  return succeed({ spec, chassis, model, clanName, warnings, about: factsOf(blueprint) });
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
