import type { HexId } from '@hexfall/hex';
import { boardOf, type Game, type GameEvent, type MechId, type Modifier } from '@hexfall/rules';
import { formatEvent, modifierText, type Names, namesOf } from '@hexfall/view';

/** A roll as it is shown: its purpose, its target number and its result. */
export interface ShownRoll {
  /** The target number of two dice; `undefined` for a roll on a table. */
  readonly need: number | undefined;
  /** The sum of two dice, or the result of a single die. */
  readonly roll: number;
  /** Whether the roll succeeded; `undefined` for a roll on a table. */
  readonly success: boolean | undefined;
  /** How the target number is made up: each value with its words. */
  readonly modifiers: readonly ShownModifier[];
}

export interface ShownModifier {
  readonly value: number;
  readonly words: string;
}

/** A moment of the playback: one event of the game, and what a viewer sees of it. */
export interface Moment {
  /** Index among the events of the game. */
  readonly index: number;
  readonly event: GameEvent;
  readonly words: string;
  readonly roll: ShownRoll | undefined;
  /** The unit that acts, or to which the event happens. */
  readonly unit: MechId | undefined;
  readonly target: MechId | undefined;
  /** The hex of the event, if that is not where the unit stands. */
  readonly hex: HexId | undefined;
}

/** Describes an event that has just been applied to the state of the game. */
export function momentOf(game: Game, event: GameEvent, index: number): Moment {
  const names = namesOf(game);
  return {
    index,
    event,
    words: formatEvent(event, names),
    roll: rollOf(event, names),
    unit: actorOf(event),
    target: targetOf(event),
    hex: hexOf(game, event),
  };
}

/** Returns the modifiers of a target number in words. */
export function shownModifiers(modifiers: readonly Modifier[], names: Names): ShownModifier[] {
  return modifiers.map(modifier => ({ value: modifier.value, words: modifierText(modifier, names) }));
}

function rollOf(event: GameEvent, names: Names): ShownRoll | undefined {
  if (!('roll' in event) || event.roll === 0) return undefined;
  return {
    need: 'need' in event ? event.need : undefined,
    roll: event.roll,
    success: successOf(event),
    modifiers: 'modifiers' in event ? shownModifiers(event.modifiers, names) : [],
  };
}

/** Whether a roll succeeded for the unit that made it. */
function successOf(event: GameEvent): boolean | undefined {
  if ('hit' in event) return event.hit;
  if ('passed' in event) return event.passed;
  if ('awake' in event) return event.awake;
  if ('cleared' in event) return event.cleared;
  if ('failed' in event) return !event.failed;
  if ('stopped' in event) return event.stopped;
  if ('broke' in event) return !event.broke;
  return 'onTarget' in event ? event.onTarget : undefined;
}

function actorOf(event: GameEvent): MechId | undefined {
  if (event.type === 'AttackDeclared') return event.attack.attacker;
  if ('attacker' in event) return event.attacker;
  return 'unit' in event ? event.unit : undefined;
}

function targetOf(event: GameEvent): MechId | undefined {
  if (event.type === 'AttackDeclared') return 'target' in event.attack ? event.attack.target : undefined;
  return 'target' in event && event.target >= 0 ? event.target : undefined;
}

function hexOf(game: Game, event: GameEvent): HexId | undefined {
  return 'hex' in event && event.hex >= 0 && event.hex < boardOf(game).grid.size ? event.hex : undefined;
}
