import { type Direction, distance, type HexId, neighbor, OFF_BOARD } from '@hexfall/hex';
import {
  attackerMovement,
  type ChargeCommand,
  type Command,
  chargeSelfDamage,
  type DfaCommand,
  dfaDamage,
  dfaSelfDamage,
  type Game,
  jumpArea,
  jumpMp,
  type MechState,
  MISS_HEIGHT,
  type MoveStep,
  pilotingNumber,
  type Reach,
  type RollReason,
  ramNumber,
  runMp,
  specOf,
} from '@hexfall/rules';
import { chance } from '../odds.ts';
import { moveCommandTo } from '../reach-of.ts';
import type { Enemy, Situation } from './situation.ts';

/** A charge or a death from above. The unit can then neither fire nor kick. */
export interface Ram {
  readonly command: Command;
  /** Expected worth in points of damage: the damage to the target minus that to the unit itself. */
  readonly worth: number;
  /** Where the unit waits until it strikes, `place * 8 + facing`, how many hexes it has moved by then, and its modifier for jumping. */
  readonly node: number;
  readonly hexes: number;
  readonly evasion: number;
}

/** Hexes that a charge must cover to be considered. */
const MIN_RUN = 3;
/** Modifier of a ram for the movement of the unit: it runs, or it jumps. */
const RUNNING = attackerMovement('run', undefined);
const JUMPING = attackerMovement('jump', undefined);
/** Modifiers of the piloting skill rolls after a ram that hits. */
const AFTER_CHARGE = 2;
const AFTER_DFA = 4;
/** Cost of being prone, in points of damage. */
const PRONE = 5;

/** Returns the charges and deaths from above at enemies that have moved and are not prone. */
export function findRams(situation: Situation, reach: Reach): Ram[] {
  const { game, mech, board, enemies } = situation;
  const far = Math.max(runMp(game, mech), jumpMp(game, mech));
  const rams: Ram[] = [];
  for (const enemy of enemies) {
    if (!enemy.settled || enemy.mech.prone || distance(board.grid, mech.hex, enemy.mech.hex) > far) continue;
    addCharges(rams, situation, reach, enemy);
    addLeap(rams, situation, enemy);
  }
  return rams;
}

/** Adds the charges that start from each of the six hexes around the enemy. */
function addCharges(rams: Ram[], situation: Situation, reach: Reach, enemy: Enemy): void {
  const { game, mech, board, footholds } = situation;
  const limit = runMp(game, mech);
  for (let facing: Direction = 0; facing < 6; facing++) {
    const hex = neighbor(board.grid, enemy.mech.hex, (facing + 3) % 6);
    const node = hex === OFF_BOARD ? -1 : footholds.places.first[hex]! * 8 + facing;
    if (node < 0 || reach.cost(node) < MIN_RUN || reach.cost(node) >= limit) continue;
    const command = chargeTo(game, mech, reach, node, enemy);
    const hexes = command.steps.filter(step => step === 'forward').length - 1;
    if (hexes < MIN_RUN) continue;
    const worth = worthOfCharge(situation, enemy, hexes);
    if (worth > 0) rams.push({ command, worth, node, hexes, evasion: 0 });
  }
}

const INTO_THE_ENEMY: MoveStep = 'forward';

function chargeTo(game: Game, mech: MechState, reach: Reach, node: number, { mech: target }: Enemy): ChargeCommand {
  const way = moveCommandTo(game, mech, reach, node);
  const steps = way.type === 'move' ? [...way.steps, INTO_THE_ENEMY] : [INTO_THE_ENEMY];
  return { type: 'charge', unit: mech.id, target: target.id, mode: 'run', steps, climb: true };
}

function worthOfCharge({ game, mech, weights }: Situation, enemy: Enemy, hexes: number): number {
  const odds = chance(ramNumber(game, 'charge', mech, enemy.mech) + RUNNING);
  const damage = (specOf(game, mech).tonnage * hexes) / 10;
  const gain = damage + riskOf(game, enemy.mech, 'charged', AFTER_CHARGE);
  const harm = chargeSelfDamage(game, mech, enemy.mech) + riskOf(game, mech, 'charging', AFTER_CHARGE);
  return weights.ram * odds * gain * enemy.value - weights.caution * odds * harm;
}

/** Adds the death from above from the landing that lies nearest to the unit, where the unit waits until it strikes. */
function addLeap(rams: Ram[], situation: Situation, enemy: Enemy): void {
  const { game, mech, board, footholds } = situation;
  const mp = jumpMp(game, mech);
  const far = distance(board.grid, mech.hex, enemy.mech.hex);
  if (mp === 0 || far > mp) return;
  const worth = worthOfLeap(situation, enemy);
  if (worth <= 0) return;
  const approach = far === 1 ? mech.hex : approachTo(situation, enemy.mech.hex, mp, far);
  if (approach === undefined) return;
  const command: DfaCommand = { type: 'dfa', unit: mech.id, target: enemy.mech.id, approach };
  rams.push({ command, worth, node: footholds.places.first[approach]! * 8 + mech.facing, hexes: far - 1, evasion: 1 });
}

function approachTo({ board, mech }: Situation, target: HexId, mp: number, far: number): HexId | undefined {
  const { landings, count, places } = jumpArea(board, mech, mp);
  for (let i = 0; i < count; i++) {
    const hex = places.hex[landings[i]!]!;
    if (distance(board.grid, hex, target) === 1 && distance(board.grid, mech.hex, hex) === far - 1) return hex;
  }
  return undefined;
}

/** Returns the worth of a death from above, which damages the unit's own legs if it hits, and ends in a fall if it misses. */
function worthOfLeap({ game, mech, weights }: Situation, enemy: Enemy): number {
  const { tonnage } = specOf(game, mech);
  const odds = chance(ramNumber(game, 'dfa', mech, enemy.mech) + JUMPING);
  const gain = dfaDamage(game, mech, enemy.mech) + riskOf(game, enemy.mech, 'hitByDfa', AFTER_CHARGE);
  const harm = dfaSelfDamage(tonnage) + riskOf(game, mech, 'executedDfa', AFTER_DFA);
  const fall = (tonnage / 10) * (1 + MISS_HEIGHT) + PRONE;
  return weights.ram * odds * gain * enemy.value - weights.caution * (odds * harm + (1 - odds) * fall);
}

/** Returns the expected cost of the fall in which a piloting skill roll may end. */
function riskOf(game: Game, mech: MechState, reason: RollReason, modifier: number): number {
  const fallChance = 1 - chance(pilotingNumber(game, mech, reason, modifier));
  return fallChance * (specOf(game, mech).tonnage / 10 + PRONE);
}
