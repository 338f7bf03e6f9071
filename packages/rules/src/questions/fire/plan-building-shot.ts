import { fail, type Result, succeed } from '../../basics/result.ts';
import { type BuildingShot, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { keepReasons } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, explanationFor, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { BuildingAttack } from '../../vocabulary/state/attacks.ts';
import { hasBuilding, roofOf } from '../board/building.ts';
import { clearBuildingNumber } from '../to-hit/building-number.ts';
import { firingArc, isInFiringArc } from '../to-hit/firing-arc.ts';
import { aimWeapon, PLAIN_SHOT, sightTarget } from '../to-hit/firing-solution.ts';
import { shotObstacle } from '../to-hit/shot-obstacle.ts';
import { isCharged } from '../weapons/capacitors.ts';
import { type ArmedShot, findWeapon, rateRefusal, unusableWeapon } from './find-weapon.ts';
import { obstacleRefusal } from './obstacle-refusal.ts';
import { secondaryModifier, type Volley } from './plan-shot.ts';

/** Checks one shot at a building or bridge, or by artillery at any hex, and fixes its target number. */
export function planBuildingShot(
  game: Game,
  volley: Volley,
  order: BuildingShot,
  path: string,
): Result<BuildingAttack, Refusal> {
  const { attacker, stance } = volley;
  const armed = findWeapon(game, attacker, order, path);
  if (!armed.ok) return armed;
  const wrong = choiceRefusal(game, { ...armed.value, attacker, order, path });
  if (wrong !== undefined) return fail(wrong);
  const { weapon, load } = armed.value;
  const { hex, rate = 1 } = order;
  const secondary = hex === volley.primaryBuilding ? 0 : secondaryModifier(game, volley, hex);
  const terms = { ...PLAIN_SHOT, type: load.type, guidance: load.guidance, secondary };
  const solution = aimWeapon(game, sightTarget(game, attacker, roofOf(boardOf(game), hex)), weapon, terms);
  const arc = firingArc(specOf(game, attacker), weapon, stance);
  // A unit that fires at the building around it is refused because it is too close, not because it is turned the wrong way.
  const bears = hex === attacker.hex || isInFiringArc(game, attacker, arc, hex);
  const obstacle = shotObstacle(game, solution, bears);
  if (obstacle !== undefined) return fail(obstacleRefusal(obstacle, path, 'hex'));
  const why = explanationFor(game);
  const need = clearBuildingNumber(game, solution, why);
  const charged = isCharged(attacker, order.weapon);
  const fired = { need, weapon: order.weapon, bracket: solution.bracket, rate, bin: load.bin, charged };
  return succeed(keepReasons({ kind: 'building', attacker: attacker.id, hex, ...fired }, why));
}

/** Returns why a weapon cannot fire at buildings or hexes or at that rate, or why there is nothing to fire at. */
function choiceRefusal(game: Game, shot: ArmedShot<BuildingShot>): Refusal | undefined {
  const { weapon, load, order, path } = shot;
  if (load.type.damage.kind === 'none') return unusableWeapon(weapon, 'does no damage to a building', path);
  const badRate = rateRefusal(game, shot);
  if (badRate !== undefined) return badRate;
  const board = boardOf(game);
  if (load.type.damage.kind === 'blast') {
    return order.hex < board.grid.size ? undefined : refusal('noSuchTarget', `${path}.hex`, 'is not on the board');
  }
  if (hasBuilding(board, order.hex)) return undefined;
  return refusal('noSuchTarget', `${path}.hex`, 'holds no building or bridge that can be damaged');
}
