import { boardOf, NO_SINK } from '@hexfall/rules';
import { gameOf, skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { endsOf } from './ends.ts';

function newGame() {
  return gameOf(skirmish('ends', { perSide: 1 }), NO_SINK);
}

test('the ends of a unit are kept, and are others as soon as it stands elsewhere, turns or loses MP', () => {
  const game = newGame();
  const board = boardOf(game);
  const mech = game.state.mechs[0]!;
  const ends = endsOf(game, board, mech);
  expect(endsOf(game, board, { ...mech })).toBe(ends);
  const hot = { ...mech, heat: 15 };
  for (const other of [{ ...mech, facing: (mech.facing + 3) % 6 }, { ...mech, hex: mech.hex + 1 }, hot]) {
    expect(endsOf(game, board, other)).not.toEqual(ends);
  }
  expect(endsOf(newGame(), board, mech)).toBe(ends);
});

test('the ends on another board are others', () => {
  const [game, other] = [newGame(), gameOf(skirmish('other board', { perSide: 1 }), NO_SINK)];
  const ends = endsOf(game, boardOf(game), game.state.mechs[0]!);
  const same = boardOf(other) === boardOf(game);
  expect(endsOf(other, boardOf(other), game.state.mechs[0]!) === ends).toBe(same);
});
