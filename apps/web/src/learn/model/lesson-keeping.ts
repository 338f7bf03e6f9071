import { firstReplay } from '../../begin/model/first-replay.ts';
import type { Library } from '../../library/library.ts';
import { FOE_SIDE, LESSON_NAME, LESSON_UNITS, lessonSetup } from './lesson-game.ts';
import { freshProgress, LESSON, type Progress, readProgress } from './progress.ts';
import { PARTNER } from './sparring-partner.ts';

/** A lesson that was begun. */
export interface KeptLesson {
  readonly progress: Progress;
  /** Whether its game is over. */
  readonly isOver: boolean;
}

/** Returns the lesson that was begun last; `undefined` if there is none, or if its game no longer exists. */
export async function keptLesson(library: Library): Promise<KeptLesson | undefined> {
  const progress = readProgress(await library.setting(LESSON));
  if (progress === undefined) return undefined;
  const game = (await library.games()).find(({ id }) => id === progress.game);
  return game === undefined ? undefined : { progress, isOver: game.over };
}

export async function keepProgress(library: Library, progress: Progress): Promise<void> {
  await library.rememberSetting(LESSON, progress);
}

/** Begins a lesson in a game of its own, which is kept like any other. Returns the id of the game. */
export async function beginLesson(library: Library): Promise<string> {
  const { id } = await library.addGame({
    name: LESSON_NAME,
    turn: 0,
    over: false,
    result: '',
    sides: LESSON_UNITS.map((units, side) => ({ player: side === FOE_SIDE ? PARTNER : 'human', units })),
    file: '',
    settings: undefined,
    replay: firstReplay(lessonSetup()),
  });
  await keepProgress(library, freshProgress(id));
  return id;
}

/** Returns the id of the game with which the lesson continues: the one under way, or a new one. */
export async function continueLesson(library: Library): Promise<string> {
  const kept = await keptLesson(library);
  return kept === undefined || kept.isOver || kept.progress.ended ? beginLesson(library) : kept.progress.game;
}
