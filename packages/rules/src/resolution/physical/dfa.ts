import { sideStruck } from '@hexfall/hex';
import { preferredDirection } from '../../questions/board/displacement-place.ts';
import { occupantOf, type Spot, spotAt, spotOf, tableNow } from '../../questions/board/spot.ts';
import { ramNumber } from '../../questions/physical/collision.ts';
import { isUpAndAble } from '../../questions/unit/condition.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { boardOf, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { hitOn, LL, NOWHERE, RL } from '../../vocabulary/spec/locations.ts';
import type { RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { dealDamage } from '../damage/damage.ts';
import { destroyUnit } from '../damage/destruction.ts';
import { dealImpact } from '../damage/impact.ts';
import { displace, putAt, standsOn } from '../displacement/displace.ts';
import { resolveFall } from '../piloting/fall.ts';
import { automaticFall } from '../piloting/psr.ts';
import { queueRoll } from '../queue-roll.ts';
import { dfaDamage, dfaSelfDamage } from './ram-damage.ts';
import { rollPhysical } from './rolled-attack.ts';
import type { RolledRam } from './rolled-ram.ts';
import { voidAttack } from './void-attack.ts';

/** Levels that an attacker falls which comes down beside its target. */
const MISS_HEIGHT = 2;
const MISS_MODIFIER = 4;

/** The roll of a death from above. An attacker that has lost control of its jump misses without one. */
export function rollDfa(game: Game, attack: RamAttack): RolledRam {
  const board = boardOf(game);
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const canHit = isThere(target, attack) && isUpAndAble(attacker);
  const onItsBack = target.prone && game.rules.dfaProneTarget === 'fullTableRear';
  return {
    attack,
    damage: dfaDamage(game, attacker, target),
    table: onItsBack ? 'full' : 'punch',
    side: onItsBack ? 'rear' : sideStruck(board, attacker.hex, target),
    ownSide: 'front',
    hit: canHit && rollPhysical(game, attack, ramNumber(game, 'dfa', attacker, target), NOWHERE),
  };
}

function isThere(target: MechState, attack: RamAttack): boolean {
  return target.status === 'active' && target.hex === attack.hex;
}

/**
 * Whatever has become of the target, the attacker comes down in its hex. The ground takes its weight only when the hex is
 * cleared. One that does not survive the landing strikes nobody; one that goes through the ice has had its fall.
 */
export function resolveDfa(game: Game, rolled: RolledRam): void {
  const { attack } = rolled;
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  if (attacker.status !== 'active') return voidAttack(game, attack);
  const there = isThere(target, attack);
  const spot = there ? spotOf(target) : landingSpot(game, attack);
  const from = isOverhead(attacker) ? spot : spotOf(attacker);
  putAt(game, attacker, spot, 'cameDown');
  if (there && rolled.hit && attacker.status === 'active') return strikeFromAbove(game, rolled, from);
  if (!there || attacker.status !== 'active') voidAttack(game, attack);
  if (!clearHex(game, attacker)) return destroyUnit(game, attacker, 'displacement', sourceOf(attacker));
  if (attacker.status !== 'active' || !standsOn(game, attacker, from, true)) return;
  if (target.status !== 'active' && isUpAndAble(attacker)) return queueLanding(game, attacker);
  miss(game, attacker);
}

/** After a leap of several hexes the attacker is in the air over the last one: there is no water for it to leave. */
function isOverhead(attacker: MechState): boolean {
  return attacker.hexesMoved > 1;
}

function landingSpot(game: Game, attack: RamAttack): Spot {
  return spotAt(game, tableNow(game).places.top[attack.hex]!);
}

/** The target is struck and driven out of its hex; the attacker takes its place and hurts its own legs. */
function strikeFromAbove(game: Game, rolled: RolledRam, from: Spot): void {
  const attacker = mechOf(game, rolled.attack.attacker);
  const target = mechOf(game, rolled.attack.target);
  const { damage, table, side } = rolled;
  dealImpact(game, target, { damage, table, side, source: sourceOf(attacker) });
  if (target.status === 'active') driveOut(game, attacker, target);
  standsOn(game, attacker, from, true);
  if (attacker.status !== 'active') return;
  hurtOwnLegs(game, attacker);
  queueLanding(game, attacker);
}

/** A target that has nowhere to go is crushed. */
function driveOut(game: Game, attacker: MechState, target: MechState): void {
  const direction = preferredDirection(game, target, attacker.facing);
  if (direction === undefined) return destroyUnit(game, target, 'displacement', sourceOf(attacker));
  const modifier = game.rules.dfaHitTargetPsrModifier;
  displace(game, target, { direction, how: 'forced', reason: 'hitByDfa', modifier });
}

/** Half of it to each leg, the odd point to the right; or in groups of five, each to a leg by the kick table. */
function hurtOwnLegs(game: Game, attacker: MechState): void {
  const damage = dfaSelfDamage(specOf(game, attacker).tonnage);
  if (game.rules.dfaAttackerDamage === 'kickTable') {
    return dealImpact(game, attacker, { damage, table: 'kick', side: 'front', source: sourceOf(attacker) });
  }
  const left = damage >> 1;
  for (const [location, points] of [
    [LL, left],
    [RL, damage - left],
  ] as const) {
    if (attacker.status !== 'active') return;
    dealDamage(game, attacker, hitOn(location, false), points, sourceOf(attacker));
  }
}

function queueLanding(game: Game, attacker: MechState): void {
  queueRoll(game, attacker, 'executedDfa', game.rules.dfaHitAttackerPsrModifier);
}

/** Whoever stands where the attacker comes down gets out of the way, unhurt; false when there is no way out. */
function clearHex(game: Game, attacker: MechState): boolean {
  const other = occupantOf(game, attacker, spotOf(attacker));
  if (other === undefined) return true;
  const direction = preferredDirection(game, other, attacker.facing);
  if (direction === undefined) return false;
  return displace(game, other, { direction, how: 'dodged', reason: 'hitByDfa' });
}

/** The attacker hits the ground: on its back from two levels up, or with a roll to land on its feet. */
function miss(game: Game, attacker: MechState): void {
  if (game.rules.dfaMiss === 'automaticFall' || !isUpAndAble(attacker)) {
    const cause = automaticFall(game, attacker, 'missedDfa', 0);
    return resolveFall(game, attacker, cause, { ...spotOf(attacker), height: MISS_HEIGHT }, 'rear');
  }
  queueRoll(game, attacker, 'missedDfa', MISS_MODIFIER);
}

function sourceOf(attacker: MechState): Source {
  return { kind: 'dfa', attacker: attacker.id };
}
