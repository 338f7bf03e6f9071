import { ARMOR_FACINGS, type ArmorType, LOCATIONS, type LocationCode } from '@hexfall/rules';
import { type FieldReader, shorten } from './mtf-header.ts';
import { armorKeys } from './mtf-locations.ts';
import { ARMORS, matchWord } from './mtf-words.ts';

export interface MtfArmor {
  readonly type: ArmorType;
  /** By facing. */
  readonly points: readonly number[];
  /** Types of patchwork armor by location; `undefined` for any other armor. */
  readonly patchwork: Readonly<Partial<Record<LocationCode, ArmorType>>> | undefined;
}

const MAX_POINTS = 255;

export function readArmor(fields: FieldReader): MtfArmor {
  const type = fields.word(ARMORS, 'standard', 'armor');
  return {
    type,
    points: ARMOR_FACINGS.map(facing => readPoints(fields, armorKeys(facing))),
    patchwork: type === 'patchwork' ? readPatchwork(fields) : undefined,
  };
}

function readPatchwork(fields: FieldReader): MtfArmor['patchwork'] {
  const types = LOCATIONS.map(code => {
    const value = fields.optional(...armorKeys(code))?.value ?? '';
    return [code, value.includes(':') ? matchWord(ARMORS, value) : undefined] as const;
  });
  return Object.fromEntries(types.filter(([, type]) => type !== undefined && type !== 'standard'));
}

/** Reads the points of a facing; for patchwork armor its type comes first, separated by a colon. */
function readPoints(fields: FieldReader, keys: readonly string[]): number {
  const field = fields.required(...keys);
  const points = Number(/(?:^|:)\s*(\d{1,4})$/.exec(field.value)?.[1] ?? Number.NaN);
  if (points <= MAX_POINTS) return points;
  if (field.line > 0) {
    const reason = `must be a whole number from 0 to ${MAX_POINTS}, not "${shorten(field.value)}"`;
    fields.error(field, keys[0]!, reason);
  }
  return 0;
}
