import { distance, type HexId } from '@hexfall/hex';
import { readReplay, verifyReplay } from '@hexfall/protocol';
import { boardOf, enemiesOf, hashState, isLegal } from '@hexfall/rules';
import { randomSetup, skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { Match } from './match.ts';
import type { PlayModel } from './play-model.ts';
import { beginMatch, directBot, openPlay, waitForHuman } from './sample-match.ts';

/** Puts an order together as a simple player would, using only the model. */
function playOrder(play: PlayModel): void {
  const { choice } = play;
  if (choice?.kind === 'move') {
    const { game, mech } = choice;
    const { grid } = boardOf(game);
    const away = (hex: HexId): number =>
      Math.min(...enemiesOf(game, mech).map(enemy => distance(grid, hex, enemy.hex)));
    const hexes = [...choice.reach.keys()].sort((a, b) => away(a) - away(b));
    if (hexes[0] === undefined) play.pass();
    else choice.to(hexes[0]);
  } else if (choice?.kind === 'fire') choice.toggleAll();
  else if (choice?.kind === 'blow') {
    // A player is not asked for a physical attack that cannot be made.
    expect(choice.cards).not.toEqual([]);
    choice.play(choice.cards[0]!);
  } else if (choice?.kind === 'deploy') {
    const [first] = choice.hexes.keys();
    if (first === undefined) choice.holdBack();
    else choice.to(first);
  }
  expect(play.planned !== undefined && isLegal(play.game, play.planned)).toBe(true);
  expect(play.confirm(), play.notice).toBe(true);
}

async function playOn(play: PlayModel, maxOrders: number): Promise<void> {
  for (let orders = 0; orders < maxOrders && play.ending === undefined; orders++) {
    await waitForHuman(play);
    if (play.isHumanTurn) playOrder(play);
  }
  await waitForHuman(play);
}

function verdictOn(match: Match): unknown {
  const replay = readReplay(match.replay);
  return replay.ok ? verifyReplay(replay.value) : replay.errors;
}

test('a whole game against the charger is played to its end, and its replay is proved', async () => {
  const play = openPlay(beginMatch(skirmish('page', { perSide: 2 }), ['human', 'charger']));
  await playOn(play, 2000);
  expect(play.ending?.title).toMatch(/^(Side [AB] wins|A draw) after \d+ turns?$/);
  expect(verdictOn(play.match)).toMatchObject({ kind: 'proved', finished: true });
  expect(hashState(play.shown.state)).toBe(hashState(play.game.state));
});

test.each([3, 8, 15])('a game of two humans with arrivals and withdrawal is played to its end (%i)', async seed => {
  const setup = randomSetup(seed, { turnLimit: 5, comingAndGoing: true });
  const play = openPlay(beginMatch(setup, ['human', 'human']));
  await playOn(play, 1000);
  expect(play.ending).toBeDefined();
  expect(verdictOn(play.match)).toMatchObject({ kind: 'proved', finished: true });
});

test('a game between two bots plays itself', async () => {
  const play = openPlay(beginMatch(skirmish('bots', { perSide: 1 }), ['charger', 'charger']));
  for (let i = 0; i < 20 && play.ending === undefined; i++) await waitForHuman(play);
  expect(play.ending).toBeDefined();
  expect(verdictOn(play.match)).toMatchObject({ kind: 'proved', finished: true });
});

test('a game that is resumed has the same state, dice, log and replay', async () => {
  const players = ['human', 'charger'] as const;
  const play = openPlay(beginMatch(skirmish('reload', { perSide: 2, style: 'hills' }), players));
  for (let reload = 0; reload < 3; reload++) {
    await playOn(play, 7);
    const saved = play.match.replay;
    const resumed = Match.resume(saved, { players });
    if (!resumed.ok) throw new Error(resumed.errors[0]!.message);
    const again = openPlay(resumed.value, { thinker: directBot() });
    expect(again.match.replay).toBe(saved);
    expect(hashState(again.game.state)).toBe(hashState(play.game.state));
    expect(again.game.state.dice).toEqual(play.game.state.dice);
    expect(again.playback.log.map(({ line, index }) => [index, line.text])).toEqual(
      play.playback.log.map(({ line, index }) => [index, line.text]),
    );
    expect(again.selected).toBe(play.status.units[0]);
    expect(again.playback.isPlaying).toBe(false);
  }
});
