import { fail, type Result, succeed } from '../../basics/result.ts';
import { canAct } from '../../questions/unit/condition.ts';
import {
  isRamOrder,
  type PhysicalCommand,
  type RamCommand,
  type Refusal,
  refusal,
} from '../../vocabulary/commands/command.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { runSteps } from '../../vocabulary/game/step.ts';
import type { PhysicalAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { resolveQueuedRolls } from '../piloting/queued-rolls.ts';
import type { RolledAttack } from './blow.ts';
import { blowOrdersInReach, planBlowOrder, ramKind, resolveBlows, rollDeclaredBlow } from './kinds.ts';

/**
 * Returns every physical attack that a unit can declare now; called shots are left out.
 *
 * @example
 * ```ts
 * import { mechOf, physicalOptions } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const kinds = new Set(physicalOptions(game, mechOf(game, 0)).map(command => command.type));
 * [...kinds]; // => ['punch', 'kick', 'push']
 * ```
 */
export function physicalOptions(game: Game, mech: MechState): PhysicalCommand[] {
  return blowOrdersInReach(game, mech).filter(order => planBlowOrder(game, order).ok);
}

/** Carries out attacks that were planned, and returns the rolls. */
type LoneAttack = () => readonly RolledAttack<PhysicalAttack>[];

/**
 * One physical attack by itself, outside the order of a turn: checked, rolled, carried out, and every piloting roll it causes made
 * at once. For tools that ask what a single kick does; a game resolves its physical phase with the same parts.
 *
 * A charge or death from above begins with its move, from where the attacker stands; whether the target has finished its own does
 * not matter. One that falls on the way rolls no attack.
 *
 * @example
 * ```ts
 * import { createPosition, LL, mechOf, resolvePhysicalAttack, ScriptedDice } from '@hexfall/rules';
 *
 * const dice = new ScriptedDice().add('toHit', 9).add('kickLocation', 5).add('piloting', 8);
 * const game = createPosition([{ tonnage: 50 }, { tonnage: 55 }], { phase: 'physical', dice });
 * const before = mechOf(game, 1).armor[LL] ?? 0;
 * const kick = resolvePhysicalAttack(game, { type: 'kick', unit: 0, target: 1, leg: 'RL' });
 * kick.ok && kick.value[0]?.hit; // => true
 * before - (mechOf(game, 1).armor[LL] ?? 0); // => 10
 * ```
 *
 * @example
 * ```ts
 * import { createPosition, resolvePhysicalAttack, SeededDice } from '@hexfall/rules';
 *
 * const game = createPosition([{ tonnage: 80, hex: '0507' }, { tonnage: 55 }], { dice: new SeededDice('42') });
 * const steps = ['forward', 'forward', 'forward'] as const;
 * const charge = resolvePhysicalAttack(game, { type: 'charge', unit: 0, target: 1, mode: 'run', steps, climb: true });
 * charge.ok && charge.value[0]?.damage; // => 16
 * ```
 */
export function resolvePhysicalAttack(
  game: Game,
  command: PhysicalCommand | RamCommand,
): Result<readonly RolledAttack<PhysicalAttack>[], Refusal> {
  const wrong = attackerRefusal(game, command.unit);
  if (wrong !== undefined) return fail(wrong);
  const planned = isRamOrder(command) ? planRam(game, command) : planBlow(game, command);
  if (!planned.ok) return planned;
  const queued = game.state.mechs.map(mech => mech.rolls.length);
  const rolled = planned.value();
  resolveRollsCaused(game, command, queued);
  return succeed(rolled);
}

function attackerRefusal(game: Game, unit: MechId): Refusal | undefined {
  const mech = game.state.mechs[unit];
  if (mech === undefined) return refusal('noSuchUnit', 'unit', 'is not a unit of this game');
  return canAct(mech)
    ? undefined
    : refusal('unitIncapable', 'unit', 'is out of play, shut down or without a conscious pilot');
}

function planBlow(game: Game, order: PhysicalCommand): Result<LoneAttack, Refusal> {
  const planned = planBlowOrder(game, order);
  if (!planned.ok) return planned;
  return succeed(() => {
    const blows = planned.value.map(attack => rollDeclaredBlow(game, attack));
    resolveBlows(game, blows);
    return blows;
  });
}

function planRam(game: Game, order: RamCommand): Result<LoneAttack, Refusal> {
  const kind = ramKind(order.type);
  const planned = kind.plan(game, order);
  if (!planned.ok) return planned;
  return succeed(() => {
    const attack = planned.value();
    if (attack === undefined) return [];
    const rolled = kind.roll(game, attack);
    runSteps(game, kind.resolve(game, rolled));
    return [rolled];
  });
}

/**
 * Makes the rolls that the attack has caused, those of the target and the attacker first; `queued` are rolls that waited before the attack.
 */
function resolveRollsCaused(
  game: Game,
  { target, unit }: PhysicalCommand | RamCommand,
  queued: readonly number[],
): void {
  for (const id of [target, unit]) resolveQueuedRolls(game, mechOf(game, id));
  for (const mech of game.state.mechs) if (mech.rolls.length > queued[mech.id]!) resolveQueuedRolls(game, mech);
}
