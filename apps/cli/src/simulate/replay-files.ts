import { type Batch, type BotOpener, replayGame, replayGameAsync, type Samples, typicalGames } from '@hexfall/sim';
import { writeFileAtomically } from '../files.ts';

/** How many replays to write, and what is needed to play the games again. */
export interface ReplayOrder {
  readonly batch: Batch;
  readonly samples: Samples;
  readonly count: number;
  /** Starts external bots; `undefined` if there are none. */
  readonly open: BotOpener | undefined;
}

/** Plays the most telling games again and writes a replay of each. Returns one line about each replay. */
export async function writeReplays({ batch, samples, count, open }: ReplayOrder, base: string): Promise<string[]> {
  const descriptions: string[] = [];
  for (const { game, why } of typicalGames(samples, count)) {
    const path = `${base}-${descriptions.length + 1}-${why}.jsonl`;
    const lines: string[] = [];
    const addLine = (line: string): void => void lines.push(line);
    if (open === undefined) replayGame(batch, game, addLine);
    else await replayGameAsync(batch, game, addLine, open);
    writeFileAtomically(path, `${lines.join('\n')}\n`);
    descriptions.push(`${why}: game ${game}, hexfall replay ${path}`);
  }
  return descriptions;
}

/** What the names of replay files begin with: the file of games without its extension. */
export function replayBase(out: string | undefined): string {
  return out === undefined ? 'simulation' : out.replace(/\.[^./\\]*$/, '');
}
