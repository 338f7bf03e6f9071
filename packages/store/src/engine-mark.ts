import { createHash } from 'node:crypto';
import { ENGINE_VERSION } from '@hexfall/protocol';
import { BUILT_IN_PROFILES } from '@hexfall/rules';
import { formatGameLine, playGame } from '@hexfall/sim';
import { sampleBatch } from './sample-batch.ts';

const GAMES = 2;
const MARK_LENGTH = 12;

let known: string | undefined;

/**
 * Returns what tells engines that play alike from those that do not: the version, and a digest of the rules and of a few games. A worker
 * plays only runs with its own mark, since any other engine might play other games.
 */
export function engineMark(): string {
  known ??= `${ENGINE_VERSION}-${digestOf([...BUILT_IN_PROFILES.map(profile => JSON.stringify(profile)), ...sampleGames()])}`;
  return known;
}

/** Lines of games by all rules: a change of rules, bots or records shows in them. */
function sampleGames(): string[] {
  return BUILT_IN_PROFILES.flatMap(({ id }) => {
    const batch = sampleBatch(id, 'engine mark');
    return Array.from({ length: GAMES }, (_, game) => formatGameLine(playGame(batch, game)));
  });
}

function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, MARK_LENGTH);
}
