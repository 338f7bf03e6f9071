import { type GameRecord, OwnThread, parseHeaderLine, runBatch } from '@hexfall/sim';
import { describe, expect, test } from 'vitest';
import { matchParts } from '../../begin/model/match-parts.ts';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import { startFakeWorker } from '../../workers/fake-port.ts';
import type { GamesReply, GamesRequest } from '../../workers/game-messages.ts';
import { serveGames } from '../../workers/serve-games.ts';
import { WebWorkforce } from '../../workers/web-workforce.ts';
import { serveStudy } from '../worker/serve-study.ts';
import { StudyClient } from '../worker/study-client.ts';
import type { StudyReply, StudyRequest } from '../worker/study-messages.ts';
import { type Experiment, type StudyKind, usualExperiment } from './experiment.ts';
import { Laboratory } from './laboratory.ts';
import { prepareStudy, type Study } from './prepare-study.ts';
import type { StudyRun } from './study-run.ts';

/** Returns an experiment with quick games on a small board. */
function experiment(kind: StudyKind, change: Partial<Experiment> = {}): Experiment {
  const usual = usualExperiment(kind);
  const forces = usual.forces.map(({ units }) => ({ units, bot: 'charger' as const }));
  const boards = [{ kind: 'generated' as const, style: 'open' as const, width: 12, height: 12, seed: '1' }];
  return { ...usual, forces, boards, turnLimit: 12, games: 4, seed: 'lab', ...change };
}

function studyOf(chosen: Experiment): Study {
  const preparing = prepareStudy(chosen, matchParts());
  for (;;) {
    const step = preparing.next();
    if (step.done !== true) continue;
    if (!step.value.ok) throw new Error(step.value.errors[0]);
    return step.value.value;
  }
}

function laboratory(): { readonly lab: Laboratory; readonly library: Library } {
  let time = 0;
  const library = new Library(new MemoryStorage(), () => ++time);
  const lab = new Laboratory({
    library,
    now: () => (time += 200),
    createClient: () => new StudyClient(() => startFakeWorker<StudyRequest, StudyReply>(serveStudy).port),
    createWorkforce: (series, games) =>
      new WebWorkforce(series, {
        games,
        cores: 2,
        start: () => startFakeWorker<GamesRequest, GamesReply>(serveGames).port,
      }),
  });
  return { lab, library };
}

async function ended(run: StudyRun): Promise<void> {
  while (run.state.kind === 'playing' || run.state.kind === 'ending')
    await new Promise<void>(resolve => {
      const stop = run.subscribe(() => {
        stop();
        resolve();
      });
    });
}

describe.each(['simulation', 'comparison', 'tournament'] as const)('a %s in the laboratory', kind => {
  test('a study in the laboratory has the games that the same match-ups have elsewhere, and the file that the command line writes', async () => {
    const { lab, library } = laboratory();
    const study = studyOf(experiment(kind));
    const run = lab.start(study);
    await ended(run);
    expect(run.state).toMatchObject({ kind: 'kept' });
    const records: GameRecord[] = [];
    await runBatch(study.series, new OwnThread(study.series), {
      games: study.games,
      onGames: more => void records.push(...more),
    });
    const [summary] = await library.results();
    const kept = await library.result(summary!.id);
    const lines = records.map(record => JSON.stringify(record));
    expect(kept!.text).toBe(`${[study.header, ...lines].join('\n')}\n`);
    expect(summary).toMatchObject({ kind, games: study.games });
    expect(summary!.says).not.toBe('');
    const model = await lab.open(summary!.id);
    expect(model!.report.parts.map(({ part }) => part.id)).toContain('about');
    expect(await model!.page()).toMatch(/^<!doctype html>/);
    model!.close();
  });
});

test('a run that is stopped keeps the games that were played', async () => {
  const { lab, library } = laboratory();
  const run = lab.start(studyOf(experiment('simulation', { games: 400 })));
  const stop = run.subscribe(() => {
    if (run.played >= 4) run.stop();
  });
  await ended(run);
  stop();
  const [summary] = await library.results();
  expect(summary!.games).toBeGreaterThanOrEqual(4);
  expect(summary!.games).toBeLessThan(400);
  const { text } = (await library.result(summary!.id))!;
  const [header = '', ...lines] = text.trim().split('\n');
  expect(lines).toHaveLength(summary!.games);
  // The file says how many games were wanted, so that the command line can play the rest.
  const read = parseHeaderLine(header);
  expect(read.ok && read.value.games).toBe(400);
});

test('a simulation stops at the precision that was asked for', async () => {
  const { lab } = laboratory();
  const run = lab.start(studyOf(experiment('simulation', { precision: 0.05, turnLimit: 1 })));
  await ended(run);
  expect(run.state.kind).toBe('kept');
  // Games of one turn are draws, so the share of wins is precise as soon as there are enough games.
  expect(run.played).toBeGreaterThanOrEqual(100);
  expect(run.played).toBeLessThan(250);
});

test('a kept result is opened again from its file, and games of it can be watched', async () => {
  const first = laboratory();
  const run = first.lab.start(studyOf(experiment('simulation', { games: 12 })));
  await ended(run);
  const [kept] = await first.library.results();
  const another = new Laboratory({
    library: first.library,
    now: () => 0,
    createClient: () => new StudyClient(() => startFakeWorker<StudyRequest, StudyReply>(serveStudy).port),
    createWorkforce: () => {
      throw new Error('nothing is played');
    },
  });
  const model = await another.open(kept!.id);
  while (model!.report.summary === undefined)
    await new Promise<void>(resolve => {
      setTimeout(resolve, 5);
    });
  expect(model!.report.summary.says).toBe(kept!.says);
  expect(model!.report.parts.length).toBe(run.report.parts.length);
  const [telling] = model!.report.summary.telling;
  const game = await model!.watch(telling!.game, first.library);
  expect((await first.library.loadGame(game!))!.over).toBe(true);
  model!.close();
  expect(await another.open('nothing')).toBeUndefined();
  (await first.lab.open(kept!.id))!.close();
});
