import { type Replay, readReplay } from '@hexfall/protocol';
import { type Batch, type Deploy, type MatchUp, prepareBatch, type SimForce } from '../batch/match-up.ts';
import { replayGame } from '../batch/play-game.ts';
import { Course } from './course.ts';

/** Prepares a batch whose games are recorded, for tests. */
export function sampleBatch<F extends SimForce>(matchUp: MatchUp<F>, deploy: Deploy<F>): Batch {
  const batch = prepareBatch(matchUp, deploy);
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

/** Plays a game of a batch and returns its replay, for tests. */
export function sampleReplay(batch: Batch, game: number): Replay {
  const lines: string[] = [];
  replayGame(batch, game, line => void lines.push(line));
  const replay = readReplay(lines.join('\n'));
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  return replay.value;
}

/** Reads the course of a replay, for tests. */
export function courseOf(replay: Replay): Course {
  const course = Course.of(replay);
  if (!course.ok) throw new Error(course.errors[0]!.message);
  return course.value;
}
