import {
  fixedSlots,
  HD,
  internalStructure,
  LA,
  type LocationId,
  LOCATIONS,
  type MechDesign,
  RA,
  type Slot,
  slotCount,
  type SlotLayoutOptions,
} from '@hexfall/rules';
import type { Problems } from '../board-file-problems.ts';
import { findEquipment } from '../equipment/catalogue.ts';
import { addClanCase } from '../units/clan-case.ts';
import { engineSinks, jumpMp } from '../units/figures.ts';
import { sinksIn } from '../units/manifest-sinks.ts';
import { Loadout } from '../units/loadout.ts';
import type { Manifest } from '../units/manifest.ts';
import { FORWARD } from '../units/mounting.ts';
import { type MtfArmor, readArmor, warnOfTooMuchArmor } from './mtf-armor.ts';
import { type FieldReader, type MtfHeader, shorten, walkMp } from './mtf-header.ts';
import { placeItems } from './mtf-items.ts';
import { shortLocation } from './mtf-locations.ts';
import { parseSlot } from './mtf-slot.ts';
import type { MtfText, SlotBlock } from './mtf-text.ts';
import { STRUCTURES } from './mtf-words.ts';

export interface MtfDesign {
  readonly design: MechDesign;
  readonly manifest: Manifest;
}

/** The unit as the file describes it. Only good when no error was reported on the way. */
export function readDesign(text: MtfText, header: MtfHeader, fields: FieldReader, problems: Problems): MtfDesign {
  const armor = readArmor(fields);
  const structure = internalStructure(header.tonnage, header.quad);
  if (structure === undefined) {
    fields.error(fields.required('mass'), 'mass', `no BattleMech weighs ${header.tonnage} tons`);
  } else warnOfTooMuchArmor(armor.points, structure, problems);
  checkBlocks(text, header, problems);
  const loaded = readLoadout(text, header, problems);
  const { loadout, slots, armoredSlots } = loaded;
  const capacity = loadout.sinkCapacity === 0 ? header.heatSinks.capacity : loadout.sinkCapacity;
  warnOfJumpMp(loadout, header, fields, problems);
  const design: MechDesign = {
    name: unitName(fields),
    tonnage: header.tonnage,
    quad: header.quad,
    walkMp: walkMp(header),
    jumpMp: jumpMp(loadout, header.tonnage),
    engine: header.engine,
    engineRating: header.engineRating,
    gyro: header.gyro,
    cockpit: header.cockpit,
    heatSinks: { count: loadout.sinksInSlots + engineSinks(header.heatSinks.count, loadout, header), capacity },
    jumpJets: loadout.jetType,
    armor: armor.points,
    armorType: armor.type,
    structure: structure ?? [],
    structureType: fields.word(STRUCTURES, 'standard', 'structure'),
    slots,
    armoredSlots,
    weapons: loadout.weapons(),
    ammoBins: loadout.ammoBins,
    equipment: loadout.equipment,
  };
  return { design, manifest: readManifest(text, header, armor, loaded) };
}

function readManifest(text: MtfText, header: MtfHeader, armor: MtfArmor, loaded: ReadLoadout): Manifest {
  const field = (key: string): string => text.fields.get(key)?.value ?? '';
  const year = Number.parseInt(field('era'), 10);
  const items = loaded.loadout.manifestItems(loaded.slots, loaded.armoredSlots);
  return {
    techBase: header.techBase,
    year: Number.isNaN(year) ? undefined : year,
    cockpit: field('cockpit').toLowerCase(),
    overrideKit: ['heat sink kit', 'heat sinks kit', 'heatsinkkit'].some(key => /risc/i.test(field(key))),
    engineSinks: sinksInEngine(header, field('heat sinks'), sinksIn(items)),
    armorTypes: armor.types,
    withoutClanCase: optedOut(text),
    items,
  };
}

/** An engine holds twice as many compact sinks. */
function sinksInEngine(header: MtfHeader, words: string, inSlots: number): Manifest['engineSinks'] {
  const room = Math.floor(header.engineRating / 25) * (/compact/i.test(words) ? 2 : 1);
  const { count, capacity } = header.heatSinks;
  return { count: Math.max(0, Math.min(count - inSlots, room)), capacity };
}

