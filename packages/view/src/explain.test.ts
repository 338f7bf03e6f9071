import { apply, cloneState, createGameOn, type GameEvent, NO_SINK, startGame } from '@hexfall/rules';
import { forRandomGames, gameOf, playRandomly } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { Explainer } from './explain.ts';

const NUMBERED = new Set(['AttackRolled', 'PhysicalRolled', 'PilotingRolled']);

test('the numbers of random games are explained, and every explanation adds up', () => {
  let explained = 0;
  let unexplained = 0;
  forRandomGames(60, { turnLimit: 8 }, (setup, seed) => {
    const events: GameEvent[] = [];
    const game = gameOf(setup, events);
    const watched = createGameOn(game.match, cloneState(game.state), game.dice, NO_SINK);
    startGame(game);
    playRandomly(game, Int32Array.from([seed, 8, 8, 8]));
    const explainer = new Explainer();
    for (const event of events) {
      const text = explainer.explain(event, watched);
      if (text !== undefined) {
        const [need, sum = ''] = text.split(' = ');
        expect(total(sum)).toBe(Number(need));
        explained++;
      } else if (NUMBERED.has(event.type)) unexplained++;
      apply(watched.state, event);
    }
  });
  expect(explained).toBeGreaterThan(500);
  // Flat numbers, such as the roll after a shutdown, have nothing to explain.
  expect(unexplained).toBeLessThan(explained / 20);
});

/** "4 gunnery + 2 medium range - 2 target prone" is 4. */
function total(sum: string): number {
  return [...sum.matchAll(/(?:^|([+-]) )(\d+) /g)].reduce(
    (all, [, sign, value]) => all + (sign === '-' ? -Number(value) : Number(value)),
    0,
  );
}
