import type { DiceRoller, OutcomeClasses, RollTag } from '@hexfall/rules';

/** What a player says to a roll: what came up, that the roll is left out, or that nothing more is to follow. */
export type Answer = number | 'skip' | 'stop';

/** A roll that the rules ask for. */
export interface AskedRoll {
  readonly tag: RollTag;
  /** Two dice, one die, or one of several things. */
  readonly kind: 'two' | 'one' | 'choice';
  readonly lowest: number;
  readonly highest: number;
  /** What two dice must reach; `undefined` for a roll on a table. */
  readonly need: number | undefined;
  /** The slots to choose from, one bit each; 0 where something else is chosen. */
  readonly slots: number;
}

/** Ends what the rules were doing because they need a roll that nobody has made yet. */
export class RollWanted extends Error {
  readonly roll: AskedRoll;

  constructor(roll: AskedRoll) {
    super(`the rules ask for ${roll.tag}`);
    this.roll = roll;
  }
}

/** Ends what the rules were doing because the player wants no more of it. */
export class ChainStopped extends Error {}

/** A choice that follows from a roll was left out: the roll has to be left out instead. */
export class RollTakenBack extends Error {
  /** Which answer belongs to the roll. */
  readonly answer: number;

  constructor(answer: number) {
    super('the roll is left out');
    this.answer = answer;
  }
}

/** Far beyond any sum of dice, so that a roll that is left out can be told from one that was made. */
const UNROLLED = 100;

/** What stands for a roll that is left out: the result from which nothing follows. */
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

/** Whether a figure in an event stands for a roll that was left out. */
export function isUnrolled(roll: number): boolean {
  return Math.abs(roll) >= UNROLLED;
}

/** Whether a roll can be left out by itself. Of others, all that would follow is left out. */
export function canSkip({ tag }: AskedRoll): boolean {
  return tag === 'criticalSlot' || HARMLESS[tag] !== undefined;
}

/** Dice that lie on a real table: every roll is answered by the player, and the first without an answer ends the attempt. */
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
    // What was put down may not fit after a change of the rules: then it is asked again.
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
