import { type Board, type HexId, OFF_BOARD } from '@hexfall/hex';
import type { Problems } from '../basics/problems.ts';
import { bottomOf, placeAt } from '../questions/board/places.ts';
import { stepTable } from '../questions/board/step-table.ts';
import { DEADLY_WOUNDS } from '../questions/unit/consciousness.ts';
import {
  ALL_SLOTS,
  armOf,
  ARMOR_FACINGS,
  armorFacing,
  CT,
  HD,
  isSideTorso,
  type LocationCode,
  LOCATIONS,
  slotCount,
} from '../vocabulary/spec/locations.ts';
import type { MechSpec } from '../vocabulary/spec/mech-spec.ts';
import { type MechState, NO_ROLLS, PILOT_CONDITIONS } from '../vocabulary/state/mech-state.ts';
import { CONDITION_FIELDS } from './setup.ts';

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

/** A unit as the set-up describes it: its record sheet with the damage and circumstances of `condition`. */
export function placeUnit(
  placement: Placement,
  spec: MechSpec | undefined,
  condition: unknown,
  board: Board,
  path: string,
  problems: Problems,
): MechState {
  const mech = freshMech(placement, spec, board);
  if (spec === undefined) return mech;
  const at = `${path}.condition`;
  const fields = condition === undefined ? {} : problems.record(condition, at, CONDITION_FIELDS);
  readPilot(mech, fields, at, problems);
  readCircumstances(mech, fields, board, at, problems);
  readDamage(mech, spec, fields, at, problems);
  checkWholeness(mech, at, problems);
  checkGround(mech, board, fields['elevation'] === undefined ? `${path}.hex` : `${at}.elevation`, problems);
  return mech;
}

