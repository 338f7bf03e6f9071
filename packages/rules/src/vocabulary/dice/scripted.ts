import type { DiceRoller, RollTag } from './roller.ts';

export interface ScriptedRoll {
  readonly tag: RollTag;
  readonly value: number;
}

/**
 * Dice for tests: every roll is given with its purpose, in order, and none may be left over.
 *
 * @example
 * ```ts
 * import { ScriptedDice } from '@hexfall/rules';
 *
 * const dice = new ScriptedDice().add('toHit', 7, 11).add('hitLocation', 12);
 * dice.twoD6('toHit'); // => 7
 * dice.unused; // => [{ tag: 'toHit', value: 11 }, { tag: 'hitLocation', value: 12 }]
 * ```
 */
export class ScriptedDice implements DiceRoller {
  private readonly script: ScriptedRoll[] = [];
  private used = 0;

  /** Adds rolls of one purpose to the end of the script. */
  add(tag: RollTag, ...values: readonly number[]): this {
    for (const value of values) this.script.push({ tag, value });
    return this;
  }

  /** Rolls that have not been used yet. */
  get unused(): readonly ScriptedRoll[] {
    return this.script.slice(this.used);
  }

  twoD6(tag: RollTag): number {
    return this.next(tag, 2, 12);
  }

  oneD6(tag: RollTag): number {
    return this.next(tag, 1, 6);
  }

  pick(tag: RollTag, count: number): number {
    return this.next(tag, 0, count - 1);
  }

  private next(tag: RollTag, lowest: number, highest: number): number {
    const roll = this.script[this.used];
    const place = `roll ${this.used + 1}`;
    if (roll === undefined) throw new Error(`${place}: the rules ask for ${tag}, but the script has ended`);
    if (roll.tag !== tag) throw new Error(`${place}: the script has ${roll.tag}, the rules ask for ${tag}`);
    if (!Number.isInteger(roll.value) || roll.value < lowest || roll.value > highest) {
      throw new Error(`${place}: ${tag} cannot come up ${roll.value}, only ${lowest} to ${highest}`);
    }
    this.used++;
    return roll.value;
  }
}
