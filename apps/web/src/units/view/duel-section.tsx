import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import { percent } from '../../ui/figures.ts';
import { WebWorkforce } from '../../workers/web-workforce.ts';
import { DUEL_GAMES, DuelRun, duelBatch, type Score, winShare } from '../model/duel-run.ts';
import type { FoundUnit } from '../model/find-unit.ts';
import { duelRoute } from '../model/unit-view.ts';

interface DuelSectionProps {
  readonly a: FoundUnit;
  readonly b: FoundUnit;
}

/** Games of one unit against the other, played while the reader watches. They stop when the reader leaves the page. */
export function DuelSection({ a, b }: DuelSectionProps): VNode {
  const batch = useMemo(() => duelBatch([a, b]), [a, b]);
  return (
    <section class="card whole duel">
      <h2>Against each other</h2>
      {batch.ok ? <Run key={`${a.id} ${b.id}`} a={a} b={b} batch={batch.value} /> : <p>{batch.errors[0]}</p>}
    </section>
  );
}

function Run({ a, b, batch }: DuelSectionProps & { readonly batch: Parameters<typeof startRun>[0] }): VNode {
  const run = useMemo(() => startRun(batch), [batch]);
  useModel(run);
  useEffect(() => {
    void run.run();
    return () => run.stop();
  }, [run]);
  return (
    <>
      <ScoreBar score={run.score} titles={[a.title, b.title]} />
      <div class="duel-foot">
        <p class="note" role="status">
          {stateWords(run)}
        </p>
        {run.state === 'running' ? (
          <button type="button" onClick={() => run.stop()}>
            Stop
          </button>
        ) : null}
        {run.state === 'stopped' || run.state === 'failed' ? (
          <button type="button" onClick={() => void run.run()}>
            Go on
          </button>
        ) : null}
        <a class="button" href={formatRoute(duelRoute(a, b))}>
          Open in the lab
        </a>
      </div>
    </>
  );
}

function startRun(batch: ConstructorParameters<typeof DuelRun>[0]): DuelRun {
  return new DuelRun(batch, games => new WebWorkforce(games, { games: DUEL_GAMES }));
}

function stateWords({ state, score, problem }: DuelRun): string {
  if (state === 'failed') return `No more games could be played: ${problem}.`;
  const progress = `${score.games} of ${DUEL_GAMES} games`;
  const how = 'one against one, average crews, both played by the Tactician, sides exchanged';
  return `${progress}${state === 'stopped' && score.games > 0 ? ', stopped' : ''}: ${how}.`;
}

function ScoreBar({ score, titles }: { readonly score: Score; readonly titles: readonly [string, string] }): VNode {
  const { games, wins, draws } = score;
  const label = `${titles[0]} won ${wins[0]}, ${titles[1]} won ${wins[1]}, ${draws} draws of ${games} games`;
  return (
    <div class="duel-score">
      <Side score={score} side={0} title={titles[0]} />
      <svg viewBox={`0 0 ${Math.max(1, games)} 10`} preserveAspectRatio="none" role="img" aria-label={label}>
        <rect class="rest" width={Math.max(1, games)} height="10" />
        <rect class="a" width={wins[0]} height="10" />
        <rect class="b" x={games - wins[1]} width={wins[1]} height="10" />
      </svg>
      <Side score={score} side={1} title={titles[1]} />
    </div>
  );
}

interface SideProps {
  readonly score: Score;
  readonly side: 0 | 1;
  readonly title: string;
}

function Side({ score, side, title }: SideProps): VNode {
  const { value, low, high } = winShare(score, side);
  return (
    <p class={side === 0 ? 'duel-side a' : 'duel-side b'}>
      <span dir="auto">{title}</span>
      <strong>{score.games === 0 ? '…' : percent(value)}</strong>
      <span class="note">{score.games === 0 ? 'wins' : `wins, ${percent(low)} to ${percent(high)}`}</span>
    </p>
  );
}
