import { type Explanation, IMPOSSIBLE, type Modifier, note } from '../../vocabulary/explain/modifiers.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { type ByLocation, CT, LL, type LocationId, RL } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState, PendingRoll } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { balanceAesModifier } from '../unit/aes.ts';
import {
  gyroHitsAmong,
  gyroToughness,
  isGyroDestroyed,
  isImmobile,
  isLocationGone,
  legsOf,
} from '../unit/condition.ts';
import { interferencePilotingModifier } from '../unit/interference.ts';
import { plateModifier } from '../unit/modular-armor.ts';
import { isCramped } from './balanced.ts';
import { terrainModifier } from './terrain-modifiers.ts';

const GYRO_HIT = 3;
const HEAVY_DUTY_GYRO: readonly number[] = [0, 1, 3];
const LEG_GONE = 5;
const HIP = 2;
const LEG_ACTUATOR = 1;
const SURE_FOOTED_QUAD = -2;
const CRAMPED_COCKPIT = 1;
const STIFF_ARMOR = 1;
const INDUSTRIAL_MYOMER = 1;

/** The modifiers of every piloting roll for damage and build, for players with paper: per hit where several are possible. */
export const PILOTING_MODIFIERS: readonly Modifier[] = [
  { code: 'gyro', value: GYRO_HIT },
  { code: 'leg.gone', value: LEG_GONE },
  { code: 'hip', value: HIP },
  { code: 'upperLeg', value: LEG_ACTUATOR },
  { code: 'lowerLeg', value: LEG_ACTUATOR },
  { code: 'foot', value: LEG_ACTUATOR },
  { code: 'quad', value: SURE_FOOTED_QUAD },
  { code: 'cockpit', value: CRAMPED_COCKPIT },
  { code: 'armor', value: STIFF_ARMOR },
  { code: 'industrialMyomer', value: INDUSTRIAL_MYOMER },
];

/**
 * Returns what two dice must reach in a piloting skill roll: from the pilot and the state of the unit, the ground it is made on, and the
 * reason of the roll. `IMPOSSIBLE` if no roll can succeed.
 *
 * @example
 * ```ts
 * import { mechOf, pilotingNumber } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * pilotingNumber(game, mechOf(game, 0), 'kicked', 0); // => 5
 * ```
 */
export function pilotingNumber(
  game: Game,
  mech: MechState,
  reason: RollReason,
  modifier: number,
  explanation?: Explanation,
): number {
  const base = pilotingBase(game, mech, explanation);
  if (base >= IMPOSSIBLE) return IMPOSSIBLE;
  const terrain = isAtWatersEdge(reason) ? 0 : terrainModifier(game, mech, explanation);
  return base + terrain + note(explanation, 'reason', modifier);
}

/** Whether a roll is made at the edge of water, where only the water matters; every other roll is affected by the ground under the unit. */
function isAtWatersEdge(reason: RollReason): boolean {
  return reason === 'enteredWater' || reason === 'leftWater';
}

/**
 * Returns the part of a target number that all piloting rolls of a unit share: the pilot's skill and the modifiers for its lasting
 * condition. `IMPOSSIBLE` if no roll can succeed.
 */
export function pilotingBase(game: Game, mech: MechState, explanation?: Explanation): number {
  const spec = specOf(game, mech);
  const sound = isSound(mech, spec);
  if (isImmobile(mech) || (!sound && cannotStand(game, mech, spec))) return IMPOSSIBLE;
  return (
    note(explanation, 'piloting', mech.piloting) +
    note(explanation, 'pilot.wounds', mech.pilotWounds * game.rules.psrPilotWoundModifier) +
    (sound ? 0 : wearModifier(game, mech, spec, explanation)) +
    interferencePilotingModifier(mech, explanation) +
    (spec.balanced ? 0 : gearModifier(mech, spec, explanation))
  );
}

/** Whether gyro and legs are undamaged, as in most units most of the time. Never true of a quad, since four legs stand better than two. */
function isSound({ slotHits, slotsOut, structure }: MechState, { quad, masks }: MechSpec): boolean {
  return (
    !quad &&
    structure[RL]! > 0 &&
    structure[LL]! > 0 &&
    (slotHits[RL]! | slotHits[LL]! | slotsOut[RL]! | slotsOut[LL]!) === 0 &&
    ((slotHits[CT]! | slotsOut[CT]!) & masks.gyro[CT]!) === 0
  );
}

/** Returns the modifiers for damage to gyro and legs. */
function wearModifier(game: Game, mech: MechState, spec: MechSpec, explanation: Explanation): number {
  return note(explanation, 'gyro', gyroModifier(game, mech, spec)) + legsModifier(game, mech, spec, explanation);
}

/** Returns the modifiers for equipment of the unit. */
function gearModifier(mech: MechState, spec: MechSpec, explanation: Explanation): number {
  return (
    balanceAesModifier(mech, spec, explanation) +
    plateModifier(mech, spec, explanation) +
    buildModifier(spec, explanation)
  );
}

/** Returns the modifiers for the build of the unit. */
function buildModifier(spec: MechSpec, explanation: Explanation): number {
  let sum = 0;
  if (isCramped(spec)) sum += note(explanation, 'cockpit', CRAMPED_COCKPIT);
  if (spec.armorType === 'hardened') sum += note(explanation, 'armor', STIFF_ARMOR);
  if (spec.gear.industrialTsm !== undefined) sum += note(explanation, 'industrialMyomer', INDUSTRIAL_MYOMER);
  return sum;
}

/** Whether a unit cannot stand, because it lacks a gyro or legs. */
function cannotStand(game: Game, mech: MechState, spec: MechSpec): boolean {
  return (isGyroDestroyed(mech, spec) && !mech.prone) || isLegless(game, mech, spec);
}

