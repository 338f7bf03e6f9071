import { directionTo, distance, type HexId, isSubmerged, sideStruck } from '@hexfall/hex';
import { divideUp, halfUp, tenthUp } from '../../basics/integers.ts';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { preferredDirection } from '../../questions/board/displacement-place.ts';
import { jumpArea } from '../../questions/board/jump-area.ts';
import { occupantAt, occupantOf, type Spot, spotAt, spotOf, tableNow } from '../../questions/board/spot.ts';
import { placeOf, stepTable } from '../../questions/board/step-table.ts';
import { viewpoint } from '../../questions/board/viewpoint.ts';
import { jumpMp } from '../../questions/movement/movement-points.ts';
import { planJump } from '../../questions/movement/plan-jump.ts';
import { withdrawalRefusal } from '../../questions/movement/withdrawal.ts';
import { type Manner, physicalBase, skillDifference } from '../../questions/physical/base-number.ts';
import { ramFactor } from '../../questions/physical/collision.ts';
import { hasTalons } from '../../questions/physical/limbs.ts';
import { halfAgain } from '../../questions/physical/strength.ts';
import { MISSED_DFA_MODIFIER } from '../../questions/piloting/reason-modifier.ts';
import { isUpAndAble } from '../../questions/unit/condition.ts';
import { enemiesOf, noEnemy } from '../../questions/unit/enemies.ts';
import { type DfaCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, once, type Step } from '../../vocabulary/game/step.ts';
import { UnitStep } from '../../vocabulary/game/unit-step.ts';
import { LL, RL } from '../../vocabulary/spec/locations.ts';
import type { RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { destroyUnit } from '../damage/destruction.ts';
import { HitStep } from '../damage/hit-step.ts';
import { impactSteps } from '../damage/impact-steps.ts';
import { displace, putAt, settleOnGround } from '../displacement/displace.ts';
import { endangeredInShove } from '../displacement/knock-on.ts';
import { endMove } from '../movement/end-move.ts';
import { fallDamage } from '../piloting/fall.ts';
import { fallSteps } from '../piloting/fall-steps.ts';
import { automaticFall } from '../piloting/psr.ts';
import { queueRoll } from '../queue-roll.ts';
import type { Harm } from './blow.ts';
import { voidAttack } from './blow.ts';
import { type RamKind, type RamStarts, type RolledRam, ramTargetRefusal, rollRam } from './ram.ts';
import { RamStep } from './ram-step.ts';

/** Death from above: a jump that ends on the target. */
export const dfa: RamKind<DfaCommand> = {
  orders: dfaOrders,
  plan(game, order) {
    const plan = planDfa(game, order);
    return plan.ok ? succeed(() => resolveDfaMove(game, plan.value)) : plan;
  },
  number: (game, attacker, target, explanation) =>
    physicalBase(game, FROM_ABOVE, attacker, target, explanation) + skillDifference(attacker, target, explanation),
  impact: (game, attacker, target) => ({
    toTarget: dfaDamage(game, attacker, target),
    toAttacker: dfaSelfDamage(specOf(game, attacker).tonnage),
  }),
  harm: harmOfDfa,
  roll: rollDfa,
  resolve: resolveDfa,
};

/** An attacker in the air is not hindered by what surrounds its target, and its jump always counts. */
const FROM_ABOVE: Manner = { countsOwnMovement: true, hindrance: 'none' };

interface DfaPlan {
  readonly attack: RamAttack;
  /** Place over which the attacker waits before it comes down. */
  readonly approach: number;
  readonly hexes: number;
}

/** Returns every death from above over one of these hexes, legal or not. */
function* dfaOrders(game: Game, mech: MechState, { landings }: RamStarts): Generator<DfaCommand> {
  const { grid } = boardOf(game);
  for (const { id: target, hex } of enemiesOf(game, mech)) {
    for (const approach of landings) {
      if (distance(grid, approach, hex) === 1) yield { type: 'dfa', unit: mech.id, target, approach };
    }
  }
}

/**
 * Plans a death from above: a jump whose last hex is the target's. Until it is resolved the attacker counts as being in the hex before;
 * that hex lies on a shortest path and is one where a jump could end.
 */
function planDfa(game: Game, command: DfaCommand): Result<DfaPlan, Refusal> {
  const attacker = mechOf(game, command.unit);
  const target = game.state.mechs[command.target];
  if (target === undefined) return fail(noEnemy('target'));
  const wrong =
    ramTargetRefusal(game, attacker, target) ??
    jumperRefusal(game, attacker, target) ??
    targetRefusal(game, attacker, target) ??
    approachRefusal(game, attacker, target, command.approach) ??
    withdrawalRefusal(game, attacker, target.hex, 'target');
  if (wrong !== undefined) return fail(wrong);
  return succeed({
    attack: { kind: 'dfa', attacker: attacker.id, target: target.id, hex: target.hex },
    approach: approachPlace(game, attacker, command.approach),
    hexes: distance(boardOf(game).grid, attacker.hex, target.hex),
  });
}

/** Returns why a unit cannot attack this way: for the same reasons for which it cannot jump there, except that the target stands there. */
function jumperRefusal(game: Game, attacker: MechState, target: MechState): Refusal | undefined {
  const jump = planJump(game, { type: 'jump', unit: attacker.id, to: target.hex, facing: attacker.facing });
  return jump.ok ? undefined : jump.errors.find(({ path }) => path === 'unit');
}

/** Refuses a target out of reach of the jump, or one in a place where a jump into its hex would not land: below a roof or a deck. */
function targetRefusal(game: Game, attacker: MechState, target: MechState): Refusal | undefined {
  const board = boardOf(game);
  const area = jumpArea(board, attacker, jumpMp(game, attacker));
  if (area.cost(target.hex) <= 0) return refusal('tooFar', 'target', 'is out of reach of the jump');
  const { elevation, top } = area.places;
  return target.elevation === elevation[top[target.hex]!]
    ? undefined
    : refusal('outOfRange', 'target', 'is under a roof, a deck or ice');
}

function approachRefusal(game: Game, attacker: MechState, target: MechState, approach: HexId): Refusal | undefined {
  const board = boardOf(game);
  const hexes = distance(board.grid, attacker.hex, target.hex);
  if (!Number.isInteger(approach) || approach < 0 || approach >= board.grid.size) {
    return refusal('malformed', 'approach', 'is not a hex of the board');
  }
  const between = distance(board.grid, attacker.hex, approach);
  if (distance(board.grid, approach, target.hex) !== 1 || between !== hexes - 1) {
    return refusal('illegalStep', 'approach', 'must be the last hex before the target on a shortest path');
  }
  if (between === 0) return undefined;
  if (jumpArea(board, attacker, jumpMp(game, attacker)).cost(approach) <= 0) {
    return refusal('illegalStep', 'approach', 'is where no jump can end');
  }
  const place = approachPlace(game, attacker, approach);
  return occupantAt(game, attacker, stepTable(board), place) === undefined
    ? undefined
    : refusal('hexTaken', 'approach', 'is a hex where another BattleMech stands');
}

function approachPlace(game: Game, attacker: MechState, approach: HexId): number {
  const table = stepTable(boardOf(game));
  return approach === attacker.hex ? placeOf(table, attacker) : table.places.top[approach]!;
}

/** Carries out the jump, in which the attacker turns to face its target. */
function resolveDfaMove(game: Game, { attack, approach, hexes }: DfaPlan): RamAttack {
  const board = boardOf(game);
  const { hex, elevation } = stepTable(board).places;
  emit(game, {
    type: 'Jumped',
    unit: attack.attacker,
    hex: hex[approach]!,
    elevation: elevation[approach]!,
    facing: directionTo(board.grid, hex[approach]!, attack.hex),
    mpUsed: hexes,
    hexesMoved: hexes,
  });
  endMove(game, attack.attacker, 'jump');
  return attack;
}

/**
 * Returns the damage of a death from above: three tenths of the tonnage; on the table water shields a target that is wholly below it.
 *
 * @example
 * ```ts
 * import { dfaDamage, mechOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * dfaDamage(game, mechOf(game, 1), mechOf(game, 0)); // => 18
 * ```
 */
export function dfaDamage(game: Game, attacker: MechState, target: MechState): number {
  const spec = specOf(game, attacker);
  const factor = 3 * ramFactor(game, attacker);
  const weight =
    game.rules.dfaDamageRounding === 'before' ? tenthUp(spec.tonnage) * factor : divideUp(spec.tonnage * factor, 10);
  const damage = hasTalons(attacker, spec) ? halfAgain(weight) : weight;
  const shielded = game.rules.underwaterMelee === 'byLimb' && isSubmerged(boardOf(game), viewpoint(target));
  return shielded ? halfUp(damage) : damage;
}

/** Returns the damage of a death from above to the legs of the attacker. */
export function dfaSelfDamage(tonnage: number): number {
  return divideUp(tonnage, 5);
}

/** Levels by which an attacker falls that comes down beside its target. */
export const MISS_HEIGHT = 2;

/** Returns the most that a death from above can do: the attacker damages its legs when it hits, and falls when it misses. */
function harmOfDfa(game: Game, attack: RamAttack): Harm {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const { toTarget, toAttacker } = dfa.impact(game, attacker, target);
  return {
    toTarget,
    toAttacker: Math.max(toAttacker, fallDamage(game, specOf(game, attacker).tonnage, MISS_HEIGHT)),
    endangered: endangeredInShove(game, attacker, target),
  };
}

/** Rolls a death from above. An attacker that has lost control of its jump misses without a roll. */
function rollDfa(game: Game, attack: RamAttack): RolledRam {
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
    hit: canHit && rollRam(game, dfa, attack),
    swungBack: false,
    countered: false,
  };
}

