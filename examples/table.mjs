import { builtInMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { createGame, seedFromText, startGame } from '@hexfall/rules';

/**
 * A Hunchback (unit 0) and a Wolverine (unit 1) in neighbouring hexes, face to face on open ground. The examples share it.
 * @param {import('@hexfall/rules').GameEvent[]} [events] where everything that happens goes
 * @param {import('@hexfall/rules').DiceRoller} [dice] instead of dice from the seed
 */
export function setTheTable(events = [], dice = undefined) {
  const setup = {
    profile: 'spec',
    seed: seedFromText('examples'),
    board: createBoard(9, 9, []),
    specs: ['HBK-4G', 'WVR-6R'].map(model => /** @type {import('@hexfall/rules').MechSpec} */ (builtInMech(model))),
    units: [
      { spec: 0, side: 0, hex: '0505', facing: 0, gunnery: 4, piloting: 5 },
      { spec: 1, side: 1, hex: '0504', facing: 3, gunnery: 4, piloting: 5 },
    ],
    turnLimit: 30,
  };
  const game = createGame(setup, events, dice);
  if (!game.ok) throw new Error(game.errors.map(error => error.message).join('; '));
  startGame(game.value);
  events.length = 0;
  return game.value;
}
