import { builtInMech, CATALOGUE, parseMtf, unitName } from '@hexfall/data';
import type { MechSpec } from '@hexfall/rules';
import { FailedError, UsageError } from './exit.ts';
import { readText } from './files.ts';

const MOST_UNIT_BYTES = 1_000_000;

/** One unit: a built-in model or a `.mtf` file. */
export function readUnit(name: string): MechSpec {
  if (/\.mtf$/i.test(name)) return readUnitFile(name);
  const spec = builtInMech(name);
  if (spec !== undefined) return spec;
  const example = `there are ${CATALOGUE.length}, such as ${unitName(CATALOGUE[0]!)}`;
  throw new UsageError(`"${name}" is no built-in unit (${example}) and no .mtf file.`);
}

function readUnitFile(path: string): MechSpec {
  const unit = parseMtf(readText(path, MOST_UNIT_BYTES), path);
  if (!unit.ok) throw new FailedError(unit.errors[0]!.message);
  return unit.value.spec;
}
