import { type Command, NO_SINK, seedFromText, startGame, type UnitCondition, type Withdrawal } from '@hexfall/rules';
import { buildMech, gameOf, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { tacticianMove } from './move.ts';

const SPEC = buildMech({ tonnage: 50, walk: 4, weapons: [['ml', 'RA']] });
const FIT: UnitCondition = {};
/** The condition of a unit that has lost a side torso, and with it an arm and its only weapon. */
const CRIPPLED: UnitCondition = { structure: { RT: 0, RA: 0 }, armor: { RT: 0, RTR: 0, RA: 0 } };

/** Whether a unit at its home edge leaves the board, with one enemy and perhaps one friend in play. */
function leaves(rule: Withdrawal['rule'] | undefined, condition: UnitCondition, friend = false): boolean {
  const unit = { spec: 0, gunnery: 4, piloting: 5 };
  const game = gameOf(
    {
      profile: 'spec',
      seed: seedFromText('home'),
      board: openBoard(12, 16),
      specs: [SPEC],
      units: [
        { ...unit, side: 0, hex: '0601', facing: 0, condition },
        { ...unit, side: 1, hex: '0612', facing: 0 },
        ...(friend ? [{ ...unit, side: 0, hex: '0303', facing: 3 }] : []),
      ],
      turnLimit: 10,
      ...(rule === undefined ? {} : { withdrawal: { rule, homeEdges: ['north', 'south'] } }),
    },
    NO_SINK,
  );
  startGame(game);
  game.state.acted = game.state.order.indexOf(0);
  const order: Command = tacticianMove(game, game.state.mechs[0]!, Int32Array.of(1, 2, 3, 4));
  return order.type === 'move' && order.steps.at(-1) === 'leave';
}

test.each([
  ['a crippled unit leaves where withdrawal is forced', 'forced', CRIPPLED, false, true],
  [
    'a crippled unit leaves where withdrawal is allowed and its side is not the stronger one',
    'allowed',
    CRIPPLED,
    false,
    true,
  ],
  [
    'a crippled unit stays where withdrawal is allowed and its side is the stronger one',
    'allowed',
    CRIPPLED,
    true,
    false,
  ],
  ['a sound unit stays', 'allowed', FIT, false, false],
  ['a crippled unit stays where the game has no withdrawal', undefined, CRIPPLED, false, false],
] as const)('the tactician decides that %s', (_, rule, condition, friend, expected) => {
  expect(leaves(rule, condition, friend)).toBe(expected);
});
