import { ARMOR_FACINGS, LA, LOCATIONS, type LocationCode, type LocationId, RA, slotCount } from '@hexfall/rules';
import type { Problems } from '../file-problems.ts';
import { isClanBuilt, type MechBlueprint, unitName } from '../units/blueprint.ts';
import { MAX_NAME_LENGTH } from '../units/blueprint-schema.ts';
import { type FixedParts, takenSlots } from '../units/fill-slots.ts';
import { isSameParts, partIn } from '../units/fixed-part.ts';
import type { TechBase } from '../units/tech-base.ts';
import { type MtfArmor, readArmor } from './mtf-armor.ts';
import type { FieldReader, MtfHeader } from './mtf-header.ts';
import { shortLocation } from './mtf-locations.ts';
import { partNamed } from './mtf-slot.ts';
import { readLocation, readSlotless } from './mtf-slots.ts';
import type { MtfText, SlotBlock } from './mtf-text.ts';
import { STRUCTURES } from './mtf-words.ts';

/** Returns the unit as the file describes it; it is valid only if no error was reported. */
export function readBlueprint(
  text: MtfText,
  header: MtfHeader,
  fields: FieldReader,
  problems: Problems,
): MechBlueprint {
  const armor = readArmor(fields);
  checkBlocks(text, header, problems);
  const parts = fixedParts(text, header);
  return withoutUndefined<MechBlueprint>({
    ...readName(fields),
    clanName: readText(fields, 'clanname'),
    tonnage: header.tonnage,
    techBase: omitCommon(header.techBase, 'innerSphere'),
    omni: omitCommon(header.omni, false),
    ...parts,
    cockpitMake: header.cockpitMake,
    heatSinks: header.heatSinks,
    overrideKit: omitCommon(header.overrideKit, false),
    ...readHull(fields, header, armor),
    ...readContent(text, header, parts, problems),
    year: readInteger(fields, 'era'),
    rulesLevel: readInteger(fields, 'rules level'),
    role: readText(fields, 'role'),
    mulId: readInteger(fields, 'mul id'),
    source: readText(fields, 'source'),
    quirks: text.quirks.length > 0 ? text.quirks : undefined,
    weaponQuirks: text.weaponQuirks.length > 0 ? text.weaponQuirks : undefined,
  });
}

function readName(fields: FieldReader): Pick<MechBlueprint, 'chassis' | 'model'> {
  const chassis = fields.required('chassis');
  const name = { chassis: chassis.value, model: fields.optional('model')?.value ?? '' };
  if (unitName(name).length > MAX_NAME_LENGTH)
    fields.error(chassis, 'chassis', `together with the model it must have at most ${MAX_NAME_LENGTH} characters`);
  return name;
}

/** Returns an object without the fields that have no value. */
function withoutUndefined<T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function omitCommon<T>(value: T, common: T): T | undefined {
  return value === common ? undefined : value;
}

function readText(fields: FieldReader, key: string): string | undefined {
  // A name cannot contain tabs or other control characters.
  return omitCommon((fields.optional(key)?.value ?? '').replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH), '');
}

function readInteger(fields: FieldReader, key: string): number | undefined {
  const value = Number.parseInt(fields.optional(key)?.value ?? '', 10);
  return Number.isNaN(value) || value < 0 ? undefined : value;
}

/** Checks that every location has its slots, which are missing in a file that was cut off. */
function checkBlocks(text: MtfText, { quad }: MtfHeader, problems: Problems): void {
  for (const [location, code] of LOCATIONS.entries()) {
    const block = text.blocks.get(location);
    const wanted = slotCount(location, quad);
    if (block === undefined) {
      problems.error(text.lineCount, code, 'the slots of this location are missing; the file may be cut off');
    } else if (block.slots.length < wanted) {
      const has = `has ${block.slots.length} of ${wanted} slots`;
      problems.error(block.line, code, `this location ${has}; the file may be cut off`);
    }
  }
}

function fixedParts(text: MtfText, header: MtfHeader): FixedParts {
  const arms = header.quad ? {} : armsWithout(text);
  const usual = withoutUndefined<FixedParts>({
    quad: omitCommon(header.quad, false),
    conversion: header.conversion,
    engine: { rating: header.engineRating, ...(header.engine === 'fusion' ? {} : { type: header.engine }) },
    gyro: omitCommon(header.gyro, 'standard'),
    cockpit: omitCommon(header.cockpit, 'standard'),
    armsWithout: Object.keys(arms).length > 0 ? arms : undefined,
    layout: undefined,
  });
  return withoutUndefined<FixedParts>({ ...usual, layout: readLayout(text, usual) });
}

