import { builtInMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { ReplayRecorder } from '@hexfall/protocol';
import { createGame, createPosition, passCommand, seedFromText, startGame, unitsToAct } from '@hexfall/rules';
import { prepareBatch } from '@hexfall/sim';

/*
 * Shared by these examples and by those in the documentation of the packages.
 */

/** A set-up with a Hunchback (unit 0) and a Wolverine (unit 1) in adjacent hexes, face to face on open ground. */
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
 * Creates a game with these two in the same places, in its first movement phase, in which the Hunchback is the first to act.
 * @param {import('@hexfall/rules').GameEvent[]} [events] receives all events
 */
export function setTheTable(events = []) {
  return createPosition(
    exampleSetup().specs.map(spec => ({ spec })),
    { sink: events },
  );
}

/** Prepares a batch of duels between the two on open ground, ten hexes apart, both played by the charger bot. */
export function prepareDuel() {
  const { specs } = exampleSetup();
  const crew = { gunnery: 4, piloting: 5 };
  const duel = prepareBatch(
    {
      forces: [
        { name: 'Hunchback', units: specs.slice(0, 1).map(spec => ({ spec })) },
        { name: 'Wolverine', units: specs.slice(1).map(spec => ({ spec })) },
      ],
      boards: [{ title: 'open ground', board: createBoard(12, 12, []) }],
      profile: 'spec',
      bots: ['charger', 'charger'],
      turnLimit: 30,
      seed: 'examples',
      swapSides: true,
    },
    (_board, forces) => ({
      specs: forces.flatMap(({ units }) => units.map(({ spec }) => spec)),
      units: [
        { ...crew, spec: 0, side: 0, hex: '0601', facing: 3 },
        { ...crew, spec: 1, side: 1, hex: '0611', facing: 0 },
      ],
    }),
  );
  if (!duel.ok) throw new Error(duel.errors.map(error => error.message).join('; '));
  return duel.value;
}

/** The text of a replay of one turn in which nothing happens. */
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