function unitName(fields: FieldReader): string {
  const model = fields.optional('model')?.value ?? '';
  return `${fields.required('chassis').value} ${model}`.trim();
}

/** Every location must have its slots; a file that was cut off has not. */
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

interface ReadLoadout {
  readonly loadout: Loadout;
  readonly slots: Slot[][];
  readonly armoredSlots: number[];
}

function readLoadout(text: MtfText, header: MtfHeader, problems: Problems): ReadLoadout {
  const loadout = new Loadout();
  const slots = fixedSlots({ ...header, armsWithout: readArms(text, header) });
  const armoredSlots = LOCATIONS.map(() => 0);
  const clan = header.techBase === 'clan';
  if (header.cockpit === 'commandConsole') placeConsole(loadout, slots);
  placeItems(text.blocks, { tonnage: header.tonnage, clan, loadout, slots, armoredSlots }, problems);
  addItemsWithoutSlots(text, clan, loadout, problems);
  if (hasClanCase(header, loadout)) addClanCase(loadout, optedOut(text));
  return { loadout, slots, armoredSlots };
}

/** The second seat of a command console takes the slot behind the cockpit. */
function placeConsole(loadout: Loadout, slots: Slot[][]): void {
  const free = slots[HD]!.findIndex(slot => slot.kind === 'empty');
  if (free < 0) return;
  loadout.equipment.push({ kind: 'commandConsole', name: 'Command Console', location: HD });
  slots[HD]![free] = { kind: 'equipment', item: loadout.equipment.length - 1 };
}

function readArms(text: MtfText, { quad }: MtfHeader): SlotLayoutOptions['armsWithout'] {
  const arms: { LA?: 'hand' | 'lowerArm'; RA?: 'hand' | 'lowerArm' } = {};
  if (quad) return arms;
  for (const [code, location] of [['LA', LA] as const, ['RA', RA] as const]) {
    const missing = missingActuator(text.blocks.get(location));
    if (missing !== undefined) arms[code] = missing;
  }
  return arms;
}

function missingActuator(arm: SlotBlock | undefined): 'hand' | 'lowerArm' | undefined {
  const has = (index: number, name: string): boolean =>
    parseSlot(arm?.slots[index]?.text ?? '').names[0]?.toLowerCase() === name;
  if (!has(2, 'lower arm actuator')) return 'lowerArm';
  return has(3, 'hand actuator') ? undefined : 'hand';
}

/** Each such line is a name and a location, or "None" for what belongs to the whole unit. */
function addItemsWithoutSlots(text: MtfText, clan: boolean, loadout: Loadout, problems: Problems): void {
  for (const { value, line } of text.noSlotItems) {
    const colon = value.lastIndexOf(':');
    const name = colon < 0 ? value : value.slice(0, colon);
    const found = findEquipment(name, clan);
    const location = shortLocation(value.slice(colon + 1));
    if (found === undefined) problems.warn(line, `the equipment "${shorten(name)}" is unknown and was left out`);
    else if (location !== undefined) loadout.add(found.entry, location, FORWARD);
  }
}

function hasClanCase({ techBase }: MtfHeader, loadout: Loadout): boolean {
  return techBase === 'clan' || techBase === 'mixedClan' || loadout.equipment.some(item => item.name === 'Clan CASE');
}

function optedOut(text: MtfText): ReadonlySet<LocationId> {
  const codes = text.fields.get('clancaseoptedoutlocs')?.value.split(/[,;\s]+/) ?? [];
  return new Set(codes.map(shortLocation).filter(location => location !== undefined));
}

function warnOfJumpMp(loadout: Loadout, header: MtfHeader, fields: FieldReader, problems: Problems): void {
  const field = fields.optional('jump mp');
  const written = Number.parseInt(field?.value ?? '', 10);
  const jump = jumpMp(loadout, header.tonnage);
  if (field !== undefined && written !== jump && written !== loadout.jets) {
    problems.warn(field.line, `the file says ${shorten(field.value)} jump MP, its jump jets give ${jump}`);
  }
}
