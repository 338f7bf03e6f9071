import type { HexId } from '@hexfall/hex';
import type { Plan, Question } from '@hexfall/odds';
import {
  type Game,
  type MechId,
  type MechState,
  type MoveStep,
  mechOf,
  type RamCommand,
  ramKind,
  ramOrders,
  refusalOf,
} from '@hexfall/rules';
import { attackNumber, namesOf } from '@hexfall/view';
import { type ShownModifier, shownModifiers } from '../moment.ts';
import { rehearse } from '../rehearsal.ts';
import { type MovePreview, previewMove } from './move-preview.ts';
import type { ReachTable } from './reach-table.ts';
import { chanceOf, pilotingRolls, type RiskRoll } from './risk.ts';

/** A charge or death from above that can be ordered, with its effects on both sides. */
export interface RamCard {
  readonly kind: RamCommand['type'];
  readonly target: MechId;
  readonly command: RamCommand;
  /** Hex from which the target is struck. */
  readonly from: HexId;
  /** The move to that hex. */
  readonly preview: MovePreview;
  /** The target number of two dice, if nothing changes until the physical attack phase. */
  readonly need: number;
  readonly chance: number;
  readonly modifiers: readonly ShownModifier[];
  /** Points of damage of a hit to the target, and to the attacker itself. */
  readonly damage: number;
  readonly ownDamage: number;
  /** Piloting rolls of both units after a hit, and after a miss. */
  readonly rollsAfterHit: readonly RiskRoll[];
  readonly rollsAfterMiss: readonly RiskRoll[];
  /** What is needed to compute the exact chances: the plan, and the questions to ask about it. */
  readonly plan: Plan;
  readonly questions: readonly Question[];
}

/** Returns the charges and deaths from above of a unit: for each target and kind the one with the most damage. */
export function ramCards(game: Game, mech: MechState, reach: ReachTable): RamCard[] {
  const best = new Map<string, RamCard>();
  for (const command of ordersInReach(game, mech, reach)) {
    if (refusalOf(game, command) !== undefined) continue;
    const card = cardFor(game, command);
    if (card === undefined) continue;
    const key = `${card.kind} ${card.target}`;
    const known = best.get(key);
    if (known === undefined || isBetter(card, known)) best.set(key, card);
  }
  return [...best.values()];
}

function isBetter(card: RamCard, known: RamCard): boolean {
  const worth = ({ chance, damage, preview }: RamCard): number => chance * damage * preview.chance;
  const gain = worth(card) - worth(known);
  return gain > 0 || (gain === 0 && card.preview.mp < known.preview.mp);
}

/** Returns every ram that starts from a hex within reach, legal or not. */
function ordersInReach(game: Game, mech: MechState, reach: ReachTable): Iterable<RamCommand> {
  const ends: { hex: HexId; facing: number; steps: readonly MoveStep[]; run: boolean }[] = [];
  const landings = [mech.hex];
  for (const [hex, options] of reach) {
    for (const { way, ends: byFacing } of options) {
      if (way === 'jump') landings.push(hex);
      if (way !== 'walk' && way !== 'run') continue;
      for (const [facing, end] of byFacing.entries()) {
        if (end === undefined) continue;
        const steps = end.command.type === 'move' ? end.command.steps : [];
        ends.push({ hex, facing, steps, run: way === 'run' });
      }
    }
  }
  return ramOrders(game, mech, { ends, landings });
}

function cardFor(game: Game, command: RamCommand): RamCard | undefined {
  const preview = previewMove(game, command);
  if (preview === undefined) return undefined;
  const { outcome } = preview;
  const { unit, target, type: kind } = command;
  const number = attackNumber(outcome, { kind, attacker: unit, target });
  if (number === undefined) return undefined;
  const [attacker, struck] = [mechOf(outcome, unit), mechOf(outcome, target)];
  const { toTarget, toAttacker } = ramKind(kind).impact(outcome, attacker, struck);
  return {
    kind,
    target,
    command,
    from: attacker.hex,
    preview,
    need: number.need,
    chance: chanceOf(number.need),
    modifiers: shownModifiers(number.modifiers, namesOf(game)),
    damage: toTarget,
    ownDamage: toAttacker,
    rollsAfterHit: rollsAfter(game, command, true),
    rollsAfterMiss: rollsAfter(game, command, false),
    plan: { kind: 'orders', orders: [command], until: 'turn' },
    questions: questionsOf(unit, target),
  };
}

/** Returns the rolls that follow the roll of the attack itself. */
function rollsAfter(game: Game, command: RamCommand, hits: boolean): RiskRoll[] {
  const events = rehearse(game, command, { until: 'turn', hits })?.events ?? [];
  const struck = events.findIndex(event => event.type === 'PhysicalRolled');
  return struck < 0 ? [] : pilotingRolls(game, events.slice(struck));
}

function questionsOf(attacker: MechId, target: MechId): Question[] {
  return [
    { about: 'destroyed', unit: target },
    { about: 'fall', unit: target },
    { about: 'damage', unit: target },
    { about: 'destroyed', unit: attacker },
    { about: 'fall', unit: attacker },
    { about: 'damage', unit: attacker },
  ];
}
