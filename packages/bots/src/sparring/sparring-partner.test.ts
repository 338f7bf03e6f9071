import { bearing, distance, relativeBearing, sideFromBearing } from '@hexfall/hex';
import { act, boardOf, type Command, type Game, type MechState, mechOf } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { BotName } from '../bot.ts';
import { playSetup } from '../contest.ts';

type Watch = (game: Game, command: Command) => void;

/** Plays battles of a bot in the north against the first tactician. `watch` sees the game just before each order of the bot. */
function watchBot(bot: BotName, watch: Watch, perSide = 2): void {
  for (let i = 0; i < 6; i++) {
    playSetup(skirmish(`manner ${i}`, { perSide }), [bot, 'tactician-1'], {}, (game, command) => {
      if (mechOf(game, command.unit).side === 0) watch(game, command);
      return act(game, command);
    });
  }
}

/** Returns the mean of a figure over all shots of a bot; the figure is computed from the shooter and the target of each shot. */
function meanOfShots(bot: BotName, figure: (game: Game, from: MechState, to: MechState) => number): number {
  const figures: number[] = [];
  watchBot(bot, (game, command) => {
    if (command.type !== 'fire') return;
    for (const { target } of command.shots)
      figures.push(figure(game, mechOf(game, command.unit), mechOf(game, target)));
  });
  return figures.reduce((sum, one) => sum + one, 0) / figures.length;
}

function range(game: Game, from: MechState, to: MechState): number {
  return distance(boardOf(game).grid, from.hex, to.hex);
}

function isAtBack(game: Game, from: MechState, to: MechState): number {
  if (from.hex === to.hex) return 0;
  const relative = relativeBearing(bearing(boardOf(game).grid, to.hex, from.hex), to.facing);
  return sideFromBearing(relative) === 'rear' ? 1 : 0;
}

/** Returns the share of turns with fire in which a side shoots at more than one enemy. */
function shareOfSplitFire(bot: BotName): number {
  const turns: Set<number>[] = [];
  let last = '';
  watchBot(
    bot,
    (game, command) => {
      if (command.type !== 'fire' || command.shots.length === 0) return;
      const turn = `${game.state.turn} ${game.state.mechs.map(({ hex }) => hex).join(' ')}`;
      if (turn !== last) turns.push(new Set());
      last = turn;
      for (const { target } of command.shots) turns.at(-1)!.add(target);
    },
    4,
  );
  return turns.filter(({ size }) => size > 1).length / turns.length;
}

describe('each sparring partner plays its own way', () => {
  test('a turtle leaves its hex only in the first three turns', () => {
    watchBot('turtle', (game, command) => {
      if (game.state.turn <= 3 || game.state.phase !== 'movement') return;
      const steps = command.type === 'move' ? command.steps : [];
      expect(command.type === 'jump' ? command : steps.filter(step => step === 'forward')).toEqual([]);
    });
  });

  test('a kiter shoots from farther away than any other', () => {
    const far = meanOfShots('kiter', range);
    for (const other of ['tactician-1', 'brawler', 'greedy'] as const) {
      expect(far).toBeGreaterThan(meanOfShots(other, range) + 1);
    }
  });

  test('a backstabber shoots at backs more often than the first tactician', () => {
    expect(meanOfShots('backstabber', isAtBack)).toBeGreaterThan(1.2 * meanOfShots('tactician-1', isAtBack));
  });

  test('brawlers shoot at more than one enemy in a turn far more rarely than others', () => {
    const brawlers = shareOfSplitFire('brawler');
    expect(brawlers).toBeLessThan(0.25);
    expect(shareOfSplitFire('tactician-1')).toBeGreaterThan(1.5 * brawlers);
  });
});
