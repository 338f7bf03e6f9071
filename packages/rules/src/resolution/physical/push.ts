import { neighbor } from '@hexfall/hex';
import { physicalBase } from '../../questions/physical/base-number.ts';
import { contactRefusal, levelsOf, OUT_OF_ARC, OUT_OF_LEVEL } from '../../questions/physical/contact.ts';
import { hasFired } from '../../questions/physical/limbs.ts';
import { isActuatorOut, isLocationGone } from '../../questions/unit/condition.ts';
import { type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import { LA, RA } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

const PUSH = -1;
const SHOULDER = 2;

/** Why a unit cannot push a target. */
export function pushRefusal(game: Game, attacker: MechState, target: MechState | undefined): Refusal | undefined {
  const contact = contactRefusal(game, attacker, target);
  if (contact !== undefined || target === undefined) return contact;
  const limbs = armsRefusal(game, attacker);
  if (limbs !== undefined) return limbs;
  if (target.prone) return refusal('noSuchTarget', 'target', 'is prone: only a standing BattleMech can be pushed');
  const { attackerBase, targetBase } = levelsOf(game, attacker, target);
  if (attackerBase !== targetBase) return OUT_OF_LEVEL;
  return isStraightAhead(game, attacker, target) ? undefined : OUT_OF_ARC;
}

/** Both arms push, and neither may have fired. */
function armsRefusal(game: Game, attacker: MechState): Refusal | undefined {
  const spec = specOf(game, attacker);
  if (spec.quad) return refusal('limbUnusable', 'unit', 'is a quad and has no arms');
  if (attacker.armsFlipped) return refusal('limbUnusable', 'unit', 'has its arms thrown back this turn');
  for (const arm of [LA, RA]) {
    if (isLocationGone(attacker, arm)) return refusal('limbUnusable', 'unit', 'cannot push with one arm');
    if (hasFired(attacker, spec, arm)) return refusal('limbUnusable', 'unit', 'has fired a weapon of an arm this turn');
  }
  return undefined;
}

/** In the hex that the legs face. */
export function isStraightAhead(game: Game, attacker: MechState, target: MechState): boolean {
  return neighbor(boardOf(game).grid, attacker.hex, attacker.facing) === target.hex;
}

/**
 * What a push needs to succeed.
 *
 * @example
 * ```ts
 * import { mechOf, pushNumber } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * pushNumber(game, mechOf(game, 0), mechOf(game, 1)); // => 4
 * ```
 */
export function pushNumber(game: Game, attacker: MechState, target: MechState, explanation?: Explanation): number {
  const spec = specOf(game, attacker);
  const shoulders = [LA, RA].filter(arm => isActuatorOut(attacker, spec.masks.shoulder, arm)).length;
  return (
    physicalBase(game, 'push', attacker, target, explanation) +
    note(explanation, 'attack', PUSH) +
    note(explanation, 'shoulder', shoulders * SHOULDER)
  );
}
