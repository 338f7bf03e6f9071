import {
  type AmmoBin,
  HD,
  LOCATIONS,
  type LocationId,
  type MechSpec,
  type MountedEquipment,
  NOWHERE,
  type Slot,
  type WeaponType,
} from '@hexfall/rules';
import { AMMUNITION } from '../equipment/ammo-table.ts';
import { type EquipmentEntry, findEquipment, gearByTitle, weaponById } from '../equipment/catalogue.ts';
import { oneShotForm } from '../equipment/one-shot.ts';
import { GEAR, HEAT_SINKS, JUMP_JETS } from '../equipment/other-table.ts';
import { wingMp } from './figures.ts';
import { LOADING_ORDER } from './loading-order.ts';
import type { Manifest, ManifestItem } from './manifest.ts';
import { FORWARD } from './mounting.ts';

/**
 * Derives a manifest from the spec alone, for units that come from a replay or from a program. Facts that a spec does not contain are
 * guessed: ammunition is that of the weapons' technology base, and nothing is in a turret.
 */
export function deriveManifest(spec: MechSpec): Manifest {
  const clan = hasClanWeapons(spec);
  const items = [...slotItems(spec, clan), ...itemsWithoutSlots(spec, clan)];
  return {
    techBase: clan ? 'clan' : 'innerSphere',
    // The year is unknown: this one is late enough for everything that the unit has.
    year: 9999,
    cockpit: spec.cockpit,
    overrideKit: false,
    engineSinks: engineSinks(spec, items),
    armorTypes: LOCATIONS.map(() => spec.armorType),
    withoutClanCase: new Set(),
    items,
  };
}

/** Returns the sinks in the engine: all except those in slots. */
function engineSinks({ heatSinks }: MechSpec, items: readonly ManifestItem[]): Manifest['engineSinks'] {
  const { count, capacity, mixed } = heatSinks;
  const inSlots = items.flatMap(({ entry }) => (entry.kind === 'heatSink' ? [entry.capacity] : []));
  const cooling = (mixed?.total ?? count * capacity) - inSlots.reduce<number>((sum, heat) => sum + heat, 0);
  return { count: Math.max(0, Math.floor(cooling / capacity)), capacity };
}

/** Whether a unit is assumed to belong to the Clans: it has their engine or free CASE, or at least as many Clan weapons as others. */
function hasClanWeapons({ engine, equipment, weapons }: MechSpec): boolean {
  if (engine === 'clanXl' || engine === 'clanXxl') return true;
  if (equipment.some(item => item.name === 'Clan CASE')) return true;
  const ofClans = weapons.filter(({ type }) => type.id.startsWith('clan-')).length;
  return ofClans > 0 && ofClans * 2 >= weapons.length;
}

interface Found {
  readonly entry: EquipmentEntry | undefined;
  readonly location: LocationId;
  readonly alsoIn: LocationId;
  readonly rear: boolean;
  readonly size?: number;
}

/** Returns the items in the order of their first slots. */
function slotItems(spec: MechSpec, clan: boolean): ManifestItem[] {
  const seen = new Set<string>();
  return LOADING_ORDER.flatMap(location =>
    spec.slots[location]!.flatMap(slot => {
      if (!('item' in slot) || seen.has(keyOf(slot))) return [];
      seen.add(keyOf(slot));
      const found = itemIn(slot, location, spec, clan);
      return found.entry === undefined ? [] : [toItem(spec, found, found.entry, slot)];
    }),
  );
}

type ItemSlot = Extract<Slot, { readonly item: number }>;

function keyOf(slot: ItemSlot): string {
  return `${slot.kind} ${slot.item}`;
}

