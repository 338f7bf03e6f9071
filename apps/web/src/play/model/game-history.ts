import {
  apply,
  cloneState,
  createGameOn,
  type Game,
  type GameEvent,
  type GameState,
  NO_SINK,
  SeededDice,
} from '@hexfall/rules';

/** Number of events after which a state is stored at the start of the next turn, so that no moment is far from a stored state. */
const MIN_GAP = 150;

interface Kept {
  /** Number of events that had been applied to the state. */
  readonly events: number;
  readonly state: GameState;
}

/** The true state of a game at every moment, to look back at. */
export class GameHistory {
  private readonly match: Game['match'];
  private readonly events: GameEvent[] = [];
  private readonly kept: Kept[];
  private shown: { game: Game; events: number } | undefined;

  constructor(match: Game['match'], opening: GameState) {
    this.match = match;
    this.kept = [{ events: 0, state: cloneState(opening) }];
  }

  /** Adds an event, together with the state of the game after it. */
  push(event: GameEvent, state: GameState): void {
    this.events.push(event);
    const { length } = this.events;
    if (event.type === 'TurnBegan' && length - this.kept.at(-1)!.events >= MIN_GAP) {
      this.kept.push({ events: length, state: cloneState(state) });
    }
  }

  /** Returns the game after a number of events. It is only to be looked at, and only until the next call. */
  at(events: number): Game {
    const kept = this.kept.findLast(each => each.events <= events)!;
    const { shown } = this;
    const near = shown !== undefined && shown.events <= events && shown.events >= kept.events;
    const from = near ? shown : { game: gameToShow(this.match, kept.state), events: kept.events };
    for (; from.events < Math.min(events, this.events.length); from.events++) {
      apply(from.game.state, this.events[from.events]!);
    }
    this.shown = from;
    return from.game;
  }
}

/** Returns a game with a copy of a state, to which events can only be applied: its dice are never rolled. */
export function gameToShow(match: Game['match'], state: GameState): Game {
  const copy = cloneState(state);
  return createGameOn(match, copy, new SeededDice(copy.dice), NO_SINK);
}