function armsWithout(text: MtfText): NonNullable<MechBlueprint['armsWithout']> {
  const [left, right] = [LA, RA].map(location => missingActuator(text.blocks.get(location)));
  return { ...(left === undefined ? {} : { LA: left }), ...(right === undefined ? {} : { RA: right }) };
}

function missingActuator(arm: SlotBlock | undefined): 'hand' | 'lowerArm' | undefined {
  const parts = new Set(arm?.slots.map(({ text }) => partNamed(text)));
  if (!parts.has('lowerArm')) return 'lowerArm';
  return parts.has('hand') ? undefined : 'hand';
}

/** Returns the slots of fixed parts that are not in their usual places. A location that has other parts than it should is left out. */
function readLayout(text: MtfText, parts: FixedParts): MechBlueprint['layout'] {
  const unusual = takenSlots(parts).flatMap((slots, location) => {
    const usual = slots.map(partIn);
    const found = (text.blocks.get(location)?.slots ?? []).slice(0, usual.length).map(line => partNamed(line.text));
    const stands = !isSameParts(found, usual) || found.every((part, i) => part === usual[i]);
    return stands
      ? []
      : [[LOCATIONS[location]!, found.slice(0, found.findLastIndex(part => part !== 'free') + 1)] as const];
  });
  return unusual.length > 0 ? Object.fromEntries(unusual) : undefined;
}

/** Reads structure and armor, and their technology base where the two differ. */
function readHull(
  fields: FieldReader,
  { techBase }: MtfHeader,
  { type, points, patchwork }: MtfArmor,
): Pick<MechBlueprint, 'armor'> & { readonly [K in keyof MechBlueprint]?: MechBlueprint[K] | undefined } {
  const structureType = fields.word(STRUCTURES, 'standard', 'structure');
  return {
    structureType: omitCommon(structureType, 'standard'),
    clanStructure: structureType === 'standard' ? undefined : otherBase(fields, 'structure', techBase),
    armorType: omitCommon(type, 'standard'),
    clanArmor: type === 'standard' ? undefined : otherBase(fields, 'armor', techBase),
    armor: Object.fromEntries(ARMOR_FACINGS.map((facing, i) => [facing, points[i]!])) as MechBlueprint['armor'],
    patchwork,
  };
}

/** Returns whether a part belongs to the Clans, if that differs from the technology base of the unit. */
function otherBase(fields: FieldReader, key: string, techBase: TechBase): boolean | undefined {
  const value = fields.optional(key)?.value ?? '';
  const clan = /clan/i.test(value);
  if (clan === /\bIS\b|inner sphere/i.test(value)) return undefined;
  return omitCommon(clan, isClanBuilt({ techBase }));
}

function readContent(
  text: MtfText,
  { tonnage, techBase, omni }: MtfHeader,
  parts: FixedParts,
  problems: Problems,
): Pick<MechBlueprint, 'items'> & { readonly [K in 'armored' | 'withoutCase']: MechBlueprint[K] | undefined } {
  const jumpMp = Number.parseInt(text.fields.get('jump mp')?.value ?? '', 10) || 0;
  const unit = { tonnage, clan: techBase === 'clan', omni, jumpMp, taken: takenSlots(parts) };
  const slotless = readSlotless(text.noSlotItems, unit, problems);
  const items: Partial<Record<LocationCode, readonly string[]>> = {};
  const armored: Partial<Record<LocationCode, readonly number[]>> = {};
  for (const [location, code] of LOCATIONS.entries()) {
    const read = readLocation(location, text.blocks.get(location), unit, problems);
    const lines = [...read.lines, ...slotless.get(location)!];
    if (lines.length > 0) items[code] = lines;
    if (read.armored.length > 0) armored[code] = read.armored;
  }
  const refused = caseRefused(text).map(location => LOCATIONS[location]!);
  return {
    items,
    armored: Object.keys(armored).length > 0 ? armored : undefined,
    withoutCase: refused.length > 0 ? refused : undefined,
  };
}

function caseRefused(text: MtfText): readonly LocationId[] {
  const codes = text.fields.get('clancaseoptedoutlocs')?.value.split(/[,;\s]+/) ?? [];
  return codes.map(shortLocation).filter(location => location !== undefined);
}
