import { type Game, type MechState, NO_SINK } from '@hexfall/rules';
import { gameOf, skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { firepowerOf } from './firepower.ts';

function newGame(): Game {
  return gameOf(skirmish('firepower', { perSide: 2 }), NO_SINK);
}

/** Destroys the first weapon of a unit that faces forward. */
function disarm(game: Game, mech: MechState): void {
  const spec = game.match.specs[mech.spec]!;
  const weapon = spec.weapons.findIndex(({ rear }) => !rear);
  for (const [location, slots] of spec.slots.entries()) {
    const slot = slots.findIndex(each => each.kind === 'weapon' && each.item === weapon);
    if (slot >= 0) mech.slotsOut[location]! |= 1 << slot;
  }
}

test('equal units share one firepower, within a game and across games', () => {
  const [game, other] = [newGame(), newGame()];
  const fire = firepowerOf(game, game.state.mechs[0]!);
  expect(firepowerOf(game, game.state.mechs[0]!)).toBe(fire);
  expect(firepowerOf(other, other.state.mechs[0]!)).toBe(fire);
});

test('a unit that has lost a weapon, is hot or has worse gunnery has less firepower', () => {
  const game = newGame();
  const mech = game.state.mechs[0]!;
  const whole = firepowerOf(game, mech).at(3, 0);
  const clumsy = firepowerOf(game, { ...mech, gunnery: mech.gunnery + 1 }).at(3, 0);
  mech.heat = 13;
  const hot = firepowerOf(game, mech).at(3, 0);
  mech.heat = 0;
  disarm(game, mech);
  const disarmed = firepowerOf(game, mech).at(3, 0);
  for (const less of [clumsy, hot, disarmed]) expect(less).toBeLessThan(whole);
  expect(firepowerOf(newGame(), newGame().state.mechs[0]!).at(3, 0)).toBe(whole);
});

test('firepower decreases with modifiers, and is 0 beyond the limits', () => {
  const game = newGame();
  const fire = firepowerOf(game, game.state.mechs[0]!);
  for (let modifier = 1; modifier < 16; modifier++)
    expect(fire.at(3, modifier)).toBeLessThanOrEqual(fire.at(3, modifier - 1));
  expect([fire.at(31, 0), fire.at(3, 16)]).toEqual([0, 0]);
});
