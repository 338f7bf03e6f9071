import { type Command, type Game, NO_SINK, seedFromText, startGame, unitsToAct } from '@hexfall/rules';
import { buildMech, gameOf, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { tacticianMove } from './move.ts';

const SPEC = buildMech({ tonnage: 50, walk: 4, heatSinks: 10, weapons: [['ml', 'RA']] });

interface Position {
  readonly heat: number;
  /** Slots of the center torso that were struck; the engine is in the first three. */
  readonly struck: readonly number[];
  readonly enemyAt: string;
  readonly cold?: boolean;
}

/** What a tactician orders a unit to do at one end of a long field. */
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
  // The other side may have to go first; what is asked for is this unit's order.
  game.state.acted = game.state.order.indexOf(0);
  expect(unitsToAct(game)).toContain(mech);
  return tacticianMove(game, mech, Int32Array.of(1, 2, 3, 4));
}

const [FAR, NEAR] = ['0639', '0608'];
const LEAKING = [1, 2];

test('a hot reactor that leaks is shut down while nobody can come near', () => {
  expect(orderFor({ heat: 20, struck: LEAKING, enemyAt: FAR })).toEqual({ type: 'shutDown', unit: 0 });
});

test.each([
  ['before an enemy', { heat: 20, struck: LEAKING, enemyAt: NEAR }],
  ['while it is not hot', { heat: 12, struck: LEAKING, enemyAt: FAR }],
  ['that does not leak, since holding back cools it as well', { heat: 20, struck: [], enemyAt: FAR }],
])('but not one %s', (_, position) => {
  expect(orderFor(position).type).not.toBe('shutDown');
});

test('it stays cold until it is cool, and is started at once when somebody comes near', () => {
  const cold = { struck: LEAKING, cold: true };
  expect(orderFor({ heat: 13, enemyAt: FAR, ...cold }).type).toBe('stay');
  expect(orderFor({ heat: 8, enemyAt: FAR, ...cold }).type).toBe('startUp');
  expect(orderFor({ heat: 13, enemyAt: NEAR, ...cold }).type).toBe('startUp');
});
