import {
  type Command,
  type FireCommand,
  type Game,
  IMPOSSIBLE,
  LOCATIONS,
  type Modifier,
  mechOf,
  type Plan,
  pilotingNumber,
  specOf,
} from '@hexfall/rules';
import { type AttackQuestion, attackNumber, formatNumber, namesOf } from '@hexfall/view';
import type { CaseNumber } from './case.ts';

/** The numbers that the dice of a plan must reach, with all their modifiers, as things stand. */
export function planNumbers(game: Game, plan: Plan): CaseNumber[] {
  if (plan.kind === 'orders') return plan.orders.flatMap(order => orderNumbers(game, order));
  return plan.kind === 'piloting' ? [pilotingNumberOf(game, plan)] : [];
}

function orderNumbers(game: Game, order: Command): CaseNumber[] {
  switch (order.type) {
    case 'fire':
      return order.shots.flatMap(shot => shotNumber(game, order, shot));
    case 'punch':
      return order.arms.flatMap(arm =>
        numberOf(
          game,
          { kind: 'punch', attacker: order.unit, target: order.target, limb: LOCATIONS.indexOf(arm) },
          `punch, ${arm === 'LA' ? 'left' : 'right'} arm`,
        ),
      );
    case 'kick':
      return numberOf(
        game,
        { kind: 'kick', attacker: order.unit, target: order.target, limb: LOCATIONS.indexOf(order.leg) },
        'kick',
      );
    case 'push':
      return numberOf(game, { kind: 'push', attacker: order.unit, target: order.target }, 'push');
    case 'melee':
      return numberOf(
        game,
        { kind: 'melee', attacker: order.unit, target: order.target, item: order.item, aim: order.aim },
        equipmentName(game, order.unit, order.item),
      );
    case 'charge':
    case 'dfa':
      return numberOf(
        game,
        { kind: order.type, attacker: order.unit, target: order.target },
        order.type === 'dfa' ? 'death from above' : 'charge',
      );
    default:
      return [];
  }
}

function shotNumber(
  game: Game,
  { unit, shots }: FireCommand,
  { weapon, target, bin, aim, spotter }: FireCommand['shots'][number],
): CaseNumber[] {
  const { type } = specOf(game, mechOf(game, unit)).weapons[weapon]!;
  const question: AttackQuestion = {
    kind: 'weapon',
    attacker: unit,
    target,
    weapon,
    ...(bin === undefined ? {} : { bin }),
    ...(aim === undefined ? {} : { aimedAt: LOCATIONS.indexOf(aim) }),
    ...(spotter === undefined ? {} : { spotter }),
  };
  const several = new Set(shots.map(shot => shot.target)).size > 1;
  const what = several ? `${type.name} at ${namesOf(game).mark!(target)}` : type.name;
  return numberOf(game, question, what).map(number => ({
    ...number,
    question: { about: 'hit', unit, weapon } as const,
  }));
}

function numberOf(game: Game, question: AttackQuestion, what: string): CaseNumber[] {
  const answer = attackNumber(game, question);
  if (answer === undefined) return [];
  const { need, modifiers } = answer;
  return [{ what, need, text: textOf(need, modifiers), question: { about: 'hit', unit: question.attacker } }];
}

function pilotingNumberOf(
  game: Game,
  { unit, reason, modifier }: Extract<Plan, { readonly kind: 'piloting' }>,
): CaseNumber {
  const modifiers: Modifier[] = [];
  const need = pilotingNumber(game, mechOf(game, unit), reason, modifier, modifiers);
  return { what: 'piloting roll', need, text: textOf(need, modifiers), question: undefined };
}

function textOf(need: number, modifiers: readonly Modifier[]): string {
  if (need >= IMPOSSIBLE) return 'impossible';
  return formatNumber(
    need,
    modifiers.filter(({ value }, i) => value !== 0 || i === 0),
  );
}

function equipmentName(game: Game, unit: number, item: number): string {
  return specOf(game, mechOf(game, unit)).equipment[item]?.name ?? 'melee weapon';
}
