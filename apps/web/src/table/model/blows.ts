import {
  blowDamage,
  type CloseAttack,
  type DiceRoller,
  type EventSink,
  type Game,
  keepReasons,
  LOCATIONS,
  mechOf,
  type PhysicalCommand,
  physicalOptions,
  planBlowOrder,
  type RolledAttack,
  reasonsOf,
  rollDeclaredBlow,
  SeededDice,
  specOf,
} from '@hexfall/rules';
import { locationName, namesOf } from '@hexfall/view';
import { chanceOf } from '../../play/model/choices/risk.ts';
import { type ShownModifier, shownModifiers } from '../../play/model/moment.ts';
import type { Aim, Blow, Ram } from './entries.ts';
import { createRange, targetOf } from './firing-range.ts';

/** A blow that a unit can strike, with its target number. */
export interface BlowLine {
  readonly blow: Blow;
  /** The blow in words, such as "Kick with the right leg". */
  readonly words: string;
  readonly damage: number;
  readonly need: number;
  readonly chance: number;
  readonly modifiers: readonly ShownModifier[];
}

/** A blow that was rolled, in the game on the strip of map on which it was struck. */
export interface StruckBlow {
  readonly range: Game;
  readonly attack: RolledAttack<CloseAttack>;
}

const EXPLAINING: EventSink = { push: () => undefined, explains: true };

/** Returns the blows that the rules allow a unit against an adjacent target. */
export function blowLines(game: Game, unit: number, target: number, aim: Aim): BlowLine[] {
  const dice = new SeededDice(game.state.dice);
  const range = meet(game, { kind: 'blow', unit, type: 'kick', limb: 'RL', item: -1, target, aim }, dice, EXPLAINING);
  return physicalOptions(range, mechOf(range, unit)).flatMap(order => {
    const blow = blowOf(range, order, target, aim);
    const attack = blow === undefined ? undefined : planBlow(range, blow, order.target);
    return blow === undefined || attack === undefined ? [] : [lineOf(range, blow, attack)];
  });
}

/** Rolls a blow; returns `undefined` for one that the rules do not allow. */
export function rollBlow(game: Game, blow: Blow, sink: EventSink): StruckBlow | undefined {
  const range = meet(game, blow, game.dice, sink);
  const planned = planBlow(range, blow, targetOf(game, blow));
  return planned === undefined ? undefined : { range, attack: rollDeclaredBlow(range, planned) };
}

/** Returns a game in which both units are adjacent, whatever distance was measured for shots. */
export function meet(game: Game, blow: Blow | Ram, dice: DiceRoller, sink: EventSink): Game {
  const aim = { ...blow.aim, hexes: 1, lightWoods: 0, heavyWoods: 0, cover: false };
  return createRange(game, { ...blow, aim }, dice, sink);
}

function planBlow(range: Game, blow: Blow, target: number): CloseAttack | undefined {
  const planned = planBlowOrder(range, orderOf(blow, target));
  const attack = planned.ok ? planned.value[0] : undefined;
  if (attack === undefined) return undefined;
  return keepReasons({ ...attack, need: attack.need + blow.aim.extra }, [...reasonsOf(attack)]);
}

function orderOf({ unit, type, limb, item }: Blow, target: number): PhysicalCommand {
  if (type === 'kick') return { type, unit, target, leg: limb };
  if (type === 'melee') return { type, unit, target, item, aim: 'full' };
  if (type === 'push') return { type, unit, target };
  return { type, unit, target, arms: [limb === 'LA' ? 'LA' : 'RA'] };
}

/** Returns an order as a blow. Two fists are separate blows. */
function blowOf(range: Game, order: PhysicalCommand, target: number, aim: Aim): Blow | undefined {
  const common = { kind: 'blow', unit: order.unit, item: -1, target, aim } as const;
  if (order.type === 'kick') return { ...common, type: 'kick', limb: order.leg };
  if (order.type === 'punch' && order.arms.length === 1) return { ...common, type: 'punch', limb: order.arms[0]! };
  if (order.type === 'push') return { ...common, type: 'push', limb: 'RA' };
  if (order.type !== 'melee') return undefined;
  const { location } = specOf(range, mechOf(range, order.unit)).equipment[order.item]!;
  return { ...common, type: 'melee', limb: LOCATIONS[location] ?? 'RA', item: order.item };
}

function lineOf(range: Game, blow: Blow, attack: CloseAttack): BlowLine {
  const modifiers = shownModifiers(reasonsOf(attack), namesOf(range));
  const { extra } = blow.aim;
  return {
    blow,
    words: blowWords(range, blow),
    damage: blowDamage(range, attack),
    need: attack.need,
    chance: chanceOf(attack.need),
    modifiers: extra === 0 ? modifiers : [...modifiers, { value: extra, words: 'other' }],
  };
}

/** Returns a blow in words, such as "Kick with the right leg". */
export function blowWords(game: Game, { unit, type, limb, item }: Blow): string {
  const spec = specOf(game, mechOf(game, unit));
  if (type === 'melee') return `Strike with the ${spec.equipment[item]?.name ?? 'melee weapon'}`;
  if (type === 'push') return 'Push';
  const verb = type === 'kick' ? 'Kick' : 'Punch';
  return `${verb} with the ${locationName(spec, LOCATIONS.indexOf(limb)).toLowerCase()}`;
}
