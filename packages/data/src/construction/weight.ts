import { ARMOR_FACINGS, LOCATIONS } from '@hexfall/rules';
import { hasClanNames, isClanBuilt, type MechBlueprint } from '../units/blueprint.ts';
import type { FilledUnit } from '../units/fill-slots.ts';
import { titleOf } from '../units/item-titles.ts';
import { engineTons, freeHeatSinks } from './engine-table.ts';
import { gearTons, halfTonsUp } from './gear-tons.ts';
import { ARMOR_FIGURES, COCKPIT_TONS, GYRO_FACTOR, STRUCTURE_FIGURES } from './hull-table.ts';
import { type Tally, tallyItems } from './tally.ts';

/** The weight of one part of a unit; `undefined` if it is not known. */
export interface WeightLine {
  readonly part: string;
  readonly tons: number | undefined;
}

/** Returns every part of a unit with its weight. */
export function weighParts(blueprint: MechBlueprint, filled: FilledUnit): readonly WeightLine[] {
  const { engine, gyro = 'standard', cockpit = 'standard' } = blueprint;
  const items = tallyItems(blueprint, filled);
  return [
    { part: 'structure', tons: structureTons(blueprint) },
    { part: 'engine', tons: engineTons(engine.type ?? 'fusion', engine.rating) },
    { part: 'gyro', tons: Math.ceil(engine.rating / 100) * GYRO_FACTOR[gyro] },
    { part: 'cockpit', tons: COCKPIT_TONS[cockpit] },
    { part: 'armor', tons: armorTons(blueprint) },
    { part: 'heat sinks', tons: heatSinkTons(blueprint, items) },
    ...conversionTons(blueprint),
    ...armoredTons(blueprint, filled),
    ...itemWeights(blueprint, items),
  ];
}

/**
 * Returns the weight of all parts together.
 *
 * @example
 * ```ts
 * import { totalTons } from '@hexfall/data';
 *
 * totalTons([{ part: 'engine', tons: 8.5 }, { part: 'gyro', tons: 2 }]); // => 10.5
 * ```
 */
export function totalTons(lines: readonly WeightLine[]): number {
  return lines.reduce((sum, { tons }) => sum + (tons ?? 0), 0);
}

function structureTons({ tonnage, structureType = 'standard' }: MechBlueprint): number {
  return halfTonsUp((tonnage * STRUCTURE_FIGURES[structureType].thousandths) / 1000);
}

/** Returns the tons of armor. Those of patchwork armor are rounded location by location. */
function armorTons({ armor, armorType = 'standard', patchwork = {}, ...unit }: MechBlueprint): number {
  const base = (unit.clanArmor ?? isClanBuilt(unit)) ? 1 : 0;
  const tons = (points: number, type: keyof typeof ARMOR_FIGURES): number =>
    Math.ceil((points * 200) / ARMOR_FIGURES[type].hundredthsPerTon[base]) / 2;
  const points = (facings: readonly string[]): number =>
    ARMOR_FACINGS.filter(facing => facings.includes(facing)).reduce((sum, facing) => sum + armor[facing], 0);
  if (armorType !== 'patchwork') return tons(points(ARMOR_FACINGS), armorType);
  return LOCATIONS.reduce((sum, code) => sum + tons(points([code, `${code}R`]), patchwork[code] ?? 'standard'), 0);
}

const COMPACT_SINK_TONS = 1.5;

/** Returns the tons of heat sinks beyond those that come with the engine. */
function heatSinkTons(unit: MechBlueprint, items: readonly Tally[]): number {
  const { heatSinks, engine } = unit;
  const paid = Math.max(0, heatSinks.count - freeHeatSinks(engine.type ?? 'fusion'));
  return paid * sinkTons(unit, items);
}

/** Returns the tons of a heat sink that does not come with the engine: one, or more for a compact sink. */
export function sinkTons({ heatSinks }: MechBlueprint, items: readonly Tally[]): number {
  const inSlots = items.some(
    ({ entry }) => entry.kind === 'heatSink' && entry.names.some(name => /compact/i.test(name)),
  );
  return inSlots || heatSinks.compact === true ? COMPACT_SINK_TONS : 1;
}

/** Returns the weight of conversion equipment: a tenth of the unit's weight, and for a unit with two seats another ton for the second. */
function conversionTons({ conversion, tonnage }: MechBlueprint): readonly WeightLine[] {
  if (conversion === undefined) return [];
  return [{ part: 'conversion equipment', tons: Math.ceil(tonnage / 10) + (conversion === 'quadVee' ? 1 : 0) }];
}

/** Returns the weight of armored components: half a ton for each slot, and another half for the cockpit. */
function armoredTons({ armored = {} }: MechBlueprint, { slots }: FilledUnit): readonly WeightLine[] {
  const kinds = LOCATIONS.flatMap((code, i) => (armored[code] ?? []).map(slot => slots[i]![slot - 1]?.kind));
  const tons = kinds.reduce((sum, kind) => sum + (kind === 'cockpit' ? 1 : 0.5), 0);
  return tons === 0 ? [] : [{ part: 'armored components', tons }];
}

function itemWeights(blueprint: MechBlueprint, items: readonly Tally[]): readonly WeightLine[] {
  const weigh = createScale(blueprint, items);
  return items.flatMap(({ entry, pieces }) => {
    if (entry.kind === 'filler' || entry.kind === 'heatSink') return [];
    const tons = weigh(entry);
    const name = entry.kind === 'inert' ? entry.name : titleOf(entry, hasClanNames(blueprint));
    return [{ part: pieces > 1 ? `${pieces} x ${name}` : name, tons: tons === undefined ? undefined : tons * pieces }];
  });
}

/** Returns a function that gives the weight of one piece on a unit; `undefined` if it is not known, or if it is part of the whole. */
export function createScale(
  { tonnage, quad = false, engine }: MechBlueprint,
  items: readonly Tally[],
): (entry: Tally['entry']) => number | undefined {
  const directFireTons = items.reduce((sum, { entry, pieces }) => {
    const counts = entry.kind === 'weapon' && entry.type.traits.includes('directFire');
    return counts ? sum + entry.tons * pieces : sum;
  }, 0);
  const unit = { tonnage, quad, engineTons: engineTons(engine.type ?? 'fusion', engine.rating) ?? 0, directFireTons };
  return entry => pieceTons(entry, unit);
}

function pieceTons(entry: Tally['entry'], unit: Parameters<typeof gearTons>[1]): number | undefined {
  switch (entry.kind) {
    case 'weapon':
    case 'ammo':
      return entry.tons;
    case 'equipment':
      return gearTons(entry, unit);
    case 'jumpJet':
      if (entry.type === 'mechanical') return undefined;
      return jetTons(unit.tonnage) * (entry.type === 'standard' ? 1 : 2);
    default:
      return undefined;
  }
}

/** Returns the tons of one jump jet, which depend on the unit's weight. */
function jetTons(tonnage: number): number {
  if (tonnage <= 55) return 0.5;
  return tonnage <= 85 ? 1 : 2;
}
