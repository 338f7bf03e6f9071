import { neighbor } from '@hexfall/hex';
import { fail, succeed } from '../../basics/result.ts';
import { spotOf } from '../../questions/board/spot.ts';
import { physicalBase, STANDING } from '../../questions/physical/base-number.ts';
import { contactRefusal, levelsOf, OUT_OF_ARC, OUT_OF_LEVEL } from '../../questions/physical/contact.ts';
import { hasFired } from '../../questions/physical/limbs.ts';
import { isActuatorOut, isLocationGone } from '../../questions/unit/condition.ts';
import { noEnemy } from '../../questions/unit/enemies.ts';
import { type PushCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Explanation, keepReasons, note } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, explanationFor, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { LA, NOWHERE, RA } from '../../vocabulary/spec/locations.ts';
import type { PushAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { displace, type Impulse, moveInto } from '../displacement/displace.ts';
import { endangeredInShove } from '../displacement/knock-on.ts';
import { queueRoll } from '../queue-roll.ts';
import { type BlowKind, blowSource, voidAttack } from './blow.ts';
import { hurtHands } from './spikes.ts';

const ROLLS = { hit: 'pushed' } as const;

/** A push: no damage, but the target is moved and may fall. */
export const push: BlowKind<PushCommand, PushAttack> = {
  rolls: ROLLS,
  touches: true,

  orders: (_, { id: unit }, { id: target }) => [{ type: 'push', unit, target }],

  plan(game, order) {
    const attacker = mechOf(game, order.unit);
    const target = game.state.mechs[order.target];
    if (target === undefined) return fail(noEnemy('target'));
    const wrong = pushRefusal(game, attacker, target);
    if (wrong !== undefined) return fail(wrong);
    const why = explanationFor(game);
    const need = pushNumber(game, attacker, target, why);
    const attack: PushAttack = { kind: 'push', attacker: attacker.id, target: target.id, need };
    return succeed([keepReasons(attack, why)]);
  },

  number: (game, { attacker, target }, explanation) => pushNumber(game, attacker, target, explanation),

  limb: () => NOWHERE,
  damage: () => 0,
  /** Never used, since a push does no damage. */
  table: () => 'punch',

  /** Two units that push each other both stay; otherwise the target goes back a hex and the attacker follows. */
  land(game, { attack, countered }) {
    const attacker = mechOf(game, attack.attacker);
    const target = mechOf(game, attack.target);
    if (target.status !== 'active' || !isStraightAhead(game, attacker, target)) return voidAttack(game, attack);
    if (specOf(game, target).gear.spikes !== undefined) hurtHands(game, attack);
    const direction = attacker.facing;
    const vacated = spotOf(target);
    const pushed: Impulse = { direction, how: 'forced', reason: ROLLS.hit, modifier: 0, source: blowSource(attack) };
    const moved = !countered && displace(game, target, pushed);
    if (!moved) return queueRoll(game, target, ROLLS.hit, 0);
    if (attacker.status === 'active' && !attacker.prone) {
      moveInto(game, attacker, vacated, { direction, how: 'followed', reason: ROLLS.hit });
    }
  },

  miss: () => undefined,

  endangers: (game, { attacker, target }) => endangeredInShove(game, mechOf(game, attacker), mechOf(game, target)),

  /** A push is countered if its target also succeeds in pushing the attacker. */
  isCountered: ({ attacker, target }, all) =>
    all.some(
      ({ attack, hit }) => hit && attack.kind === 'push' && attack.attacker === target && attack.target === attacker,
    ),
};

const PUSH = -1;
const SHOULDER = 2;

/** Returns why a unit cannot push a target. */
export function pushRefusal(game: Game, attacker: MechState, target: MechState): Refusal | undefined {
  const contact = contactRefusal(game, attacker, target);
  if (contact !== undefined) return contact;
  const limbs = armsRefusal(game, attacker);
  if (limbs !== undefined) return limbs;
  if (target.prone) return refusal('noSuchTarget', 'target', 'is prone: only a standing BattleMech can be pushed');
  const { attackerBase, targetBase } = levelsOf(game, attacker, target);
  if (attackerBase !== targetBase) return OUT_OF_LEVEL;
  return isStraightAhead(game, attacker, target) ? undefined : OUT_OF_ARC;
}

/** Returns why the arms cannot push: both are needed, and neither may have fired. */
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

/** Whether the target is in the hex that the legs of the attacker face. */
function isStraightAhead(game: Game, attacker: MechState, target: MechState): boolean {
  return neighbor(boardOf(game).grid, attacker.hex, attacker.facing) === target.hex;
}

/**
 * Returns the target number of a push.
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
    physicalBase(game, STANDING, attacker, target, explanation) +
    note(explanation, 'attack', PUSH) +
    note(explanation, 'shoulder', shoulders * SHOULDER)
  );
}
