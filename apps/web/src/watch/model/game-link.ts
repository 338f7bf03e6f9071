import { type Replay, whyUnprovable } from '@hexfall/protocol';
import { fail, type Result } from '@hexfall/rules';
import { packGame } from './link-data.ts';

/** Returns a game as text for a link, or a sentence that says why no link can carry it. */
export async function linkGame(replay: Replay): Promise<Result<string, string>> {
  const reason = whyUnprovable(replay.header);
  if (reason !== undefined)
    return fail(
      `A link has the orders of a game only, and the rules play it again. For this game they cannot: ${reason}.`,
    );
  if (replay.header.script !== undefined)
    return fail('A link cannot carry this game: its dice were not rolled by the rules.');
  return packGame(replay);
}

/** Returns the name of a file for a game: only letters, digits and dashes, whatever the name of the game. */
export function fileName(game: string, ending: string): string {
  const plain = game
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain === '' ? 'game' : plain}.${ending}`;
}
