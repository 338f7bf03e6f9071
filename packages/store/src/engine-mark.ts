import { createHash } from 'node:crypto';
import { ENGINE_VERSION } from '@hexfall/protocol';
import { BUILT_IN_PROFILES } from '@hexfall/rules';
import { formatGameLine, playGame } from '@hexfall/sim';
import { sampleBatch } from './sample-batch.ts';

/** Every kind of built-in bot, with little time to think. */
const BOTS = ['tactician', 'charger', 'random', 'lookahead:4'] as const;
const MARK_LENGTH = 12;

let known: string | undefined;

/**
 * Returns a mark that only engines that play alike have in common: the version, and a digest of the rules and of a few games. A worker
 * plays only runs with its own mark, since any other engine might play different games.
 */
export function engineMark(): string {
  known ??= `${ENGINE_VERSION}-${digestOf([...BUILT_IN_PROFILES.map(profile => JSON.stringify(profile)), ...sampleGames()])}`;
  return known;
}

/** Returns the lines of games by all rules and bots, in which any change of rules, bots or records shows. */
function sampleGames(): string[] {
  return BUILT_IN_PROFILES.flatMap(({ id }) =>
    BOTS.map(bot => formatGameLine(playGame(sampleBatch(id, 'engine mark', bot), 0))),
  );
}

function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, MARK_LENGTH);
}
