import { useModelPart } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { formatRoute, HOME } from '../../app/route.ts';
import type { Coach, CoachPage } from '../model/coach.ts';

interface CoachPanelProps {
  readonly coach: Coach;
  /** Id of the game in the library. */
  readonly id: string;
  /** Called when the reader wants to continue without the coach. */
  readonly onLeave: () => void;
}

/** Shows what the coach says, with buttons to answer. */
export function CoachPanel({ coach, id, onLeave }: CoachPanelProps): VNode {
  useModelPart(coach, each => [each.page.id, each.page.say, each.page.facts.join('\n'), each.progressWords]);
  const { page, progressWords } = coach;
  return (
    <section class={`coach ${page.kind}`} aria-label="Coach">
      <div class="coach-head">
        <p class="note">Coach · {progressWords}</p>
        {page.kind === 'over' || page.kind === 'done' ? null : (
          <button type="button" class="quiet" title="Ends the lesson; the game goes on" onClick={onLeave}>
            End the lesson
          </button>
        )}
      </div>
      {/* While events play, the orders panel announces each of them. */}
      <div class="coach-words" aria-live={page.kind === 'watch' ? 'off' : 'polite'} tabIndex={0}>
        <h2>{page.title}</h2>
        <p>{page.say}</p>
        {page.facts.length === 0 ? null : (
          <ul>
            {page.facts.map((fact, i) => (
              <li key={i}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <Answers page={page} coach={coach} id={id} onLeave={onLeave} />
    </section>
  );
}

interface AnswersProps extends CoachPanelProps {
  readonly page: CoachPage;
}

function Answers({ page: { kind }, coach, id, onLeave }: AnswersProps): VNode | null {
  if (kind === 'report' || kind === 'talk')
    return (
      <div class="coach-answers">
        <button type="button" class="primary" onClick={() => coach.next()}>
          Next
        </button>
        <button type="button" title="Goes on to what there is to do" onClick={() => coach.skip()}>
          I know this
        </button>
      </div>
    );
  if (kind === 'done')
    return (
      <div class="coach-answers">
        <button type="button" class="primary" onClick={onLeave}>
          Keep playing
        </button>
        <Again />
      </div>
    );
  if (kind !== 'over') return null;
  return (
    <div class="coach-answers">
      <a class="button primary" href={formatRoute(HOME)}>
        New game
      </a>
      <a class="button" href={formatRoute({ page: 'watch', path: [id], query: {} })}>
        Watch it again
      </a>
      <Again />
    </div>
  );
}

function Again(): VNode {
  return (
    <a class="button" href={formatRoute({ page: 'learn', path: ['again'], query: {} })}>
      Play the lesson again
    </a>
  );
}
