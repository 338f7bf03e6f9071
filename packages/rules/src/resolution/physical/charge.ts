import { type Direction, directionTo, distance, isCoveredByWater, neighbor, sideStruck } from '@hexfall/hex';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { displacementPlace, placeIn } from '../../questions/board/displacement-place.ts';
import { NO_PLACE } from '../../questions/board/places.ts';
import { levelAt, occupantAt, occupantOf, overlaps, type Spot, spotAt, spotOf } from '../../questions/board/spot.ts';
import { viewpoint } from '../../questions/board/viewpoint.ts';
import { type MovePlan, planMove, slowestMode } from '../../questions/movement/plan-move.ts';
import { chargeDamage, chargeSelfDamage, collisionNumber } from '../../questions/physical/collision.ts';
import { isSheltered, SHELTERED } from '../../questions/physical/contact.ts';
import { isUpAndAble } from '../../questions/unit/condition.ts';
import { enemiesOf, noEnemy } from '../../questions/unit/enemies.ts';
import { type ChargeCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { classesOfOne } from '../../vocabulary/dice/roller.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { boardOf, type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, once, type Step } from '../../vocabulary/game/step.ts';
import type { RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { impactSteps } from '../damage/impact-steps.ts';
import { displace, type Impulse, moveInto } from '../displacement/displace.ts';
import { endangeredInShove } from '../displacement/knock-on.ts';
import { resolveMove } from '../movement/move.ts';
import { queueRoll } from '../queue-roll.ts';
import type { Harm } from './blow.ts';
import { voidAttack } from './blow.ts';
import { type RamKind, type RamStarts, type RolledRam, ramTargetRefusal, rollRam } from './ram.ts';
import { RamStep } from './ram-step.ts';
import { spikeHarm, spikeSteps } from './spikes.ts';

/** A charge: a run that ends in the hex of the target, and hurts both. */
export const charge: RamKind<ChargeCommand> = {
  orders: chargeOrders,
  plan(game, order) {
    const plan = planCharge(game, order);
    return plan.ok ? succeed(() => resolveChargeMove(game, plan.value)) : plan;
  },
  number: collisionNumber,
  impact: (game, attacker, target) => ({
    toTarget: chargeDamage(game, attacker),
    toAttacker: chargeSelfDamage(game, attacker, target),
  }),
  harm: harmOfCharge,
  roll: rollCharge,
  resolve: resolveCharge,
};

interface ChargePlan {
  /** All steps of the move; the last one enters the target's hex. */
  readonly move: MovePlan;
  readonly attack: RamAttack;
}

/** Returns every charge that consists of one of these moves and one more step forward, legal or not. */
function* chargeOrders(game: Game, mech: MechState, { ends }: RamStarts): Generator<ChargeCommand> {
  const { grid } = boardOf(game);
  for (const { id: target, hex } of enemiesOf(game, mech)) {
    for (const end of ends) {
      if (neighbor(grid, end.hex, end.facing) !== hex) continue;
      const way = { unit: mech.id, steps: [...end.steps, 'forward'], climb: true } as const;
      yield { type: 'charge', target, mode: slowestMode(game, way, target), ...way };
    }
  }
}

/**
 * Plans a charge: a move on foot, forward all the way, whose last step enters the hex of a standing enemy that has finished moving. The
 * attacker stops in the hex before it; the last step is taken when the charge is resolved.
 */
function planCharge(game: Game, command: ChargeCommand): Result<ChargePlan, Refusal> {
  const attacker = mechOf(game, command.unit);
  const target = game.state.mechs[command.target];
  if (target === undefined) return fail(noEnemy('target'));
  const wrong = ramTargetRefusal(game, attacker, target) ?? stepsRefusal(command);
  if (wrong !== undefined) return fail(wrong);
  if (target.prone) return fail(refusal('illegalRam', 'target', 'is prone: only a standing BattleMech can be charged'));
  const move = planMove(game, { ...command, type: 'move' }, target.id);
  if (!move.ok) return move;
  const contact = meetingRefusal(game, attacker, target, move.value);
  if (contact !== undefined) return fail(contact);
  const attack: RamAttack = { kind: 'charge', attacker: attacker.id, target: target.id, hex: target.hex };
  return succeed({ move: move.value, attack });
}

function stepsRefusal(command: ChargeCommand): Refusal | undefined {
  if (!Array.isArray(command.steps)) return refusal('malformed', 'steps', 'must be a list');
  if (command.steps.at(-1) !== 'forward') return refusal('illegalRam', 'steps', 'must end with a step forward');
  return command.steps.includes('backward') ? refusal('illegalRam', 'steps', 'must not go backward') : undefined;
}

/**
 * Refuses a charge unless its last step, and only the last, meets the target, and the one before leads to a place where the attacker can
 * wait.
 */
function meetingRefusal(game: Game, attacker: MechState, target: MechState, move: MovePlan): Refusal | undefined {
  const { hex, elevation } = move.table.places;
  const meets = (place: number): boolean => overlaps(target, hex[place]!, elevation[place]!);
  const contact = move.steps.findIndex(step => meets(step.place));
  if (contact !== move.steps.length - 1) return refusal('illegalRam', 'steps', 'must end in the hex of the target');
  if (move.steps.at(-1)!.prone) return refusal('illegalRam', 'steps', 'must leave the unit standing');
  const before = beforeContact(move);
  if (isSheltered(game, { hex: hex[before]!, elevation: elevation[before]!, height: 1 }, target)) return SHELTERED;
  return before !== move.start.place && occupantAt(game, attacker, move.table, before) !== undefined
    ? refusal('hexTaken', 'steps', 'pass through a hex where another BattleMech stands right before the target')
    : undefined;
}

function beforeContact(move: MovePlan): number {
  return (move.steps.at(-2) ?? move.start).place;
}

/**
 * Carries out the move before a charge. Returns the charge, or `undefined` if the attacker has lost its footing on the way. The step into
 * the target is made and counted like any other, but the unit stays in the hex before.
 */
function resolveChargeMove(game: Game, { move, attack }: ChargePlan): RamAttack | undefined {
  const attacker = mechOf(game, attack.attacker);
  const place = beforeContact(move);
  const contact = { ...move.steps.at(-1)!, place, flags: 0 };
  resolveMove(game, attacker.id, { ...move, steps: [...move.steps.slice(0, -1), contact] });
  const arrived = attacker.hex === move.table.places.hex[place] && attacker.mpUsed === contact.mpUsed;
  return arrived && attacker.movement === move.mode && isUpAndAble(attacker) ? attack : undefined;
}

/** Returns the most that a charge can do, by damage and by driving units away. */
function harmOfCharge(game: Game, attack: RamAttack): Harm {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const { toTarget, toAttacker } = charge.impact(game, attacker, target);
  return {
    toTarget,
    toAttacker: toAttacker + spikeHarm(game, attack),
    endangered: endangeredInShove(game, attacker, target),
  };
}

function rollCharge(game: Game, attack: RamAttack): RolledRam {
  const board = boardOf(game);
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  return {
    attack,
    damage: chargeDamage(game, attacker),
    table: isCoveredByWater(board, viewpoint(target)) ? 'punch' : 'full',
    side: sideStruck(board, attacker.hex, target),
    ownSide: sideStruck(board, target.hex, attacker),
    hit: isOn(game, attack) && rollRam(game, charge, attack),
    swungBack: false,
    countered: false,
  };
}

/** Whether a charge can still take place: the attacker is where its run ended, and the target still stands in front of it. */
function isOn(game: Game, attack: RamAttack): boolean {
  const target = mechOf(game, attack.target);
  return canGoOn(game, attack) && target.status === 'active' && !target.prone && target.hex === attack.hex;
}

function canGoOn(game: Game, attack: RamAttack): boolean {
  const attacker = mechOf(game, attack.attacker);
  return isUpAndAble(attacker) && distance(boardOf(game).grid, attacker.hex, attack.hex) === 1;
}

/**
 * Resolves a charge. One that still finds its target strikes it or goes past. If the target was moved away, the attacker runs on into the
 * empty hex; otherwise, if either of the two has fallen or is out of action, the attacker stays where it is.
 */
function resolveCharge(game: Game, rolled: RolledRam): readonly Step[] {
  const { attack, hit } = rolled;
  const attacker = mechOf(game, attack.attacker);
  if (isOn(game, attack)) {
    if (hit) return collide(game, rolled);
    runPast(game, attack, attacker);
    return NO_STEPS;
  }
  voidAttack(game, attack);
  const target = mechOf(game, attack.target);
  if (canGoOn(game, attack) && target.status === 'active' && target.hex !== attack.hex) runOn(game, attack, attacker);
  return NO_STEPS;
}

function impulseOf(game: Game, attack: RamAttack, rest: Omit<Impulse, 'direction'>): Impulse {
  const { hex } = mechOf(game, attack.attacker);
  return { direction: directionTo(boardOf(game).grid, hex, attack.hex), ...rest };
}

/**
 * Carries out a hit: both units are damaged; the target is driven one hex on, the attacker takes its place, and both roll to keep their
 * balance.
 */
function collide(game: Game, { attack, damage, table, side, ownSide }: RolledRam): readonly Step[] {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const ownDamage = chargeSelfDamage(game, attacker, target);
  const source = sourceOf(attack);
  const harm = once(() => ({ toTarget: 0, toAttacker: 0, endangered: endangeredInShove(game, attacker, target) }));
  return [
    ...impactSteps(target.id, { damage, table, side, source }),
    ...impactSteps(attacker.id, { damage: ownDamage, table: 'full', side: ownSide, source }),
    ...spikeSteps(game, attacker, target),
    new RamStep(attack, { kind: 'driveOn', details: [], harm }, now => driveOn(now, attack)),
  ];
}

function sourceOf({ attacker }: RamAttack): Source {
  return { kind: 'charge', attacker };
}

function driveOn(game: Game, attack: RamAttack): readonly Step[] {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const modifier = game.rules.chargeHitPsrModifier;
  const vacated = spotOf(target);
  const driven = impulseOf(game, attack, { how: 'forced', reason: 'charged', modifier, source: sourceOf(attack) });
  const gone = target.status !== 'active' || displace(game, target, driven);
  if (!gone) queueRoll(game, target, 'charged', modifier);
  if (gone && attacker.status === 'active') {
    moveInto(game, attacker, vacated, { ...driven, how: 'followed', reason: 'charging' });
  } else queueRoll(game, attacker, 'charging', modifier);
  return NO_STEPS;
}

function runPast(game: Game, attack: RamAttack, attacker: MechState): void {
  slipAside(game, attacker, impulseOf(game, attack, { how: 'slipped', reason: 'missedCharge' }));
  if (game.rules.chargeMissPsr) queueRoll(game, attacker, 'missedCharge', 0);
}

/** Moves the attacker into the hex that the target has left, unless another unit stands there now. */
function runOn(game: Game, attack: RamAttack, attacker: MechState): void {
  const spot = spotAt(game, placeIn(game, attacker, attack.hex));
  if (occupantOf(game, attacker, spot) !== undefined) return;
  moveInto(game, attacker, spot, impulseOf(game, attack, { how: 'followed', reason: 'charging' }));
}

/** The lowest roll of one die with which a charge that misses passes on the left. */
const PASSES_LEFT = 4;
const SLIP_CLASSES = classesOfOne(die => die >= PASSES_LEFT);

interface Way {
  readonly direction: Direction;
  readonly spot: Spot;
}

/**
 * Moves a charge that misses past its target, into one of the two hexes beside its line: the higher one, or by a die roll if they are
 * level. If neither is free and passable, the unit stays.
 */
function slipAside(game: Game, mech: MechState, impulse: Impulse): void {
  const [first, second] = [1, 5].flatMap(turn => wayTo(game, mech, (impulse.direction + turn) % 6) ?? []);
  if (first === undefined) return;
  const way = second === undefined ? first : chooseWay(game, first, second);
  moveInto(game, mech, way.spot, { ...impulse, direction: way.direction });
}

function wayTo(game: Game, mech: MechState, direction: Direction): Way | undefined {
  const place = displacementPlace(game, mech, direction);
  if (place === NO_PLACE) return undefined;
  const spot = spotAt(game, place);
  return occupantOf(game, mech, spot) === undefined ? { direction, spot } : undefined;
}

function chooseWay(game: Game, right: Way, left: Way): Way {
  const higher = levelAt(game, right.spot) - levelAt(game, left.spot);
  if (higher !== 0) return higher > 0 ? right : left;
  return game.dice.oneD6('chargeMiss', SLIP_CLASSES) >= PASSES_LEFT ? left : right;
}
