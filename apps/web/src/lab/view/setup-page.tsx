import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { BROWSER_SLICES } from '../../app/browser-slices.ts';
import type { PageProps } from '../../app/lazy-page.tsx';
import { notices } from '../../app/notices.ts';
import { formatRoute, parseRoute, type Route } from '../../app/route.ts';
import { goTo, replaceRoute } from '../../app/use-route.ts';
import { openLibrary } from '../../library/open-library.ts';
import { STUDY_KINDS } from '../model/experiment.ts';
import { KeptResults } from '../model/kept-results.ts';
import { LabModel } from '../model/lab-model.ts';
import { KIND_NOTES, KIND_WORDS } from '../model/lab-words.ts';
import type { Laboratory } from '../model/laboratory.ts';
import { BoardList } from './board-list.tsx';
import { ExperimentOptions } from './experiment-options.tsx';
import { ForceList } from './force-list.tsx';
import { openLaboratory } from './laboratory.ts';
import { ResultList } from './result-list.tsx';
import { type Opened, useOpened } from './use-opened.ts';

interface SetupModels {
  readonly lab: LabModel;
  readonly results: KeptResults;
  readonly laboratory: Laboratory;
}

/** Sets up an experiment: `#/lab`. The choices are in the address, so that they can be sent to somebody. */
export function SetupPage({ route }: PageProps): VNode {
  const models = useOpened(() => openModels(route), route);
  if (models === undefined)
    return (
      <main>
        <p class="loading">Loading …</p>
      </main>
    );
  return <SetupScreen {...models} />;
}

async function openModels({ query }: Route): Promise<Opened<SetupModels>> {
  const [library, laboratory] = await Promise.all([openLibrary(), openLaboratory()]);
  const random = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => crypto.getRandomValues(bytes);
  const lab = new LabModel({ library, notices, random, pause: () => BROWSER_SLICES.pause(), slices: BROWSER_SLICES });
  const results = new KeptResults(library);
  await Promise.all([lab.open(query), results.read()]);
  const stop = writeAddress(lab);
  void lab.prepare();
  const close = (): void => {
    stop();
    lab.close();
    results.close();
  };
  return { value: { lab, results, laboratory }, close };
}

/** Keeps the address in step with the choices. Returns a function that ends this. */
function writeAddress(lab: LabModel): () => void {
  let written = lab.experiment;
  return lab.subscribe(() => {
    const { page, path } = parseRoute(location.hash);
    // The reader may already be on the way to another page.
    if (lab.experiment === written || page !== 'lab' || path.length > 0) return;
    written = lab.experiment;
    replaceRoute({ page: 'lab', path: [], query: lab.query });
  });
}

function SetupScreen({ lab, results, laboratory }: SetupModels): VNode {
  const model = useModel(lab);
  return (
    <main class="page begin lab">
      <div class="page-head">
        <div>
          <h1>Lab</h1>
          <p>Bots play many games here, on all cores of your machine. Who would win, and how sure is that?</p>
        </div>
        <div class="begin-start">
          <p class="balance">{gamesWords(model)}</p>
          <StartButton model={model} laboratory={laboratory} />
        </div>
      </div>
      <UnderWay laboratory={laboratory} />
      <KindChoice model={model} />
      <ForceList model={model} />
      <BoardList model={model} />
      <ExperimentOptions model={model} />
      <ResultList results={results} />
    </main>
  );
}

function gamesWords({ experiment, games }: LabModel): string {
  const count = games.toLocaleString('en');
  if (experiment.precision > 0) return `Until ±${100 * experiment.precision}%, at most ${count} games`;
  return games === 1 ? '1 game' : `${count} games`;
}

function StartButton({ model, laboratory }: { readonly model: LabModel; readonly laboratory: Laboratory }): VNode {
  const start = async (): Promise<void> => {
    const study = await model.createStudy();
    if (study === undefined) return;
    laboratory.start(study);
    goTo({ page: 'lab', path: ['run'], query: {} });
  };
  return (
    <button type="button" class="primary start" disabled={model.isPreparing} onClick={() => void start()}>
      {model.isPreparing ? 'Starting …' : 'Play the games'}
    </button>
  );
}

function UnderWay({ laboratory }: { readonly laboratory: Laboratory }): VNode | null {
  if (!useModel(laboratory).isBusy) return null;
  return (
    <p class="lab-busy">
      An experiment is under way. <a href={formatRoute({ page: 'lab', path: ['run'], query: {} })}>Show it</a>
    </p>
  );
}

function KindChoice({ model }: { readonly model: LabModel }): VNode {
  const group = useId();
  const { kind } = model.experiment;
  return (
    <fieldset class="lab-kinds">
      <legend>What do you want to know?</legend>
      {STUDY_KINDS.map(each => (
        <label key={each} class="lab-kind">
          <input type="radio" name={group} checked={each === kind} onChange={() => model.setKind(each)} />
          <span>
            <strong>{KIND_WORDS[each]}</strong>
            <span class="note">{KIND_NOTES[each]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
