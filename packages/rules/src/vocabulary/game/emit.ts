import {
  apply,
  writeConsciousness,
  writeDamage,
  writeFall,
  writeLoss,
  writePilotHit,
  writeQueuedRoll,
} from '../events/apply.ts';
import type { ConsciousnessRolled, DamageApplied, LocationLost, PilotHit } from '../events/damage-events.ts';
import type { Announcement, GameEvent } from '../events/events.ts';
import type { Fell, RollQueued } from '../events/piloting-events.ts';
import type { MechState } from '../state/mech-state.ts';
import type { Game } from './game.ts';

/*
 * The only way to change the state: all code that states a fact does it here. The state is changed first, then the sink receives the event.
 */

/** States a fact: applies its event to the state and passes it to the sink. */
export function emit(game: Game, event: Exclude<GameEvent, Announcement>): void {
  apply(game.state, event);
  game.sink.push(event);
}

/** States a fact that leaves the state unchanged: only the sink receives it. */
export function announce(game: Game, event: Announcement): void {
  game.sink.push(event);
}

/** States again what another game has stated, such as one that is played on a strip of the map for a part of this one. */
export function restate(game: Game, event: GameEvent): void {
  apply(game.state, event);
  game.sink.push(event);
}

/*
 * The most frequent events of combat. Each goes straight to its writer in apply.ts, because the search for its case would make a fall take
 * half as long again. `mech` is the unit that the event names.
 */

export function emitDamage(game: Game, mech: MechState, event: DamageApplied): void {
  writeDamage(mech, event);
  game.sink.push(event);
}

export function emitLoss(game: Game, mech: MechState, event: LocationLost): void {
  writeLoss(mech, event);
  game.sink.push(event);
}

export function emitPilotHit(game: Game, mech: MechState, event: PilotHit): void {
  writePilotHit(mech, event);
  game.sink.push(event);
}

export function emitConsciousness(game: Game, mech: MechState, event: ConsciousnessRolled): void {
  writeConsciousness(mech, event);
  game.sink.push(event);
}

export function emitFall(game: Game, mech: MechState, event: Fell): void {
  writeFall(mech, event);
  game.sink.push(event);
}

export function emitQueuedRoll(game: Game, mech: MechState, event: RollQueued): void {
  writeQueuedRoll(mech, event);
  game.sink.push(event);
}
