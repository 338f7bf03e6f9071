import { type DiceRoller, nextInt32, ROLL_TAGS, type RollTag } from '@hexfall/rules';

/** Of the 36 throws of two dice, the sum of each, from the lowest. */
const SUM_OF_THROW: readonly number[] = Array.from({ length: 36 }, (_, i) => 2 + ((i / 6) | 0) + (i % 6)).sort(
  (a, b) => a - b,
);

const KINDS = Object.fromEntries(ROLL_TAGS.map((tag, i) => [tag, i])) as Readonly<Record<RollTag, number>>;

/** Rolls of one kind in one place that have decks; any further ones are made without. */
const MAX_ROLLS = 8;
const MAX_PLACES = 64;

/** Runs that are dealt from one set of decks. */
export const HAND = 16;
const FULL_DECK = (1 << HAND) - 1;

/**
 * Random dice that come up evenly over a number of runs, since they are dealt rather than thrown. The first roll to hit of a plan's second
 * shot has a deck of its own, as has every roll that can be told by where it is made: each card stands for a sixteenth of all that can
 * come up. Each run alone is as random as with other dice: it draws one card of a deck at most, and all are as likely.
 */
export class DealtDice implements DiceRoller {
  private readonly rng: Int32Array;
  /** By roll: a bit for each card that is left. */
  private readonly decks = new Int32Array(MAX_PLACES * ROLL_TAGS.length * MAX_ROLLS);
  private readonly made = new Uint8Array(ROLL_TAGS.length);
  private place = 0;

  constructor(rng: Int32Array) {
    this.rng = rng;
    this.shuffle();
  }

  /** Puts all cards back. No more than `HAND` runs may follow. */
  shuffle(): void {
    this.decks.fill(FULL_DECK);
  }

  /** Comes to a part of a run. No run may come to the same place twice. */
  enter(place: number): void {
    this.place = place;
    this.made.fill(0);
  }

  twoD6(tag: RollTag): number {
    return SUM_OF_THROW[Math.floor(this.draw(tag) * 36)]!;
  }

  oneD6(tag: RollTag): number {
    return 1 + Math.floor(this.draw(tag) * 6);
  }

  pick(tag: RollTag, count: number): number {
    return Math.floor(this.draw(tag) * count);
  }

  /** Returns a number from 0 up to 1. */
  private draw(tag: RollTag): number {
    const kind = KINDS[tag];
    const roll = this.made[kind]!++;
    const random = (nextInt32(this.rng) >>> 0) / 4294967296;
    if (roll >= MAX_ROLLS || this.place >= MAX_PLACES) return random;
    const deck = (this.place * ROLL_TAGS.length + kind) * MAX_ROLLS + roll;
    return this.drawFrom(deck, random);
  }

  /** The whole part of a random number chooses the card, what is left of it the place on the card. */
  private drawFrom(deck: number, random: number): number {
    const cards = this.decks[deck]!;
    const choice = random * countBits(cards);
    const nth = Math.floor(choice);
    let rest = cards;
    for (let skip = 0; skip < nth; skip++) rest &= rest - 1;
    const card = rest & -rest;
    this.decks[deck] = cards & ~card;
    return (31 - Math.clz32(card) + choice - nth) / HAND;
  }
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
