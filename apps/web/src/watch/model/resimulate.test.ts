import { createHeader, ENGINE_VERSION, ReplayRecorder, startSealedGame } from '@hexfall/protocol';
import { createGame } from '@hexfall/rules';
import { playWithBots, skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { resimulate } from './resimulate.ts';
import { finish, readText, recordText } from './sample-game.ts';

const SETUP = { ...skirmish('again', { perSide: 1 }), turnLimit: 5 };
const TEXT = recordText(SETUP, (game, recorder) =>
  playWithBots(game, ['charger', 'random'], (each, command) => recorder.act(each, command)),
);

/** Returns the header and the orders of a replay, in the form that they have in a link. */
function ordersOf(text: string): ReturnType<typeof readText> {
  const { header, entries } = readText(text);
  return { header, entries: entries.filter(({ command }) => command !== undefined) };
}

test('header and orders give the whole game again', () => {
  expect(finish(resimulate(ordersOf(TEXT)))).toEqual({ ok: true, value: TEXT });
});

test('header and orders give the whole game again when its dice were sealed', () => {
  const lines: string[] = [];
  const recorder = new ReplayRecorder(SETUP, line => void lines.push(line), 'sealed');
  const created = createGame(SETUP, recorder);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  const carryOut = startSealedGame(created.value, SETUP.seed, (game, command) => recorder.act(game, command));
  playWithBots(created.value, ['charger', 'random'], carryOut);
  const text = `${lines.join('\n')}\n`;
  expect(finish(resimulate(ordersOf(text)))).toEqual({ ok: true, value: text });
});

test('a game of a different version, with scripted dice or with an order that the rules refuse is not played', () => {
  const orders = ordersOf(TEXT);
  const other = finish(resimulate({ ...orders, header: { ...orders.header, engine: '9.9.9' } }));
  expect(!other.ok && other.errors[0]).toBe(
    `it was played by engine 9.9.9 and this is ${ENGINE_VERSION}, so it can be watched but not proved`,
  );
  const scripted = finish(resimulate({ ...orders, header: createHeader(SETUP, []) }));
  expect(!scripted.ok && scripted.errors[0]).toBe('its dice were not rolled by the rules');
  const [first] = orders.entries;
  const twice = finish(resimulate({ ...orders, entries: [first!, first!] }));
  expect(!twice.ok && twice.errors[0]).toMatch(/^the order in line \d+ is refused: /);
});
