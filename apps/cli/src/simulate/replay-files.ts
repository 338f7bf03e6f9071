import { type Batch, replayGame, type Samples, typicalGames } from '@hexfall/sim';
import { writeWhole } from '../library/library-index.ts';

/** Plays the most telling games again and leaves a replay of each. Answers what can be watched. */
export function writeReplays(batch: Batch, samples: Samples, count: number, base: string): string[] {
  return typicalGames(samples, count).map(({ game, why }, i) => {
    const path = `${base}-${i + 1}-${why}.jsonl`;
    const lines: string[] = [];
    replayGame(batch, game, line => void lines.push(line));
    writeWhole(path, `${lines.join('\n')}\n`);
    return `${why}: game ${game}, hexfall replay ${path}`;
  });
}

/** What the names of replays begin with: the file of games without its ending. */
export function replayBase(out: string | undefined): string {
  return out === undefined ? 'simulation' : out.replace(/\.[^./\\]*$/, '');
}
