import type { HexId, Side } from '@hexfall/hex';
import type { Result } from '../../basics/result.ts';
import type { MoveEnd } from '../../questions/movement/plan-move.ts';
import { isImmobile } from '../../questions/unit/condition.ts';
import { isEnemyInPlay, noEnemy } from '../../questions/unit/enemies.ts';
import { type RamCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Explanation, keepReasons, NO_MODIFIERS } from '../../vocabulary/explain/modifiers.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { explanationFor, type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { Step } from '../../vocabulary/game/step.ts';
import { NOWHERE } from '../../vocabulary/spec/locations.ts';
import { type HitTable, isRam, type RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { Harm } from './blow.ts';
import { rollPhysical } from './blow.ts';

/**
 * The rules of a kind of ram: an attack that is declared with the move, and resolved in the physical attack phase. A new kind is a file
 * with one of these, and a line in kinds.ts.
 */
export interface RamKind<O extends RamCommand = RamCommand> {
  /** Returns every order to ram an enemy in this way from where the unit can be, legal or not. */
  orders(game: Game, attacker: MechState, starts: RamStarts): Iterable<O>;
  /**
   * Checks an order. Returns a function that moves the attacker to its target, or why the order is refused. The function returns the
   * attack, or `undefined` if the attacker has lost its footing on the way.
   */
  plan(game: Game, order: O): Result<() => RamAttack | undefined, Refusal>;
  /** Returns the present target number of the attack. */
  number(game: Game, attacker: MechState, target: MechState, explanation?: Explanation): number;
  /** Returns the points of damage that the impact of a hit does at present to both units. */
  impact(game: Game, attacker: MechState, target: MechState): Omit<Harm, 'endangered'>;
  /** Returns the most that the attack can do at present. */
  harm(game: Game, attack: RamAttack): Harm;
  /** Rolls the declared attack, unless it has become impossible since. */
  roll(game: Game, attack: RamAttack): RolledRam;
  /** Carries out a rolled attack. Returns the rest of it as steps: each group of damage, then the units that are driven away. */
  resolve(game: Game, rolled: RolledRam): readonly Step[];
}

/** Where a unit can be right before it rams. */
export interface RamStarts {
  /** The ends of its moves on foot. */
  readonly ends: readonly MoveEnd[];
  /** The hexes where its jumps can end, and its own. */
  readonly landings: readonly HexId[];
}

/** A charge or death from above whose roll is made; its effect is fixed with the roll. */
export interface RolledRam {
  readonly attack: RamAttack;
  readonly hit: boolean;
  /** A ram never comes back to its own unit. */
  readonly swungBack: false;
  /** No other attack counters a ram. */
  readonly countered: false;
  /** Points of damage to the target. */
  readonly damage: number;
  readonly table: HitTable;
  readonly side: Side;
  /** The side of the attacker that meets the target. */
  readonly ownSide: Side;
}

/** Returns why it is too early in the turn to charge that unit, or to jump on it. */
export function earlyRamRefusal(game: Game, { unit, target: id }: RamCommand): Refusal | undefined {
  const target = game.state.mechs[id];
  if (!isEnemyInPlay(mechOf(game, unit), target) || target.movement !== 'undecided' || isImmobile(target))
    return undefined;
  return refusal('illegalRam', 'target', 'has not finished its movement');
}

/** Returns why no unit may charge that unit, or jump on it. */
export function ramTargetRefusal(game: Game, attacker: MechState, target: MechState): Refusal | undefined {
  if (!isEnemyInPlay(attacker, target)) return noEnemy('target');
  const rams = game.state.attacks.filter(isRam);
  return rams.some(ram => ram.attacker === target.id || ram.target === target.id || ram.target === attacker.id)
    ? refusal('illegalRam', 'target', 'is part of another charge or death from above')
    : undefined;
}

/** Declares a ram, if there is one. Its number is computed only when it is resolved, since much may happen before. */
export function declareRam(game: Game, attack: RamAttack | undefined): void {
  if (attack !== undefined) emit(game, { type: 'AttackDeclared', attack, modifiers: NO_MODIFIERS });
}

/** Rolls for a ram. Returns whether it hits. */
export function rollRam(game: Game, kind: Pick<RamKind, 'number'>, attack: RamAttack): boolean {
  const why = explanationFor(game);
  const need = kind.number(game, mechOf(game, attack.attacker), mechOf(game, attack.target), why);
  return rollPhysical(game, keepReasons(attack, why), need, NOWHERE);
}
