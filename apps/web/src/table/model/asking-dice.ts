import type { DiceRoller, OutcomeClasses, RollTag } from '@hexfall/rules';

/** A player's answer to a roll: its result, that the roll is left out, or that nothing more is to follow. */
export type Answer = number | 'skip' | 'stop';

/** A roll that the rules ask for. */
export interface AskedRoll {
  readonly tag: RollTag;
  /** What is rolled: two dice, one die, or a choice among several things. */
  readonly kind: 'two' | 'one' | 'choice';
  readonly lowest: number;
  readonly highest: number;
  /** The target number of two dice; `undefined` for a roll on a table. */
  readonly need: number | undefined;
  /** The slots to choose from, one bit each; 0 if something else is chosen. */
  readonly slots: number;
}

/** Thrown to stop the rules when they need a roll that nobody has made yet. */
export class RollWanted extends Error {
  readonly roll: AskedRoll;

  constructor(roll: AskedRoll) {
    super(`the rules ask for ${roll.tag}`);
    this.roll = roll;
  }
}

/** Thrown to stop the rules because the player wants nothing more to follow. */
export class ChainStopped extends Error {}

/** Thrown when a choice that follows from a roll was left out: then the roll itself has to be left out. */
export class RollTakenBack extends Error {
  /** Index of the answer to that roll. */
  readonly answer: number;

  constructor(answer: number) {
    super('the roll is left out');
    this.answer = answer;
  }
}

/** Far beyond any sum of dice, so that a roll that was left out can be distinguished from one that was made. */
const UNROLLED = 100;

/** The results that stand for rolls that are left out: those from which nothing follows. */
const HARMLESS: Readonly<Partial<Record<RollTag, number>>> = {
  piloting: UNROLLED,
  skid: UNROLLED,
  consciousness: UNROLLED,
  avoidFallDamage: UNROLLED,
  shutdown: UNROLLED,
  ammoExplosion: UNROLLED,
  ventedCritical: UNROLLED,
  toHit: -UNROLLED,
  criticalCount: -UNROLLED,
  hullBreach: -UNROLLED,
  restart: -UNROLLED,
  recovery: -UNROLLED,
};

/** Whether a number in an event stands for a roll that was left out. */
export function isUnrolled(roll: number): boolean {
  return Math.abs(roll) >= UNROLLED;
}

/** Whether a roll can be left out by itself. For other rolls, everything that would follow is left out. */
export function canSkip({ tag }: AskedRoll): boolean {
  return tag === 'criticalSlot' || HARMLESS[tag] !== undefined;
}

/** Dice on a real table: the player answers every roll, and the first roll without an answer stops the rules. */
export class AskingDice implements DiceRoller {
  private readonly answers: readonly Answer[];
  private readonly tags: RollTag[] = [];

  constructor(answers: readonly Answer[]) {
    this.answers = answers;
  }

  twoD6(tag: RollTag, matters?: number | OutcomeClasses): number {
    const need = typeof matters === 'number' ? matters : undefined;
    return this.next({ tag, kind: 'two', lowest: 2, highest: 12, need, slots: 0 });
  }

  oneD6(tag: RollTag): number {
    return this.next({ tag, kind: 'one', lowest: 1, highest: 6, need: undefined, slots: 0 });
  }

  pick(tag: RollTag, count: number, mask = 0): number {
    return this.next({ tag, kind: 'choice', lowest: 0, highest: count - 1, need: undefined, slots: mask });
  }

  private next(roll: AskedRoll): number {
    const answer = this.answers[this.tags.length];
    if (answer === undefined) throw new RollWanted(roll);
    if (answer === 'stop') throw new ChainStopped();
    this.tags.push(roll.tag);
    if (answer === 'skip') return this.skipped(roll);
    // After a change of the rules, a stored answer may not fit any more: then the roll is asked again.
    if (!Number.isInteger(answer) || answer < roll.lowest || answer > roll.highest) throw new RollWanted(roll);
    return answer;
  }

  private skipped({ tag }: AskedRoll): number {
    if (tag === 'criticalSlot') throw new RollTakenBack(this.tags.lastIndexOf('criticalCount'));
    const harmless = HARMLESS[tag];
    if (harmless === undefined) throw new ChainStopped();
    return harmless;
  }
}
