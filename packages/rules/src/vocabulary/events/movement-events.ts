import { FLAG, list, oneOf } from '../../basics/schema.ts';
import { MODIFIERS } from '../explain/modifiers.ts';
import { MOVE_MODES } from '../state/mech-state.ts';
import { BOOSTER_BITS, COUNT, FACING, HEX, HEX_CONTENT, HEX_OR_NONE, ROLL, SMALL, UNIT } from '../state/values.ts';
import type { Fact } from './events.ts';

const TRAVELLED = {
  unit: UNIT,
  hex: HEX_OR_NONE,
  elevation: SMALL,
  facing: FACING,
  mpUsed: COUNT,
  hexesMoved: COUNT,
};

export const MOVEMENT_EVENTS = {
  Deployed: { unit: UNIT, hex: HEX, elevation: SMALL, facing: FACING },
  Withdrew: { unit: UNIT, mpUsed: COUNT },
  Stepped: TRAVELLED,
  Moved: { unit: UNIT, mode: oneOf(MOVE_MODES), heatBuildUp: COUNT },
  TerrainChanged: { hex: HEX_OR_NONE, content: HEX_CONTENT },
  Jumped: TRAVELLED,
  StandAttempted: { unit: UNIT, mpUsed: COUNT, heatBuildUp: COUNT },
  StoodUp: { unit: UNIT },
  WentProne: { unit: UNIT, mpUsed: COUNT },
  Bogged: { unit: UNIT, stuck: FLAG },
  IceRolled: { unit: UNIT, hex: HEX_OR_NONE, roll: SMALL, broke: FLAG },
  BoosterRolled: { unit: UNIT, booster: oneOf(['masc', 'supercharger']), ...ROLL, failed: FLAG, used: BOOSTER_BITS },
  BoostersSettled: {
    unit: UNIT,
    levels: list(COUNT, { length: 2 }),
    /** The boosters whose strain has just risen, one bit each. */
    rose: BOOSTER_BITS,
  },
  CollisionRolled: {
    unit: UNIT,
    target: UNIT,
    ...ROLL,
    hit: FLAG,
    /** How `need` is made up; empty unless the sink asks for explanations. */
    modifiers: MODIFIERS,
  },
  BuildingCollapsed: { hex: HEX_OR_NONE },
};

/** A unit comes onto the board. */
export interface Deployed extends Fact<typeof MOVEMENT_EVENTS, 'Deployed'> {}

/** A unit has left the board over its home edge and does not come back. */
export interface Withdrew extends Fact<typeof MOVEMENT_EVENTS, 'Withdrew'> {}

/** One step of a move, or one hexside of turning: where the unit now is and what the move has cost so far. */
export interface Stepped extends Fact<typeof MOVEMENT_EVENTS, 'Stepped'> {}

/** The move is complete. */
export interface Moved extends Fact<typeof MOVEMENT_EVENTS, 'Moved'> {}

export interface TerrainChanged extends Fact<typeof MOVEMENT_EVENTS, 'TerrainChanged'> {}

/** A jump: the unit lands. */
export interface Jumped extends Fact<typeof MOVEMENT_EVENTS, 'Jumped'> {}

/** A prone unit tries to get up; the roll follows. */
export interface StandAttempted extends Fact<typeof MOVEMENT_EVENTS, 'StandAttempted'> {}

export interface StoodUp extends Fact<typeof MOVEMENT_EVENTS, 'StoodUp'> {}

/** A unit went prone by choice. */
export interface WentProne extends Fact<typeof MOVEMENT_EVENTS, 'WentProne'> {}

/** A unit bogged down in a swamp, or came free. */
export interface Bogged extends Fact<typeof MOVEMENT_EVENTS, 'Bogged'> {}

/** The die for ice that a unit has stepped onto. */
export interface IceRolled extends Fact<typeof MOVEMENT_EVENTS, 'IceRolled'> {}

/** MASC or a supercharger is switched on for a run. `used` has a bit for every booster used in this turn. */
export interface BoosterRolled extends Fact<typeof MOVEMENT_EVENTS, 'BoosterRolled'> {}

/** Strain of the boosters at the end of a turn. */
export interface BoostersSettled extends Fact<typeof MOVEMENT_EVENTS, 'BoostersSettled'> {}

/** A unit slides into something: the roll of the collision. */
export interface CollisionRolled extends Fact<typeof MOVEMENT_EVENTS, 'CollisionRolled'> {}

/** A building or bridge came down. */
export interface BuildingCollapsed extends Fact<typeof MOVEMENT_EVENTS, 'BuildingCollapsed'> {}

export type MovementEvent =
  | Deployed
  | Withdrew
  | Stepped
  | Jumped
  | Moved
  | StandAttempted
  | StoodUp
  | WentProne
  | Bogged
  | IceRolled
  | BoosterRolled
  | BoostersSettled
  | CollisionRolled
  | BuildingCollapsed
  | TerrainChanged;
