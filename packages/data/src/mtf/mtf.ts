import {
  fail,
  Problems as InputProblems,
  internalStructure,
  type MechSpec,
  type Result,
  succeed,
} from '@hexfall/rules';
import { type FileError, Problems, refuseOtherFiles, UNIT_TEXT } from '../file-problems.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { specOf } from '../units/design-mech.ts';
import { engineSinks, jumpMp } from '../units/figures.ts';
import { type FilledUnit, fillSlots } from '../units/fill-slots.ts';
import { armorRemarks, CONVERSION_REMARK, type LoadedUnit, remarkText, sinkRemarks } from '../units/loaded-unit.ts';
import type { TechBase } from '../units/tech-base.ts';
import { readBlueprint } from './mtf-blueprint.ts';
import { FieldReader, readHeader, shorten } from './mtf-header.ts';
import { type MtfText, readMtfText } from './mtf-text.ts';

/** The content of a `.mtf` file: the unit, and the texts around it. */
export interface MtfUnit extends LoadedUnit {
  readonly chassis: string;
  readonly model: string;
  /** Name that the Clans gave the chassis; '' for none. */
  readonly clanName: string;
  /** Number in the Master Unit List; `undefined` for none. */
  readonly mulId: number | undefined;
  readonly omni: boolean;
  readonly techBase: TechBase;
  /** Year of introduction; `undefined` if the file does not state it. */
  readonly year: number | undefined;
  /** 1 introductory, 2 standard, 3 advanced, 4 experimental, 5 unofficial. */
  readonly rulesLevel: number | undefined;
  readonly role: string;
  readonly source: string;
  readonly quirks: readonly string[];
  /** As in the file: quirk, location, slot and weapon, separated by colons. */
  readonly weaponQuirks: readonly string[];
}

/** Why a file was refused: the place, and one sentence that names file, line, field and reason. */
export type MtfError = FileError;

/**
 * Reads the unit format of the community's files: bipeds and quads of every technology base.
 *
 * @example
 * ```ts
 * import { parseMtf } from '@hexfall/data';
 *
 * const wrong = parseMtf('mass:50\nengine:200 Fusion Engine', 'hunchback.mtf');
 * wrong.ok === false && wrong.errors.map(error => error.field); // => ['config', 'heat sinks']
 * ```
 */
export function parseMtf(text: string, fileName: string): Result<MtfUnit, MtfError> {
  const problems = new Problems(fileName);
  refuseOtherFiles(text, UNIT_TEXT, problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  const content = readMtfText(text, problems);
  const fields = new FieldReader(content, problems);
  if (!looksLikeUnit(content))
    problems.error(0, undefined, 'there is neither "mass" nor "engine", so this is not a unit file');
  if (problems.errors.length > 0) return fail(...problems.errors);
  const header = readHeader(fields);
  // A unit of a different shape has different fields, too, whose absence would only hide the reason.
  if (problems.errors.length > 0) return fail(...problems.errors);
  if (internalStructure(header.tonnage, header.quad) === undefined)
    fields.error(fields.required('mass'), 'mass', `no BattleMech weighs ${header.tonnage} tons`);
  const blueprint = readBlueprint(content, header, fields, problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  return load(blueprint, content, problems);
}

function looksLikeUnit({ fields }: MtfText): boolean {
  return fields.has('mass') || fields.has('engine') || fields.has('config');
}

function load(written: MechBlueprint, content: MtfText, problems: Problems): Result<MtfUnit, MtfError> {
  const input = new InputProblems();
  const filled = fillSlots(written, input);
  const blueprint = { ...written, heatSinks: sinksFound(written, filled) };
  const spec = specOf(blueprint, filled);
  const errors = [...input.errors, ...(spec.ok ? [] : spec.errors)];
  for (const { path, message } of errors) problems.error(0, path, message);
  if (!spec.ok || errors.length > 0) return fail(...problems.errors);
  warn(blueprint, filled, spec.value, content, problems);
  return succeed(describeUnit(blueprint, spec.value, problems.warnings()));
}

/** Returns the heat sinks: those in slots, and of the rest as many as the file states and the engine holds. */
function sinksFound(written: MechBlueprint, { loadout }: FilledUnit): MechBlueprint['heatSinks'] {
  return { ...written.heatSinks, count: loadout.sinksInSlots + engineSinks(written, loadout) };
}

function warn(
  blueprint: MechBlueprint,
  filled: FilledUnit,
  spec: MechSpec,
  content: MtfText,
  problems: Problems,
): void {
  const { loadout, remarks } = filled;
  if (blueprint.conversion !== undefined) {
    problems.warn(content.fields.get('config')?.line ?? 0, CONVERSION_REMARK);
  }
  for (const remark of armorRemarks(spec)) problems.warn(0, remark);
  for (const remark of sinkRemarks(blueprint, filled))
    problems.warn(content.fields.get('heat sinks')?.line ?? 0, remark);
  for (const remark of remarks) {
    const line = content.blocks.get(remark.location)?.slots[remark.slot]?.line ?? 0;
    problems.warn(line, remarkText(remark, blueprint));
  }
  const field = content.fields.get('jump mp');
  const written = Number.parseInt(field?.value ?? '', 10);
  const jump = jumpMp(loadout, blueprint.tonnage);
  if (field !== undefined && ![jump, loadout.jets, loadout.boosterMp].includes(written)) {
    problems.warn(field.line, `the file says ${shorten(field.value)} jump MP, its jump jets give ${jump}`);
  }
}

function describeUnit(blueprint: MechBlueprint, spec: MechSpec, warnings: readonly string[]): MtfUnit {
  return {
    spec,
    blueprint,
    warnings,
    chassis: blueprint.chassis,
    model: blueprint.model,
    clanName: blueprint.clanName ?? '',
    mulId: blueprint.mulId,
    omni: blueprint.omni ?? false,
    techBase: blueprint.techBase ?? 'innerSphere',
    year: blueprint.year,
    rulesLevel: blueprint.rulesLevel,
    role: blueprint.role ?? '',
    source: blueprint.source ?? '',
    quirks: blueprint.quirks ?? [],
    weaponQuirks: blueprint.weaponQuirks ?? [],
  };
}
