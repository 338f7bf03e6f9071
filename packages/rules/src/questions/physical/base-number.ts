import { areInSameBuilding, isCoveredByWater, isOpenGround, targetTerrainModifier } from '@hexfall/hex';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { viewpoint } from '../board/viewpoint.ts';
import { attackerMovement } from '../to-hit/attacker-modifiers.ts';
import { spotterModifier } from '../to-hit/spotting.ts';
import { targetModifier } from '../to-hit/target-modifiers.ts';
import { plateModifier } from '../unit/modular-armor.ts';

const WATER_COVER = 1;
const SAME_BUILDING = 1;
/** Modifier for industrial triple-strength myomer, which is strong but clumsy. */
const INDUSTRIAL_MYOMER = 2;

/** What sets kinds of physical attack apart before their own modifiers. */
export interface Manner {
  /** Whether the movement of the attacker counts even by rules that count it for no blow. */
  readonly countsOwnMovement: boolean;
  /** Which surroundings of the target hinder the attacker: all; all but its terrain, if the rules say so; or none. */
  readonly hindrance: 'all' | 'lessTerrain' | 'none';
}

/** The manner of most blows. */
export const STANDING: Manner = { countsOwnMovement: false, hindrance: 'all' };

/**
 * Returns the part of the target number that all physical attacks share: the piloting skill, and the movement, posture and surroundings of
 * both units. Range, heat and sensors play no part at arm's length.
 */
export function physicalBase(
  game: Game,
  manner: Manner,
  attacker: MechState,
  target: MechState,
  explanation?: Explanation,
): number {
  const spec = specOf(game, attacker);
  return (
    note(explanation, 'piloting', attacker.piloting) +
    (spec.balanced ? 0 : gearModifier(attacker, spec, explanation)) +
    spotterModifier(attacker, explanation) +
    (suffersFromMovement(game, manner) ? attackerMovement(attacker.movement, explanation) : 0) +
    targetModifier(target, 1, explanation) +
    (manner.hindrance === 'none' || isOpenGround(boardOf(game), target.hex)
      ? 0
      : surroundings(game, manner, attacker, target, explanation))
  );
}

/** Returns the modifier for what is built into the attacker. */
function gearModifier(attacker: MechState, spec: MechSpec, explanation: Explanation): number {
  const clumsy = spec.gear.industrialTsm !== undefined;
  return (
    (clumsy ? note(explanation, 'industrialMyomer', INDUSTRIAL_MYOMER) : 0) + plateModifier(attacker, spec, explanation)
  );
}

function suffersFromMovement(game: Game, { countsOwnMovement }: Manner): boolean {
  return game.rules.physicalAttackerMovement === 'all' || countsOwnMovement;
}

/**
 * Returns the modifier for the difference between the pilots' skills, which counts when two units run or drop into each other.
 */
export function skillDifference(attacker: MechState, target: MechState, explanation: Explanation): number {
  return note(explanation, 'skillDifference', attacker.piloting - target.piloting);
}

/** Returns the modifier for the surroundings of the target. */
function surroundings(
  game: Game,
  manner: Manner,
  attacker: MechState,
  target: MechState,
  explanation: Explanation,
): number {
  const board = boardOf(game);
  const seen = viewpoint(target);
  const ignoresTerrain = manner.hindrance === 'lessTerrain' && game.rules.physicalTerrain === 'allButKickAndDfa';
  return (
    note(explanation, 'target.terrain', ignoresTerrain ? 0 : targetTerrainModifier(board, seen)) +
    note(explanation, 'target.water', isCoveredByWater(board, seen) ? WATER_COVER : 0) +
    note(explanation, 'sameBuilding', areInSameBuilding(board, viewpoint(attacker), seen) ? SAME_BUILDING : 0)
  );
}
