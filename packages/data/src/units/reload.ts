import { createMechSpec, fail, type MechSpec, type Result, succeed } from '@hexfall/rules';
import type { AmmoEntry } from '../equipment/ammo-table.ts';
import { fitMunitions } from '../equipment/munition-figures.ts';
import { ammoWith, loadsFor, loadWords } from './item-titles.ts';
import { keepManifest, type ManifestItem, manifestOf } from './manifest.ts';

/** The wanted content of one of a unit's ammunition bins. */
export interface BinLoad {
  /** Number of the bin, from 1, in the order of the record sheet. */
  readonly bin: number;
  /** A munition in words, such as "inferno", "armor-piercing" or "semi-guided"; "standard" for the usual one. */
  readonly load: string;
}

/** Why a bin cannot be loaded: the index of the load in its list, the field, and the reason. */
export interface LoadProblem {
  readonly index: number;
  readonly field: keyof BinLoad;
  readonly reason: string;
}

/**
 * Returns a unit with different munitions in some of its ammunition bins: shots, explosions and Battle Value follow from the new contents.
 *
 * @example
 * ```ts
 * import { builtInMech, reloadUnit } from '@hexfall/data';
 *
 * const reloaded = reloadUnit(builtInMech('HBK-4G')!, [{ bin: 1, load: 'precision' }]);
 * reloaded.ok && reloaded.value.ammoBins.map(({ munition, shots }) => [munition, shots]); // => [['precision', 3], ['standard', 5]]
 * ```
 */
export function reloadUnit(spec: MechSpec, loads: readonly BinLoad[]): Result<MechSpec, LoadProblem> {
  if (loads.length === 0) return succeed(spec);
  const entries = new Map<number, AmmoEntry>();
  for (const [index, load] of loads.entries()) {
    const found = findLoad(spec, load, index, entries);
    if (!found.ok) return found;
    entries.set(load.bin - 1, found.value);
  }
  return succeed(withEntries(spec, entries));
}

function findLoad(
  spec: MechSpec,
  { bin, load }: BinLoad,
  index: number,
  earlier: ReadonlyMap<number, AmmoEntry>,
): Result<AmmoEntry, LoadProblem> {
  const refuse = (field: keyof BinLoad, reason: string): Result<AmmoEntry, LoadProblem> =>
    fail({ index, field, reason });
  const count = spec.ammoBins.length;
  if (count === 0) return refuse('bin', `is ${bin}, but ${spec.name} has no ammunition`);
  if (bin > count)
    return refuse('bin', `is ${bin}, but ${spec.name} has ${count} ammunition ${count === 1 ? 'bin' : 'bins'}`);
  if (earlier.has(bin - 1)) return refuse('bin', `is ${bin}, which is loaded twice`);
  const standard = itemOf(spec, bin - 1)?.entry;
  if (standard?.kind !== 'ammo') return refuse('bin', `is ${bin}, which holds nothing that can be replaced`);
  const entry = ammoWith(standard, load);
  if (entry !== undefined) return succeed(entry);
  const possible = loadsFor(standard).map(loadWords).join(', ');
  return refuse('load', `"${load}" is not for bin ${bin}, which takes: ${possible}`);
}

/** Returns the item of the unit for a bin. */
function itemOf(spec: MechSpec, bin: number): ManifestItem | undefined {
  return manifestOf(spec).items.find(({ entry, places }) => {
    if (entry.kind !== 'ammo') return false;
    return places.some(({ location, slot }) => {
      const content = spec.slots[location]![slot]!;
      return content.kind === 'ammo' && content.item === bin;
    });
  });
}

function withEntries(spec: MechSpec, entries: ReadonlyMap<number, AmmoEntry>): MechSpec {
  const items = new Map([...entries].map(([bin, entry]) => [itemOf(spec, bin)!, entry] as const));
  const ammoBins = spec.ammoBins.map((bin, i) => {
    const entry = entries.get(i);
    if (entry === undefined) return bin;
    const { munition, guidance, explosionPerShot } = entry;
    // Two bins that share a slot are one larger bin.
    const tons = bin.shots / (itemOf(spec, i)!.entry as AmmoEntry).shots;
    return { ...bin, munition, guidance, explosionPerShot, shots: Math.floor(entry.shots * tons) };
  });
  const made = createMechSpec({ ...spec, ammoBins, weapons: fitMunitions(spec.weapons, ammoBins) });
  if (!made.ok) throw new Error(made.errors[0]!.message);
  const manifest = manifestOf(spec);
  const loaded = manifest.items.map(item => ({ ...item, entry: items.get(item) ?? item.entry }));
  keepManifest(made.value, { ...manifest, items: loaded });
  return made.value;
}
