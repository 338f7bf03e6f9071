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
 * What answers a question: a number that follows the events of a run. It begins with 0; that of a yes-or-no question is 1 for yes.
 * Once a unit is destroyed nothing more happens to it that counts.
 */
export interface Gauge {
  /** Whom the events must be about: the unit, or the attacker of a roll. */
  readonly unit: MechId;
  readonly watches: readonly EventType[];
  /** The answer is a number rather than yes or no. */
  readonly answersNumber: boolean;
  /**
   * Whether states with different numbers must be kept apart. Not so where the number rises at most once whatever happens: then it is
   * enough to see it rise.
   */
  readonly remembers: boolean;
  /** A yes may turn back into a no. */
  readonly mayFall: boolean;
  /** Returns the number after an event, given the one before. */
  see(number: number, event: GameEvent, game: Game): number;
  /** Returns the answer as things stand in the end. */
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

/** A pilot who was knocked out may come round before the turn is over. */
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

/** Something that is read in the end, or when the unit is destroyed: the number is then one more than that. */
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
