import {
  act,
  type Command,
  type EventSink,
  type Game,
  type GameEvent,
  type GameSetup,
  type Refusal,
  type Result,
} from '@hexfall/rules';
import { createHeader, formatHeader } from './header.ts';
import type { Replay, ReplayHeader } from './replay.ts';

/** Takes one finished line at a time, without its line end. */
export type LineWriter = (line: string) => void;

/**
 * Writes a replay while the game is played. Every line is handed over complete and at once, so that a program that is
 * killed leaves all that had happened. Use it as the sink of the game, and give orders through it.
 *
 * @example
 * ```ts
 * import { ReplayRecorder } from '@hexfall/protocol';
 * import { createGame, startGame } from '@hexfall/rules';
 * import { exampleSetup } from './table.mjs';
 *
 * const lines: string[] = [];
 * const setup = exampleSetup();
 * const recorder = new ReplayRecorder(setup, line => lines.push(line));
 * const created = createGame(setup, recorder);
 * if (created.ok) startGame(created.value);
 * lines[0]?.startsWith('{"hexfall":"replay"'); // => true
 * lines[1]; // => '{"e":{"type":"TurnBegan","turn":1}}'
 * ```
 */
export class ReplayRecorder implements EventSink {
  /** A replay tells how its numbers came about, for whoever watches it without the rules. */
  readonly explains = true;
  private readonly write: LineWriter;
  private waiting: Command | undefined;

  constructor(setup: GameSetup, write: LineWriter, script?: ReplayHeader['script']) {
    this.write = write;
    write(formatHeader(createHeader(setup, script)));
  }

  push(event: GameEvent): void {
    this.flush();
    this.write(formatEventLine(event));
  }

  /** `act`, noted down. A refused order leaves no line. */
  act(game: Game, command: Command): Result<void, Refusal> {
    // The order comes before its events in the file, but whether it is carried out shows only with the first of them.
    this.waiting = command;
    const result = act(game, command);
    if (result.ok) this.flush();
    this.waiting = undefined;
    return result;
  }

  private flush(): void {
    if (this.waiting === undefined) return;
    const command = this.waiting;
    this.waiting = undefined;
    this.write(formatCommandLine(command));
  }
}

function formatCommandLine(command: Command): string {
  return JSON.stringify({ c: command });
}

function formatEventLine(event: GameEvent): string {
  return JSON.stringify({ e: event });
}

/**
 * A whole replay as text.
 *
 * @example
 * ```ts
 * import { readReplay, writeReplay } from '@hexfall/protocol';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * const text = replay.ok ? writeReplay(replay.value) : '';
 * text.split('\n')[1]; // => '{"e":{"type":"TurnBegan","turn":1}}'
 * ```
 */
export function writeReplay({ header, entries }: Replay): string {
  const lines = entries.map(({ command, event }) =>
    event === undefined ? formatCommandLine(command) : formatEventLine(event),
  );
  return `${[formatHeader(header), ...lines].join('\n')}\n`;
}
