import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Batch, type BotOpener, replayGame, replayGameAsync, type Samples, typicalGames } from '@hexfall/sim';
import { writeFileAtomically } from '../files.ts';
import { type OverwriteOptions, refuseExisting } from '../output-file.ts';

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

/** Refuses to begin a run whose replays would replace others, unless the user insists. */
export function refuseExistingReplays(base: string, options: OverwriteOptions): void {
  const folder = dirname(base);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const start = `${basename(base)}-`;
  const [first] = names.filter(name => name.startsWith(start) && REPLAY_NAME.test(name.slice(start.length))).sort();
  if (first !== undefined) refuseExisting(join(folder, first), options);
}

const REPLAY_NAME = /^\d+-[a-z]+\.jsonl$/;

/** Returns the beginning of the names of replay files: the name of the file of games without its extension. */
export function replayBase(out: string | undefined): string {
  return out === undefined ? 'simulation' : out.replace(/\.[^./\\]*$/, '');
}
