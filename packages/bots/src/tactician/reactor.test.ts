import { type Command, type Game, NO_SINK, seedFromText, startGame, unitsToAct } from '@hexfall/rules';
import { buildMech, gameOf, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { tacticianMove } from './move.ts';

const SPEC = buildMech({ tonnage: 50, walk: 4, heatSinks: 10, weapons: [['ml', 'RA']] });

interface Position {
  readonly heat: number;
  /** Slots of the center torso that were struck. The first three belong to the engine. */
  readonly struck: readonly number[];
  readonly enemyAt: string;
  readonly cold?: boolean;
}

/** Returns the order of a tactician for a unit at one end of a long field. */
function orderFor({ heat, struck, enemyAt, cold = false }: Position): Command {
  const unit = { spec: 0, gunnery: 4, piloting: 5 };
  const condition = { heat, criticals: { CT: struck } };
  const game: Game = gameOf(
    {
      profile: 'spec',
      seed: seedFromText('reactor'),
      board: openBoard(12, 40),
      specs: [SPEC],
      units: [
        { ...unit, side: 0, hex: '0602', facing: 3, condition },
        { ...unit, side: 1, hex: enemyAt, facing: 0 },
      ],
      turnLimit: 10,
    },
    NO_SINK,
  );
  const mech = game.state.mechs[0]!;
  mech.shutdown = cold;
  mech.shutdownByChoice = cold;
  startGame(game);
  // Skips the other side if it has to go first.
  game.state.acted = game.state.order.indexOf(0);
  expect(unitsToAct(game)).toContain(mech);
  return tacticianMove(game, mech, Int32Array.of(1, 2, 3, 4));
}

const [FAR, NEAR] = ['0639', '0608'];
const DAMAGED = [1, 2];

test('a hot damaged reactor is shut down while no enemy can come near', () => {
  expect(orderFor({ heat: 20, struck: DAMAGED, enemyAt: FAR })).toEqual({ type: 'shutDown', unit: 0 });
});

test.each([
  ['a hot damaged reactor near an enemy', { heat: 20, struck: DAMAGED, enemyAt: NEAR }],
  ['a damaged reactor that is not hot', { heat: 12, struck: DAMAGED, enemyAt: FAR }],
  ['a sound reactor, which cools down without weapon fire,', { heat: 20, struck: [], enemyAt: FAR }],
])('%s is not shut down', (_, position) => {
  expect(orderFor(position).type).not.toBe('shutDown');
});

test('a reactor stays shut down until it is cool or an enemy comes near', () => {
  const cold = { struck: DAMAGED, cold: true };
  expect(orderFor({ heat: 13, enemyAt: FAR, ...cold }).type).toBe('stay');
  expect(orderFor({ heat: 8, enemyAt: FAR, ...cold }).type).toBe('startUp');
  expect(orderFor({ heat: 13, enemyAt: NEAR, ...cold }).type).toBe('startUp');
});
