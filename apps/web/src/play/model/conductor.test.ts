import type { Command } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { Thinker } from './player.ts';
import { beginMatch, directBot, openPlay, waitForHuman } from './sample-match.ts';

const SETUP = skirmish('conductor', { perSide: 1 });

/** A bot that answers when the test tells it to. */
class SlowBot implements Thinker {
  readonly signals: AbortSignal[] = [];
  answer: (command: Command) => void = () => undefined;
  refuse: (error: Error) => void = () => undefined;

  choose(_: unknown, __: number, signal: AbortSignal): Promise<Command> {
    this.signals.push(signal);
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.refuse = reject;
    });
  }
}

/** Opens the page in the first turn of a bot that plays both sides. */
function openWithBot(): { bot: SlowBot; play: ReturnType<typeof openPlay>; side: number } {
  const bot = new SlowBot();
  const play = openPlay(beginMatch(SETUP, ['charger', 'charger']), { thinker: bot, speed: 1 });
  return { bot, play, side: play.thinking! };
}

test('a bot is asked in its turn, and the page says whom it waits for', async () => {
  const { bot, play, side } = openWithBot();
  expect(bot.signals).toHaveLength(1);
  expect(play.status.prompt).toBe(`Waiting for the charger (side ${'AB'[side]})`);
  expect(play.choice).toBe(undefined);
  bot.answer({ type: 'move', unit: side, mode: 'walk', steps: ['forward'], climb: true });
  await Promise.resolve();
  await Promise.resolve();
  expect(play.playback.moment?.event.type).toBe('Stepped');
});

test('a bot thinks while events are shown, but its order waits until they were', async () => {
  const { bot, play, side } = openWithBot();
  bot.answer({ type: 'move', unit: side, mode: 'walk', steps: ['forward', 'forward'], climb: true });
  await Promise.resolve();
  await Promise.resolve();
  expect(bot.signals).toHaveLength(2);
  bot.answer({ type: 'stay', unit: 1 - side });
  await Promise.resolve();
  await Promise.resolve();
  expect(play.playback.isPlaying).toBe(true);
  expect(play.game.state.mechs[1 - side]!.acted).toBe(false);
  play.playback.skip();
  expect(play.game.state.phase).toBe('weapons');
});

test('the order of a bot waits for somebody who looks back at an earlier moment', async () => {
  const { bot, play, side } = openWithBot();
  play.playback.lookBack(play.playback.log.at(-1)!.index);
  bot.answer({ type: 'stay', unit: side });
  await Promise.resolve();
  await Promise.resolve();
  expect([play.playback.isLookingBack, play.game.state.mechs[side]!.acted]).toEqual([true, false]);
  play.playback.lookAhead();
  expect(play.game.state.mechs[side]!.acted).toBe(true);
});

test('a bot that fails is named in a sentence, and can be asked again', async () => {
  const { bot, play, side } = openWithBot();
  bot.refuse(new Error('ran out of memory'));
  await waitForHuman(play);
  expect(play.failure).toEqual({ side, message: 'The charger ran out of memory.' });
  expect(bot.signals).toHaveLength(1);
  play.retry();
  expect(play.failure).toBe(undefined);
  expect(bot.signals).toHaveLength(2);
});

test('a bot that gives an illegal order has failed, and a human takes over', async () => {
  const { bot, play, side } = openWithBot();
  bot.answer({ type: 'hold', unit: side });
  await waitForHuman(play);
  expect(play.failure?.message).toMatch(/^The charger gave an order that is not legal: .*\.$/);
  play.seat(side, 'human');
  expect(play.failure).toBe(undefined);
  expect(play.choice).toMatchObject({ kind: 'move', unit: side });
});

test('a player who takes a side over from a thinking bot is not disturbed by its order', async () => {
  const { bot, play, side } = openWithBot();
  play.seat(side, 'human');
  expect(bot.signals[0]!.aborted).toBe(true);
  bot.answer({ type: 'stay', unit: side });
  await Promise.resolve();
  await Promise.resolve();
  expect(play.game.state.mechs[side]!.acted).toBe(false);
  expect(play.isHumanTurn).toBe(true);
});

test('a page that goes away stops its bots and its odds, and nothing happens any more', async () => {
  const { bot, play, side } = openWithBot();
  play.close();
  expect(bot.signals[0]!.aborted).toBe(true);
  bot.answer({ type: 'stay', unit: side });
  await Promise.resolve();
  await Promise.resolve();
  expect(play.game.state.mechs[side]!.acted).toBe(false);
});

test('a human can hand a side over to a bot', async () => {
  const play = openPlay(beginMatch(SETUP, ['human', 'human']), { thinker: directBot() });
  const { side } = play.status;
  play.seat(side!, 'charger');
  expect(play.choice).toBe(undefined);
  await waitForHuman(play);
  expect(play.status.side).toBe(1 - side!);
});
