import {
  type Game,
  type GameEvent,
  HD,
  isItemHit,
  type MechId,
  mechOf,
  STAGGERING_DAMAGE,
  specOf,
} from '@hexfall/rules';
import { isNumberQuestion, type NumberQuestion, type Question } from './question.ts';

type EventType = GameEvent['type'];

/**
 * Answers a question with a number that changes with the events of a run. The number starts at 0; for a yes-or-no question, 1 means yes.
 * What happens to a unit after it is destroyed does not count.
 */
export interface Gauge {
  /** The unit that the events must be about; for the roll of an attack, the attacker. */
  readonly unit: MechId;
  readonly watches: readonly EventType[];
  /** The answer is a number rather than yes or no. */
  readonly answersNumber: boolean;
  /**
   * Whether states with different numbers must be kept apart. They need not be where the number rises at most once: seeing it rise is then
   * enough.
   */
  readonly remembers: boolean;
  /** Whether a yes may turn back into a no. */
  readonly mayFall: boolean;
  /** Returns the number after an event, given the one before. */
  see(number: number, event: GameEvent, game: Game): number;
  /** Returns the answer at the end of a run. */
  read(number: number, game: Game): number;
}

const YES = 1;

const FLAG = { answersNumber: false, remembers: true, mayFall: false } as const;
const NUMBER = { answersNumber: true, remembers: true, mayFall: true } as const;

/** Returns the gauge that answers a question. */
export function gaugeFor(question: Question): Gauge {
  return isNumberQuestion(question) ? numberGauge(question) : chanceGauge(question);
}

type Sees<T extends EventType> = (event: Extract<GameEvent, { readonly type: T }>, game: Game) => boolean;

/** A gauge that turns to yes with the first event of these types that passes the test. */
function flag<T extends EventType>(unit: MechId, watches: readonly T[], test: Sees<T> = () => true): Gauge {
  return {
    unit,
    watches,
    ...FLAG,
    see: (number, event, game) =>
      number === YES || test(event as Extract<GameEvent, { readonly type: T }>, game) ? YES : 0,
    read: number => number,
  };
}

// oxlint-disable-next-line max-lines-per-function -- one entry for each subject
function chanceGauge(question: Exclude<Question, NumberQuestion>): Gauge {
  const { unit } = question;
  switch (question.about) {
    case 'hit':
      return hitGauge(unit, question.weapon);
    case 'structure':
      return flag(
        unit,
        ['DamageApplied'],
        ({ location, structureDamage }) => structureDamage > 0 && location === (question.location ?? location),
      );
    case 'locationLost':
      return flag(unit, ['LocationLost'], ({ location }) => location === question.location);
    case 'critical':
      return flag(unit, ['SlotHit']);
    case 'itemLost':
      return flag(unit, ['SlotHit', 'LocationLost', 'HullBreached'], (_, game) => {
        const mech = mechOf(game, unit);
        return isItemHit(mech, specOf(game, mech), question.kind, question.item);
      });
    case 'stagger':
      return flag(unit, ['DamageApplied'], ({ damageThisPhase }) => damageThisPhase >= STAGGERING_DAMAGE);
    case 'pilotingRoll':
      return flag(unit, ['PilotingRolled'], ({ reason }) => reason !== 'avoidWound');
    case 'fall':
      return flag(unit, ['Fell']);
    case 'headHit':
      return flag(unit, ['DamageApplied'], ({ location }) => location === HD);
    case 'pilotWounded':
      return flag(unit, ['PilotHit']);
    case 'pilotOut':
      return outGauge(unit);
    case 'pilotKilled':
      return flag(unit, ['PilotHit'], ({ dead }) => dead);
    case 'explosion':
      return flag(unit, ['Exploded']);
    case 'destroyed':
      return flag(unit, ['UnitDestroyed']);
    default:
      return flag(unit, ['ShutDown']);
  }
}

function hitGauge(unit: MechId, weapon: number | undefined): Gauge {
  const gauge = flag(
    unit,
    ['AttackRolled', 'PhysicalRolled', 'BuildingAttackRolled'],
    event => event.hit && (weapon === undefined || ('weapon' in event && event.weapon === weapon)),
  );
  return weapon === undefined ? gauge : { ...gauge, remembers: false };
}

/** Returns a gauge for a pilot who is unconscious or dead in the end: one who was knocked out may wake up before the turn is over. */
function outGauge(unit: MechId): Gauge {
  return {
    unit,
    watches: ['ConsciousnessRolled', 'PilotHit', 'RecoveryRolled'],
    ...FLAG,
    mayFall: true,
    see: (_, __, game) => (mechOf(game, unit).pilot === 'awake' ? 0 : YES),
    read: number => number,
  };
}

function numberGauge(question: NumberQuestion): Gauge {
  const { unit } = question;
  switch (question.about) {
    case 'damage':
      return damageGauge(unit, question.location);
    case 'criticals':
      return { unit, watches: ['SlotHit'], ...NUMBER, see: number => number + 1, read: number => number };
    case 'heat':
      return endGauge(unit, game => mechOf(game, unit).heat);
    default:
      return endGauge(unit, game => mechOf(game, unit).ammo[question.bin]!);
  }
}

/**
 * Returns a gauge that is read at the end of a run, or at the moment the unit is destroyed: then its number is the reading plus one, since
 * 0 means that the unit is not destroyed.
 */
function endGauge(unit: MechId, reading: (game: Game) => number): Gauge {
  return {
    unit,
    watches: ['UnitDestroyed'],
    ...NUMBER,
    see: (_, __, game) => reading(game) + 1,
    read: (number, game) => (number > 0 ? number - 1 : reading(game)),
  };
}

function damageGauge(unit: MechId, location: number | undefined): Gauge {
  return {
    unit,
    watches: ['DamageApplied'],
    ...NUMBER,
    see: (number, event) => {
      if (event.type !== 'DamageApplied' || (location !== undefined && event.location !== location)) return number;
      return number + event.armorDamage + event.structureDamage;
    },
    read: number => number,
  };
}
