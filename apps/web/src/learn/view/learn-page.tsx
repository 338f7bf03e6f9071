import './learn.css';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageProps } from '../../app/lazy-page.tsx';
import { leadTo } from '../../app/use-route.ts';
import type { Library } from '../../library/library.ts';
import { openLibrary } from '../../library/open-library.ts';
import { createWorkerBots, GameSession } from '../../play/view/game-session.tsx';
import { beginLesson, continueLesson, type KeptLesson, keepProgress, keptLesson } from '../model/lesson-keeping.ts';
import { SparringPartner } from '../model/sparring-partner.ts';
import { LearnHome } from './learn-home.tsx';
import { LessonScreen } from './lesson-screen.tsx';

/** Actions that going to an address performs: continuing the lesson, or starting it anew. */
const DEEDS: Readonly<Record<string, (library: Library) => Promise<string>>> = {
  start: continueLesson,
  again: beginLesson,
};

/** A first game with a coach: `#/learn` describes it, `#/learn/start` continues it, `#/learn/ID` is its game. */
export default function LearnPage({ route }: PageProps): VNode {
  const [id] = route.path;
  const lesson = useLesson(id);
  if (lesson === undefined) return <p class="loading">Loading …</p>;
  if (id === undefined) return <LearnHome lesson={lesson.kept} />;
  const { kept, library } = lesson;
  if (kept === undefined) return <p class="loading">Loading …</p>;
  return (
    <GameSession id={id} createThinker={createLessonBots}>
      {game => (
        <LessonScreen game={game} progress={kept.progress} onProgress={next => void keepProgress(library, next)} />
      )}
    </GameSession>
  );
}

const createLessonBots: typeof createWorkerBots = playerOf => new SparringPartner(playerOf, createWorkerBots(playerOf));

interface LoadedLesson {
  readonly of: string | undefined;
  readonly library: Library;
  readonly kept: KeptLesson | undefined;
}

/** Loads the lesson. An address that asks for an action, or whose game has no coach, is replaced by that of the game. */
function useLesson(id: string | undefined): LoadedLesson | undefined {
  const [loaded, setLoaded] = useState<LoadedLesson>();
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const library = await openLibrary();
      const deed = id === undefined || !Object.hasOwn(DEEDS, id) ? undefined : DEEDS[id];
      if (deed !== undefined) {
        const game = await deed(library);
        if (!isGone) leadTo({ page: 'learn', path: [game], query: {} });
        return;
      }
      const kept = await keptLesson(library);
      if (isGone) return;
      const hasCoach = kept !== undefined && kept.progress.game === id && !kept.progress.ended;
      if (id !== undefined && !hasCoach) leadTo({ page: 'play', path: [id], query: {} });
      else setLoaded({ of: id, library, kept });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return loaded?.of === id ? loaded : undefined;
}
