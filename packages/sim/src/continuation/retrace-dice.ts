import { type Replay, startSealedGame, verifyReplay } from '@hexfall/protocol';
import {
  act,
  createGame,
  createGameOn,
  type DiceRoller,
  type EventSink,
  type Game,
  type GameEvent,
  NO_SINK,
  type OutcomeClasses,
  type RngState,
  type RollTag,
  SeededDice,
  startGame,
} from '@hexfall/rules';
import type { Part } from './course.ts';

/** How the dice of one part of a game fell. */
export interface DicePast {
  /** Words of the generator before the first roll of the part. */
  readonly words: RngState;
  /** By event of the part: how many rolls of the part had been made when it was stated. */
  readonly rolls: readonly number[];
}

/**
 * Plays a game again to find out which rolls belong to which events. Returns `undefined` if it cannot be played again: it was played by
 * different rules or with dice of a different kind.
 */
export function retraceDice(
  replay: Replay,
  parts: readonly Part[],
  events: readonly GameEvent[],
): DicePast[] | undefined {
  const { setup, dice, script } = replay.header;
  if (script !== undefined || verifyReplay(replay).kind !== 'proved') return undefined;
  const tracer = new Tracer();
  const created = createGame(setup, NO_SINK);
  if (!created.ok) return undefined;
  const { match, state } = created.value;
  const game = createGameOn(match, state, tracer.watch(new SeededDice(state.dice), state.dice), tracer);
  const giveOrder = begin(game, dice === 'sealed', setup.seed);
  const pasts = [tracer.take()];
  for (const { order } of parts.slice(1)) {
    giveOrder(game, order!);
    pasts.push(tracer.take());
  }
  // A file may end between the events of an order: its last part then has fewer events than were played here.
  return pasts.every(({ rolls }, i) => rolls.length >= (parts[i + 1]?.events ?? events.length) - parts[i]!.events)
    ? pasts
    : undefined;
}

function begin(game: Game, isSealed: boolean, seed: string): typeof act {
  if (isSealed) return startSealedGame(game, seed);
  startGame(game);
  return act;
}

/** Counts the rolls of each part of a game, and notes at each event how many there were. */
class Tracer implements EventSink {
  private count = 0;
  private rolls: number[] = [];
  private words: RngState | undefined;
  private source: RngState = new Int32Array(4);

  push(): void {
    this.rolls.push(this.count);
  }

  /** Returns dice that fall as `dice` do and are counted. `source` holds the words of their generator. */
  watch(dice: DiceRoller, source: RngState): DiceRoller {
    this.source = source;
    const note = (): void => {
      this.words ??= this.source.slice();
      this.count++;
    };
    return {
      twoD6: (tag: RollTag, matters?: number | OutcomeClasses) => (note(), dice.twoD6(tag, matters)),
      oneD6: (tag: RollTag, matters?: OutcomeClasses) => (note(), dice.oneD6(tag, matters)),
      pick: (tag: RollTag, count: number, mask?: number, kinds?: readonly number[]) => (
        note(), dice.pick(tag, count, mask, kinds)
      ),
    };
  }

  /** Ends a part and returns how its dice fell. */
  take(): DicePast {
    const { words, rolls } = this;
    this.words = undefined;
    this.rolls = [];
    this.count = 0;
    return { words: words ?? this.source.slice(), rolls };
  }
}
