import type { Plan, Question } from '@hexfall/odds';
import {
  blowDamage,
  type CloseAttack,
  type Command,
  type Game,
  HIT_TABLES,
  type HitTable,
  type MechId,
  mechOf,
  NOWHERE,
  type PhysicalCommand,
  passCommand,
  physicalOptions,
  planBlowOrder,
  reasonsOf,
} from '@hexfall/rules';
import { locationName, namesOf } from '@hexfall/view';
import { type ShownModifier, shownModifiers } from '../moment.ts';
import { rehearse } from '../rehearsal.ts';
import { Choice } from './choice.ts';
import { chanceOf, pilotingRolls, type RiskRoll } from './risk.ts';

/** One blow of a card. A punch with both fists has two of them. */
export interface Strike {
  /** The limb or weapon that strikes, such as "right arm". */
  readonly with: string;
  readonly need: number;
  readonly chance: number;
  readonly modifiers: readonly ShownModifier[];
  /** Points of damage if the blow hits. */
  readonly damage: number;
}

/** A physical attack that can be declared. */
export interface BlowCard {
  readonly kind: PhysicalCommand['type'];
  readonly title: string;
  readonly command: PhysicalCommand;
  readonly target: MechId;
  readonly strikes: readonly Strike[];
  /** Average points of damage, including misses. */
  readonly expected: number;
  /** Piloting rolls of both units if the attack hits, and if it misses. */
  readonly rollsAfterHit: readonly RiskRoll[];
  readonly rollsAfterMiss: readonly RiskRoll[];
  /** What is needed to compute the exact chances: the plan, and the questions to ask about it. */
  readonly plan: Plan;
  readonly questions: readonly Question[];
}

interface BlowSettings {
  readonly card: PhysicalCommand | undefined;
  readonly passes: boolean;
}

/** The physical attack of a unit, or none. */
export class BlowChoice extends Choice<BlowSettings> {
  readonly kind = 'blow';
  /** Every attack that can be declared, the one with the highest average damage first. */
  readonly cards: readonly BlowCard[];

  constructor(game: Game, unit: MechId) {
    super(game, unit, { card: undefined, passes: false });
    const orders = physicalOptions(game, mechOf(game, unit)).flatMap(calledShots);
    const cards = orders.flatMap(command => cardFor(game, command));
    this.cards = cards.sort((a, b) => b.expected - a.expected);
  }

  /** The chosen attack. */
  get card(): BlowCard | undefined {
    return this.cards.find(({ command }) => command === this.settings.card);
  }

  get passes(): boolean {
    return this.settings.passes;
  }

  override get command(): Command | undefined {
    return this.settings.passes ? passCommand('physical', this.unit) : this.settings.card;
  }

  /** Chooses one of `cards`. */
  play(card: BlowCard): void {
    this.choose({ card: card.command, passes: false });
  }

  /** Chooses the next card, or the previous one. */
  cycle(step: 1 | -1): void {
    if (this.cards.length === 0) return;
    const at = this.cards.findIndex(({ command }) => command === this.settings.card);
    const next =
      at < 0 ? (step === 1 ? 0 : this.cards.length - 1) : (at + step + this.cards.length) % this.cards.length;
    this.play(this.cards[next]!);
  }

  /** Chooses to make no attack. */
  pass(): void {
    this.choose({ card: undefined, passes: true });
  }
}

/** Returns the orders for aiming a melee weapon at the upper half or the legs of its target, where the rules allow it. */
function calledShots(order: PhysicalCommand): readonly PhysicalCommand[] {
  return order.type === 'melee'
    ? HIT_TABLES.map((aim): PhysicalCommand => Object.assign({ ...order }, { aim }))
    : [order];
}

function cardFor(game: Game, command: PhysicalCommand): BlowCard[] {
  const planned = planBlowOrder(game, command);
  if (!planned.ok) return [];
  const strikes = planned.value.map(attack => strikeOf(game, attack));
  const { unit, target } = command;
  return [
    {
      kind: command.type,
      title: titleOf(game, command, strikes),
      command,
      target,
      strikes,
      expected: strikes.reduce((sum, { chance, damage }) => sum + chance * damage, 0),
      rollsAfterHit: rollsAfter(game, command, true),
      rollsAfterMiss: rollsAfter(game, command, false),
      plan: { kind: 'orders', orders: [command], until: 'phase' },
      questions: [
        { about: 'hit', unit },
        { about: 'destroyed', unit: target },
        { about: 'fall', unit: target },
        { about: 'fall', unit },
        { about: 'damage', unit: target },
      ],
    },
  ];
}

function strikeOf(game: Game, attack: CloseAttack): Strike {
  const names = namesOf(game);
  return {
    with: limbWords(game, attack),
    need: attack.need,
    chance: chanceOf(attack.need),
    modifiers: shownModifiers(reasonsOf(attack), names),
    damage: blowDamage(game, attack),
  };
}

function limbWords(game: Game, attack: CloseAttack): string {
  const spec = namesOf(game).spec(attack.attacker);
  if (attack.kind === 'melee') return spec.equipment[attack.item]?.name ?? 'melee weapon';
  const limb = 'limb' in attack ? attack.limb : NOWHERE;
  return limb === NOWHERE ? 'both arms' : locationName(spec, limb).toLowerCase();
}

const VERBS: Readonly<Record<PhysicalCommand['type'], string>> = {
  punch: 'Punch',
  kick: 'Kick',
  push: 'Push',
  melee: 'Strike',
};

const AIMS: Readonly<Record<HitTable, string>> = { full: '', punch: ', aimed high', kick: ', aimed low' };

function titleOf(game: Game, command: PhysicalCommand, strikes: readonly Strike[]): string {
  const { type, target } = command;
  const limbs = type === 'push' ? '' : ` with the ${strikes.map(strike => strike.with).join(' and the ')}`;
  return `${VERBS[type]} ${namesOf(game).mark(target)}${limbs}${type === 'melee' ? AIMS[command.aim] : ''}`;
}

function rollsAfter(game: Game, command: PhysicalCommand, hits: boolean): RiskRoll[] {
  return pilotingRolls(game, rehearse(game, command, { until: 'phase', hits })?.events ?? []);
}
