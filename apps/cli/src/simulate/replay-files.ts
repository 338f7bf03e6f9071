import { type Batch, type BotOpener, replayGame, replayGameAsync, type Samples, typicalGames } from '@hexfall/sim';
import { writeWhole } from '../library/library-index.ts';

/** Which games are to be watched, and how they are played again. */
export interface ReplayOrder {
  readonly batch: Batch;
  readonly samples: Samples;
  readonly count: number;
  /** How bots from outside are started. */
  readonly open: BotOpener | undefined;
}

/** Plays the most telling games again and leaves a replay of each. Answers what can be watched. */
export async function writeReplays({ batch, samples, count, open }: ReplayOrder, base: string): Promise<string[]> {
  const told: string[] = [];
  for (const { game, why } of typicalGames(samples, count)) {
    const path = `${base}-${told.length + 1}-${why}.jsonl`;
    const lines: string[] = [];
    const take = (line: string): void => void lines.push(line);
    if (open === undefined) replayGame(batch, game, take);
    else await replayGameAsync(batch, game, take, open);
    writeWhole(path, `${lines.join('\n')}\n`);
    told.push(`${why}: game ${game}, hexfall replay ${path}`);
  }
  return told;
}

/** What the names of replays begin with: the file of games without its ending. */
export function replayBase(out: string | undefined): string {
  return out === undefined ? 'simulation' : out.replace(/\.[^./\\]*$/, '');
}