function itemIn(slot: ItemSlot, location: LocationId, spec: MechSpec, clan: boolean): Found {
  const here = { location, alsoIn: NOWHERE, rear: false };
  switch (slot.kind) {
    case 'weapon': {
      const { type, ...mounted } = spec.weapons[slot.item]!;
      return { entry: weaponEntry(type), ...mounted };
    }
    case 'ammo':
      return { ...here, entry: ammoEntry(spec.ammoBins[slot.item]!, spec, clan) };
    case 'equipment':
      return { ...here, entry: gearEntry(spec.equipment[slot.item]!, clan) };
    case 'heatSink':
      return { ...here, entry: sinkEntry(spec, slot.item) };
    default:
      return { ...here, entry: JUMP_JETS.find(jet => jet.type === spec.jumpJets), size: boosterMp(spec) };
  }
}

/** Returns the jump MP of mechanical boosters, assuming that only a wing has changed the jump MP of the unit. */
function boosterMp({ jumpJets, jumpMp, gear, tonnage }: MechSpec): number {
  if (jumpJets !== 'mechanical') return 0;
  return jumpMp - (gear.partialWing === undefined ? 0 : wingMp(tonnage));
}

function sinkEntry({ heatSinks: { capacity, mixed } }: MechSpec, item: number): EquipmentEntry | undefined {
  const cooling = mixed?.items[item] ?? capacity;
  return HEAT_SINKS.find(sink => sink.sinks === 1 && sink.capacity === cooling);
}

/** Returns the entry of a weapon. A one-shot launcher, which is in no table, is found by the launcher that it is a form of. */
function weaponEntry({ id, name }: WeaponType): EquipmentEntry | undefined {
  const launcher = weaponById(id.replace(/-i?os$/, ''));
  if (launcher === undefined) return findEquipment(name, false)?.entry;
  return launcher.type.id === id ? launcher : oneShotForm(launcher, id.endsWith('-ios'));
}

function ammoEntry(
  { ammo, munition, shots }: AmmoBin,
  { weapons }: MechSpec,
  clan: boolean,
): EquipmentEntry | undefined {
  const fits = AMMUNITION.filter(entry => entry.ammo === ammo && entry.munition === munition);
  const users = weapons.filter(({ type }) => type.ammo === ammo);
  const ofClans = users.length === 0 ? clan : users.some(({ type }) => type.id.startsWith('clan-'));
  const ofBase = fits.filter(entry => entry.names.some(name => /^cl/i.test(name) === ofClans));
  const candidates = ofBase.length > 0 ? ofBase : fits;
  return candidates.find(entry => entry.shots === shots) ?? candidates[0];
}

function gearEntry({ kind, name }: MountedEquipment, clan: boolean): EquipmentEntry | undefined {
  const byTitle = gearByTitle(name);
  if (byTitle?.equipment === kind) return byTitle;
  return kind === 'other' ? findEquipment(name, clan)?.entry : GEAR.find(entry => entry.equipment === kind);
}

function toItem(spec: MechSpec, found: Found, entry: EquipmentEntry, slot: ItemSlot): ManifestItem {
  const places = spec.slots.flatMap((slots, location) =>
    slots.flatMap((other, i) => ('item' in other && keyOf(other) === keyOf(slot) ? [{ location, slot: i }] : [])),
  );
  const armored = places.some(place => (spec.armoredSlots[place.location]! & (1 << place.slot)) !== 0);
  return { ...FORWARD, ...found, entry, places, armored };
}

/** Returns items such as CASE and myomer, which slots do not name. The CASE that Clan units have for free is left out. */
function itemsWithoutSlots(spec: MechSpec, clan: boolean): ManifestItem[] {
  const inSlots = new Set(spec.slots.flat().flatMap(slot => (slot.kind === 'equipment' ? [slot.item] : [])));
  return spec.equipment.flatMap((item, i) => {
    const entry = inSlots.has(i) || item.name === 'Clan CASE' ? undefined : gearEntry(item, clan);
    if (entry === undefined) return [];
    const location = item.location === NOWHERE ? HD : item.location;
    return [{ ...FORWARD, entry, location, alsoIn: NOWHERE, places: [], armored: false }];
  });
}