function isThere(target: MechState, attack: RamAttack): boolean {
  return target.status === 'active' && target.hex === attack.hex;
}

/**
 * Resolves a death from above. The attacker comes down in the target's hex, whatever has happened to the target. The ground takes effect
 * only when the hex is cleared. An attacker that does not survive the landing strikes nobody; one that goes through the ice has had its
 * fall.
 */
function resolveDfa(game: Game, rolled: RolledRam): readonly Step[] {
  const { attack } = rolled;
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  if (attacker.status !== 'active') {
    voidAttack(game, attack);
    return NO_STEPS;
  }
  const there = isThere(target, attack);
  const spot = there ? spotOf(target) : landingSpot(game, attack);
  const from = isOverhead(attacker) ? spot : spotOf(attacker);
  putAt(game, attacker, spot, { how: 'cameDown' });
  if (there && rolled.hit && attacker.status === 'active') return strikeFromAbove(game, rolled, from);
  if (!there || attacker.status !== 'active') voidAttack(game, attack);
  return comeDownBeside(game, attack, from);
}

/** Clears the hex, in which the attacker then lands without having struck anybody. */
function comeDownBeside(game: Game, attack: RamAttack, from: Spot): readonly Step[] {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  if (!clearHex(game, attacker)) {
    destroyUnit(game, attacker, 'displacement', sourceOf(attacker));
    return NO_STEPS;
  }
  if (attacker.status !== 'active' || settleOnGround(game, attacker, from, { tread: 'landing' }) === 'fell')
    return NO_STEPS;
  return target.status !== 'active' && isUpAndAble(attacker) ? queueLanding(game, attacker) : miss(game, attacker);
}

