import { type Board, type HexId, OFF_BOARD } from '@hexfall/hex';
import { bottomOf, NO_PLACE, placeAt } from '../questions/board/places.ts';
import { stepTable } from '../questions/board/step-table.ts';
import { DEADLY_WOUNDS } from '../questions/unit/condition.ts';
import {
  ALL_SLOTS,
  ARMOR_FACINGS,
  armOf,
  armorFacing,
  CT,
  HD,
  isSideTorso,
  LOCATIONS,
  slotCount,
} from '../vocabulary/spec/locations.ts';
import type { MechSpec } from '../vocabulary/spec/mech-spec.ts';
import { type MechState, NO_ROLLS, PILOT_CONDITIONS } from '../vocabulary/state/mech-state.ts';
import type { Input } from './input.ts';
import { type ConditionField, SETUP_CONDITION_FIELDS, type UnitField } from './setup.ts';

/** The statements of the set-up about a unit, apart from its condition. */
export interface Placement {
  readonly id: number;
  readonly side: number;
  readonly spec: number;
  readonly gunnery: number;
  readonly piloting: number;
  readonly c3: number;
  /** `OFF_BOARD` for a unit that arrives later. */
  readonly hex: HexId;
  readonly facing: number;
}

/** The fields of a unit in the set-up, before they are read. */
export type UnitInputs = Readonly<Record<UnitField, Input>>;

/** Creates a unit as the set-up describes it: its record sheet with the damage and circumstances of its condition. */
export function createUnit(
  placement: Placement,
  spec: MechSpec | undefined,
  { hex, condition }: UnitInputs,
  board: Board,
): MechState {
  const mech = freshMech(placement, spec, board);
  if (spec === undefined) return mech;
  if (condition.isGiven) readCondition(mech, spec, condition, board);
  const elevation = condition.peek('elevation');
  checkGround(mech, board, elevation.isGiven ? elevation : hex);
  return mech;
}

// oxlint-disable-next-line max-lines-per-function -- one line for each field
function freshMech(placement: Placement, spec: MechSpec | undefined, board: Board): MechState {
  return {
    id: placement.id,
    side: placement.side,
    spec: placement.spec,
    gunnery: placement.gunnery,
    piloting: placement.piloting,
    c3: placement.c3,
    status: placement.hex === OFF_BOARD ? 'undeployed' : 'active',
    pilot: 'awake',
    pilotWounds: 0,
    hex: placement.hex,
    elevation: placement.hex === OFF_BOARD ? 0 : bottomOf(board, placement.hex),
    facing: placement.facing,
    twist: 0,
    armsFlipped: false,
    prone: false,
    heat: 0,
    shutdown: false,
    shutdownByChoice: false,
    stealth: spec?.armorType === 'stealth',
    stealthNext: spec?.armorType === 'stealth',
    dumping: 0,
    dumpNext: 0,
    stuck: false,
    boosterLevels: [0, 0],
    boostersRose: 0,
    armor: [...(spec?.armor ?? [])],
    structure: [...(spec?.structure ?? [])],
    slotHits: Array.from(LOCATIONS, () => 0),
    slotsOut: Array.from(LOCATIONS, () => 0),
    locationsOut: 0,
    armoredHits: Array.from(LOCATIONS, () => 0),
    hardenedHalves: 0,
    ammo: Array.from(spec?.ammoBins ?? [], bin => bin.shots),
    jammed: 0,
    spent: 0,
    capacitors: 0,
    narcPods: 0,
    frameShock: 0,
    engineFlooding: 0,
    podsUsed: 0,
    gearOn: 0,
    gearNext: 0,
    radicalLevel: 0,
    radicalRose: 0,
    platesLost: 0,
    morePlatesLost: 0,
    toMend: 0,
    shieldsWorn: 0,
    blueShieldTurns: 0,
    coolantUses: 0,
    interference: 0,
    discharged: 0,
    movement: 'undecided',
    hexesMoved: 0,
    mpUsed: 0,
    heatBuildUp: 0,
    externalHeat: 0,
    boostersUsed: 0,
    knockedOut: false,
    weaponsFired: 0,
    tagged: 0,
    spotting: false,
    unjamming: false,
    acted: false,
    damageThisPhase: 0,
    shutdownThisPhase: false,
    rolls: NO_ROLLS,
  };
}

/** Reads the damage and circumstances of a unit that does not begin fresh. */
function readCondition(mech: MechState, spec: MechSpec, condition: Input, board: Board): void {
  const fields = condition.fields(SETUP_CONDITION_FIELDS);
  readPilot(mech, fields);
  readCircumstances(mech, fields, board);
  readDamage(mech, spec, fields);
  stripLostLocations(mech, fields.structure);
}

type ConditionInputs = Readonly<Record<ConditionField, Input>>;

