import {
  ARMOR_FACINGS,
  type ArmorFacingCode,
  type ArmorType,
  type EquipmentKind,
  LOCATIONS,
  type LocationId,
  NOWHERE,
  Problems,
} from '@hexfall/rules';
import { ARMOR_FIGURES, STRUCTURE_FIGURES } from '../construction/hull-table.ts';
import { hasClanNames, isClanBuilt, type MechBlueprint } from '../units/blueprint.ts';
import { jumpMp, walkMp } from '../units/figures.ts';
import { type FilledUnit, fillSlots } from '../units/fill-slots.ts';
import { armorKeys, blockTitle, shortCode } from './mtf-locations.ts';
import { COCKPIT_TEXT, ENGINE_TEXT, GYRO_TEXT, TECH_BASE_TEXT } from './mtf-names.ts';
import { SlotWriter } from './mtf-write-slots.ts';

/**
 * Formats a unit as in the community's files; reading the text gives an equal unit.
 *
 * @example
 * ```ts
 * import { findInCatalogue, formatMtf } from '@hexfall/data';
 *
 * formatMtf(findInCatalogue('HBK-4G')!).split('\n')[0]; // => 'chassis:Hunchback'
 * ```
 */
export function formatMtf(blueprint: MechBlueprint): string {
  const problems = new Problems();
  const filled = fillSlots(blueprint, problems);
  if (problems.errors.length > 0) throw new Error(`not a legal unit: ${problems.errors[0]!.message}`);
  const writer = new SlotWriter(blueprint, filled);
  const quad = quadOf(blueprint);
  const blocks = BLOCK_ORDER.map(location => [`${blockTitle(location, quad)}:`].concat(writer.lines(location)));
  return `${[
    nameLines(blueprint),
    building(blueprint, filled),
    moving(blueprint, filled),
    armor(blueprint),
    weapons(blueprint, filled),
    ...blocks,
    filled.slotless.map(
      ({ item, location }) => `nocrit:${item.label ?? writer.name(item.entry)}:${shortCode(location, quad)}`,
    ),
  ]
    .filter(section => section.length > 0)
    .map(section => section.join('\n'))
    .join('\n\n')}\n`;
}

/** Order of the blocks: arms, torsos, head, legs, the left side first. */
const BLOCK_ORDER: readonly LocationId[] = (['LA', 'RA', 'LT', 'RT', 'CT', 'HD', 'LL', 'RL'] as const).map(code =>
  LOCATIONS.indexOf(code),
);

function quadOf({ quad = false }: MechBlueprint): boolean {
  return quad;
}

function nameLines(blueprint: MechBlueprint): readonly string[] {
  const { quirks = [], weaponQuirks = [] } = blueprint;
  return [
    `chassis:${blueprint.chassis}`,
    ...optional('clanname', blueprint.clanName),
    `model:${blueprint.model}`,
    ...optional('mul id', blueprint.mulId),
    `Config:${configText(blueprint)}`,
    `techbase:${TECH_BASE_TEXT[blueprint.techBase ?? 'innerSphere']}`,
    ...optional('era', blueprint.year),
    ...optional('source', blueprint.source),
    ...optional('rules level', blueprint.rulesLevel),
    ...optional('role', blueprint.role),
    ...quirks.map(quirk => `quirk:${quirk}`),
    ...weaponQuirks.map(quirk => `weaponquirk:${quirk}`),
  ];
}

function optional(key: string, value: string | number | undefined): readonly string[] {
  return value === undefined ? [] : [`${key}:${value}`];
}

function configText({ quad, omni, conversion }: MechBlueprint): string {
  const shape =
    conversion === undefined ? (quad === true ? 'Quad' : 'Biped') : { lam: 'LAM', quadVee: 'QuadVee' }[conversion];
  return omni === true ? `${shape} Omnimech` : shape;
}

const MYOMERS: Readonly<Partial<Record<EquipmentKind, string>>> = {
  tsm: 'Triple-Strength',
  industrialTsm: 'Industrial Triple-Strength',
};

