import { type Replay, ReplayRecorder, readReplay } from '@hexfall/protocol';
import { createGame, type Game, type GameSetup, startGame } from '@hexfall/rules';

/** Plays a game and returns its replay, for tests. `play` plays a game that has started, and gives its orders to the recorder. */
export function recordGame(setup: GameSetup, play: (game: Game, recorder: ReplayRecorder) => void): Replay {
  const lines: string[] = [];
  const recorder = new ReplayRecorder(setup, line => void lines.push(line));
  const created = createGame(setup, recorder);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  startGame(created.value);
  play(created.value, recorder);
  const replay = readReplay(lines.join('\n'));
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  return replay.value;
}
