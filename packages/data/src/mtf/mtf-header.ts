import type { CockpitType, EngineType, GyroType } from '@hexfall/rules';
import type { Problems } from '../file-problems.ts';
import type { CockpitMake, Conversion, MechBlueprint } from '../units/blueprint.ts';
import type { TechBase } from '../units/tech-base.ts';
import type { MtfField, MtfText } from './mtf-text.ts';
import { COCKPIT_MAKES, COCKPITS, ENGINES, GYROS, matchWord, TECH_BASES } from './mtf-words.ts';

/** The fields before the slots that describe how a unit is built. */
export interface MtfHeader {
  readonly quad: boolean;
  /** The other kind of machine that it can transform into. */
  readonly conversion: Conversion | undefined;
  readonly omni: boolean;
  readonly techBase: TechBase;
  readonly tonnage: number;
  readonly engine: EngineType;
  readonly engineRating: number;
  readonly gyro: GyroType;
  readonly cockpit: CockpitType;
  readonly heatSinks: MechBlueprint['heatSinks'];
  readonly cockpitMake: CockpitMake | undefined;
  readonly overrideKit: boolean;
}

/** Reads fields and reports those that are missing or wrong; the value that it then returns only serves to find further errors. */
export class FieldReader {
  private readonly text: MtfText;
  private readonly problems: Problems;

  constructor(text: MtfText, problems: Problems) {
    this.text = text;
    this.problems = problems;
  }

  optional(...keys: readonly string[]): MtfField | undefined {
    for (const key of keys) {
      const field = this.text.fields.get(key);
      if (field !== undefined) return field;
    }
    return undefined;
  }

  required(...keys: readonly string[]): MtfField {
    const field = this.optional(...keys);
    if (field !== undefined && field.value !== '') return field;
    this.error(field ?? { line: 0 }, keys[0]!, 'this field is missing; the file may be cut off');
    return { value: '', line: 0 };
  }

  /** Returns the whole number at the start of the value. */
  integer(lowest: number, highest: number, ...keys: readonly string[]): number {
    const field = this.required(...keys);
    const value = Number(/^\d+(?:\.0+)?(?=\s|$)/.exec(field.value)?.[0] ?? Number.NaN);
    if (field.line === 0 || (value >= lowest && value <= highest)) return Number.isNaN(value) ? lowest : value;
    this.error(field, keys[0]!, `must be a whole number from ${lowest} to ${highest}, not "${shorten(field.value)}"`);
    return lowest;
  }

  /** Returns the meaning of the first of the listed words that occurs in the value. */
  word<T>(words: readonly (readonly [word: RegExp, meaning: T])[], fallback: T, ...keys: readonly string[]): T {
    const field = this.optional(...keys);
    if (field === undefined || field.value === '') return fallback;
    const meaning = matchWord(words, field.value);
    if (meaning === undefined) this.error(field, keys[0]!, `"${shorten(field.value)}" is not known here`);
    return meaning ?? fallback;
  }

  error(field: { readonly line: number }, key: string, reason: string): void {
    this.problems.error(field.line, key, reason);
  }
}

export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

export function readHeader(fields: FieldReader): MtfHeader {
  const config = readConfig(fields);
  const techBase = fields.word(TECH_BASES, 'innerSphere', 'techbase');
  const engineRating = fields.integer(10, 500, 'engine');
  return {
    ...config,
    techBase,
    tonnage: fields.integer(10, 100, 'mass'),
    engine: readEngine(fields, techBase),
    engineRating,
    gyro: fields.word(GYROS, 'standard', 'gyro'),
    cockpit: fields.word(COCKPITS, 'standard', 'cockpit'),
    heatSinks: readHeatSinks(fields),
    cockpitMake: matchWord(COCKPIT_MAKES, fields.optional('cockpit')?.value ?? ''),
    overrideKit: /risc/i.test(fields.optional('heat sink kit', 'heat sinks kit', 'heatsinkkit')?.value ?? ''),
  };
}

const SHAPES: Readonly<Record<string, Pick<MtfHeader, 'quad' | 'conversion'>>> = {
  '': { quad: false, conversion: undefined },
  biped: { quad: false, conversion: undefined },
  quad: { quad: true, conversion: undefined },
  lam: { quad: false, conversion: 'lam' },
  quadvee: { quad: true, conversion: 'quadVee' },
};

function readConfig(fields: FieldReader): Pick<MtfHeader, 'quad' | 'conversion' | 'omni'> {
  const field = fields.required('config');
  const words = field.value.toLowerCase();
  const shape = SHAPES[words.split(/\s+/)[0]!];
  if (shape === undefined) {
    const reason = `only machines on two or four legs can be played, not "${shorten(field.value)}"`;
    fields.error(field, 'config', reason);
  }
  return { ...(shape ?? SHAPES['']!), omni: words.includes('omni') };
}

/** Reads the engine. Whose XL or XXL engine is meant depends on the technology base; only mixed units state it in words. */
function readEngine(fields: FieldReader, techBase: TechBase): EngineType {
  const engine = fields.word(ENGINES, 'fusion', 'engine');
  if (engine !== 'xl' && engine !== 'xxl') return engine;
  const words = (fields.optional('engine')?.value ?? '').toLowerCase();
  const clan = {
    innerSphere: false,
    clan: true,
    mixedInnerSphere: words.includes('clan'),
    mixedClan: words.includes('(clan)') || !/\(is\)|inner sphere/.test(words),
  }[techBase];
  if (!clan) return engine;
  return engine === 'xl' ? 'clanXl' : 'clanXxl';
}

function readHeatSinks(fields: FieldReader): MtfHeader['heatSinks'] {
  const count = fields.integer(0, 99, 'heat sinks');
  const kind = fields.optional('heat sinks')?.value ?? '';
  if (/double|laser|freezer/i.test(kind)) return { count, double: true };
  return /compact/i.test(kind) ? { count, compact: true } : { count };
}