/** Whether a unit has too few legs to stand on: a biped none, a quad only one. */
export function isLegless(game: Game, mech: MechState, spec: MechSpec): boolean {
  return countLostLegs(game, mech, spec) >= (spec.quad ? 3 : 2);
}

function countLostLegs(game: Game, mech: MechState, spec: MechSpec): number {
  let gone = 0;
  for (const leg of legsOf(spec)) if (isLegGone(game, mech, leg)) gone++;
  return gone;
}

/** Whether a leg counts as lost: one lost in this very phase counts at once or, by other rules, once the phase is over. */
function isLegGone(game: Game, mech: MechState, leg: LocationId): boolean {
  return critModifiersApplyAtOnce(game) ? isLocationGone(mech, leg) : (mech.locationsOut & (1 << leg)) !== 0;
}

/**
 * Returns the modifier for gyro hits. The hit that destroys the gyro adds nothing more: it matters only to a prone unit, which rolls as
 * after the hit before.
 */
function gyroModifier(game: Game, mech: MechState, spec: MechSpec): number {
  const hits = Math.min(gyroHitsCountedForPsr(game, mech, spec), gyroToughness(spec) - 1);
  return spec.gyro === 'heavyDuty' ? HEAVY_DUTY_GYRO[hits]! : GYRO_HIT * hits;
}

function legsModifier(game: Game, mech: MechState, spec: MechSpec, explanation: Explanation): number {
  const gone = countLostLegs(game, mech, spec);
  let sum = 0;
  if (spec.quad) sum += note(explanation, 'quad', gone === 0 ? SURE_FOOTED_QUAD : 0);
  sum += note(explanation, 'leg.gone', spec.quad ? (gone === 2 ? LEG_GONE : 0) : LEG_GONE * gone);
  const slots = slotsCountedForPsr(game, mech);
  for (const leg of legsOf(spec)) {
    if (!isLegGone(game, mech, leg)) sum += legModifier(spec, leg, slots[leg]!, explanation);
  }
  return sum;
}

/** Returns the modifier for the slots of a leg that are hit. A dead hip hides what else is wrong with its leg. */
function legModifier({ masks }: MechSpec, leg: LocationId, hits: number, explanation: Explanation): number {
  const { hip, upperLeg, lowerLeg, foot } = masks;
  if (hits === 0) return 0;
  if ((hits & hip[leg]!) !== 0) return note(explanation, 'hip', HIP);
  return (
    note(explanation, 'upperLeg', (hits & upperLeg[leg]!) !== 0 ? LEG_ACTUATOR : 0) +
    note(explanation, 'lowerLeg', (hits & lowerLeg[leg]!) !== 0 ? LEG_ACTUATOR : 0) +
    note(explanation, 'foot', (hits & foot[leg]!) !== 0 ? LEG_ACTUATOR : 0)
  );
}

/*
 * When damage to gyro and legs begins to weigh on piloting rolls: the moment it is done, or once the phase is over.
 */

function critModifiersApplyAtOnce({ rules }: Game): boolean {
  return rules.psrCritModifierOnset === 'atOnce';
}

/** Returns, by location, the slots whose loss affects piloting rolls. */
export function slotsCountedForPsr(game: Game, mech: MechState): ByLocation<number> {
  return critModifiersApplyAtOnce(game) ? mech.slotHits : mech.slotsOut;
}

export function gyroHitsCountedForPsr(game: Game, mech: MechState, spec: MechSpec): number {
  return gyroHitsAmong(slotsCountedForPsr(game, mech), spec);
}

/** Reasons that make a fall automatic, with the modifier of the pilot's roll to come through the fall unhurt. */
export const AUTOMATIC_FALLS: ReadonlyMap<RollReason, number> = new Map<RollReason, number>([
  ['gyroDestroyed', 1],
  ['legDestroyed', 5],
]);

/** Reasons whose modifier applies only to their own roll, even where the modifiers of a phase add up. */
const NOT_SHARED: ReadonlySet<RollReason> = new Set<RollReason>(['charged', 'heavyGauss']);

/** Returns the target number of a queued roll. */
export function queuedNumber(game: Game, mech: MechState, pending: PendingRoll, explanation?: Explanation): number {
  if (isAutomatic(game, pending, mech.rolls)) return IMPOSSIBLE;
  const own = pilotingNumber(game, mech, pending.reason, pending.modifier, explanation);
  if (own >= IMPOSSIBLE) return IMPOSSIBLE;
  return own + note(explanation, 'otherReasons', sharedModifiers(game, pending, mech.rolls));
}

/** Whether a roll cannot succeed. Where modifiers are shared, one automatic fall makes every roll of the queue fail. */
function isAutomatic(game: Game, pending: PendingRoll, queue: readonly PendingRoll[]): boolean {
  const counted = game.rules.psrCumulativeModifiers ? queue : [pending];
  return counted.some(roll => AUTOMATIC_FALLS.has(roll.reason));
}

/** Returns what the other rolls of the phase add to this one. */
export function sharedModifiers(game: Game, pending: PendingRoll, queue: readonly PendingRoll[]): number {
  if (!game.rules.psrCumulativeModifiers) return 0;
  const others = queue.filter(roll => roll !== pending && !NOT_SHARED.has(roll.reason));
  return others.reduce((sum, roll) => sum + shareOf(game, roll), 0);
}

/** Returns the modifier that a roll shares with others. A lost leg that already counts in every roll does not count again as a reason. */
export function shareOf(game: Game, roll: PendingRoll): number {
  if (roll.reason === 'legDestroyed' && critModifiersApplyAtOnce(game)) return 0;
  return AUTOMATIC_FALLS.get(roll.reason) ?? roll.modifier;
}
