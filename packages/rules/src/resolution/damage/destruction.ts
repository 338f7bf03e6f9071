import { ENGINE_TOUGHNESS, engineHits, isWalkingLeg } from '../../questions/unit/condition.ts';
import type { DestructionCause } from '../../vocabulary/events/damage-events.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { emit, emitLoss } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { CT, HD, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';
import { killPilot } from './pilot.ts';

/** Takes a unit out of play, once. Attacks that it has already declared this phase are still resolved. */
export function destroyUnit(game: Game, mech: MechState, cause: DestructionCause, source: Source): void {
  if (mech.status === 'active') emit(game, { type: 'UnitDestroyed', unit: mech.id, cause, source });
}

/** Destroys a unit whose engine has taken its third hit. */
export function checkEngine(game: Game, mech: MechState, source: Source): void {
  if (engineHits(mech, specOf(game, mech)) >= ENGINE_TOUGHNESS) destroyUnit(game, mech, 'engine', source);
}

/** Removes the arm of a side torso that is destroyed. */
export function loseArm(game: Game, mech: MechState, arm: LocationId, source: Source): void {
  if (mech.structure[arm] === 0) return;
  emitLoss(game, mech, { type: 'LocationLost', unit: mech.id, location: arm, cause: 'withSideTorso', source });
  queueLegRoll(game, mech, arm);
}

/** Tears off a limb or the head. A location that the same hit has already destroyed cannot be lost twice. */
export function blowOff(game: Game, mech: MechState, location: LocationId, source: Source): void {
  if (mech.structure[location] === 0) return;
  emitLoss(game, mech, { type: 'LocationLost', unit: mech.id, location, cause: 'blownOff', source });
  queueLegRoll(game, mech, location);
  if (isPilotIn(game, mech, location)) killPilot(game, mech, 'head', source);
}

/** Records the loss of a destroyed location, and of the pilot or the whole unit if that follows. */
export function destroyLocation(game: Game, mech: MechState, location: LocationId, source: Source): void {
  emitLoss(game, mech, { type: 'LocationLost', unit: mech.id, location, cause: 'destroyed', source });
  queueLegRoll(game, mech, location);
  if (location === CT && source.kind === 'explosion') killPilot(game, mech, 'explosion', source);
  else if (location === CT) destroyUnit(game, mech, 'centerTorso', source);
  else if (isPilotIn(game, mech, location)) killPilot(game, mech, 'head', source);
  else checkEngine(game, mech, source);
}

/** Queues the roll for a lost leg, which fails automatically. */
function queueLegRoll(game: Game, mech: MechState, location: LocationId): void {
  if (isWalkingLeg(specOf(game, mech), location)) queueRoll(game, mech, 'legDestroyed', 0);
}

function isPilotIn(game: Game, mech: MechState, location: LocationId): boolean {
  return location === HD && specOf(game, mech).cockpit !== 'torsoMounted';
}