/** A unit stands on the ground or the water's bottom, on ice, on a bridge, or on a floor or roof of a building. */
function checkGround({ hex, elevation }: MechState, board: Board, path: string, problems: Problems): void {
  if (hex === OFF_BOARD || placeAt(stepTable(board).places, hex, elevation) >= 0) return;
  problems.report('badElevation', path, `has nothing to stand on at elevation ${elevation}`);
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
    slotHits: LOCATIONS.map(() => 0),
    slotsOut: LOCATIONS.map(() => 0),
    locationsOut: 0,
    armoredHits: LOCATIONS.map(() => 0),
    hardenedHalves: 0,
    ammo: (spec?.ammoBins ?? []).map(bin => bin.shots),
    jammed: 0,
    spent: 0,
    capacitors: 0,
    narcPods: 0,
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

/** No building is higher. */
const HIGHEST = 255;

type Fields = Readonly<Record<string, unknown>>;

function readPilot(mech: MechState, fields: Fields, path: string, problems: Problems): void {
  const { pilotWounds, pilot } = fields;
  if (pilotWounds !== undefined) {
    mech.pilotWounds = problems.integer(pilotWounds, `${path}.pilotWounds`, 0, DEADLY_WOUNDS - 1);
  }
  if (pilot !== undefined) mech.pilot = problems.oneOf(pilot, `${path}.pilot`, PILOT_CONDITIONS);
  if (mech.pilot === 'dead') problems.report('impossibleCondition', `${path}.pilot`, 'is dead: leave the unit out');
}

function readCircumstances(mech: MechState, fields: Fields, board: Board, path: string, problems: Problems): void {
  const { elevation, prone, heat, shutdown, stealth } = fields;
  if (elevation !== undefined && mech.hex === OFF_BOARD) {
    const why = 'is not for a unit that arrives later: it is chosen when it is deployed';
    problems.report('badElevation', `${path}.elevation`, why);
  } else if (elevation !== undefined) {
    mech.elevation = problems.integer(elevation, `${path}.elevation`, bottomOf(board, mech.hex), HIGHEST);
  }
  if (prone !== undefined) mech.prone = problems.boolean(prone, `${path}.prone`);
  if (heat !== undefined) mech.heat = problems.integer(heat, `${path}.heat`, 0, 100);
  if (shutdown !== undefined) mech.shutdown = problems.boolean(shutdown, `${path}.shutdown`);
  if (stealth !== undefined) readStealth(mech, problems.boolean(stealth, `${path}.stealth`), path, problems);
}

/** Stealth armor is on unless it is said to be off. */
function readStealth(mech: MechState, on: boolean, path: string, problems: Problems): void {
  if (on && !mech.stealth) problems.report('impossibleCondition', `${path}.stealth`, 'is for units with stealth armor');
  mech.stealth = on;
  mech.stealthNext = on;
}

function readDamage(mech: MechState, spec: MechSpec, fields: Fields, path: string, problems: Problems): void {
  const { armor, structure, criticals, ammo } = fields;
  if (armor !== undefined) overwrite(mech.armor, spec.armor, ARMOR_FACINGS, armor, `${path}.armor`, problems);
  if (structure !== undefined)
    overwrite(mech.structure, spec.structure, LOCATIONS, structure, `${path}.structure`, problems);
  if (criticals !== undefined) readCriticals(mech, spec, criticals, `${path}.criticals`, problems);
  if (ammo !== undefined) readAmmo(mech, spec, ammo, `${path}.ammo`, problems);
}

/** Replaces the values that `given` names; none may exceed what the record sheet has. */
function overwrite(
  values: number[],
  most: readonly number[],
  names: readonly string[],
  given: unknown,
  path: string,
  problems: Problems,
): void {
  for (const [name, value] of Object.entries(problems.record(given, path, names))) {
    const index = names.indexOf(name);
    if (index >= 0) values[index] = problems.integer(value, `${path}.${name}`, 0, most[index]!);
  }
}

function readCriticals(mech: MechState, spec: MechSpec, given: unknown, path: string, problems: Problems): void {
  for (const [name, value] of Object.entries(problems.record(given, path, LOCATIONS))) {
    const location = LOCATIONS.indexOf(name as LocationCode);
    if (location < 0) continue;
    for (const [i, printed] of problems.list(value, `${path}.${name}`).entries()) {
      const at = `${path}.${name}[${i}]`;
      const slot = problems.integer(printed, at, 1, slotCount(location, spec.quad)) - 1;
      if ((spec.masks.hittable[location]! & (1 << slot)) === 0) {
        problems.report('impossibleCondition', at, 'names a slot that cannot be hit');
      }
      mech.slotHits[location]! |= 1 << slot;
      mech.slotsOut[location]! |= 1 << slot;
    }
  }
}

function readAmmo(mech: MechState, spec: MechSpec, given: unknown, path: string, problems: Problems): void {
  const shots = problems.list(given, path);
  if (shots.length !== spec.ammoBins.length) {
    return problems.report('wrongType', path, `must have ${spec.ammoBins.length} entries, one for each bin`);
  }
  mech.ammo = shots.map((value, bin) => problems.integer(value, `${path}[${bin}]`, 0, spec.ammoBins[bin]!.shots));
}

/** What is gone must be gone altogether: no armor on a destroyed location, no arm on a destroyed side torso. */
function checkWholeness(mech: MechState, path: string, problems: Problems): void {
  for (const [location, code] of LOCATIONS.entries()) {
    if (mech.structure[location] !== 0) continue;
    if (location === HD || location === CT) {
      problems.report('impossibleCondition', `${path}.structure.${code}`, 'is 0: the unit is destroyed, leave it out');
    }
    mech.armor[location] = 0;
    mech.armor[armorFacing(location, true)] = 0;
    mech.slotHits[location] = ALL_SLOTS;
    mech.slotsOut[location] = ALL_SLOTS;
    mech.locationsOut |= 1 << location;
    if (isSideTorso(location) && mech.structure[armOf(location)] !== 0) {
      problems.report(
        'impossibleCondition',
        `${path}.structure.${code}`,
        `is 0, so the arm ${LOCATIONS[armOf(location)]!} must be 0 too`,
      );
    }
  }
}
