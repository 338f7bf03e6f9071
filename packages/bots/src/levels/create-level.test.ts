import { act, type Command, dissipation, type Game, mechOf, specOf } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { type BotName, isSearching, LEVEL_NAMES } from '../bot.ts';
import { playSetup, runContest } from '../contest.ts';
import { createBot } from '../create-bot.ts';

function shareOfPoints(pair: readonly [BotName, BotName], count: number): number {
  const setups = Array.from({ length: count }, (_, i) => skirmish(`level ${i}`, { perSide: 2, style: 'hills' }));
  const { wins, draws, games } = runContest(pair, setups);
  return (wins + draws / 2) / games;
}

/** Returns the highest heat that a bot lets its own fire cause, in a few battles. */
function hottestTurn(bot: BotName): number {
  let hottest = 0;
  const watch = (game: Game, command: Command): void => {
    if (command.type !== 'fire') return;
    const mech = mechOf(game, command.unit);
    const spec = specOf(game, mech);
    const fired = command.shots.reduce((sum, { weapon }) => sum + spec.weapons[weapon]!.type.heat, 0);
    hottest = Math.max(hottest, mech.heat + mech.heatBuildUp + fired - dissipation(mech, spec));
  };
  for (let i = 0; i < 4; i++) {
    playSetup(skirmish(`hot ${i}`, { perSide: 2 }), [bot, bot], {}, (game, command) => {
      watch(game, command);
      return act(game, command);
    });
  }
  return hottest;
}

/** Seeds are fixed, so the figures are the same in every run. `hexfall ladder` measures with thousands of games. */
describe('levels', () => {
  test.for(['beginner', 'casual'] as const)('a tactician beats a bot that is a %s', level => {
    expect(shareOfPoints(['tactician', level], 40)).toBeGreaterThan(level === 'beginner' ? 0.85 : 0.65);
  });

  test('a casual player beats a beginner, and a beginner beats random play', () => {
    expect(shareOfPoints(['casual', 'beginner'], 15)).toBeGreaterThan(0.55);
    expect(shareOfPoints(['beginner', 'random'], 15)).toBeGreaterThan(0.8);
  });

  test('a beginner runs hotter than a charger, which fires like it but minds its heat', () => {
    expect(hottestTurn('beginner')).toBeGreaterThan(hottestTurn('charger'));
  });

  test('each level is called by its name, and the upper ones search', () => {
    const bots = LEVEL_NAMES.map(name => createBot(name, Int32Array.of(1, 2, 3, 4)));
    expect(bots.map(({ name }) => name)).toEqual([...LEVEL_NAMES]);
    expect(LEVEL_NAMES.filter(isSearching)).toEqual(['expert', 'master']);
  });
});
