import type { EngineType } from '@hexfall/rules';
import { isClanOnly, isInnerSphereOnly } from '../equipment/tech.ts';
import { hasClanNames, type MechBlueprint } from '../units/blueprint.ts';
import type { FilledUnit } from '../units/fill-slots.ts';
import { titleOf } from '../units/item-titles.ts';
import type { SlotItem } from '../units/slot-item.ts';
import { type ConstructionFinding, finding } from './finding.ts';
import { tallyItems } from './tally.ts';

/** Engines that only one technology base builds. */
export const ENGINE_BASE: Readonly<Partial<Record<EngineType, 'clan' | 'innerSphere'>>> = {
  clanXl: 'clan',
  clanXxl: 'clan',
  xl: 'innerSphere',
  xxl: 'innerSphere',
  light: 'innerSphere',
  compact: 'innerSphere',
};

/** Checks the technology base: only a unit of mixed technology may carry items of the other base. */
export function techFindings(blueprint: MechBlueprint, filled: FilledUnit): readonly ConstructionFinding[] {
  const { techBase = 'innerSphere', engine } = blueprint;
  if (techBase !== 'innerSphere' && techBase !== 'clan') return [];
  const own = techBase === 'clan' ? 'a Clan unit' : 'an Inner Sphere unit';
  const foreign = tallyItems(blueprint, filled).flatMap(({ entry }) => {
    const base = baseOf(entry);
    if (entry.kind === 'inert' || base === undefined || base === techBase) return [];
    return [finding('techBase', 'items', `has ${titleOf(entry, hasClanNames(blueprint))}, which ${own} cannot carry`)];
  });
  const engineBase = ENGINE_BASE[engine.type ?? 'fusion'];
  if (engineBase === undefined || engineBase === techBase) return foreign;
  return [finding('techBase', 'engine.type', `has an engine of a type that ${own} cannot carry`), ...foreign];
}

/** Returns the only technology base that builds an item; `undefined` for an item of both. */
export function baseOf(entry: SlotItem['entry']): 'clan' | 'innerSphere' | undefined {
  if (entry.kind === 'inert') return undefined;
  if (entry.kind === 'weapon') {
    if (entry.type.id.startsWith('clan-')) return 'clan';
    return entry.type.id.startsWith('is-') ? 'innerSphere' : undefined;
  }
  if (isClanOnly(entry.names)) return 'clan';
  return isInnerSphereOnly(entry.names) ? 'innerSphere' : undefined;
}
