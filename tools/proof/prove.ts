import { type Replay, readReplay, type Verdict, verifyReplay } from '@hexfall/protocol';
import { act, createGame, type GameEvent, startGame } from '@hexfall/rules';

/** Result of playing a replay again, as plain data that a browser can return. */
export interface Proof {
  readonly verdict: Verdict;
  /** Of the state at the end of each turn, recomputed from seed and commands. */
  readonly hashes: readonly number[];
}

/** Reads a replay and plays it again. It runs in every engine, since it needs nothing but the language. */
export function prove(text: string): Proof {
  const replay = readReplay(text);
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  return { verdict: verifyReplay(replay.value), hashes: hashesOf(replay.value) };
}

function hashesOf({ header, entries }: Replay): number[] {
  const hashes: number[] = [];
  const sink = { push: (event: GameEvent) => event.type === 'TurnEnded' && hashes.push(event.hash) };
  const game = createGame(header.setup, sink);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  startGame(game.value);
  for (const { command } of entries) if (command !== undefined) act(game.value, command);
  return hashes;
}
