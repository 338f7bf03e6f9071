import {
  armorFacing,
  DEADLY_WOUNDS,
  hasRear,
  LOCATIONS,
  type LocationId,
  type MechSpec,
  type MechState,
} from '@hexfall/rules';
import {
  type AmmoRow,
  ammoRows,
  conditionWords,
  isGone,
  isSlotOut,
  locationCode,
  locationName,
  slotName,
  type WeaponRow,
  weaponRows,
} from '@hexfall/view';

/** Points that are left, of how many. */
export interface Points {
  readonly left: number;
  readonly all: number;
}

/** A location on the sheet of a unit. */
export interface SheetLocation {
  readonly location: LocationId;
  /** Code of the location, such as `LT`. */
  readonly code: string;
  readonly name: string;
  readonly armor: Points;
  /** The armor at the back; `undefined` for a location that has none of its own. */
  readonly rear: Points | undefined;
  readonly structure: Points;
  readonly gone: boolean;
  readonly slots: readonly SheetSlot[];
}

export interface SheetSlot {
  /** Name of what the slot holds; '' for an empty slot. */
  readonly name: string;
  /** Struck, or lost with its location. */
  readonly out: boolean;
  /** A critical hit on it is rolled again. */
  readonly idle: boolean;
}

/** What the sheet of a unit shows: everything a player would find on paper. */
export interface UnitSheet {
  readonly quad: boolean;
  readonly locations: readonly SheetLocation[];
  readonly weapons: readonly WeaponRow[];
  readonly ammo: readonly AmmoRow[];
  readonly heat: number;
  /** Wounds that the pilot has taken, and the number of wounds that kills. */
  readonly wounds: number;
  readonly deadlyWounds: number;
  /** "prone", "shut down"; empty for a unit that is well. */
  readonly condition: readonly string[];
}

/** Returns the sheet of a unit in a state. */
export function unitSheet(spec: MechSpec, state: MechState): UnitSheet {
  const wear = { spec, state };
  return {
    quad: spec.quad,
    locations: LOCATIONS.map((_, location) => sheetLocation(spec, state, location)),
    weapons: weaponRows(wear),
    ammo: ammoRows(wear),
    heat: state.heat,
    wounds: state.pilotWounds,
    deadlyWounds: DEADLY_WOUNDS,
    condition: conditionWords(wear),
  };
}

function sheetLocation(spec: MechSpec, state: MechState, location: LocationId): SheetLocation {
  const wear = { spec, state };
  const armorAt = (facing: number): Points => ({ left: state.armor[facing]!, all: spec.armor[facing]! });
  return {
    location,
    code: locationCode(spec, location),
    name: locationName(spec, location),
    armor: armorAt(armorFacing(location, false)),
    rear: hasRear(location) ? armorAt(armorFacing(location, true)) : undefined,
    structure: { left: state.structure[location]!, all: spec.structure[location]! },
    gone: isGone(wear, location),
    slots: spec.slots[location]!.map((slot, i) => {
      const idle = slot.kind === 'empty' || slot.kind === 'filler';
      return { name: slotName(spec, slot), out: !idle && isSlotOut(wear, location, i), idle };
    }),
  };
}