/** Whether the attacker is in the air, as after a leap of several hexes: it then has no water to leave. */
function isOverhead(attacker: MechState): boolean {
  return attacker.hexesMoved > 1;
}

function landingSpot(game: Game, attack: RamAttack): Spot {
  return spotAt(game, tableNow(game).places.top[attack.hex]!);
}

/** Carries out a hit: the target is struck and driven out of its hex; the attacker takes its place and damages its own legs. */
function strikeFromAbove(game: Game, { attack, damage, table, side }: RolledRam, from: Spot): readonly Step[] {
  const source: Source = { kind: 'dfa', attacker: attack.attacker };
  const harm = once(() => ({ ...harmOfDfa(game, attack), toTarget: 0 }));
  return [
    ...impactSteps(attack.target, { damage, table, side, source }),
    new RamStep(attack, { kind: 'landOnTarget', details: [from.hex, from.elevation], harm }, now =>
      landOnTarget(now, attack, from),
    ),
  ];
}

function landOnTarget(game: Game, attack: RamAttack, from: Spot): readonly Step[] {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  if (target.status === 'active') driveTargetOut(game, attacker, target);
  settleOnGround(game, attacker, from, { tread: 'landing' });
  if (attacker.status !== 'active') return NO_STEPS;
  return [...ownLegSteps(game, attacker), new UnitStep('dfaLanding', attacker.id, queueLanding)];
}

