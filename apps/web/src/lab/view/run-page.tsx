import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { formatRoute, parseRoute } from '../../app/route.ts';
import { leadTo } from '../../app/use-route.ts';
import type { StudyRun } from '../model/study-run.ts';
import { openLaboratory } from './laboratory.ts';
import { ReportView } from './report-view.tsx';
import { useOpened } from './use-opened.ts';

/** The experiment under way: `#/lab/run`. */
export function RunPage(): VNode {
  const lab = useOpened(async () => ({ value: await openLaboratory(), close: () => undefined }), 'lab');
  if (lab === undefined)
    return (
      <main>
        <p class="loading">Loading …</p>
      </main>
    );
  return lab.run === undefined ? <NoRun /> : <RunScreen run={lab.run} />;
}

/** Shown after a reload: a run lives only as long as the page, so there is nothing else to show. */
function NoRun(): VNode {
  useEffect(() => leadTo({ page: 'lab', path: [], query: {} }), []);
  return (
    <main>
      <p class="loading">No experiment is under way.</p>
    </main>
  );
}

function RunScreen({ run }: { readonly run: StudyRun }): VNode {
  const { state, study } = useModel(run);
  useEffect(() => {
    const { page, path } = parseRoute(location.hash);
    if (state.kind === 'kept' && page === 'lab' && path[0] === 'run')
      leadTo({ page: 'lab', path: [state.id], query: {} });
  }, [state]);
  return (
    <main class="page begin lab">
      <div class="lab-title">
        <h1 dir="auto">{study.name}</h1>
      </div>
      {state.kind === 'failed' ? <Failure reason={state.reason} /> : <Progress run={run} />}
      <ReportView report={run.report} />
    </main>
  );
}

function Failure({ reason }: { readonly reason: string }): VNode {
  return (
    <div class="card lab-progress" role="alert">
      <p>The experiment came to nothing: {reason}.</p>
      <a class="button" href={formatRoute({ page: 'lab', path: [], query: {} })}>
        Back to the lab
      </a>
    </div>
  );
}

function Progress({ run }: { readonly run: StudyRun }): VNode {
  const { played, expected, words, pace, state, isStopping, failures } = useModel(run);
  const games = played.toLocaleString('en');
  return (
    <section class="card lab-progress" aria-label="Progress">
      <p class="lab-words" dir="auto">
        {words === '' ? 'The first games are being played.' : words}
      </p>
      <progress aria-label="Games played" max={Math.max(expected, 1)} value={played} />
      <div class="lab-progress-foot">
        <span>
          {games} of {run.study.precision > 0 ? 'about ' : ''}
          {expected.toLocaleString('en')} games
          {pace >= 0.1 ? ` · ${pace.toFixed(pace < 10 ? 1 : 0)} per second` : ''}
          {failures.length > 0 ? ` · ${failures.length} failed` : ''}
        </span>
        <button type="button" disabled={isStopping || state.kind !== 'playing'} onClick={() => run.stop()}>
          {state.kind === 'playing' && !isStopping ? 'Stop and keep' : 'Finishing …'}
        </button>
      </div>
    </section>
  );
}
