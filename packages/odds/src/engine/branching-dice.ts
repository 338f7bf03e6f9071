import {
  classesByNeed,
  type DiceRoller,
  EVERY_FACE,
  EVERY_SUM,
  type Game,
  type OutcomeClasses,
  type RollTag,
  type Step,
} from '@hexfall/rules';
import { fillAlternatives, type WritableClasses } from './slot-classes.ts';
import type { ThinPaths } from './thin-paths.ts';

/** A roll on the present path: what could come up, what did, and how much the path weighed before. */
interface Level {
  classes: OutcomeClasses;
  total: number;
  index: number;
  roll: number;
  /** Weight of the path before the roll, and with the outcome that was taken. */
  weight: number;
  weightAfter: number;
  /** Room for the alternatives of a choice among slots. */
  readonly own: WritableClasses;
}

/**
 * The error that ends a run in which all outcomes of a roll are too thin to be followed. It is created once, since collecting the call
 * stack of a new error is slow.
 */
const DEAD_END = new Error('every outcome of the roll is too thin to be followed');

/** Runs a step with branching dice. Returns the steps that it leads to, or `undefined` if it came to a dead end. */
export function tryStep(step: Step, game: Game): readonly Step[] | undefined {
  try {
    return step.run(game);
  } catch (thrown) {
    if (thrown === DEAD_END) return undefined;
    throw thrown;
  }
}

/**
 * Dice that take every path that weighs enough, one after the other. Outcomes that weigh less than `epsilon` are not taken, but noted
 * as thin paths, so that nothing is lost.
 */
export class BranchingDice implements DiceRoller {
  private readonly epsilon: number;
  private readonly thin: ThinPaths;
  private readonly levels: Level[] = [];
  private length = 0;
  private depth = 0;
  private start = 1;

  constructor(epsilon: number, thin: ThinPaths) {
    this.epsilon = epsilon;
    this.thin = thin;
  }

  /** Starts with the first path, from a state of this weight. */
  begin(weight: number): void {
    this.start = weight;
    this.length = 0;
    this.depth = 0;
  }

  /** The weight of the present path. */
  get weight(): number {
    return this.length === 0 ? this.start : this.levels[this.length - 1]!.weightAfter;
  }

  /** Turns to the next path; false when all were taken. */
  advance(): boolean {
    this.depth = 0;
    for (; this.length > 0; this.length--) {
      const level = this.levels[this.length - 1]!;
      if (this.takeNext(level, level.index + 1)) return true;
    }
    return false;
  }

  twoD6(_tag: RollTag, matters?: number | OutcomeClasses): number {
    if (this.depth < this.length) return this.levels[this.depth++]!.roll;
    return this.branch(typeof matters === 'number' ? classesByNeed(matters) : (matters ?? EVERY_SUM), 36);
  }

  oneD6(_tag: RollTag, matters?: OutcomeClasses): number {
    if (this.depth < this.length) return this.levels[this.depth++]!.roll;
    return this.branch(matters ?? EVERY_FACE, 6);
  }

  pick(_tag: RollTag, count: number, mask?: number, kinds?: readonly number[]): number {
    if (this.depth < this.length) return this.levels[this.depth++]!.roll;
    const { own } = this.level(this.length);
    fillChoices(own, count, mask, kinds);
    return this.branch(own, count);
  }

  private level(depth: number): Level {
    return (this.levels[depth] ??= {
      classes: EVERY_SUM,
      total: 36,
      index: 0,
      roll: 0,
      weight: 0,
      weightAfter: 0,
      own: { rolls: [], ways: [] },
    });
  }

  /** Adds a roll to the path: notes its thin outcomes, and takes the first of the others. */
  private branch(classes: OutcomeClasses, total: number): number {
    const weight = this.weight;
    const level = this.level(this.length);
    level.classes = classes;
    level.total = total;
    level.weight = weight;
    const thin = this.thinMass(level);
    if (thin > 0) this.thin.add(this.indices(), thin, weight);
    if (!this.takeNext(level, 0)) throw DEAD_END;
    this.length++;
    this.depth++;
    return level.roll;
  }

  private thinMass(level: Level): number {
    let mass = 0;
    for (let i = 0; i < level.classes.ways.length; i++) {
      const weight = childWeight(level, i);
      if (weight < this.epsilon) mass += weight;
    }
    return mass;
  }

  /** Takes the next outcome that weighs enough; false if there is none. */
  private takeNext(level: Level, from: number): boolean {
    for (let i = from; i < level.classes.rolls.length; i++) {
      const weight = childWeight(level, i);
      if (weight < this.epsilon) continue;
      level.index = i;
      level.roll = level.classes.rolls[i]!;
      level.weightAfter = weight;
      return true;
    }
    return false;
  }

  private indices(): number[] {
    const indices: number[] = [];
    for (let i = 0; i < this.length; i++) indices.push(this.levels[i]!.index);
    return indices;
  }
}

function childWeight({ weight, classes, total }: Level, index: number): number {
  return (weight * classes.ways[index]!) / total;
}

/** Fills in the alternatives of a choice: each item by itself, or one alternative for all slots that are alike. */
export function fillChoices(
  own: WritableClasses,
  count: number,
  mask: number | undefined,
  kinds: readonly number[] | undefined,
): void {
  if (mask !== undefined && kinds !== undefined) return fillAlternatives(mask, kinds, own);
  own.rolls.length = 0;
  own.ways.length = 0;
  for (let i = 0; i < count; i++) {
    own.rolls.push(i);
    own.ways.push(1);
  }
}
