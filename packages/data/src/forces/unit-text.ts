import { fail, type Result, succeed } from '@hexfall/rules';
import type { CrewSkill } from '../battle-value/skill.ts';
import { quote } from '../schema/quote.ts';
import { MAX_NAME_LENGTH, MAX_UNITS } from './force-file.ts';

/** Units written on one line: their number, their name and their crew. */
export interface UnitText {
  readonly count: number;
  /** A name or the path of a file. */
  readonly name: string;
  /** The crew; `undefined` if the text does not state it. */
  readonly crew: CrewSkill | undefined;
  /** '' for a pilot without a name. */
  readonly pilot: string;
}

const COUNT = /^\s*(\d+)\s*x\s*(?=\S)/i;
const CREW = /^\s*([0-8])\s*\/\s*([0-8])\s*$/;

/** Reads the skills of a crew, gunnery before piloting: `3/4`. Returns `undefined` for anything else. */
export function parseCrew(text: string): CrewSkill | undefined {
  const [, gunnery, piloting] = CREW.exec(text) ?? [];
  return gunnery === undefined ? undefined : { gunnery: Number(gunnery), piloting: Number(piloting) };
}

/**
 * Reads units that are written on one line, with their number before the name and their crew after it.
 *
 * @example
 * ```ts
 * import { parseUnitText } from '@hexfall/data';
 *
 * const lance = parseUnitText('2xHBK-4G@3/4');
 * lance.ok && lance.value; // => { count: 2, name: 'HBK-4G', crew: { gunnery: 3, piloting: 4 }, pilot: '' }
 * const hero = parseUnitText('atlas as7-d@2/3:Kerensky');
 * hero.ok && hero.value.pilot; // => 'Kerensky'
 * ```
 */
export function parseUnitText(text: string): Result<UnitText, string> {
  const counted = COUNT.exec(text);
  const count = counted === null ? 1 : Number(counted[1]);
  if (count < 1 || count > MAX_UNITS) return fail(`${quote(text)} must ask for 1 to ${MAX_UNITS} units.`);
  const rest = text.slice(counted?.[0].length ?? 0);
  const at = rest.lastIndexOf('@');
  if (at < 0) return succeed({ count, name: rest.trim(), crew: undefined, pilot: '' });
  const [skills = '', ...names] = rest.slice(at + 1).split(':');
  const crew = parseCrew(skills);
  const pilot = names.join(':').trim();
  if (crew === undefined)
    return fail(`${quote(text)} must end in the gunnery and piloting of its crew, each from 0 to 8, such as @3/4.`);
  if (pilot.length > MAX_NAME_LENGTH)
    return fail(`The name of a pilot must not have more than ${MAX_NAME_LENGTH} letters.`);
  if (pilot !== '' && count > 1) return fail(`${quote(text)} names one pilot for ${count} units.`);
  return succeed({ count, name: rest.slice(0, at).trim(), crew, pilot });
}