/** Drives the target out of its hex; one that has nowhere to go is crushed. */
function driveTargetOut(game: Game, attacker: MechState, target: MechState): void {
  const direction = preferredDirection(game, target, attacker.facing);
  if (direction === undefined) return destroyUnit(game, target, 'displacement', sourceOf(attacker));
  const modifier = game.rules.dfaHitTargetPsrModifier;
  displace(game, target, { direction, how: 'forced', reason: 'hitByDfa', modifier, source: sourceOf(attacker) });
}

/**
 * Returns the damage to the attacker's legs as steps: half to each leg, the odd point to the right; or in groups of five, each to a leg by
 * the kick table.
 */
function ownLegSteps(game: Game, attacker: MechState): readonly Step[] {
  const damage = dfaSelfDamage(specOf(game, attacker).tonnage);
  const source = sourceOf(attacker);
  if (game.rules.dfaAttackerDamage === 'kickTable') {
    return impactSteps(attacker.id, { damage, table: 'kick', side: 'front', source });
  }
  const left = damage >> 1;
  return [new HitStep(attacker.id, LL, left, source), new HitStep(attacker.id, RL, damage - left, source)];
}

function queueLanding(game: Game, attacker: MechState): readonly Step[] {
  queueRoll(game, attacker, 'executedDfa', game.rules.dfaHitAttackerPsrModifier);
  return NO_STEPS;
}

/** Makes any unit where the attacker comes down get out of the way, unhurt. Returns false if it cannot. */
function clearHex(game: Game, attacker: MechState): boolean {
  const other = occupantOf(game, attacker, spotOf(attacker));
  if (other === undefined) return true;
  const direction = preferredDirection(game, other, attacker.facing);
  if (direction === undefined) return false;
  return displace(game, other, { direction, how: 'dodged', reason: 'hitByDfa', source: sourceOf(attacker) });
}

/** Carries out a miss: the attacker falls onto its back from two levels up, or rolls to land on its feet. */
function miss(game: Game, attacker: MechState): readonly Step[] {
  if (game.rules.dfaMiss === 'automaticFall' || !isUpAndAble(attacker)) {
    const cause = automaticFall(game, attacker, 'missedDfa', 0);
    return fallSteps(game, attacker.id, cause, { ...spotOf(attacker), height: MISS_HEIGHT, side: 'rear' });
  }
  queueRoll(game, attacker, 'missedDfa', MISSED_DFA_MODIFIER);
  return NO_STEPS;
}

function sourceOf(attacker: MechState): Source {
  return { kind: 'dfa', attacker: attacker.id };
}
