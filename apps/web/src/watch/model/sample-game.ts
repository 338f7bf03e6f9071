import { type Replay, ReplayRecorder, readReplay } from '@hexfall/protocol';
import { createGame, type Game, type GameSetup, startGame } from '@hexfall/rules';

/** Plays a game and returns the text of its replay, for tests. `play` gives its orders to the recorder. */
export function recordText(setup: GameSetup, play: (game: Game, recorder: ReplayRecorder) => void): string {
  const lines: string[] = [];
  const recorder = new ReplayRecorder(setup, line => void lines.push(line));
  const created = createGame(setup, recorder);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  startGame(created.value);
  play(created.value, recorder);
  return `${lines.join('\n')}\n`;
}

export function readText(text: string): Replay {
  const replay = readReplay(text);
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  return replay.value;
}

/** Does long work without pauses. */
export function finish<T>(work: Generator<number, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
