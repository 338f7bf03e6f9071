import { type Side, sideStruck } from '@hexfall/hex';
import type { Result } from '../../basics/result.ts';
import { spikesOn } from '../../questions/physical/spikes.ts';
import type { PhysicalCommand, Refusal } from '../../vocabulary/commands/command.ts';
import type { PhysicalRolled } from '../../vocabulary/events/physical-events.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { type Explanation, NO_MODIFIERS, reasonsOf } from '../../vocabulary/explain/modifiers.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { type HitLocation, type LocationId, NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { HitTable, PhysicalAttack, RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { dealDamage } from '../damage/damage.ts';
import { rollHitLocation } from '../damage/hit-location.ts';
import { hurtLimb } from './spikes.ts';
import { NATURAL_TWO, swingClasses } from './swing-back.ts';

/**
 * The rules of a kind of blow: everything that declaration, resolution, the listing of orders, explanations and bots need of it. A new kind
 * is a file with one of these, and a line in kinds.ts.
 */
export interface BlowKind<O extends PhysicalCommand = PhysicalCommand, A extends CloseAttack = CloseAttack> {
  /** The piloting rolls that blows of this kind call for, whatever else a single weapon may do. */
  readonly rolls: BlowRolls;
  /** Whether the unit touches its target with its own body, and so any spikes on it. */
  readonly touches: boolean;
  /** Returns every order to strike that target in this way, legal or not; called shots are left out. */
  orders(game: Game, attacker: MechState, target: MechState): readonly O[];
  /** Checks an order. Returns the attacks that it declares, each with its number, or why it is refused. */
  plan(game: Game, order: O): Result<readonly A[], Refusal>;
  /** Returns the target number of a blow, legal or not; `undefined` if there is nothing to strike with. */
  number(game: Game, question: BlowQuestion, explanation?: Explanation): number | undefined;
  /** Returns the arm or leg that strikes, or `NOWHERE`. */
  limb(game: Game, attack: A): LocationId;
  /** Returns the damage of a declared attack if it hits. */
  damage(game: Game, attacker: MechState, attack: A): number;
  /** Returns the hit location table, by where both units stand now. */
  table(game: Game, attacker: MechState, target: MechState, attack: A): HitTable;
  /** Carries out a hit. */
  land(game: Game, rolled: RolledAttack<A>): void;
  /** Whether a natural 2 brings the blow back to the unit that struck it; it never does if this is left out. */
  swingsBack?(game: Game, attack: A): boolean;
  /** Carries out a miss. */
  miss(game: Game, rolled: RolledAttack<A>): void;
  /** Returns the units that a hit may drive out of their hexes; it drives none out if this is left out. */
  endangers?(game: Game, attack: A): readonly MechId[];
  /** Whether a hit among all blows of the phase counters the blow; none ever does if this is left out. */
  isCountered?(attack: A, all: readonly RolledAttack<CloseAttack>[]): boolean;
}

/** The piloting rolls that a blow calls for. */
export interface BlowRolls {
  /** Of the target, after a hit. */
  readonly hit?: RollReason;
  /** Of the attacker, after a miss. */
  readonly miss?: RollReason;
}

/** A blow with an arm, a leg or a melee weapon, or a push. */
export type CloseAttack = Exclude<PhysicalAttack, RamAttack>;

/** A possible blow, whether or not it is declared. */
export interface BlowQuestion {
  readonly attacker: MechState;
  readonly target: MechState;
  /** Arm or leg, or `NOWHERE`. */
  readonly limb: LocationId;
  /** Index of a melee weapon in the attacker's equipment, or -1. */
  readonly item: number;
  /** Table of a called shot; `full` if no shot is called. */
  readonly aim: HitTable;
}

/** A blow whose roll is made. Everything that later results of the phase could change is fixed here. */
export interface RolledAttack<A extends PhysicalAttack> {
  readonly attack: A;
  readonly hit: boolean;
  /** Whether the blow strikes its own unit instead. */
  readonly swungBack: boolean;
  /** Whether another blow of the phase counters it. */
  readonly countered: boolean;
  readonly damage: number;
  readonly table: HitTable;
  readonly side: Side;
}

/** The most that an attack, or the rest of one, can still do. */
export interface Harm {
  /** Points of damage to the target. */
  readonly toTarget: number;
  readonly toAttacker: number;
  /** Units that may be driven out of their hexes, with damage that cannot be predicted. */
  readonly endangered: readonly MechId[];
}

/** Rolls a declared blow, and records the effect that a hit would have. */
export function rollBlow<A extends CloseAttack>(game: Game, kind: Rollable<A>, attack: A): RolledAttack<A> {
  if (kind.swingsBack?.(game, attack) === true) return rollSwing(game, kind, attack);
  const hit = rollPhysical(game, attack, attack.need, kind.limb(game, attack));
  return settledBlow(game, kind, attack, hit, false);
}

/** The parts of a kind of blow that rolling it needs. */
type Rollable<A extends CloseAttack> = Pick<BlowKind<PhysicalCommand, A>, 'limb' | 'damage' | 'table' | 'swingsBack'>;

/** Rolls a blow that may come back to the unit that strikes it. */
function rollSwing<A extends CloseAttack>(game: Game, kind: Rollable<A>, attack: A): RolledAttack<A> {
  const { need } = attack;
  const roll = game.dice.twoD6('toHit', swingClasses(need));
  const swungBack = roll === NATURAL_TWO;
  const rolled = physicalRolled(game, attack, need, kind.limb(game, attack), roll);
  const event = swungBack ? { ...rolled, hit: false } : rolled;
  announce(game, event);
  return settledBlow(game, kind, attack, event.hit, swungBack);
}

function settledBlow<A extends CloseAttack>(
  game: Game,
  kind: Rollable<A>,
  attack: A,
  hit: boolean,
  swungBack: boolean,
): RolledAttack<A> {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const damage = kind.damage(game, attacker, attack);
  const table = kind.table(game, attacker, target, attack);
  const side = sideStruck(boardOf(game), attacker.hex, target);
  return { attack, hit, swungBack, countered: false, damage, table, side };
}

/** Rolls for a physical attack, with a limb or `NOWHERE`. Returns whether it hits. */
export function rollPhysical(game: Game, attack: PhysicalAttack, need: number, limb: LocationId): boolean {
  const rolled = physicalRolled(game, attack, need, limb, game.dice.twoD6('toHit', need));
  announce(game, rolled);
  return rolled.hit;
}

/** Returns the event for the roll of a physical attack. */
function physicalRolled(
  game: Game,
  attack: PhysicalAttack,
  need: number,
  limb: LocationId,
  roll: number,
): PhysicalRolled {
  return {
    type: 'PhysicalRolled',
    attacker: attack.attacker,
    target: attack.target,
    kind: attack.kind,
    limb,
    item: attack.kind === 'melee' ? attack.item : -1,
    need,
    roll,
    hit: roll >= need,
    modifiers: game.explains ? reasonsOf(attack) : NO_MODIFIERS,
  };
}

/**
 * Deals the damage of a blow that hit. A unit destroyed earlier in the phase takes no more. Returns the location that was struck, or
 * `undefined` if there was none. `bareLimb` is the arm or leg that strikes, which any spikes there hurt; `NOWHERE` for a weapon.
 */
export function strikeTarget(
  game: Game,
  target: MechState,
  rolled: RolledAttack<CloseAttack>,
  bareLimb: LocationId,
): HitLocation | undefined {
  if (target.status !== 'active') return undefined;
  const { attack } = rolled;
  const spec = specOf(game, target);
  const place = rollHitLocation(game.dice, rolled.table, rolled.side, spec.quad);
  const spiked = !spec.plain && spikesOn(target, spec, place.location) !== undefined;
  dealDamage(game, target, place, rolled.damage, blowSource(attack));
  if (spiked && bareLimb !== NOWHERE) hurtLimb(game, attack, bareLimb);
  return place;
}

/** Returns the source of what a blow does. */
export function blowSource(attack: CloseAttack): Source {
  const { kind, attacker } = attack;
  return kind === 'melee' ? { kind, attacker, item: attack.item } : { kind, attacker };
}

/** Announces that an attack comes to nothing. */
export function voidAttack(game: Game, { attacker, target, kind }: PhysicalAttack): void {
  announce(game, { type: 'PhysicalVoided', attacker, target, kind });
}
