import { LAYERS } from '@hexfall/hex';
import { attackNumbers } from './attacks.ts';
import type { GameState, Outcome, Phase } from './game-state.ts';
import { MECH_STATUSES, type MechState, MOVE_MODES, PILOT_CONDITIONS } from './mech-state.ts';
import { ROLL_REASONS } from './roll-reasons.ts';

/**
 * A 32-bit fingerprint of the state without the dice: two players, two engines or two browsers that hold the same
 * game hold the same number. A replay carries one for every turn.
 *
 * @example
 * ```ts
 * import { cloneState, hashState } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * hashState(game.state) === hashState(cloneState(game.state)); // => true
 * ```
 */
export function hashState(state: GameState): number {
  let hash = mix(HASH_START, state.turn);
  hash = mix(hash, PHASE_CODES.indexOf(state.phase));
  hash = mixAll(hash, state.initiative);
  hash = mixAll(hash, state.order);
  hash = mix(hash, state.acted);
  for (const mech of state.mechs) hash = mixMech(hash, mech);
  hash = mix(hash, state.attacks.length);
  for (const attack of state.attacks) hash = mixAll(hash, attackNumbers(attack));
  hash = mix(hash, outcomeCode(state.outcome));
  for (const { hex, content } of state.terrainChanges) {
    hash = mix(mix(hash, hex), content.level);
    for (const layer of LAYERS) hash = mix(hash, content.layers[layer] ?? 0);
  }
  return finish(hash);
}

/** Their numbers are for good, since replays carry hashes: a phase that is added later comes last, wherever it stands in a turn. */
const PHASE_CODES: readonly Phase[] = [
  'initiative',
  'movement',
  'weapons',
  'physical',
  'heat',
  'end',
  'over',
  'deployment',
];

function mixMech(start: number, mech: MechState): number {
  let hash = mix(start, mech.id);
  hash = mix(hash, mech.side);
  hash = mix(hash, mech.spec);
  hash = mix(hash, mech.gunnery);
  hash = mix(hash, mech.piloting);
  hash = mix(hash, mech.c3);
  hash = mix(hash, MECH_STATUSES.indexOf(mech.status));
  hash = mix(hash, PILOT_CONDITIONS.indexOf(mech.pilot));
  hash = mix(hash, mech.pilotWounds);
  hash = mix(hash, mech.hex);
  hash = mix(hash, mech.elevation);
  hash = mix(hash, mech.facing);
  hash = mix(hash, mech.twist);
  hash = mix(hash, flag(mech.armsFlipped));
  hash = mix(hash, flag(mech.prone));
  hash = mix(hash, mech.heat);
  hash = mix(hash, flag(mech.shutdown));
  hash = mix(hash, flag(mech.shutdownByChoice));
  hash = mix(hash, flag(mech.stealth));
  hash = mix(hash, flag(mech.stealthNext));
  hash = mix(hash, flag(mech.stuck));
  hash = mixAll(hash, mech.boosterLevels);
  hash = mix(hash, mech.boostersRose);
  hash = mixAll(hash, mech.armor);
  hash = mixAll(hash, mech.structure);
  hash = mixAll(hash, mech.slotHits);
  hash = mixAll(hash, mech.slotsOut);
  hash = mix(hash, mech.locationsOut);
  hash = mixAll(hash, mech.armoredHits);
  hash = mix(hash, mech.hardenedHalves);
  hash = mixAll(hash, mech.ammo);
  hash = mix(hash, mech.jammed);
  hash = mix(hash, mech.spent);
  hash = mix(hash, mech.capacitors);
  hash = mix(hash, mech.narcPods);
  return mixTurn(hash, mech);
}

/** What a unit has done, and what was done to it, this turn and this phase. */
function mixTurn(start: number, mech: MechState): number {
  let hash = mix(start, MOVE_MODES.indexOf(mech.movement));
  hash = mix(hash, mech.hexesMoved);
  hash = mix(hash, mech.mpUsed);
  hash = mix(hash, mech.heatBuildUp);
  hash = mix(hash, mech.externalHeat);
  hash = mix(hash, mech.boostersUsed);
  hash = mix(hash, flag(mech.knockedOut));
  hash = mix(hash, mech.weaponsFired);
  hash = mix(hash, mech.tagged);
  hash = mix(hash, flag(mech.unjamming));
  hash = mix(hash, flag(mech.acted));
  hash = mix(hash, mech.damageThisPhase);
  hash = mix(hash, mech.rolls.length);
  for (const roll of mech.rolls) hash = mix(mix(hash, ROLL_REASONS.indexOf(roll.reason)), roll.modifier);
  return mixLaterFields(hash, mech);
}

/** What states did not always have counts only where it is in use: the hashes that older replays carry hold good. */
function mixLaterFields(start: number, mech: MechState): number {
  let hash = mech.spotting ? mix(start, SPOTTING) : start;
  if (mech.shutdownThisPhase) hash = mix(hash, SHUTDOWN_THIS_PHASE);
  return (mech.dumping | mech.dumpNext) === 0 ? hash : mix(mix(mix(hash, DUMPING), mech.dumping), mech.dumpNext);
}

/** Which of the later fields follows. */
const SPOTTING = 1;
const DUMPING = 2;
const SHUTDOWN_THIS_PHASE = 3;

function outcomeCode(outcome: Outcome): number {
  if (outcome.kind === 'undecided') return -1;
  return outcome.kind === 'draw' ? -2 : outcome.side;
}

function flag(value: boolean): number {
  return value ? 1 : 0;
}

const HASH_START = 0x2f5c1e9b;

function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x5bd1e995);
  return mixed ^ (mixed >>> 13);
}

/** A list with its length, so that a value cannot slip from one list into the next unseen. */
function mixAll(start: number, values: readonly number[]): number {
  let hash = mix(start, values.length);
  for (const value of values) hash = mix(hash, value);
  return hash;
}

function finish(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
