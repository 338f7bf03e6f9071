import { createBot } from '@hexfall/bots';
import { distance } from '@hexfall/hex';
import { readReplay, verifyReplay } from '@hexfall/protocol';
import { boardOf, enemiesOf, hashState, mechOf } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { Match } from './match.ts';
import { PlayModel } from './play-model.ts';
import type { Thinker } from './player.ts';

function charger(): Thinker {
  const bot = createBot('charger', Int32Array.of(1, 2, 3, 4));
  return { choose: async game => bot.choose(game) };
}

function open(
  setup = skirmish('page', { perSide: 2 }),
  players: ('human' | 'charger')[] = ['human', 'charger'],
): PlayModel {
  const match = Match.begin(setup, { players });
  if (!match.ok) throw new Error(match.errors[0]!.message);
  return new PlayModel({ match: match.value, thinker: charger(), speed: Number.POSITIVE_INFINITY });
}

/** Puts an order together as a simple player would, through the model alone. */
function playOrder(play: PlayModel): void {
  const { choice } = play;
  if (choice?.kind === 'move') {
    const { game, mech } = choice;
    const { grid } = boardOf(game);
    const away = (hex: number): number =>
      Math.min(...enemiesOf(game, mech).map(enemy => distance(grid, hex, enemy.hex)));
    const hexes = [...choice.reach.keys()].sort((a, b) => away(a) - away(b));
    if (hexes[0] === undefined) play.pass();
    else choice.to(hexes[0]);
  } else if (choice?.kind === 'fire') choice.toggleAll();
  else if (choice?.kind === 'blow') {
    // Nobody is asked for a physical attack that cannot be made.
    expect(choice.cards).not.toEqual([]);
    choice.play(choice.cards[0]!);
  } else if (choice?.kind === 'deploy') choice.to([...choice.hexes.keys()][0]!);
  expect(play.confirm(), play.notice).toBe(true);
}

async function settle(play: PlayModel): Promise<void> {
  for (let i = 0; i < 200 && !play.isHumanTurn && play.ending === undefined; i++) await Promise.resolve();
}

test('a whole game against the charger is played to its end, and its replay is proved', async () => {
  const play = open();
  for (let orders = 0; orders < 2000 && play.ending === undefined; orders++) {
    await settle(play);
    if (play.isHumanTurn) playOrder(play);
  }
  expect(play.ending?.title).toMatch(/after/);
  const replay = readReplay(play.match.replay);
  expect(replay.ok && verifyReplay(replay.value)).toMatchObject({ kind: 'proved', finished: true });
  expect(hashState(play.shown.state)).toBe(hashState(play.game.state));
  expect(mechOf(play.game, 0).id).toBe(0);
});
