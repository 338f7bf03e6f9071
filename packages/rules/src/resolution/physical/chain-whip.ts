import { TSM_HEAT } from '../../questions/movement/movement-points.ts';
import { TRIP_MODIFIER } from '../../questions/piloting/reason-modifier.ts';
import { isWalkingLeg } from '../../questions/unit/condition.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { HitLocation } from '../../vocabulary/spec/locations.ts';
import type { MeleeAttack } from '../../vocabulary/state/attacks.ts';
import { queueRoll } from '../queue-roll.ts';

/** Modifier of the pull for hot triple-strength myomer. */
const STRONG_PULL = 2;

/** Pulls at a leg that a chain whip has hit: if the pull is as good as the blow had to be, the target may fall. */
export function pullLeg(game: Game, { attacker, target, item, need }: MeleeAttack, { location }: HitLocation): void {
  const struck = mechOf(game, target);
  if (struck.status !== 'active' || !isWalkingLeg(specOf(game, struck), location)) return;
  const puller = mechOf(game, attacker);
  const isStrong = puller.heat >= TSM_HEAT && specOf(game, puller).gear.tsm !== undefined;
  const wanted = isStrong ? need - STRONG_PULL : need;
  const roll = game.dice.twoD6('gear', wanted);
  announce(game, { type: 'GearRolled', unit: attacker, item, need: wanted, roll, passed: roll >= wanted });
  if (roll >= wanted) queueRoll(game, struck, 'tripped', TRIP_MODIFIER);
}
