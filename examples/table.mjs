import { builtInMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { ReplayRecorder } from '@hexfall/protocol';
import { createGame, passCommand, seedFromText, startGame, unitsToAct } from '@hexfall/rules';

/*
 * What the examples share, these programs and those in the documentation of the packages.
 */

/** A Hunchback (unit 0) and a Wolverine (unit 1) in neighbouring hexes, face to face on open ground. */
export function exampleSetup() {
  return {
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
}

/**
 * That set-up as a game in its first movement phase.
 * @param {import('@hexfall/rules').GameEvent[]} [events] where everything that happens from here on goes
 * @param {import('@hexfall/rules').DiceRoller} [dice] instead of dice from the seed
 */
export function setTheTable(events, dice) {
  const game = createGame(exampleSetup(), events ?? [], dice);
  if (!game.ok) throw new Error(game.errors.map(error => error.message).join('; '));
  startGame(game.value);
  if (events !== undefined) events.length = 0;
  return game.value;
}

/** The replay of one turn in which nobody does anything, as text. */
export function quietReplay() {
  const setup = { ...exampleSetup(), turnLimit: 1 };
  let text = '';
  const recorder = new ReplayRecorder(setup, line => {
    text += `${line}\n`;
  });
  const game = createGame(setup, recorder);
  if (!game.ok) throw new Error(game.errors.map(error => error.message).join('; '));
  startGame(game.value);
  while (game.value.state.phase !== 'over') {
    recorder.act(game.value, passCommand(game.value.state.phase, unitsToAct(game.value)[0]?.id ?? 0));
  }
  return text;
}
