import { SIDES } from '@hexfall/hex';
import { FLAG, integer, oneOf } from '../../basics/schema.ts';
import { MODIFIERS } from '../explain/modifiers.ts';
import { ROLL_REASONS } from '../state/roll-reasons.ts';
import { COUNT, FACING, HEX_OR_NONE, ROLL, SMALL, UNIT } from '../state/values.ts';
import type { Fact } from './events.ts';
import { SOURCE } from './source.ts';

export const PILOTING_EVENTS = {
  RollQueued: { unit: UNIT, reason: oneOf(ROLL_REASONS), modifier: SMALL },
  PilotingRolled: {
    unit: UNIT,
    reason: oneOf(ROLL_REASONS),
    ...ROLL,
    passed: FLAG,
    /** How `need` is made up; empty unless the sink asks for explanations. */
    modifiers: MODIFIERS,
  },
  RollsCleared: { unit: UNIT },
  Fell: {
    unit: UNIT,
    reason: oneOf(ROLL_REASONS),
    hex: HEX_OR_NONE,
    elevation: SMALL,
    /** Die of the fall direction, 1 to 6; the direction index is one less. */
    die: integer(0, 6),
    side: oneOf(SIDES),
    /** Facing after the fall. */
    facing: FACING,
    /** Levels dropped; 0 for a fall where the unit stood. */
    height: COUNT,
    damage: COUNT,
    /** The source of the damage of the fall; it tells what made the unit fall. */
    source: SOURCE,
  },
};

/** A piloting skill roll waits for the end of the phase. */
export interface RollQueued extends Fact<typeof PILOTING_EVENTS, 'RollQueued'> {}

export interface PilotingRolled extends Fact<typeof PILOTING_EVENTS, 'PilotingRolled'> {}

/** Queued rolls are cleared: they were made, or a fall made them pointless. */
export interface RollsCleared extends Fact<typeof PILOTING_EVENTS, 'RollsCleared'> {}

export interface Fell extends Fact<typeof PILOTING_EVENTS, 'Fell'> {}

export type PilotingEvent = RollQueued | PilotingRolled | RollsCleared | Fell;
