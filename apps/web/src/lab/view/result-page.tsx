import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { formatRoute } from '../../app/route.ts';
import { goTo } from '../../app/use-route.ts';
import { saveText } from '../../files/save-text.ts';
import { openLibrary } from '../../library/open-library.ts';
import { fileNameOf } from '../model/file-name.ts';
import type { ResultModel } from '../model/result-model.ts';
import { openLaboratory } from './laboratory.ts';
import { ReportContents, ReportView } from './report-view.tsx';
import { type Opened, useOpened } from './use-opened.ts';

/** A kept result: `#/lab/ID`. */
export function ResultPage({ id }: { readonly id: string }): VNode {
  const opened = useOpened(() => openResult(id), id);
  if (opened === undefined)
    return (
      <main>
        <p class="loading">Loading …</p>
      </main>
    );
  return opened.model === undefined ? <NoResult /> : <ResultScreen model={opened.model} />;
}

/** Opens a kept result; `model` is `undefined` if there is none with this id. */
export async function openResult(id: string): Promise<Opened<{ readonly model: ResultModel | undefined }>> {
  const lab = await openLaboratory();
  const model = await lab.open(id);
  return { value: { model }, close: () => (model === undefined ? undefined : lab.release(model)) };
}

/** Says that there is no such result. */
export function NoResult(): VNode {
  return (
    <main class="page begin lab">
      <h1>There is no such result here</h1>
      <p>It may have been deleted, or it is in another browser.</p>
      <p>
        <a href={formatRoute({ page: 'lab', path: [], query: {} })}>Back to the lab</a>
      </p>
    </main>
  );
}

function ResultScreen({ model }: { readonly model: ResultModel }): VNode {
  const { result, problem, report } = useModel(model);
  const { summary } = useModel(report);
  return (
    <main class="page begin lab">
      <div class="lab-title">
        <p class="note">
          <a href={formatRoute({ page: 'lab', path: [], query: {} })}>Lab</a>
        </p>
        <h1 dir="auto">{result.name}</h1>
        <p class="note">{summary?.subtitle ?? 'Reading the games …'}</p>
      </div>
      {problem === undefined ? null : (
        <p class="remark" role="alert">
          {problem}
        </p>
      )}
      <Actions model={model} />
      <ReportContents report={report} />
      <ReportView report={report} />
    </main>
  );
}

function Actions({ model }: { readonly model: ResultModel }): VNode {
  const { result, busy, report } = useModel(model);
  const { summary } = useModel(report);
  const isIdle = busy === undefined && summary !== undefined;
  const savePage = async (): Promise<void> => {
    const page = await model.page();
    if (page !== undefined) saveText(fileNameOf(result.name, 'html'), page, 'text/html');
  };
  const saveGames = async (): Promise<void> => {
    const games = await model.games();
    if (games !== undefined) saveText(fileNameOf(result.name, 'jsonl'), games, 'application/x-ndjson');
  };
  return (
    <div class="lab-actions">
      <button type="button" disabled={!isIdle} onClick={() => void savePage()}>
        Save the report as a page
      </button>
      <button
        type="button"
        disabled={!isIdle}
        title="A file that hexfall reads: --resume plays more games"
        onClick={() => void saveGames()}
      >
        Save the games
      </button>
      {summary?.telling.map(({ game, why }) => (
        <button key={`${game} ${why}`} type="button" disabled={!isIdle} onClick={() => void watch(model, game)}>
          Watch: {why}
        </button>
      ))}
      {busy === undefined ? null : <span role="status">Making {busy} …</span>}
    </div>
  );
}

async function watch(model: ResultModel, game: number): Promise<void> {
  const id = await model.watch(game, await openLibrary());
  if (id !== undefined) goTo({ page: 'watch', path: [id], query: {} });
}
