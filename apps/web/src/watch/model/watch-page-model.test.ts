import { readFileSync } from 'node:fs';
import { builtInMech, generateBoard } from '@hexfall/data';
import { specFromJson, specToJson } from '@hexfall/protocol';
import { playWithBots, skirmish } from '@hexfall/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { startFakeWorker } from '../../workers/fake-port.ts';
import { serveVerify } from '../worker/serve-verify.ts';
import type { VerifyReply, VerifyRequest } from '../worker/verify-messages.ts';
import { packGame } from './link-data.ts';
import type { OpenGame } from './open-game.ts';
import { readText, recordText } from './sample-game.ts';
import { WatchPageModel, type WatchState } from './watch-page-model.ts';

const TEXT = readFileSync(new URL('../../../../../fixtures/replays/duel.jsonl', import.meta.url), 'utf8');

let model: WatchPageModel;
let states: string[];
const games = new Map([
  ['g1', TEXT],
  ['broken', '<b>'],
]);

beforeEach(() => {
  states = [];
  let time = 0;
  model = new WatchPageModel({
    loadGame: async id => (games.has(id) ? { name: `Game ${id}`, replay: games.get(id)! } : undefined),
    loadExample: async () => TEXT,
    // The clock advances by a millisecond whenever it is read, so that there are pauses.
    slices: { now: () => time++, pause: async () => undefined },
    startVerifier: () =>
      startFakeWorker<VerifyRequest, VerifyReply>(reply => request => reply(serveVerify(request))).port,
  });
  model.subscribe(() => {
    if (states.at(-1) !== model.state.kind) states.push(model.state.kind);
  });
});

function opened(state: WatchState = model.state): OpenGame {
  if (state.kind !== 'open') throw new Error(state.kind === 'failed' ? state.message : state.kind);
  return state.game;
}

const message = (): string => (model.state.kind === 'failed' ? model.state.message : '');

describe('opening a replay', () => {
  test('a kept game is opened at the step of the address', async () => {
    await model.show({ kind: 'kept', id: 'g1' }, 40);
    expect(states).toEqual(['choosing', 'opening', 'open']);
    const game = opened();
    expect(game.watch.at).toBe(40);
    expect(game.name).toBe('Game g1');
    expect(game.title).toMatch(/ against /);
    expect(game.about).toMatch(/^\d+ × \d+ hexes, spec rules$/);
    expect(game.finalHash).toMatch(/^[0-9a-f]{8}$/);
    expect(game.doubt).toBe('');
  });

  test('the site has a game to show', async () => {
    await model.show({ kind: 'example' });
    expect(opened().name).toBe('An example');
  });

  test('the page begins with the first step if none is named, and a step beyond the end is the end', async () => {
    await model.show({ kind: 'kept', id: 'g1' });
    expect(opened().watch.at).toBe(0);
    await model.show({ kind: 'kept', id: 'g1' }, 999_999);
    expect(opened().watch.at).toBe(opened().watch.last);
  });

  test('another step of what is open goes there, without opening it again', async () => {
    await model.show({ kind: 'kept', id: 'g1' }, 3);
    const game = opened();
    await model.show({ kind: 'kept', id: 'g1' }, 10);
    expect(opened()).toBe(game);
    expect(game.watch.at).toBe(10);
    game.watch.toggle();
    await model.show({ kind: 'kept', id: 'g1' }, 10);
    expect(game.watch.playing).toBe(true);
  });

  test('a link is played again by the rules', async () => {
    const data = await packGame(readText(TEXT));
    await model.show({ kind: 'link', data: data.ok ? data.value : '' }, 5);
    const linked = opened();
    expect(linked.text).toBe(TEXT);
    await model.show({ kind: 'kept', id: 'g1' });
    expect(opened().finalHash).toBe(linked.finalHash);
  });

  test('leaving the page ends the work', async () => {
    const first = model.show({ kind: 'kept', id: 'g1' });
    const second = model.show({ kind: 'kept', id: 'nowhere' });
    await Promise.all([first, second]);
    expect(message()).toBe('There is no such game in this browser: it was deleted, or it is kept elsewhere.');
    await model.show(undefined);
    expect(model.state.kind).toBe('choosing');
  });

  test.each([
    [{ kind: 'kept', id: 'broken' }, /^Game broken cannot be shown: line 1: is not complete JSON; it is "<b>"\.$/],
    [
      { kind: 'link', data: '<script>' },
      /^This link cannot be opened: it is not complete, or has characters that no link has\.$/,
    ],
    [{ kind: 'link', data: 'AAAA' }, /^This link cannot be opened: it is damaged and cannot be unpacked\.$/],
    [{ kind: 'link', data: 'S0yEAAA' }, /^This link has no game that can be shown: line 1: .*\.$/],
  ] as const)('a replay that cannot be shown is refused with one sentence', async (source, sentence) => {
    await model.show(source);
    expect(message()).toMatch(sentence);
  });
});

test('the record sheet is that of the shown unit at the step', async () => {
  await model.show({ kind: 'kept', id: 'g1' }, 0);
  const game = opened();
  game.watch.pin(1);
  const fresh = game.sheet;
  expect(fresh.title).toMatch(/^B1 /);
  game.watch.go(game.watch.last);
  const worn = game.sheet;
  const armor = ({ sheet }: typeof fresh): number => sheet.locations.reduce((sum, each) => sum + each.armor.left, 0);
  expect(armor(worn)).toBeLessThan(armor(fresh));
  game.watch.go(0);
  expect(game.sheet.sheet).toEqual(fresh.sheet);
  expect([fresh.heatWords, fresh.side]).toEqual(['', 1]);
});

test('names from files are text, and large forces are counted', async () => {
  const named = specFromJson({ ...specToJson(builtInMech('HBK-4G')!), name: '<b>x</b>' });
  const board = generateBoard({ style: 'hills', width: 16, height: 17, seed: 'x' });
  if (!named.ok || !board.ok) throw new Error('no setup');
  const setup = { ...skirmish('names', { perSide: 3 }), board: board.value, turnLimit: 1 };
  const specs = [named.value, setup.specs[1]!];
  games.set(
    'named',
    recordText({ ...setup, specs }, (played, recorder) =>
      playWithBots(played, ['random', 'random'], (each, command) => recorder.act(each, command)),
    ),
  );
  await model.show({ kind: 'kept', id: 'named' });
  expect(opened().title).toBe('<b>x</b> and 2 more against <b>x</b> and 2 more');
});
