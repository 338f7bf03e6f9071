import { type Game, type GameEvent, hasBit, mechOf, type RollTag, specOf } from '@hexfall/rules';
import { explainEvent, locationCode, locationName, reasonWords, slotName, unitMark } from '@hexfall/view';
import { type AskedRoll, canSkip } from './asking-dice.ts';
import type { Outcome } from './carry-out-entry.ts';

/** One result of a roll, and its meaning. */
export interface RollOption {
  readonly value: number;
  /** The result of the dice, or how the dice choose a slot. */
  readonly figure: string;
  /** What follows from it, in a word or two; '' if only later rolls will show. */
  readonly words: string;
  readonly mood: 'good' | 'bad' | 'plain';
}

/** A roll that waits for the player's answer. */
export interface Question {
  readonly roll: AskedRoll;
  /** The unit that it is about. */
  readonly unit: number | undefined;
  readonly title: string;
  /** The reason for the roll, and the unit that makes it. */
  readonly about: string;
  /** How the target number is made up: "7 = 5 piloting + 1 pilot wounded"; '' if there is none. */
  readonly why: string;
  readonly options: readonly RollOption[];
  /** Whether the roll can be left out by itself. */
  readonly canSkip: boolean;
}

/** Returns the outcome that a result of the roll would have. */
export type Foresee = (value: number) => Outcome;

/** Puts a roll into words. `told` is the number of events before it. */
export function questionOf(game: Game, roll: AskedRoll, foresee: Foresee, told: number): Question {
  const values = Array.from({ length: roll.highest - roll.lowest + 1 }, (_, i) => roll.lowest + i);
  const outcomes = values.map(value => foresee(value).events.slice(told));
  const first = outcomes.map(statementIn).find(event => event !== undefined);
  const unit = first === undefined ? undefined : unitOf(first);
  const isSlot = roll.tag === 'criticalSlot' && first !== undefined;
  return {
    roll,
    unit,
    title: TITLES[roll.tag] ?? 'Roll',
    about: [unit === undefined ? '' : nameOf(game, unit), aboutWords(game, first)]
      .filter(part => part !== '')
      .join(': '),
    why: numberWords(game, roll, first),
    options: isSlot ? slotOptions(game, roll, first) : values.map((value, n) => optionOf(game, value, outcomes[n]!)),
    canSkip: canSkip(roll),
  };
}

/** Returns the event that states a roll: the first with a target number, or else the first event. */
function statementIn(events: readonly GameEvent[]): GameEvent | undefined {
  return events.slice(0, STATED_WITHIN).find(event => 'need' in event) ?? events[0];
}

/** How many events are searched for the statement of a roll: a weapon fires, and perhaps discharges, before it. */
const STATED_WITHIN = 3;

function nameOf(game: Game, unit: number): string {
  return `${unitMark(game, unit)} ${specOf(game, mechOf(game, unit)).name}`;
}

const TITLES: Readonly<Partial<Record<RollTag, string>>> = {
  piloting: 'Piloting roll',
  standUp: 'Roll to stand up',
  skid: 'Roll against skidding',
  toHit: 'Attack roll',
  antiMissile: 'Anti-missile system',
  cluster: 'Cluster hits',
  aim: 'Aimed shot',
  hitLocation: 'Hit location',
  floorLocation: 'Hit location',
  punchLocation: 'Hit location',
  kickLocation: 'Hit location',
  plasmaHeat: 'Heat from plasma',
  criticalCount: 'Roll for critical hits',
  criticalSlot: 'Which slot is hit?',
  ventedCritical: 'Critical hit in spite of CASE II?',
  hullBreach: 'Does the hull hold under water?',
  consciousness: 'Does the pilot stay conscious?',
  fallDirection: 'How does it fall?',
  avoidFallDamage: 'Does the pilot come through unhurt?',
  shutdown: 'Roll to avoid shutdown',
  restart: 'Roll to start up again',
  ammoExplosion: 'Roll to avoid an ammunition explosion',
  recovery: 'Does the pilot wake up?',
  unjam: 'Roll to clear the jam',
};

function unitOf(event: GameEvent): number | undefined {
  if ('unit' in event) return event.unit;
  return 'attacker' in event ? event.attacker : undefined;
}

