import { createMechSpec, fail, type MechSpec, type Result, succeed } from '@hexfall/rules';
import { type BoardFileError, Problems } from '../board-file-problems.ts';
import { readDesign } from './mtf-design.ts';
import { FieldReader, type MtfHeader, readHeader } from './mtf-header.ts';
import { type MtfText, readMtfText } from './mtf-text.ts';
import { keepManifest } from '../units/manifest.ts';
import type { TechBase } from '../units/tech-base.ts';

/** What a `.mtf` file holds: the unit, and the words around it. */
export interface MtfUnit {
  readonly spec: MechSpec;
  readonly chassis: string;
  readonly model: string;
  /** Name that the Clans gave the chassis; '' for none. */
  readonly clanName: string;
  /** Number in the Master Unit List; `undefined` for none. */
  readonly mulId: number | undefined;
  readonly omni: boolean;
  readonly techBase: TechBase;
  /** Year of introduction; `undefined` when the file does not say. */
  readonly year: number | undefined;
  /** 1 introductory, 2 standard, 3 advanced, 4 experimental, 5 unofficial. */
  readonly rulesLevel: number | undefined;
  readonly role: string;
  readonly source: string;
  readonly quirks: readonly string[];
  /** As written: quirk, location, slot and weapon between colons. */
  readonly weaponQuirks: readonly string[];
  /** What was read but changed or left out, one sentence each. */
  readonly warnings: readonly string[];
}

/** Why a file was refused: where, and one sentence that names file, line, field and reason. */
export type MtfError = BoardFileError;

/** The longest files have under a tenth of this. */
const MOST_CHARACTERS = 1_000_000;

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
  refuseOtherFiles(text, problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  const content = readMtfText(text, problems);
  const fields = new FieldReader(content, problems);
  if (!looksLikeUnit(content))
    problems.error(0, undefined, 'there is neither "mass" nor "engine", so this is no unit file');
  if (problems.errors.length > 0) return fail(...problems.errors);
  const header = readHeader(fields);
  // A unit of another shape has other fields too; their absence would only hide the reason.
  if (problems.errors.length > 0) return fail(...problems.errors);
  const { design, manifest } = readDesign(content, header, fields, problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  const spec = createMechSpec(design);
  if (!spec.ok) {
    for (const { path, message } of spec.errors) problems.error(0, path, message);
    return fail(...problems.errors);
  }
  keepManifest(spec.value, manifest);
  return succeed(describeUnit(content, header, spec.value, problems));
}

function refuseOtherFiles(text: string, problems: Problems): void {
  if (text.length > MOST_CHARACTERS) {
    problems.error(0, undefined, 'the file is too long for a unit (over a million characters)');
  } else if (text.trim() === '') problems.error(0, undefined, 'the file is empty');
  else if (text.includes('\0')) problems.error(0, undefined, 'the file is not text');
}

function looksLikeUnit({ fields }: MtfText): boolean {
  return fields.has('mass') || fields.has('engine') || fields.has('config');
}

function describeUnit(content: MtfText, header: MtfHeader, spec: MechSpec, problems: Problems): MtfUnit {
  const text = (key: string): string => content.fields.get(key)?.value ?? '';
  const number = (key: string): number | undefined => {
    const value = Number.parseInt(text(key), 10);
    return Number.isNaN(value) ? undefined : value;
  };
  return {
    spec,
    chassis: text('chassis'),
    model: text('model'),
    clanName: text('clanname'),
    mulId: number('mul id'),
    omni: header.omni,
    techBase: header.techBase,
    year: number('era'),
    rulesLevel: number('rules level'),
    role: text('role'),
    source: text('source'),
    quirks: content.quirks,
    weaponQuirks: content.weaponQuirks,
    warnings: problems.warnings(),
  };
}
