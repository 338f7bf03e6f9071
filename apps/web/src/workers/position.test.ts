import { boardOf, hashState, NO_SINK } from '@hexfall/rules';
import { gameOf, skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { PositionReader, PositionSender } from './position.ts';

const setup = skirmish('position', { perSide: 1, style: 'hills' });
const DICE = (): Int32Array => Int32Array.of(1, 2, 3, 4);

test('a game arrives as it was sent, also when its terrain changes or an order is taken back', () => {
  const game = gameOf(setup, NO_SINK);
  const sender = new PositionSender(DICE());
  const reader = new PositionReader();
  const send = (): void => {
    const there = reader.gameAt(structuredClone(sender.positionOf(game)));
    expect(hashState(there.state)).toBe(hashState(game.state));
    expect([...boardOf(there).level]).toEqual([...boardOf(game).level]);
  };
  const change = (hex: number, level: number): void => {
    game.state.terrainChanges.push({ hex, content: { level, layers: {} } });
  };
  send();
  change(3, 7);
  send();
  change(4, 5);
  send();
  game.state.terrainChanges.length = 1;
  boardOf(game);
  change(5, 2);
  send();
});

test('the match is sent once, and again for another game', () => {
  const sender = new PositionSender(DICE());
  const [one, other] = [gameOf(setup, NO_SINK), gameOf(setup, NO_SINK)];
  expect([one, one, other].map(game => sender.positionOf(game).match)).toEqual([one.match, undefined, other.match]);
});

test('a position without its match is not a game', () => {
  const sender = new PositionSender(DICE());
  const game = gameOf(setup, NO_SINK);
  sender.positionOf(game);
  expect(() => new PositionReader().gameAt(sender.positionOf(game))).toThrow('without its match');
});
