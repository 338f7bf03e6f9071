import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { parseBot, type Series } from '@hexfall/sim';

/** Digests of external bots, by the names of the bots: SHA-256 of the files that a name refers to. */
export type BotDigests = Readonly<Record<string, string>>;

/** Far more than the programs and tables of a bot have. */
const MAX_FILE_BYTES = 1 << 30;

/**
 * Returns the digests of the external bots of a run on this machine. A run names its bots and does not bring them along, so the digests
 * show whether two machines would start the same programs.
 */
export function botDigests(series: Series): BotDigests {
  const names = new Set(series.flatMap(({ bots }) => bots));
  const digests = [...names].flatMap(name => {
    const files = filesOf(name);
    return files === undefined ? [] : [[name, digestOf(files)] as const];
  });
  return Object.fromEntries(digests);
}

/** Returns the name of a bot whose files differ from those on the machine that added the run, if there is one. */
export function findStrangeBot(expected: BotDigests, series: Series): string | undefined {
  const here = botDigests(series);
  return Object.keys(here).find(name => here[name] !== expected[name]);
}

/** The files of an external bot: its module, or those that its command names. `undefined` for a built-in one. */
function filesOf(name: string): string[] | undefined {
  const bot = parseBot(name);
  if (!bot.ok || bot.value.kind === 'builtIn') return undefined;
  return bot.value.kind === 'module' ? [bot.value.path] : bot.value.command.filter(isReadable);
}

function isReadable(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && found.isFile() && found.size <= MAX_FILE_BYTES;
}

function contentsOf(path: string): Uint8Array | string {
  return isReadable(path) ? new Uint8Array(readFileSync(path)) : 'missing';
}

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(contentsOf(file));
  return hash.digest('hex');
}
