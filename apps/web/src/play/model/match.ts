import { type Replay, ReplayReader, ReplayRecorder, startSealedGame, whyUnprovable } from '@hexfall/protocol';
import {
  type Command,
  cloneState,
  createGame,
  type EventSink,
  fail,
  type Game,
  type GameEvent,
  type GameSetup,
  type GameState,
  type Refusal,
  type Result,
  startGame,
  succeed,
} from '@hexfall/rules';
import type { Player } from './player.ts';

/** What a match needs besides the game itself. */
export interface MatchOptions {
  /** The player of each side. */
  readonly players: readonly Player[];
  /** Called with the replay so far whenever an order was carried out, or a side was given to another player. */
  readonly save?: (replay: string) => void;
}

type CarryOut = (game: Game, command: Command) => Result<void, Refusal>;

/** Why a game cannot be begun or continued, as a sentence. */
export interface MatchProblem {
  readonly message: string;
}

/**
 * A game that is being played: its true state, the players and its replay. This is the only place where orders are given. The dice are
 * sealed, so that no player can work out future rolls.
 */
export class Match {
  readonly game: Game;
  /** The state before the first event. */
  readonly opening: GameState;
  /** Every event so far. */
  readonly events: readonly GameEvent[];
  private readonly lines: string[];
  private readonly carryOut: CarryOut;
  private readonly seats: Player[];
  private readonly save: ((replay: string) => void) | undefined;
  private carriedOut = 0;

  private constructor(desk: Desk, { players, save }: MatchOptions) {
    this.game = desk.game;
    this.opening = desk.opening;
    this.events = desk.events;
    this.lines = desk.lines;
    this.carryOut = desk.carryOut;
    this.seats = [...players];
    this.save = save;
  }

  /** Creates and starts a game. */
  static begin(setup: GameSetup, options: MatchOptions): Result<Match, MatchProblem> {
    const desk = openDesk(setup, 'sealed');
    if (!desk.ok) return desk;
    const match = new Match(desk.value, options);
    match.save?.(match.replay);
    return succeed(match);
  }

  /** Continues a game from its replay so far, by giving every order again. */
  static resume(replay: string, options: MatchOptions): Result<Match, MatchProblem> {
    const work = Match.resuming(replay, options);
    for (;;) {
      const step = work.next();
      if (step.done === true) return step.value;
    }
  }

  /** Continues a game bit by bit, since a long one takes a while. It yields the share that is done, from 0 to 1. */
  static *resuming(replay: string, options: MatchOptions): Generator<number, Result<Match, MatchProblem>> {
    const read = readOrders(replay);
    if (!read.ok) return read;
    const { header, entries } = read.value;
    const desk = openDesk(header.setup, header.dice);
    if (!desk.ok) return desk;
    for (const [i, { command, line }] of entries.entries()) {
      const result = desk.value.carryOut(desk.value.game, command!);
      if (!result.ok)
        return problem(
          `The saved game cannot be continued: the order in line ${line} is refused, since its ${result.errors[0]!.message}.`,
        );
      yield i / entries.length;
    }
    return succeed(new Match(desk.value, options));
  }

  /** The player of each side. */
  get players(): readonly Player[] {
    return this.seats;
  }

  /** The replay so far, as the text of a file. */
  get replay(): string {
    return `${this.lines.join('\n')}\n`;
  }

  /** Number of orders that were given since the match was begun or resumed. */
  get orders(): number {
    return this.carriedOut;
  }

  get isOver(): boolean {
    return this.game.state.phase === 'over';
  }

  /** Gives an order. Returns the reason if it is refused, or `undefined` if it was carried out. */
  give(command: Command): Refusal | undefined {
    const result = this.carryOut(this.game, command);
    if (!result.ok) return result.errors[0];
    this.carriedOut++;
    this.save?.(this.replay);
    return undefined;
  }

  /** Gives a side to another player from now on. */
  seat(side: number, player: Player): void {
    this.seats[side] = player;
    this.save?.(this.replay);
  }
}

/** The beginning of lines with events, which are skipped because the orders lead to the same events again. */
const EVENT_LINE = '{"e":';

/** Reads the header and the orders of a replay. */
function readOrders(replay: string): Result<Replay, MatchProblem> {
  const reader = new ReplayReader();
  for (const line of replay.split('\n')) {
    const wrong = reader.push(line.startsWith(EVENT_LINE) ? '' : line);
    if (wrong !== undefined) return problem(`The saved game cannot be read: ${wrong.message}.`);
  }
  const read = reader.finish();
  if (!read.ok) return problem(`The saved game cannot be read: ${read.errors[0]!.message}.`);
  const { header, entries } = read.value;
  const unprovable = whyUnprovable(header);
  if (unprovable !== undefined) return problem(`The saved game cannot be continued: ${unprovable}.`);
  if (header.script !== undefined)
    return problem('The saved game cannot be continued: it was played with scripted dice.');
  return succeed({ header, entries: entries.filter(({ command }) => command !== undefined) });
}

/** The parts of a game that is being recorded. */
interface Desk {
  readonly game: Game;
  readonly opening: GameState;
  readonly events: GameEvent[];
  readonly lines: string[];
  readonly carryOut: CarryOut;
}

/** Creates a game with its recorder, and starts it. */
function openDesk(setup: GameSetup, dice: 'sealed' | undefined): Result<Desk, MatchProblem> {
  const lines: string[] = [];
  const events: GameEvent[] = [];
  const sink: { recorder: ReplayRecorder | undefined } & EventSink = {
    recorder: undefined,
    explains: true,
    push(event) {
      this.recorder?.push(event);
      events.push(event);
    },
  };
  const created = createGame(setup, sink);
  if (!created.ok) return problem(`The game cannot be created: ${created.errors[0]!.message}.`);
  const recorder = new ReplayRecorder(setup, line => void lines.push(line), dice);
  const unreadable = new ReplayReader().push(lines[0]!);
  if (unreadable !== undefined) return problem(`The game could not be saved: ${unreadable.message}.`);
  sink.recorder = recorder;
  const game = created.value;
  const opening = cloneState(game.state);
  const record: CarryOut = (played, command) => recorder.act(played, command);
  if (dice === 'sealed')
    return succeed({ game, opening, events, lines, carryOut: startSealedGame(game, setup.seed, record) });
  startGame(game);
  return succeed({ game, opening, events, lines, carryOut: record });
}

function problem(message: string): Result<never, MatchProblem> {
  return fail({ message });
}
