import { Match } from '../../play/model/match.ts';
import type { PlayModel } from '../../play/model/play-model.ts';
import { beginMatch, openPlay, waitForHuman } from '../../play/model/sample-match.ts';
import { Coach, type CoachPage } from './coach.ts';
import { lessonSetup } from './lesson-game.ts';
import { freshProgress, type Progress } from './progress.ts';
import { PARTNER, SparringPartner } from './sparring-partner.ts';

/* Lessons for tests, in which results are shown and the partner thinks without delay. */

const PLAYERS = ['human', PARTNER] as const;

/** A lesson under way, with everything that the coach has shown. */
export interface SampleLesson {
  readonly play: PlayModel;
  readonly coach: Coach;
  /** Returns the progress that was last kept. */
  readonly kept: () => Progress;
  readonly seen: CoachPage[];
}

/** Begins a lesson, or continues one. */
export function openLesson(from: { seed?: string; replay?: string; progress?: Progress } = {}): SampleLesson {
  const { seed, replay, progress = freshProgress('lesson') } = from;
  const match = replay === undefined ? beginMatch(lessonSetup(seed), PLAYERS) : resume(replay);
  const nobody = { choose: () => Promise.reject(new Error('is not wanted')) };
  const thinker = new SparringPartner(side => match.players[side]!, nobody);
  const play = openPlay(match, { thinker });
  let kept = progress;
  const coach = new Coach(play, progress, latest => {
    kept = latest;
  });
  return { play, coach, kept: () => kept, seen: [] };
}

function resume(replay: string): Match {
  const resumed = Match.resume(replay, { players: PLAYERS });
  if (!resumed.ok) throw new Error(resumed.errors[0]!.message);
  return resumed.value;
}

/** Does what the page of the coach says, using only what it says and points at. */
export function obey({ play, coach }: SampleLesson): void {
  const { page } = coach;
  if (page.kind === 'report' || page.kind === 'talk') return coach.next();
  const { hexes, parts } = page.points;
  if (parts.includes('confirm')) return void play.confirm();
  const { choice } = play;
  const part = parts[0] ?? '';
  if (choice?.kind === 'move') {
    if (part.startsWith('facing-')) choice.face(Number(part.slice('facing-'.length)));
    else if (hexes[0] === undefined) play.pass();
    else play.activate(hexes[0]);
  } else if (choice?.kind === 'fire') {
    if (part.startsWith('torso-')) choice.turnTorso(Number(part.slice('torso-'.length)));
    else if (part === 'all') choice.toggleAll();
    else for (const each of parts) choice.toggle(Number(each.slice('weapon-'.length)));
  } else if (choice?.kind === 'blow') {
    const card = part === 'kick' ? choice.cards.find(({ kind }) => kind === 'kick') : undefined;
    if (card === undefined) choice.pass();
    else choice.play(card);
  }
}

/** Far more than a lesson needs. */
const MAX_DEEDS = 400;

/** Plays the lesson until it is over. `deed` is called at each page, and does something there. */
export async function goThrough(
  lesson: SampleLesson,
  deed: (lesson: SampleLesson) => void,
  until = isDone,
): Promise<void> {
  for (let deeds = 0; deeds < MAX_DEEDS; deeds++) {
    await waitForHuman(lesson.play);
    const { page } = lesson.coach;
    if (lesson.seen.at(-1) !== page) lesson.seen.push(page);
    if (until(lesson)) return;
    deed(lesson);
  }
  throw new Error(`the lesson is stuck at “${lesson.coach.page.title}”: ${lesson.coach.page.say}`);
}

/** Whether the lesson is over: the game is, or the turns of the lesson are. */
export function isDone({ coach }: SampleLesson): boolean {
  return coach.page.kind === 'done' || coach.page.kind === 'over';
}