function readPilot(mech: MechState, { pilotWounds, pilot }: ConditionInputs): void {
  if (pilotWounds.isGiven) mech.pilotWounds = pilotWounds.integer(0, DEADLY_WOUNDS - 1);
  if (pilot.isGiven) mech.pilot = pilot.oneOf(PILOT_CONDITIONS);
  if (mech.pilot === 'dead') pilot.report('impossibleCondition', 'is dead: leave the unit out');
}

/** No building is higher than this. */
const MAX_ELEVATION = 255;
const MAX_HEAT = 100;

function readCircumstances(mech: MechState, fields: ConditionInputs, board: Board): void {
  const { elevation, prone, heat, shutdown, stealth } = fields;
  if (elevation.isGiven && mech.hex === OFF_BOARD) {
    elevation.report('badElevation', 'is not for a unit that arrives later: it is chosen when it is deployed');
  } else if (elevation.isGiven) {
    mech.elevation = elevation.integer(bottomOf(board, mech.hex), MAX_ELEVATION);
  }
  if (prone.isGiven) mech.prone = prone.boolean();
  if (heat.isGiven) mech.heat = heat.integer(0, MAX_HEAT);
  if (shutdown.isGiven) mech.shutdown = shutdown.boolean();
  if (stealth.isGiven) readStealth(mech, stealth);
}

/** Reads whether stealth armor is on, as it is unless the set-up says otherwise. */
function readStealth(mech: MechState, stealth: Input): void {
  const on = stealth.boolean();
  if (on && !mech.stealth) stealth.report('impossibleCondition', 'is for units with stealth armor');
  mech.stealth = on;
  mech.stealthNext = on;
}

function readDamage(mech: MechState, spec: MechSpec, { armor, structure, criticals, ammo }: ConditionInputs): void {
  if (armor.isGiven) overwrite(mech.armor, spec.armor, ARMOR_FACINGS, armor);
  if (structure.isGiven) overwrite(mech.structure, spec.structure, LOCATIONS, structure);
  if (criticals.isGiven) readCriticals(mech, spec, criticals);
  if (ammo.isGiven) readAmmo(mech, spec, ammo);
}

/** Replaces the values that `given` names; none may exceed the figure on the record sheet. */
function overwrite(values: number[], max: readonly number[], names: readonly string[], given: Input): void {
  for (const [name, value] of given.givenFields(names)) {
    const index = names.indexOf(name);
    values[index] = value.integer(0, max[index]!);
  }
}

/** Reads the slots that were struck, which are counted from 1, as on the record sheet. */
function readCriticals(mech: MechState, spec: MechSpec, criticals: Input): void {
  for (const [code, slots] of criticals.givenFields(LOCATIONS)) {
    const location = LOCATIONS.indexOf(code);
    for (const printed of slots.list()) {
      const bit = 1 << (printed.integer(1, slotCount(location, spec.quad)) - 1);
      if ((spec.masks.hittable[location]! & bit) === 0) {
        printed.report('impossibleCondition', 'names a slot that cannot be hit');
      }
      mech.slotHits[location]! |= bit;
      mech.slotsOut[location]! |= bit;
    }
  }
}

function readAmmo(mech: MechState, spec: MechSpec, ammo: Input): void {
  const shots = ammo.list();
  if (shots.length !== spec.ammoBins.length) {
    return ammo.report('wrongType', `must have ${spec.ammoBins.length} entries, one for each bin`);
  }
  mech.ammo = shots.map((value, bin) => value.integer(0, spec.ammoBins[bin]!.shots));
}

/** Completes the loss of locations: no armor on a destroyed location, no arm on a destroyed side torso. */
function stripLostLocations(mech: MechState, structure: Input): void {
  for (const [location, code] of LOCATIONS.entries()) {
    if (mech.structure[location] !== 0) continue;
    if (location === HD || location === CT) {
      structure.peek(code).report('impossibleCondition', 'is 0: the unit is destroyed, leave it out');
    }
    mech.armor[location] = 0;
    mech.armor[armorFacing(location, true)] = 0;
    mech.slotHits[location] = ALL_SLOTS;
    mech.slotsOut[location] = ALL_SLOTS;
    mech.locationsOut |= 1 << location;
    if (isSideTorso(location) && mech.structure[armOf(location)] !== 0) {
      const arm = LOCATIONS[armOf(location)]!;
      structure.peek(code).report('impossibleCondition', `is 0, so the arm ${arm} must be 0 too`);
    }
  }
}

/**
 * Reports a unit that does not stand on the ground or the bottom of water, on ice, on a bridge, or on a floor or roof
 * of a building.
 */
function checkGround({ hex, elevation }: MechState, board: Board, stated: Input): void {
  if (hex === OFF_BOARD || placeAt(stepTable(board).places, hex, elevation) !== NO_PLACE) return;
  stated.report('badElevation', `has nothing to stand on at elevation ${elevation}`);
}
