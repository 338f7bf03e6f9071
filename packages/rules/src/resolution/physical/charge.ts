import { directionTo, distance, isCoveredByWater, sideStruck } from '@hexfall/hex';
import { placeIn } from '../../questions/board/displacement-place.ts';
import { occupantOf, spotAt, spotOf } from '../../questions/board/spot.ts';
import { viewpoint } from '../../questions/board/viewpoint.ts';
import { chargeDamage, chargeSelfDamage, ramNumber } from '../../questions/physical/collision.ts';
import { isUpAndAble } from '../../questions/unit/condition.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { boardOf, type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { dealImpact } from '../damage/impact.ts';
import { displace, type Impulse, moveInto } from '../displacement/displace.ts';
import { queueRoll } from '../queue-roll.ts';
import { rollPhysical } from './rolled-attack.ts';
import type { RolledRam } from './rolled-ram.ts';
import { slipAside } from './slip-aside.ts';
import { voidAttack } from './void-attack.ts';

/** The roll of a charge; none is made for one that has come to nothing. */
export function rollCharge(game: Game, attack: RamAttack): RolledRam {
  const board = boardOf(game);
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  return {
    attack,
    damage: chargeDamage(game, attacker),
    table: isCoveredByWater(board, viewpoint(target)) ? 'punch' : 'full',
    side: sideStruck(board, attacker.hex, target),
    ownSide: sideStruck(board, target.hex, attacker),
    hit: isOn(game, attack) && rollPhysical(game, attack, ramNumber(game, 'charge', attacker, target), NOWHERE),
  };
}

/** The attacker stands where its run ended, and the target still stands in front of it. */
function isOn(game: Game, attack: RamAttack): boolean {
  const target = mechOf(game, attack.target);
  return canGoOn(game, attack) && target.status === 'active' && !target.prone && target.hex === attack.hex;
}

function canGoOn(game: Game, attack: RamAttack): boolean {
  const attacker = mechOf(game, attack.attacker);
  return isUpAndAble(attacker) && distance(boardOf(game).grid, attacker.hex, attack.hex) === 1;
}

/**
 * A charge that finds its target strikes it or goes past. One whose target was moved away runs on into the empty hex;
 * otherwise, if either of the two has fallen or is out of action, the attacker stays where it is.
 */
export function resolveCharge(game: Game, rolled: RolledRam): void {
  const { attack, hit } = rolled;
  const attacker = mechOf(game, attack.attacker);
  if (isOn(game, attack)) return hit ? collide(game, rolled) : runPast(game, attack, attacker);
  voidAttack(game, attack);
  const target = mechOf(game, attack.target);
  if (canGoOn(game, attack) && target.status === 'active' && target.hex !== attack.hex) runOn(game, attack, attacker);
}

function impulseOf(game: Game, attack: RamAttack, rest: Omit<Impulse, 'direction'>): Impulse {
  const { hex } = mechOf(game, attack.attacker);
  return { direction: directionTo(boardOf(game).grid, hex, attack.hex), ...rest };
}

/** Both are hurt; the target is driven one hex on, the attacker takes its place, and both fight for their balance. */
function collide(game: Game, { attack, damage, table, side, ownSide }: RolledRam): void {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const modifier = game.rules.chargeHitPsrModifier;
  const vacated = spotOf(target);
  const ownDamage = chargeSelfDamage(game, attacker, target);
  const source: Source = { kind: 'charge', attacker: attacker.id };
  dealImpact(game, target, { damage, table, side, source });
  dealImpact(game, attacker, { damage: ownDamage, table: 'full', side: ownSide, source });
  const driven = impulseOf(game, attack, { how: 'forced', reason: 'charged', modifier });
  const gone = target.status !== 'active' || displace(game, target, driven);
  if (!gone) queueRoll(game, target, 'charged', modifier);
  if (gone && attacker.status === 'active') {
    moveInto(game, attacker, vacated, { ...driven, how: 'followed', reason: 'charging' });
  } else queueRoll(game, attacker, 'charging', modifier);
}

function runPast(game: Game, attack: RamAttack, attacker: MechState): void {
  slipAside(game, attacker, impulseOf(game, attack, { how: 'slipped', reason: 'missedCharge' }));
  if (game.rules.chargeMissPsr) queueRoll(game, attacker, 'missedCharge', 0);
}

/** Into the hex that the target has left, if nobody else stands there now. */
function runOn(game: Game, attack: RamAttack, attacker: MechState): void {
  const spot = spotAt(game, placeIn(game, attacker, attack.hex));
  if (occupantOf(game, attacker, spot) !== undefined) return;
  moveInto(game, attacker, spot, impulseOf(game, attack, { how: 'followed', reason: 'charging' }));
}
