import { distance } from '@hexfall/hex';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { enemiesOf } from '../../questions/unit/enemies.ts';
import type { PhysicalCommand, RamCommand, Refusal } from '../../vocabulary/commands/command.ts';
import { type Explanation, reasonsOf } from '../../vocabulary/explain/modifiers.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { LocationId } from '../../vocabulary/spec/locations.ts';
import { isRamKind, type PhysicalAttack, type RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import {
  type BlowKind,
  type BlowQuestion,
  type BlowRolls,
  type CloseAttack,
  type RolledAttack,
  rollBlow,
} from './blow.ts';
import { charge } from './charge.ts';
import { dfa } from './dfa.ts';
import { kick } from './kick.ts';
import { melee } from './melee.ts';
import { punch } from './punch.ts';
import { push } from './push.ts';
import { declareRam, earlyRamRefusal, type RamKind, type RamStarts } from './ram.ts';
import { spikeHarm } from './spikes.ts';

/** Every kind of blow, in the order in which orders are listed. */
const BLOW_KINDS: Readonly<Record<PhysicalCommand['type'], BlowKind>> = { punch, kick, push, melee };

const KINDS_IN_ORDER: readonly BlowKind[] = Object.values(BLOW_KINDS);

/** Every kind of ram. */
const RAM_KINDS: Readonly<Record<RamCommand['type'], RamKind>> = { charge, dfa };

const RAMS_IN_ORDER: readonly RamKind[] = Object.values(RAM_KINDS);

/** Returns every order to strike a target, legal or not; called shots are left out. */
export function blowOrders(game: Game, attacker: MechState, target: MechState): PhysicalCommand[] {
  const orders: PhysicalCommand[] = [];
  for (const kind of KINDS_IN_ORDER) for (const order of kind.orders(game, attacker, target)) orders.push(order);
  return orders;
}

/** Returns every order to strike an enemy next to a unit, legal or not; called shots are left out. */
export function blowOrdersInReach(game: Game, mech: MechState): PhysicalCommand[] {
  const { grid } = boardOf(game);
  const near = enemiesOf(game, mech).filter(other => distance(grid, other.hex, mech.hex) === 1);
  return near.flatMap(target => blowOrders(game, mech, target));
}

/** Checks the order for a blow and fixes its target number. A unit can give only one such order in the phase. */
export function planBlowOrder(game: Game, order: PhysicalCommand): Result<readonly CloseAttack[], Refusal> {
  return BLOW_KINDS[order.type].plan(game, order);
}

/** Declares blows that were planned. */
export function declareBlows(game: Game, attacks: readonly CloseAttack[]): void {
  for (const attack of attacks) emit(game, { type: 'AttackDeclared', attack, modifiers: reasonsOf(attack) });
}

/** Returns the damage that a declared blow would do if it hit now. */
export function blowDamage(game: Game, attack: CloseAttack): number {
  return BLOW_KINDS[attack.kind].damage(game, mechOf(game, attack.attacker), attack);
}

/** Returns the piloting rolls that a kind of blow calls for. */
export function blowRolls(kind: PhysicalCommand['type']): BlowRolls {
  return BLOW_KINDS[kind].rolls;
}

/** Returns the arm or leg that strikes a declared blow, or `NOWHERE`. */
export function blowLimb(game: Game, attack: CloseAttack): LocationId {
  return BLOW_KINDS[attack.kind].limb(game, attack);
}

/** Rolls a declared blow, and records the effect that it would have from where both units stand now. */
export function rollDeclaredBlow(game: Game, attack: CloseAttack): RolledAttack<CloseAttack> {
  return rollBlow(game, BLOW_KINDS[attack.kind], attack);
}

/** Whether a declared blow may come back to the unit that strikes it. */
export function canComeBack(game: Game, attack: CloseAttack): boolean {
  return BLOW_KINDS[attack.kind].swingsBack?.(game, attack) === true;
}

/** Returns the most damage that the spikes of a target do to the unit that strikes it. */
export function spikeHarmOfBlow(game: Game, attack: CloseAttack): number {
  return BLOW_KINDS[attack.kind].touches ? spikeHarm(game, attack) : 0;
}

/** Carries out the rolled blows of a phase, in order. */
export function resolveBlows(game: Game, blows: readonly RolledAttack<CloseAttack>[]): void {
  for (const blow of blowsAfterCounters(blows)) resolveBlow(game, blow);
}

/** Returns the rolled blows of a phase, with those marked that others of them counter. */
export function blowsAfterCounters(blows: readonly RolledAttack<CloseAttack>[]): readonly RolledAttack<CloseAttack>[] {
  return blows.map(blow => {
    const countered = BLOW_KINDS[blow.attack.kind].isCountered?.(blow.attack, blows) === true;
    return countered ? { ...blow, countered } : blow;
  });
}

/** Carries out one rolled blow. */
export function resolveBlow(game: Game, blow: RolledAttack<CloseAttack>): void {
  const kind = BLOW_KINDS[blow.attack.kind];
  if (blow.hit) kind.land(game, blow);
  else kind.miss(game, blow);
}

/** Whether a declared blow may drive units out of their hexes. */
export function canDriveOut({ kind }: CloseAttack): boolean {
  return BLOW_KINDS[kind].endangers !== undefined;
}

/** Returns the units that a declared blow may drive out of their hexes. */
export function endangeredByBlow(game: Game, attack: CloseAttack): readonly MechId[] {
  return BLOW_KINDS[attack.kind].endangers?.(game, attack) ?? NOBODY;
}

const NOBODY: readonly MechId[] = [];

/** Returns every order to ram an enemy from where a unit can be, legal or not. */
export function* ramOrders(game: Game, mech: MechState, starts: RamStarts): Generator<RamCommand> {
  for (const kind of RAMS_IN_ORDER) yield* kind.orders(game, mech, starts);
}

/** Checks the order for a ram in its turn. Returns the function that carries it out: the move to the target, and the declaration. */
export function planRamOrder(game: Game, order: RamCommand): Result<() => void, Refusal> {
  const early = earlyRamRefusal(game, order);
  if (early !== undefined) return fail(early);
  const plan = RAM_KINDS[order.type].plan(game, order);
  return plan.ok ? succeed(() => declareRam(game, plan.value())) : plan;
}

/** Returns the rules of a kind of ram. */
export function ramKind(kind: RamAttack['kind']): RamKind {
  return RAM_KINDS[kind];
}

/**
 * Returns the target number of a charge or death from above: that of any blow, changed by the difference between the
 * pilots' skills.
 *
 * @example
 * ```ts
 * import { mechOf, ramNumber } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * ramNumber(game, 'charge', mechOf(game, 0), mechOf(game, 1)); // => 5
 * ```
 */
export function ramNumber(
  game: Game,
  kind: RamAttack['kind'],
  attacker: MechState,
  target: MechState,
  explanation?: Explanation,
): number {
  return RAM_KINDS[kind].number(game, attacker, target, explanation);
}

/**
 * Returns the present target number of a physical attack, with every modifier; `undefined` if there is nothing to strike with. Whether the
 * attack is legal is not checked.
 *
 * @example
 * ```ts
 * import { mechOf, physicalNumber, RL } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const kick = { attacker: mechOf(game, 0), target: mechOf(game, 1), limb: RL, item: -1, aim: 'full' } as const;
 * physicalNumber(game, 'kick', kick); // => 3
 * ```
 */
export function physicalNumber(
  game: Game,
  kind: PhysicalAttack['kind'],
  question: BlowQuestion,
  explanation?: Explanation,
): number | undefined {
  if (isRamKind(kind)) return ramNumber(game, kind, question.attacker, question.target, explanation);
  return BLOW_KINDS[kind].number(game, question, explanation);
}
