import { useModelPart } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { leadTo } from '../../app/use-route.ts';
import type { OpenGame } from '../../play/view/game-session.tsx';
import { PlayScreen } from '../../play/view/play-screen.tsx';
import { Coach } from '../model/coach.ts';
import type { Progress } from '../model/progress.ts';
import { CoachPanel } from './coach-panel.tsx';
import { CoachRings } from './coach-rings.tsx';

interface LessonScreenProps {
  readonly game: OpenGame;
  /** How far the reader had come when the page was opened. */
  readonly progress: Progress;
  readonly onProgress: (progress: Progress) => void;
}

/** The usual page of a game, with a coach beside it. */
export function LessonScreen({ game: { play, id, name, onSpeed }, progress, onProgress }: LessonScreenProps): VNode {
  const latest = useRef(progress);
  const coach = useMemo(
    () =>
      new Coach(play, latest.current, next => {
        latest.current = next;
        onProgress(next);
      }),
    [play],
  );
  useModelPart(coach, marksOf);
  const marks = marksOf(coach).join('');
  useEffect(revealMarked, [marks]);
  const leave = (): void => {
    coach.end();
    leadTo({ page: 'play', path: [id], query: {} });
  };
  return (
    <PlayScreen
      play={play}
      id={id}
      title={name}
      onSpeed={onSpeed}
      companion={{
        panel: <CoachPanel coach={coach} id={id} onLeave={leave} />,
        mapLayer: <CoachRings coach={coach} play={play} />,
        marks,
      }}
    />
  );
}

/** Returns the classes of the parts of the page at which the coach points. */
function marksOf({ page }: Coach): readonly string[] {
  return [page.points.parts.map(part => `points-${part}`).join(' ')];
}

/** Scrolls to the part of the orders at which the coach points. The style sheet marks that part. */
function revealMarked(): void {
  const parts = document.querySelectorAll('.panel .body *');
  const marked = [...parts].find(part => getComputedStyle(part).getPropertyValue('--coach-points') === 'here');
  marked?.scrollIntoView({ block: 'nearest' });
}
