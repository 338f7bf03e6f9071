import { HEAT_SINKS, type HeatSinkEntry } from '../equipment/other-table.ts';
import { isClanOnly } from '../equipment/tech.ts';
import { isClanBuilt, type MechBlueprint } from '../units/blueprint.ts';
import { engineSinks } from '../units/figures.ts';
import type { FilledUnit } from '../units/fill-slots.ts';
import { Bays } from './bays.ts';
import { newItem, putItem } from './edit-items.ts';
import type { Change, OperationOf, SinkMake } from './operation.ts';

const MAX_SINKS = 99;

/** Returns how many sinks the engine holds without a slot. */
export function engineRoom({ engine, heatSinks }: MechBlueprint): number {
  return Math.floor(engine.rating / 25) * (heatSinks.compact === true ? 2 : 1);
}

/** Returns the make of a unit's sinks, which those in slots decide if there are any. */
export function sinkMakeOf(unit: MechBlueprint, { loadout }: FilledUnit): SinkMake {
  const [item] = loadout.sinkItems;
  if (item !== undefined) return makeOfEntry(item);
  if (unit.heatSinks.compact === true) return 'compact';
  return unit.heatSinks.double === true ? 'double' : 'single';
}

function makeOfEntry({ name, capacity, battle }: HeatSinkEntry): SinkMake {
  if (battle.marks.has('prototypeSink')) return 'prototype';
  if (/compact/i.test(name)) return 'compact';
  if (/laser/i.test(name)) return 'laser';
  return capacity === 2 ? 'double' : 'single';
}

/** Returns the item for a make of sinks on a unit; only compact sinks come in pairs. */
export function sinkEntry(make: SinkMake, sinks: 1 | 2, unit: MechBlueprint): HeatSinkEntry | undefined {
  const entries = HEAT_SINKS.filter(entry => makeOfEntry(entry) === make && entry.sinks === sinks);
  return entries.find(({ names }) => isClanOnly(names) === isClanBuilt(unit)) ?? entries[0];
}

export function setHeatSinks(unit: MechBlueprint, { count, make }: OperationOf<'heatSinks'>): Change {
  if (count > MAX_SINKS) return `A unit has at most ${MAX_SINKS} heat sinks.`;
  const { filled } = new Bays(unit);
  const keep = sinkMakeOf(unit, filled) === make;
  const after = { ...unit, heatSinks: keep ? { ...unit.heatSinks, count } : sinksOfMake(count, make) };
  const inEngine = keep ? keptInEngine(unit, filled, count) : Math.min(count, engineRoom(after));
  const bays = new Bays(unit, after);
  return bays.settle() ?? holdSinks(bays, { make, keep, wanted: count - inEngine }) ?? bays.close();
}

/** Returns how many sinks are in the engine: new ones go there first, and those in slots are removed first. */
function keptInEngine(unit: MechBlueprint, { loadout }: FilledUnit, count: number): number {
  const inEngine = engineSinks(unit, loadout);
  const more = count - inEngine - loadout.sinksInSlots;
  return more >= 0 ? Math.min(engineRoom(unit), inEngine + more) : Math.min(inEngine, count);
}

function sinksOfMake(count: number, make: SinkMake): MechBlueprint['heatSinks'] {
  if (make === 'compact') return { count, compact: true };
  return make === 'double' || make === 'laser' ? { count, double: true } : { count };
}

interface SinkPlan {
  readonly make: SinkMake;
  /** Whether sinks that are already in slots may stay. */
  readonly keep: boolean;
  /** The number of sinks that should be in slots. */
  readonly wanted: number;
}

/** Puts this many sinks into slots; returns why that is impossible, if it is. */
export function holdSinks(bays: Bays, { make, keep, wanted }: SinkPlan): string | undefined {
  const items = bays.filled.placed.filter(({ content }) => content.entry.kind === 'heatSink');
  let held = bays.filled.loadout.sinksInSlots;
  for (const item of items.toReversed()) {
    if (keep && held <= wanted) break;
    bays.clear(item);
    held -= item.content.entry.kind === 'heatSink' ? item.content.entry.sinks : 0;
  }
  while (held < wanted) {
    const pair = wanted - held > 1 ? sinkEntry(make, 2, bays.unit) : undefined;
    const entry = pair ?? sinkEntry(make, 1, bays.unit)!;
    if (putItem(newItem(entry), undefined, bays) !== undefined) return noRoom(wanted - held, entry);
    held += entry.sinks;
  }
  return undefined;
}

function noRoom(missing: number, { slots }: HeatSinkEntry): string {
  const sinks = missing === 1 ? '1 more heat sink' : `${missing} more heat sinks`;
  return `There is no room for ${sinks} outside the engine, at ${slots === 1 ? '1 slot' : `${slots} slots`} each.`;
}
