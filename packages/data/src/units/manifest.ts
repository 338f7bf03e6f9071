import type { ArmorType, CockpitType, LocationId, MechSpec } from '@hexfall/rules';
import type { EquipmentEntry } from '../equipment/catalogue.ts';
import type { CockpitMake } from './blueprint.ts';
import { deriveManifest } from './derive-manifest.ts';
import type { Mounting } from './mounting.ts';
import type { TechBase } from './tech-base.ts';

/** A slot by location and index. */
export interface SlotPlace {
  readonly location: LocationId;
  readonly slot: number;
}

/** One item that a unit carries, played or not. */
export interface ManifestItem extends Mounting {
  readonly entry: EquipmentEntry;
  /** The location; for a split item the inner one. */
  readonly location: LocationId;
  /** The outer location of a split item; `NOWHERE` for all others. */
  readonly alsoIn: LocationId;
  /** Its slots; none for an item that cannot be struck. */
  readonly places: readonly SlotPlace[];
  readonly armored: boolean;
}

/** Everything that a unit is built of, beyond what the rules need to play it. */
export interface Manifest {
  readonly techBase: TechBase;
  /** Year of introduction; `undefined` when unknown. */
  readonly year: number | undefined;
  /** The cockpit, with the makes that are played as another. */
  readonly cockpit: CockpitType | CockpitMake;
  readonly overrideKit: boolean;
  /** Sinks that need no slot, and the heat that each removes. */
  readonly engineSinks: { readonly count: number; readonly capacity: 1 | 2 };
  /** By location; the types differ only on patchwork armor. */
  readonly armorTypes: readonly ArmorType[];
  /** Locations without the CASE that Clan units have for free. */
  readonly withoutClanCase: ReadonlySet<LocationId>;
  /** The items in loading order. */
  readonly items: readonly ManifestItem[];
}

const known = new WeakMap<MechSpec, Manifest>();

/** Keeps the manifest of a unit that was read; it stays valid, since a spec is frozen and shared. */
export function keepManifest(spec: MechSpec, manifest: Manifest): void {
  known.set(spec, manifest);
}

/** Returns the manifest that the unit was read with, or one derived from the spec alone. */
export function manifestOf(spec: MechSpec): Manifest {
  let manifest = known.get(spec);
  if (manifest === undefined) {
    manifest = deriveManifest(spec);
    known.set(spec, manifest);
  }
  return manifest;
}
