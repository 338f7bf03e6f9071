import { builtInMech } from '@hexfall/data';
import { legalCommands, unitsToAct } from '@hexfall/rules';
import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { playGame } from '../batch/play-game.ts';
import { seriesFromJson, seriesToJson } from '../batch/series-json.ts';
import type { Change } from './changes.ts';
import { type Continuation, continuationOf, type PlayOn } from './continuation.ts';
import { courseOf, sampleBatch, sampleReplay } from './sample-course.ts';

const BATCH = sampleBatch(duelMatchUp(['HBK-4G', 'WVR-6R'], { bots: ['charger', 'charger'] }), deployFaceToFace);
const COURSE = courseOf(sampleReplay(BATCH, 3));
const PLAY_ON: PlayOn = { bots: ['charger', 'charger'], seed: 'on', changes: [] };
const DECISION = COURSE.parts.find(({ turn, phase }) => turn === 3 && phase === 'movement')!.events;

function prepared(events: number, changes: readonly Change[] = [], playOn: Partial<PlayOn> = {}): Continuation {
  const continuation = continuationOf(COURSE, events, { ...PLAY_ON, ...playOn, changes });
  if (!continuation.ok) throw new Error(continuation.errors[0]);
  return continuation.value;
}

function refusal(events: number, changes: readonly Change[], playOn: Partial<PlayOn> = {}): string {
  const continuation = continuationOf(COURSE, events, { ...PLAY_ON, ...playOn, changes });
  return continuation.ok ? 'no refusal' : continuation.errors[0]!;
}

test('game i of a continuation depends on the continuation and i alone, also after it was sent to a worker', () => {
  for (const events of [0, 1, DECISION, DECISION + 3]) {
    const { batch } = prepared(events);
    const sent = seriesFromJson(JSON.parse(JSON.stringify(seriesToJson([batch]))));
    if (!sent.ok) throw new Error(sent.errors[0]!.reason);
    const games = [5, 0, 1].map(game => playGame(batch, game));
    expect([5, 0, 1].map(game => playGame(sent.value[0]!, game))).toEqual(games);
    expect(new Set(games.map(({ hash }) => hash)).size).toBeGreaterThan(1);
  }
});

test('a different seed and a different moment give different games', () => {
  const hashes = [prepared(DECISION), prepared(DECISION, [], { seed: 'off' }), prepared(DECISION + 3)].map(
    ({ batch }) => playGame(batch, 0).hash,
  );
  expect(new Set(hashes).size).toBe(3);
});

test('the dice are not those of the game, whatever the seed', () => {
  const own = playGame(BATCH, 3);
  const again = prepared(0, [], { bots: ['charger', 'charger'], seed: COURSE.header.setup.seed });
  expect(Array.from({ length: 4 }, (_, game) => playGame(again.batch, game).hash)).not.toContain(own.hash);
});

test('a record counts turns of the whole game, and damage from the moment on', () => {
  const record = playGame(prepared(DECISION).batch, 0);
  expect(record.turns).toBeGreaterThanOrEqual(3);
  for (const unit of record.units) {
    expect(unit.dealtByTurn).toHaveLength(record.turns);
    expect(unit.dealtByTurn.slice(0, 2)).toEqual([0, 0]);
    expect(unit.heatByTurn.slice(0, 2)).toEqual([-1, -1]);
    expect(unit.dealtByTurn.reduce((sum, points) => sum + points, 0)).toBe(unit.dealt);
  }
});

test('an order is given first, and with the order that was given the dice of each game are the same', () => {
  const game = COURSE.gameAt(DECISION);
  const [mech] = unitsToAct(game);
  const stay = { kind: 'order', order: { type: 'stay', unit: mech!.id } } as const;
  const { batch } = prepared(DECISION, [stay]);
  expect(batch.opening).toMatchObject({ kind: 'decision', orders: [stay.order] });
  expect(batch.seed).toBe(prepared(DECISION).batch.seed);
  for (const order of Array.from(legalCommands(game, mech!)).slice(0, 20)) {
    expect(playGame(prepared(DECISION, [{ kind: 'order', order }]).batch, 0).turns).toBeGreaterThan(2);
  }
});

test('a unit may face a different way, and changes are made where somebody is to give an order', () => {
  const { facing } = COURSE.gameAt(DECISION).state.mechs[1]!;
  const { events, batch } = prepared(DECISION - 1, [{ kind: 'facing', unit: 1, facing: (facing + 3) % 6 }]);
  expect(events).toBe(DECISION);
  expect(playGame(batch, 0)).not.toEqual(playGame(prepared(DECISION).batch, 0));
  expect(playGame(prepared(DECISION, [{ kind: 'facing', unit: 1, facing }]).batch, 0)).toEqual(
    playGame(prepared(DECISION).batch, 0),
  );
});

test('another unit takes the place of one, undamaged', () => {
  const { batch } = prepared(DECISION, [{ kind: 'unit', unit: 0, spec: builtInMech('AS7-D')! }]);
  expect(batch.forces[0].units).toEqual(['Atlas AS7-D']);
  const wins = (each: typeof batch): number =>
    Array.from({ length: 12 }, (_, game) => playGame(each, game)).filter(({ outcome }) => outcome === 'A').length;
  expect(wins(batch)).toBeGreaterThan(wins(prepared(DECISION).batch));
});

test('a change that cannot be played is refused with a reason', () => {
  expect(refusal(DECISION, [{ kind: 'order', order: { type: 'stay', unit: 9 } }])).toMatch(/^the order is refused: /);
  expect(refusal(DECISION, [{ kind: 'facing', unit: 0, facing: 6 }])).toBe('6 is not a facing from 0 to 5');
  expect(refusal(DECISION, [{ kind: 'unit', unit: 7, spec: builtInMech('AS7-D')! }])).toContain('in play');
  expect(refusal(COURSE.events.length, [])).toBe('the game is over by then');
  expect(refusal(0, [], { bots: ['./mine.mjs', 'charger'] })).toContain('built-in bots only');
  expect(refusal(0, [], { bots: ['genius', 'charger'] })).toContain('genius');
});

test.each([
  [{ state: '{}' }, 'opening.state'],
  [{ kind: 'decision', orders: [{ type: 'dance' }] }, 'opening.orders'],
  [{ rolls: -1, kind: 'midway', order: null }, 'opening'],
])('a wrong opening is refused by the name of its field: %j', (changes, path) => {
  const json = structuredClone(seriesToJson([prepared(DECISION).batch])) as unknown as {
    batches: { opening: Record<string, unknown> }[];
  };
  Object.assign(json.batches[0]!.opening, changes);
  const read = seriesFromJson(json);
  expect(read.ok ? '' : read.errors[0]!.path).toContain(path);
});
