import {
  blowDamage,
  blowLimb,
  type CloseAttack,
  type DiceRoller,
  type EventSink,
  type Game,
  keepReasons,
  LOCATIONS,
  mechOf,
  physicalOptions,
  planBlowOrder,
  type RolledAttack,
  reasonsOf,
  rollDeclaredBlow,
  SeededDice,
  specOf,
} from '@hexfall/rules';
import { BLOW_WORDS, capitalized, locationName, namesOf } from '@hexfall/view';
import { chanceOf } from '../../play/model/choices/risk.ts';
import { type ShownModifier, shownModifiers } from '../../play/model/moment.ts';
import type { Aim, Blow, Encounter } from './entries.ts';
import { createRange } from './firing-range.ts';

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
  const range = meet(game, { unit, target, aim }, dice, EXPLAINING);
  return [...possibleBlows(range, { unit, target, aim })].map(({ blow, attack }) => lineOf(range, blow, attack));
}

/** Rolls a blow; returns `undefined` for one that the rules do not allow. */
export function rollBlow(game: Game, blow: Blow, sink: EventSink): StruckBlow | undefined {
  const range = meet(game, blow, game.dice, sink);
  for (const possible of possibleBlows(range, blow)) {
    if (isSameBlow(possible, blow)) return { range, attack: rollDeclaredBlow(range, possible.attack) };
  }
  return undefined;
}

/** Returns a game in which both units are adjacent, whatever distance was measured for shots. */
export function meet(game: Game, encounter: Encounter, dice: DiceRoller, sink: EventSink): Game {
  const aim = { ...encounter.aim, hexes: 1, lightWoods: 0, heavyWoods: 0, cover: false };
  return createRange(game, { ...encounter, aim }, dice, sink);
}

interface PossibleBlow {
  readonly blow: Blow;
  readonly attack: CloseAttack;
}

/** Returns the blows that the rules allow where both units stand. Orders for two fists are left out: these are separate blows. */
function* possibleBlows(range: Game, { unit, target, aim }: Encounter): Generator<PossibleBlow> {
  for (const order of physicalOptions(range, mechOf(range, unit))) {
    const planned = planBlowOrder(range, order);
    const [attack, another] = planned.ok ? planned.value : [];
    if (attack === undefined || another !== undefined) continue;
    const limb = LOCATIONS[blowLimb(range, attack)] ?? EITHER_ARM;
    const item = 'item' in attack ? attack.item : -1;
    const blow = { kind: 'blow', unit, type: attack.kind, limb, item, target, aim } as const;
    yield { blow, attack: keepReasons({ ...attack, need: attack.need + aim.extra }, [...reasonsOf(attack)]) };
  }
}

/** Whether a blow is of the same kind, with the same limb or weapon. */
function isSameBlow({ blow: { type, limb, item }, attack }: PossibleBlow, blow: Blow): boolean {
  if (type !== blow.type || ('item' in attack && item !== blow.item)) return false;
  return !('limb' in attack) || limb === blow.limb;
}

/** What is stored for a blow that takes both arms. */
const EITHER_ARM = 'RA';

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
  if (item >= 0) return `Strike with the ${spec.equipment[item]?.name ?? 'melee weapon'}`;
  const { noun, limb: part } = BLOW_WORDS[type];
  if (part === undefined) return capitalized(noun);
  return `${capitalized(noun)} with the ${locationName(spec, LOCATIONS.indexOf(limb)).toLowerCase()}`;
}
