import { type DiceRoller, nextInt32, ROLL_TAGS, type RollTag } from '@hexfall/rules';

/** Of the 36 throws of two dice, the sum of each, from the lowest. */
const SUM_OF_THROW: readonly number[] = Array.from({ length: 36 }, (_, i) => 2 + ((i / 6) | 0) + (i % 6)).sort(
  (a, b) => a - b,
);

const KINDS: ReadonlyMap<RollTag, number> = new Map(ROLL_TAGS.map((tag, i) => [tag, i]));

/** How many rolls of one kind have decks in one place. Further rolls of that kind are made without a deck. */
const MAX_ROLLS = 8;
const DECKS = ROLL_TAGS.length * MAX_ROLLS;

/** How many runs are dealt from one set of decks. */
export const HAND = 16;

const NEW_CARDS = Uint8Array.from({ length: DECKS * HAND }, (_, i) => i % HAND);

/** The decks of all rolls that are made in one place. */
class Place {
  /** By deck: its cards, with those that are left first. */
  readonly cards = NEW_CARDS.slice();
  readonly left = new Uint8Array(DECKS).fill(HAND);
}

/**
 * Random dice that come up evenly over a number of runs, since they are dealt rather than thrown. Each roll that can be recognized in every
 * run by where it is made, such as the first roll to hit of a plan's second shot, has a deck of its own, in which each card stands for a
 * sixteenth of all results. Each run alone is as random as with other dice: it draws at most one card from a deck, and all cards are
 * equally likely.
 */
export class DealtDice implements DiceRoller {
  private readonly rng: Int32Array;
  private readonly places: (Place | undefined)[] = [];
  private readonly made = new Uint16Array(ROLL_TAGS.length);
  private place = new Place();

  constructor(rng: Int32Array) {
    this.rng = rng;
  }

  /** Puts all cards back. No more than `HAND` runs may follow. */
  shuffle(): void {
    for (const place of this.places) place?.left.fill(HAND);
  }

  /** Enters a part of a run, whose rolls have decks of their own. No run may enter the same place twice. */
  enter(place: number): void {
    this.place = this.places[place] ??= new Place();
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

  /** Returns a random number of at least 0 and less than 1, from a deck if the roll has one. */
  private draw(tag: RollTag): number {
    const kind = KINDS.get(tag)!;
    const roll = this.made[kind]!++;
    const random = (nextInt32(this.rng) >>> 0) / 4294967296;
    return roll < MAX_ROLLS ? this.drawFrom(kind * MAX_ROLLS + roll, random) : random;
  }

  /** Scales a random number to the cards that are left: its whole part chooses the card, its fraction the place on the card. */
  private drawFrom(deck: number, random: number): number {
    const { cards, left } = this.place;
    const choice = random * left[deck]!;
    const chosen = deck * HAND + Math.floor(choice);
    const last = deck * HAND + --left[deck]!;
    const card = cards[chosen]!;
    cards[chosen] = cards[last]!;
    cards[last] = card;
    return (card + choice - Math.floor(choice)) / HAND;
  }
}
