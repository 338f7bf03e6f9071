import { fail, type Result, succeed } from '../../basics/result.ts';
import { occupantAt, overlaps } from '../../questions/board/spot.ts';
import { type MovePlan, planMove } from '../../questions/movement/plan-move.ts';
import { isSheltered, SHELTERED } from '../../questions/physical/contact.ts';
import { isUpAndAble } from '../../questions/unit/condition.ts';
import { type ChargeCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { NO_MODIFIERS } from '../../vocabulary/explain/modifiers.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { resolveMove } from '../movement/move.ts';
import { ramTargetRefusal } from './ram-target.ts';

export interface ChargePlan {
  /** All steps; the last one enters the target's hex. */
  readonly move: MovePlan;
  readonly attack: RamAttack;
}

/**
 * A charge is a move on foot, forward all the way, whose last step enters the hex of a standing enemy that has finished
 * moving. The attacker stops in the hex before it; the step itself is taken when the charge is resolved.
 */
export function planCharge(game: Game, command: ChargeCommand): Result<ChargePlan, Refusal> {
  const attacker = mechOf(game, command.unit);
  const target = game.state.mechs[command.target];
  const wrong = ramTargetRefusal(game, attacker, target) ?? stepsRefusal(command);
  if (wrong !== undefined || target === undefined) return fail(wrong!);
  if (target.prone)
    return fail(refusal('illegalCharge', 'target', 'is prone: only a standing BattleMech can be charged'));
  const move = planMove(game, { ...command, type: 'move' }, target.id);
  if (!move.ok) return move;
  const contact = contactRefusal(game, attacker, target, move.value);
  if (contact !== undefined) return fail(contact);
  const attack: RamAttack = { kind: 'charge', attacker: attacker.id, target: target.id, hex: target.hex };
  return succeed({ move: move.value, attack });
}

function stepsRefusal(command: ChargeCommand): Refusal | undefined {
  if (!Array.isArray(command.steps)) return refusal('malformed', 'steps', 'must be a list');
  if (command.steps.at(-1) !== 'forward') return refusal('illegalCharge', 'steps', 'must end with a step forward');
  return command.steps.includes('backward') ? refusal('illegalCharge', 'steps', 'must not go backward') : undefined;
}

/** The last step, and only the last, meets the target; the one before leads to a place where the attacker can wait. */
function contactRefusal(game: Game, attacker: MechState, target: MechState, move: MovePlan): Refusal | undefined {
  const { hex, elevation } = move.table.places;
  const meets = (place: number): boolean => overlaps(target, hex[place]!, elevation[place]!);
  const contact = move.steps.findIndex(step => meets(step.place));
  if (contact !== move.steps.length - 1) return refusal('illegalCharge', 'steps', 'must end in the hex of the target');
  if (move.steps.at(-1)!.prone) return refusal('illegalCharge', 'steps', 'must end on the feet');
  const before = beforeContact(move);
  if (isSheltered(game, { hex: hex[before]!, elevation: elevation[before]!, height: 1 }, target)) return SHELTERED;
  return before !== move.start.place && occupantAt(game, attacker, move.table, before) !== undefined
    ? refusal('hexTaken', 'steps', 'pass through a hex where another BattleMech stands right before the target')
    : undefined;
}

function beforeContact(move: MovePlan): number {
  return (move.steps.at(-2) ?? move.start).place;
}

/**
 * The run-up; then the charge is declared, unless the attacker has lost its footing on the way. The step into the target
 * is made and counted like any other, but leads no further than the hex before.
 */
export function resolveChargeMove(game: Game, { move, attack }: ChargePlan): void {
  const attacker = mechOf(game, attack.attacker);
  const place = beforeContact(move);
  const contact = { ...move.steps.at(-1)!, place, flags: 0 };
  resolveMove(game, attacker.id, { ...move, steps: [...move.steps.slice(0, -1), contact] });
  const arrived = attacker.hex === move.table.places.hex[place] && attacker.mpUsed === contact.mpUsed;
  if (arrived && attacker.movement === move.mode && isUpAndAble(attacker)) {
    emit(game, { type: 'AttackDeclared', attack, modifiers: NO_MODIFIERS });
  }
}
