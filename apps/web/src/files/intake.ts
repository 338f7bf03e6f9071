import { notices } from '../app/notices.ts';
import { goTo } from '../app/use-route.ts';
import { openLibrary } from '../library/open-library.ts';
import { FileIntake } from './model/file-intake.ts';

/** Returns an intake that keeps files in the user's library. `watch` is called to show a replay that was kept as a game. */
export function createIntake(watch: (game: string) => void): FileIntake {
  return new FileIntake({ library: openLibrary, notices, now: Date.now, watch });
}

/** Accepts the files that the user drops or chooses on any page. */
export const intake: FileIntake = createIntake(game => goTo({ page: 'watch', path: [game], query: {} }));
