import type { AttackEvent } from './attack-events.ts';
import type { CriticalEvent } from './critical-events.ts';
import type { DamageEvent } from './damage-events.ts';
import type { HeatEvent } from './heat-events.ts';
import type { MovementEvent } from './movement-events.ts';
import type { PhysicalEvent } from './physical-events.ts';
import type { PilotingEvent } from './piloting-events.ts';
import type { TurnEvent } from './turn-events.ts';

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
      | 'CoverStruck'
      | 'CriticalRolled'
      | 'IceRolled'
      | 'CollisionRolled'
      | 'BuildingCollapsed'
      | 'HeatRolled'
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
