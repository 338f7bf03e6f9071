import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import {
  type CrewSkill,
  type Force,
  type ForceError,
  type ForceFile,
  looksLikeForce,
  MAX_FORCE_BYTES,
  parseForce,
  parseMul,
  parseUnitText,
  remarksOn,
  resolveForce,
  type YamlFile,
} from '@hexfall/data';
import type { NamedUnit } from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';
import { averageUnit } from './average-unit.ts';
import { quote } from './clean-text.ts';
import { readSkill, withCrew } from './crews.ts';
import { FailedError, UsageError } from './exit.ts';
import { readText } from './files.ts';
import { isFolder, readForceFolder } from './force-folder.ts';
import type { ReadForce } from './read-force.ts';
import { unique } from './remarks.ts';
import { findUnit } from './units.ts';
import { readYaml } from './yaml.ts';

/** The options of a command that concern crews. */
export interface CrewOptions {
  /** Gunnery and piloting of all crews that are not named with their unit. */
  readonly skill?: string;
}

/** Reads the units of one side: names, files and folders separated by commas, each of which stands for a unit or a whole force. */
export function readForce(text: string, { skill }: CrewOptions = {}): ReadForce {
  const crew = skill === undefined ? undefined : readSkill('--skill', skill);
  const names = text.split(',').map(name => name.trim());
  const parts = names.filter(name => name !== '').map(name => readForcePart(name, crew));
  if (parts.length === 0) throw new UsageError(`${quote(text)} does not name a unit.`);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  return {
    name: parts.map(part => part.name).join(', '),
    side: Object.assign({}, ...parts.map(part => part.side)) as Force['side'],
    units: parts.flatMap(part => part.units),
    warnings: unique(parts.flatMap(part => part.warnings)),
  };
}

/**
 * Reads a single name, file or folder, possibly with a count before it and a crew after it; a comma in it is part of the name. `crew` is
 * used for units without a crew of their own.
 */
export function readForcePart(text: string, crew: CrewSkill | undefined): ReadForce {
  // The name of an existing file may look like a count or a crew.
  const written = existsSync(text) ? undefined : parseUnitText(text);
  if (written === undefined) return withCrew(readNamed(text), crew);
  if (!written.ok) throw new UsageError(written.errors[0]!);
  const { count, name, crew: own = crew, pilot } = written.value;
  const force = withCrew(readNamed(name), own);
  if (pilot !== '' && force.units.length > 1)
    throw new UsageError(`${quote(text)} names one pilot for ${force.units.length} units.`);
  const units = pilot === '' ? force.units : force.units.map(unit => ({ ...unit, pilot }));
  return {
    ...force,
    name: count === 1 ? force.name : `${count} ${force.name}`,
    units: Array.from({ length: count }, () => units).flat(),
  };
}

function readNamed(name: string): ReadForce {
  if (isFolder(name)) return readForceFolder(name);
  if (/\.mul$/i.test(name)) return findUnits(name, parseMul(readText(name, MAX_FORCE_BYTES), name));
  if (/\.ya?ml$/i.test(name)) return readForceData(name, readYaml(readText(name, MAX_FORCE_BYTES), name));
  if (/\.json$/i.test(name)) {
    const file = readYaml(readText(name, MAX_FORCE_BYTES), name);
    if (looksLikeForce(file.value)) return readForceData(name, file);
  }
  const unit = findUnit(name);
  return { name: unit.spec.name, side: {}, units: [averageUnit(unit)], warnings: remarksOn(unit) };
}

function readForceData(name: string, { value, lineOf }: YamlFile): ReadForce {
  return findUnits(name, parseForce(value, name, lineOf));
}

function findUnits(file: string, read: Result<ForceFile, ForceError>): ReadForce {
  if (!read.ok) throw failAll(read.errors);
  const sources = new Map<string, NamedUnit>();
  const force = resolveForce(read.value, file, name => {
    const unit = findListedUnit(name, dirname(file));
    if (!unit.ok) return unit;
    sources.set(name, unit.value);
    return succeed(unit.value.spec);
  });
  if (!force.ok) throw failAll(force.errors);
  const remarks = [...sources.values()].flatMap(remarksOn);
  return {
    ...force.value,
    units: force.value.units.map((unit, i) => {
      const source = sources.get(read.value.units[i]!.unit)!;
      return { ...unit, source, crewGiven: true };
    }),
    warnings: unique([...force.value.warnings, ...remarks]),
  };
}

function failAll([first, ...others]: readonly ForceError[]): FailedError {
  return new FailedError(
    first!.message,
    others.map(({ message }) => message),
  );
}

/** Finds a unit that a force file names. Relative paths start at the folder of that file. */
function findListedUnit(name: string, folder: string): Result<NamedUnit, { readonly message: string }> {
  const isPath = /\.(?:mtf|json)$/i.test(name) && !isAbsolute(name);
  try {
    return succeed(findUnit(isPath ? join(folder, name) : name));
  } catch (error) {
    if (error instanceof UsageError || error instanceof FailedError) return fail({ message: error.message });
    throw error;
  }
}
