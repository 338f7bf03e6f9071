import { openReplay } from '@hexfall/protocol';
import { apply, cloneState, type GameState } from '@hexfall/rules';
import { playWithBots, skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { readText, recordText } from '../../watch/model/sample-game.ts';
import { GameHistory } from './game-history.ts';

const REPLAY = readText(
  recordText({ ...skirmish('history', { perSide: 2 }), turnLimit: 8 }, (game, recorder) =>
    playWithBots(game, ['charger', 'charger'], (each, command) => recorder.act(each, command)),
  ),
);

test('every moment has its true state, in whichever order it is asked for', () => {
  const game = openReplay(REPLAY.header);
  const history = new GameHistory(game.match, game.state);
  const states: GameState[] = [cloneState(game.state)];
  for (const { event } of REPLAY.entries) {
    if (event === undefined) continue;
    apply(game.state, event);
    history.push(event, game.state);
    states.push(cloneState(game.state));
  }
  const { length } = states;
  expect(length).toBeGreaterThan(400);
  const asked = [
    0,
    length - 1,
    5,
    6,
    7,
    Math.floor(length / 2),
    Math.floor(length / 2) + 40,
    1,
    length - 2,
    length - 1,
  ];
  for (const events of asked) expect(history.at(events).state, String(events)).toEqual(states[events]);
  expect(history.at(length + 50).state).toEqual(states.at(-1));
});
