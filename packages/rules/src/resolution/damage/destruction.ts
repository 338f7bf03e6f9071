import { ENGINE_TOUGHNESS, engineHits, isWalkingLeg } from '../../questions/unit/condition.ts';
import type { DestructionCause } from '../../vocabulary/events/damage-events.ts';
import { emit, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { DamageOrigin } from '../../vocabulary/spec/damage-source.ts';
import { CT, HD, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';
import { killPilot } from './pilot.ts';

/** Takes a unit out of play, once. Attacks it has already declared this phase are still resolved. */
export function destroyUnit(game: Game, mech: MechState, cause: DestructionCause): void {
  if (mech.status === 'active') emit(game, { type: 'UnitDestroyed', unit: mech.id, cause });
}

/** A unit whose engine has taken its third hit is done for. */
export function checkEngine(game: Game, mech: MechState): void {
  if (engineHits(mech, specOf(game, mech)) >= ENGINE_TOUGHNESS) destroyUnit(game, mech, 'engine');
}

/** An arm goes with the side torso that it hangs on. */
export function loseArm(game: Game, mech: MechState, arm: LocationId): void {
  if (mech.structure[arm] === 0) return;
  emit(game, { type: 'LocationLost', unit: mech.id, location: arm, cause: 'withSideTorso' });
  if (isWalkingLeg(specOf(game, mech), arm)) queueRoll(game, mech, 'legDestroyed', 0);
}

/** A destroyed location is counted out, and perhaps the pilot or the unit with it. */
export function countOut(game: Game, mech: MechState, location: LocationId, origin: DamageOrigin): void {
  const spec = specOf(game, mech);
  emit(game, { type: 'LocationLost', unit: mech.id, location, cause: 'destroyed' });
  if (isWalkingLeg(spec, location)) queueRoll(game, mech, 'legDestroyed', 0);
  if (location === CT && origin === 'inside') killPilot(game, mech, 'explosion');
  else if (location === CT) destroyUnit(game, mech, 'centerTorso');
  else if (location === HD && spec.cockpit !== 'torsoMounted') killPilot(game, mech, 'head');
  else checkEngine(game, mech);
}
