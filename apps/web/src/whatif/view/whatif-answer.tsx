import type { Estimate, Proportion } from '@hexfall/sim';
import type { VNode } from 'preact';
import type { WhatIfModel } from '../model/whatif-model.ts';
import type { CaseResult } from '../worker/whatif-messages.ts';

interface AnswerProps {
  readonly model: WhatIfModel;
  readonly title: string;
}

/** Shows who wins, with intervals, while games are played and after them. */
export function WhatIfAnswer({ model, title }: AnswerProps): VNode | null {
  const { run } = model;
  if (run.kind === 'idle') return null;
  if (run.kind === 'failed') return <p role="alert">{run.message}</p>;
  const { cases, played, games } = run;
  return (
    <section class="whatif-answer" aria-label="Who wins">
      {run.kind === 'running' ? <progress aria-label="Games played" value={played} max={games} /> : null}
      <p class="note" role="status">
        {run.kind === 'running'
          ? `${played} of ${games} games`
          : `${played} games played. The range is the 95% interval.`}
      </p>
      {cases.map((each, i) => (
        <Case key={i} result={each} />
      ))}
      {run.kind === 'done' && played > 0 ? (
        <button type="button" disabled={model.isKept} onClick={() => void model.keep(nameOf(title, model))}>
          {model.isKept ? 'Kept' : 'Keep this result'}
        </button>
      ) : null}
    </section>
  );
}

function nameOf(title: string, { facts, run }: WhatIfModel): string {
  const first = run.kind === 'done' ? (run.cases[0]?.title ?? '') : '';
  return `${title}, turn ${facts?.turn ?? 1}: ${first}`;
}

function Case({ result: { title, wins, draws, difference } }: { readonly result: CaseResult }): VNode {
  const [a, b] = wins;
  return (
    <div class="whatif-case">
      <h3 dir="auto">{title}</h3>
      <div class="whatif-bar" aria-hidden="true">
        <span class="a" style={{ flexGrow: a.value }} />
        <span class="draw" style={{ flexGrow: draws.value }} />
        <span class="b" style={{ flexGrow: b.value }} />
      </div>
      <p class="whatif-shares">
        <b class="a">{`A wins ${shareText(a)}`}</b> <b class="b">{`B wins ${shareText(b)}`}</b>{' '}
        <span>{`draws ${percent(draws.value)}`}</span>
      </p>
      {difference === undefined ? null : <p class="note">{differenceText(difference)}</p>}
    </div>
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function shareText({ value, low, high }: Proportion): string {
  return `${percent(value)} (${percent(low)} to ${percent(high)})`;
}

/** Returns the difference between the first case and another one, where a draw counts half. */
function differenceText({ value, low, high }: Estimate): string {
  const better = value >= 0 ? 'A' : 'B';
  const [from, to] = value >= 0 ? [low, high] : [-high, -low];
  const size = `${points(Math.abs(value))} points for ${better} (${points(from)} to ${points(to)})`;
  return from > 0
    ? `Compared with this, the first makes ${size}.`
    : `Compared with this, no difference can be shown: ${size}.`;
}

function points(share: number): string {
  return (100 * share)
    .toFixed(1)
    .replace(/^-(0\.0)$/, '$1')
    .replace('-', '−');
}
