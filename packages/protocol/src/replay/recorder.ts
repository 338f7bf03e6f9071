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
import type { Replay, SpecialDice } from './replay.ts';

/** Writes one complete line, which is passed without its line end. */
export type LineWriter = (line: string) => void;

/**
 * Writes a replay while the game is played. Every line is written as soon as it is complete, so that a program that is killed
 * leaves everything that had happened. Use the recorder as the sink of the game, and give orders with its `act`.
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
  /** Rolls are recorded with their modifiers, for readers that do not know the rules. */
  readonly explains = true;
  private readonly write: LineWriter;
  /** An order that is being carried out and is not written yet. */
  private pending: Command | undefined;

  constructor(setup: GameSetup, write: LineWriter, dice?: SpecialDice) {
    this.write = write;
    write(formatHeader(createHeader(setup, dice)));
  }

  push(event: GameEvent): void {
    this.writePending();
    this.write(formatEventLine(event));
  }

  /** Gives an order as `act` does, and records it unless it is refused. */
  act(game: Game, command: Command): Result<void, Refusal> {
    // The order is written before its events, but only its first event shows that it is not refused.
    this.pending = command;
    const result = act(game, command);
    if (result.ok) this.writePending();
    this.pending = undefined;
    return result;
  }

  private writePending(): void {
    if (this.pending === undefined) return;
    const command = this.pending;
    this.pending = undefined;
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
 * Returns a replay as the text of a file. Inverse of `readReplay`.
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
