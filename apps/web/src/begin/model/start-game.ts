import type { GameSetup } from '@hexfall/rules';
import type { Library } from '../../library/library.ts';
import type { GameRecord, SideSummary } from '../../library/records.ts';
import type { MatchParts } from './create-match.ts';
import type { MatchSettings } from './match-settings.ts';
import { nameOfId } from './own-ids.ts';

/** Keeps a game that is about to begin, and returns it. The page of the game continues from there, as with every game that is kept. */
export async function startGame(
  setup: GameSetup,
  settings: MatchSettings,
  parts: MatchParts,
  library: Library,
): Promise<GameRecord> {
  const { firstReplay } = await import('./first-replay.ts');
  const replay = firstReplay(setup);
  const sides = settings.sides.map(
    ({ player, units }): SideSummary => ({ player, units: units.map(({ unit }) => nameOfId(unit)) }),
  );
  const summary = { name: gameName(settings, parts), turn: 0, over: false, result: '', sides, file: '' };
  return library.addGame({ ...summary, settings, replay });
}

/** Returns the name of a game: "Hunchback + Phoenix Hawk vs Atlas". */
function gameName({ sides }: MatchSettings, parts: MatchParts): string {
  const names = sides.map(({ units }) => {
    const [first = '', second, ...others] = units.map(({ unit }) => parts.unit(unit)?.chassis ?? nameOfId(unit));
    if (second === undefined) return first;
    return others.length === 0 ? `${first} + ${second}` : `${first} + ${others.length + 1} more`;
  });
  return names.join(' vs ');
}
