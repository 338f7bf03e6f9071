import { described, type Fields, type FieldsOf, type NamedSchema, named, union } from '../../basics/schema.ts';
import { ATTACK_EVENTS, type AttackEvent } from './attack-events.ts';
import { CRITICAL_EVENTS, type CriticalEvent } from './critical-events.ts';
import { DAMAGE_EVENTS, type DamageEvent } from './damage-events.ts';
import { HEAT_EVENTS, type HeatEvent } from './heat-events.ts';
import { MOVEMENT_EVENTS, type MovementEvent } from './movement-events.ts';
import { PHYSICAL_EVENTS, type PhysicalEvent } from './physical-events.ts';
import { PILOTING_EVENTS, type PilotingEvent } from './piloting-events.ts';
import { TURN_EVENTS, type TurnEvent } from './turn-events.ts';

/** By type of event: its fields besides the type. */
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
 * Everything that can happen in a game, as facts with absolute results: folding the events with `apply` gives the state, without rules and
 * without dice.
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

/** Every event, distinguished by its type. */
export const EVENT: NamedSchema<GameEvent> = named(
  'Event',
  described(union('type', EVENTS), 'A fact of the game, with absolute results.'),
);

/** Events that report a roll or a moment and leave the state unchanged: its consequences are stated by the events that follow. */
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

/** Receives events: an array that keeps them, a counter, a network. */
export interface EventSink {
  push(event: GameEvent): unknown;
  /** Whether rolls explain how their numbers are made up. Without it their lists of modifiers stay empty, which is quicker. */
  readonly explains?: boolean;
}

/** An event of a table: its type, and the facts that are true afterwards. */
export type Fact<Events extends Readonly<Record<string, Fields>>, T extends keyof Events> = {
  readonly type: T;
} & FieldsOf<Events[T]>;