function building(blueprint: MechBlueprint, { loadout }: FilledUnit): readonly string[] {
  const { engine, structureType = 'standard', gyro = 'standard', cockpit = 'standard' } = blueprint;
  const base = (blueprint.clanStructure ?? isClanBuilt(blueprint)) ? 'Clan' : 'IS';
  const myomer = loadout.equipment.map(({ kind }) => MYOMERS[kind]).find(text => text !== undefined);
  return [
    `mass:${blueprint.tonnage}`,
    `engine:${engine.rating} ${ENGINE_TEXT[engine.type ?? 'fusion']}`,
    `structure:${base} ${STRUCTURE_FIGURES[structureType].name}`,
    `myomer:${myomer ?? 'Standard'}`,
    ...(blueprint.conversion === 'lam' ? ['lam:Standard'] : []),
    `cockpit:${COCKPIT_TEXT[blueprint.cockpitMake ?? cockpit]}`,
    `gyro:${GYRO_TEXT[gyro]}`,
    ...optional('clancaseoptedoutlocs', blueprint.withoutCase?.join(',')),
  ];
}

function moving(blueprint: MechBlueprint, filled: FilledUnit): readonly string[] {
  const { heatSinks, tonnage, engine, cockpit = 'standard' } = blueprint;
  return [
    `heat sinks:${heatSinks.count} ${sinkText(blueprint, filled)}`,
    ...(blueprint.overrideKit === true ? ['heat sink kit:RISC Heat Sink Override Kit'] : []),
    `walk mp:${walkMp(engine.rating, tonnage, cockpit)}`,
    `jump mp:${jumpMp(filled.loadout, tonnage)}`,
  ];
}

/** Returns the make of the sinks in the engine; laser sinks differ from other double ones only by those in slots. */
function sinkText(blueprint: MechBlueprint, { contents }: FilledUnit): string {
  const names = [...contents.values()].flat().flatMap(content => {
    return content !== 'empty' && content.entry.kind === 'heatSink' ? [content.entry.name] : [];
  });
  if (blueprint.heatSinks.double !== true) return blueprint.heatSinks.compact === true ? 'Compact' : 'Single';
  if (names.some(name => name.includes('Laser'))) return 'Laser';
  return hasClanNames(blueprint) ? 'Clan Double' : 'IS Double';
}

function armor(blueprint: MechBlueprint): readonly string[] {
  const { armorType = 'standard', patchwork = {} } = blueprint;
  const base = (blueprint.clanArmor ?? isClanBuilt(blueprint)) ? 'Clan' : 'Inner Sphere';
  const text = (type: ArmorType): string => `${ARMOR_FIGURES[type].name}(${base})`;
  const points = (facing: ArmorFacingCode): string => {
    const type = armorType === 'patchwork' ? (patchwork[locationOf(facing)] ?? 'standard') : undefined;
    return `${type === undefined ? '' : `${text(type)}:`}${blueprint.armor[facing]}`;
  };
  const lines = ARMOR_FACINGS.map(facing => {
    const [biped, quad = biped] = armorKeys(facing);
    return `${quadOf(blueprint) ? quad! : biped!}:${points(facing)}`;
  });
  return [`armor:${armorType === 'patchwork' ? ARMOR_FIGURES.patchwork.name : text(armorType)}`, ...lines];
}

/** Returns the location of a facing; the rear of a torso is part of the torso. */
function locationOf(facing: ArmorFacingCode): (typeof LOCATIONS)[number] {
  return LOCATIONS.find(code => code === facing.slice(0, 2)) ?? 'CT';
}

/** Returns the list of weapons, which is for people; programs read the slots. */
function weapons(blueprint: MechBlueprint, { loadout }: FilledUnit): readonly string[] {
  const lines = loadout.weapons().map(({ type, location, rear, alsoIn }) => {
    const place = blockTitle(alsoIn === NOWHERE ? location : alsoIn, quadOf(blueprint));
    return `${type.name}, ${place}${rear ? ' (R)' : ''}`;
  });
  return [`Weapons:${lines.length}`, ...lines];
}