function aboutWords(game: Game, event: GameEvent | undefined): string {
  switch (event?.type) {
    case 'PilotingRolled':
      return reasonWords(event.reason);
    case 'Fell':
      return `${reasonWords(event.reason)}, ${event.damage} damage`;
    case 'CriticalRolled':
    case 'SlotHit':
    case 'ArmoredSlotStruck':
      return locationName(specOf(game, mechOf(game, event.unit)), event.location);
    case 'AttackRolled':
    case 'ClusterRolled':
      return weaponName(game, event.attacker, event.weapon);
    case 'PhysicalRolled':
      return event.kind;
    case 'DamageApplied':
      return `${event.damage} damage`;
    default:
      return '';
  }
}

function weaponName(game: Game, unit: number, weapon: number): string {
  return specOf(game, mechOf(game, unit)).weapons[weapon]?.type.name ?? '';
}

function numberWords(game: Game, { need }: AskedRoll, event: GameEvent | undefined): string {
  const explained = event === undefined ? undefined : explainEvent(event, game);
  if (explained !== undefined) return explained;
  const known = need ?? (event !== undefined && 'need' in event ? event.need : undefined);
  return known === undefined ? '' : `${known} or more`;
}

function optionOf(game: Game, value: number, events: readonly GameEvent[]): RollOption {
  const { words, mood } = meaningOf(game, events);
  return { value, figure: String(value), words, mood };
}

type Meaning = Pick<RollOption, 'words' | 'mood'>;

const NOTHING: Meaning = { words: '', mood: 'plain' };

/** Returns the meaning of a result, from the first event to which it leads. */
function meaningOf(game: Game, events: readonly GameEvent[]): Meaning {
  const event = statementIn(events);
  const next = events[1];
  switch (event?.type) {
    case 'PilotingRolled':
    case 'HeatRolled':
      return verdict(event.passed, 'passed', 'failed');
    case 'AttackRolled':
    case 'PhysicalRolled':
      return verdict(event.hit, 'hit', 'miss');
    case 'ConsciousnessRolled':
    case 'RecoveryRolled':
      return verdict(event.awake, 'awake', 'out');
    case 'CriticalRolled':
      return criticalMeaning(event.hits, next);
    case 'ClusterRolled':
      return { words: `${event.hits} hit`, mood: 'plain' };
    case 'Fell':
      return { words: event.side, mood: 'plain' };
    case 'DamageApplied': {
      const { unit, location, rear } = event;
      const code = locationCode(specOf(game, mechOf(game, unit)), location);
      return { words: rear ? `${code} rear` : code, mood: 'plain' };
    }
    case 'CoverStruck':
      return { words: 'cover', mood: 'plain' };
    case 'HullBreached':
      return { words: 'flooded', mood: 'bad' };
    default:
      return NOTHING;
  }
}

function verdict(isGood: boolean, good: string, bad: string): Meaning {
  return isGood ? { words: good, mood: 'good' } : { words: bad, mood: 'bad' };
}

function criticalMeaning(hits: number, next: GameEvent | undefined): Meaning {
  if (next?.type === 'LocationLost' && next.cause === 'blownOff') return { words: 'torn off', mood: 'bad' };
  if (hits === 0) return { words: 'none', mood: 'good' };
  return { words: hits === 1 ? '1 hit' : `${hits} hits`, mood: 'bad' };
}

const SLOTS_PER_HALF = 6;

/** Returns the slots that can still be struck, each with the dice that choose it on paper. */
function slotOptions(game: Game, { slots }: AskedRoll, event: GameEvent): RollOption[] {
  if (event.type !== 'SlotHit' && event.type !== 'ArmoredSlotStruck') return [];
  const spec = specOf(game, mechOf(game, event.unit));
  const contents = spec.slots[event.location]!;
  const open = contents.map((_, slot) => slot).filter(slot => hasBit(slots, slot));
  return open.map((slot, value) => ({
    value,
    figure: slotDice(slot, contents.length),
    words: slotName(spec, contents[slot]!),
    mood: 'plain',
  }));
}

/** Returns the dice for a slot: "4" or, in a location of twelve slots, "1–3, 4", for the half and the slot in it. */
function slotDice(slot: number, count: number): string {
  const die = (slot % SLOTS_PER_HALF) + 1;
  if (count <= SLOTS_PER_HALF) return String(die);
  return `${slot < SLOTS_PER_HALF ? '1–3' : '4–6'}, ${die}`;
}
