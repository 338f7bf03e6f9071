import { emit, type Game, specOf } from '../game.ts';
import { queueRoll } from '../piloting/queue.ts';
import { isWalkingLeg } from '../state/condition.ts';
import { CT, HD, type LocationId } from '../state/locations.ts';
import type { MechState } from '../state/mech-state.ts';
import type { DamageOrigin } from './damage-source.ts';
import { checkEngine, destroyUnit } from './destruction.ts';
import { killPilot } from './pilot.ts';

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
