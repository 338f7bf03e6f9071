import { described, type Fields, type FieldsOf, type NamedSchema, named, union } from '../../basics/schema.ts';
import { ATTACK_EVENTS, type AttackEvent } from './attack-events.ts';
import { CRITICAL_EVENTS, type CriticalEvent } from './critical-events.ts';
import { DAMAGE_EVENTS, type DamageEvent } from './damage-events.ts';
import { HEAT_EVENTS, type HeatEvent } from './heat-events.ts';
import { MOVEMENT_EVENTS, type MovementEvent } from './movement-events.ts';
import { PHYSICAL_EVENTS, type PhysicalEvent } from './physical-events.ts';
import { PILOTING_EVENTS, type PilotingEvent } from './piloting-events.ts';
import { TURN_EVENTS, type TurnEvent } from './turn-events.ts';

/** By type of event: what it says beside its type. */
const EVENTS = {
  ...TURN_EVENTS,
  ...MOVEMENT_EVENTS,
  ...ATTACK_EVENTS,
  ...PHYSICAL_EVENTS,
  ...DAMAGE_EVENTS,
  ...CRITICAL_EVENTS,
  ...PILOTING_EVENTS,
  ...HEAT_EVENTS,
};

/**
 * Everything that can happen in a game, as facts with absolute results: whoever folds the events with `apply` gets
 * the state, without rules and without dice.
 */
export type GameEvent =
  | TurnEvent
  | MovementEvent
  | AttackEvent
  | PhysicalEvent
  | DamageEvent
  | CriticalEvent
  | PilotingEvent
  | HeatEvent;

/** Every event, told apart by its type. */
export const EVENT: NamedSchema<GameEvent> = named(
  'Event',
  described(union('type', EVENTS), 'A fact of the game, with absolute results.'),
);

/**
 * Events that tell of a roll or a moment and leave the state as it is: what comes of it is said by the events that follow.
 */
export type Announcement = Extract<
  GameEvent,
  {
    readonly type:
      | 'PilotingRolled'
      | 'AttackRolled'
      | 'ClusterRolled'
      | 'AimRolled'
      | 'AntiMissileRolled'
      | 'ShockRolled'
      | 'BlastLanded'
      | 'CoverStruck'
      | 'BuildingAttackRolled'
      | 'BuildingStruck'
      | 'CriticalRolled'
      | 'IceRolled'
      | 'CollisionRolled'
      | 'BuildingCollapsed'
      | 'HeatRolled'
      | 'GearRolled'
      | 'PhysicalRolled'
      | 'PhysicalVoided'
      | 'TurnEnded';
  }
>;

/** Where events go: an array that keeps them, a counter, a network. */
export interface EventSink {
  push(event: GameEvent): unknown;
  /** Rolls say how their numbers came about. Without it their lists of modifiers stay empty, which is quicker. */
  readonly explains?: boolean;
}

/** An event of a table: what happened, and what is true afterwards. */
export type Fact<Events extends Readonly<Record<string, Fields>>, T extends keyof Events> = {
  readonly type: T;
} & FieldsOf<Events[T]>;
