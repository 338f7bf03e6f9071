import { builtInMech } from '@hexfall/data';
import { continuationOf, playGame } from '@hexfall/sim';
import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { ResultRecord } from '../../library/records.ts';
import { clientOf, courseOf, replayText } from './sample-client.ts';
import { WhatIfModel, type WhatIfTools } from './whatif-model.ts';

const TEXT = replayText(duelMatchUp(['HBK-4G', 'WVR-6R'], { bots: ['charger', 'charger'] }), deployFaceToFace);
const COURSE = courseOf(TEXT);
const MOVE = COURSE.parts.find(({ turn, phase }) => turn === 3 && phase === 'movement')!.events;

type Kept = ResultRecord;

function modelAt(events: number, kept: Kept[] = [], client = clientOf(TEXT)): WhatIfModel {
  const tools: WhatIfTools = {
    client,
    findUnit: async name => builtInMech(name),
    keep: async result => void kept.push({ ...result, kind: 'what-if', id: String(kept.length), added: kept.length }),
    kept: async () => [...kept],
    forget: async id =>
      void kept.splice(
        kept.findIndex(each => each.id === id),
        1,
      ),
  };
  const model = new WhatIfModel(events, tools);
  model.set({ bots: ['charger', 'charger'], games: 8, seed: 's' });
  return model;
}

async function until(isDone: () => boolean): Promise<void> {
  await expect.poll(isDone, { timeout: 30_000 }).toBe(true);
}

async function played(model: WhatIfModel): Promise<Extract<WhatIfModel['run'], { kind: 'running' | 'done' }>> {
  await until(() => model.moment.kind === 'known');
  await model.start();
  await until(() => model.run.kind === 'done' || model.run.kind === 'failed');
  if (model.run.kind !== 'done') throw new Error(model.run.kind === 'failed' ? model.run.message : 'not done');
  return model.run;
}

test('the games are those of the command line from the same moment, also through workers', async () => {
  for (const events of [MOVE, MOVE + 3]) {
    const { cases } = await played(modelAt(events));
    const made = continuationOf(COURSE, events, { bots: ['charger', 'charger'], seed: 's', changes: [] });
    if (!made.ok) throw new Error(made.errors[0]);
    const outcomes = Array.from({ length: 8 }, (_, game) => playGame(made.value.batch, game).outcome);
    expect(cases.map(({ games }) => games)).toEqual([8]);
    expect(cases[0]!.wins.map(({ count }) => count)).toEqual(
      ['A', 'B'].map(side => outcomes.filter(outcome => outcome === side).length),
    );
  }
});

test('the orders of the unit to act are told in words and found by typing; one is compared with the others', async () => {
  const model = modelAt(MOVE);
  await until(() => model.moment.kind === 'known');
  expect(model.facts).toMatchObject({ turn: 3, phase: 'movement', events: MOVE });
  expect(model.orderCount).toBeGreaterThan(50);
  model.set({ difference: 'order', search: 'drops prone' });
  expect(model.shownOrders.map(({ offer }) => offer.text)).toEqual([expect.stringMatching(/drops prone$/)]);
  model.set({ order: model.shownOrders[0]!.index });
  const { cases, games } = await played(model);
  expect(games).toBe(24);
  expect(cases.map(({ title }) => title.replace(/:.*/, ''))).toEqual([
    expect.stringMatching(/drops prone$/),
    'As ordered',
    'The bot’s own choice',
  ]);
  expect(cases[0]!.difference).toBeUndefined();
  expect(cases[1]!.difference!.low).toBeLessThanOrEqual(cases[1]!.difference!.value);
});

test('a unit may face a different way, and another may take its place', async () => {
  const turned = modelAt(MOVE);
  await until(() => turned.moment.kind === 'known');
  turned.set({ difference: 'facing', unit: 1, facing: 2 });
  expect((await played(turned)).cases.map(({ title }) => title)).toEqual([
    `${turned.facts!.units[1]!.name} faces SE`,
    'As it was',
  ]);
  const other = modelAt(MOVE);
  await until(() => other.moment.kind === 'known');
  other.set({ difference: 'unit', unit: 0, unitName: 'AS7-D' });
  expect((await played(other)).cases[0]!.title).toContain('Atlas AS7-D in place of A1');
  other.set({ unitName: '<b>nobody</b>' });
  await other.start();
  expect(other.run).toEqual({ kind: 'failed', message: 'There is no unit called “<b>nobody</b>”.' });
});

test('a run can be stopped, and a result can be kept', async () => {
  const kept: Kept[] = [];
  const model = modelAt(MOVE, kept);
  await until(() => model.moment.kind === 'known');
  model.set({ games: 5000 });
  await model.start();
  await until(() => model.run.kind === 'running' && model.run.played > 0);
  model.stop();
  await until(() => model.run.kind === 'done');
  const { run } = model;
  if (run.kind !== 'done') throw new Error('not done');
  expect(run.played).toBeLessThan(5000);
  await model.keep('A try');
  expect(model.isKept).toBe(true);
  expect(kept[0]).toMatchObject({ name: 'A try', games: run.played });
  expect(kept[0]!.says).toMatch(/^Played on: A wins \d+\.\d%, B wins \d+\.\d%$/);
  expect(model.kept.map(({ name }) => name)).toEqual(['A try']);
  expect(JSON.parse(kept[0]!.text)).toMatchObject({ turn: 3, seed: 's', bots: ['charger', 'charger'] });
  await model.forget('0');
  expect(model.kept).toEqual([]);
});

test('nothing can be played on from the end of a game, and a file that is not a game is refused', async () => {
  const over = modelAt(COURSE.events.length);
  await until(() => over.moment.kind === 'over');
  expect(over.facts).toBeUndefined();
  const broken = modelAt(0, [], clientOf('no replay'));
  await until(() => broken.moment.kind === 'failed');
});
