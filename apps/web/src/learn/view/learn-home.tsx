import type { VNode } from 'preact';
import { formatRoute } from '../../app/route.ts';
import type { KeptLesson } from '../model/lesson-keeping.ts';

const SUBJECTS: readonly string[] = [
  'where you can go, and what terrain and speed mean',
  'facing, and why backs matter',
  'what a shot needs, and where the number comes from',
  'turning the torso',
  'heat, and why not to fire everything at once',
  'piloting rolls, falls and kicks',
  'critical hits, and how a game is won',
];

/** Describes the lesson, and links to it. */
export function LearnHome({ lesson }: { readonly lesson: KeptLesson | undefined }): VNode {
  const isUnderWay = lesson !== undefined && !lesson.isOver && !lesson.progress.ended;
  return (
    <main class="page reading learn-home">
      <h1>A first game</h1>
      <p>
        A real game of about four turns against a weak opponent, in ten minutes. A coach stands beside you, says what is
        happening and why, and points at what you could do next. You may do anything else instead, and leave at any
        time.
      </p>
      <div class="learn-start">
        <a class="button primary" href={addressOf('start')}>
          {isUnderWay ? 'Go on' : 'Start'}
        </a>
        {isUnderWay ? (
          <a class="button" href={addressOf('again')}>
            Start again
          </a>
        ) : null}
      </div>
      <section>
        <h2>What you will meet</h2>
        <ul>
          {SUBJECTS.map(subject => (
            <li key={subject}>{subject}</li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function addressOf(path: string): string {
  return formatRoute({ page: 'learn', path: [path], query: {} });
}
