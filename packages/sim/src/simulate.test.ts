import { builtInMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { describe, expect, test } from 'vitest';
import { simulate } from './simulate.ts';

const FAST = { games: 2, bots: ['random', 'random'], turnLimit: 2 } as const;

describe('a simulation in one call', () => {
  test('simulate plays two units against each other', async () => {
    const { games, profile, boards, sides } = await simulate('HBK-4G', 'WVR-6R', FAST);
    expect({ games, profile, board: boards[0]?.title }).toEqual({
      games: 2,
      profile: 'spec',
      board: 'Woods and Hills',
    });
    expect(sides.map(({ name, value, tonnage }) => [name, value, tonnage])).toEqual([
      ['Hunchback HBK-4G', 1041, 50],
      ['Wolverine WVR-6R', 1101, 55],
    ]);
  });

  test('simulate takes forces with crews, another board, other rules and units of one’s own', async () => {
    const mine = builtInMech('AS7-D')!;
    const { sides, profile, boards } = await simulate('2xHBK-4G@3/4, mine@2/3', 'WVR-6R', {
      ...FAST,
      rules: 'canon',
      board: { title: 'field', board: createBoard(9, 9, []) },
      findUnit: name => (name === 'mine' ? mine : builtInMech(name)),
    });
    expect(sides[0].units.map(({ name, gunnery, piloting }) => `${name} ${gunnery}/${piloting}`)).toEqual([
      'Hunchback HBK-4G 3/4',
      'Hunchback HBK-4G 3/4',
      'Atlas AS7-D 2/3',
    ]);
    expect([profile, boards[0]?.title]).toEqual(['canon', 'field']);
  });

  test('the same seed gives the same games, and a different seed different ones', async () => {
    const play = async (seed: string) => {
      const { samples } = await simulate('HBK-4G', 'WVR-6R', { ...FAST, games: 6, turnLimit: 12, seed });
      return samples.units.map(({ taken }) => taken.all.slice());
    };
    expect(await play('one')).toEqual(await play('one'));
    expect(await play('two')).not.toEqual(await play('one'));
  });

  test.each([
    ['nobody', {}, 'there is no unit called "nobody"'],
    [' , ', {}, '" , " does not name a unit'],
    ['HBK-4G@9/9', {}, '"HBK-4G@9/9" must end in the gunnery and piloting'],
    ['HBK-4G', { board: 'the moon' }, 'there is no built-in board called "the moon"'],
    ['HBK-4G', { rules: 'chess' }, 'chess'],
    ['HBK-4G', { bots: ['genius', 'random'] }, 'genius'],
    ['40xHBK-4G', { board: { title: 'field', board: createBoard(3, 3, []) } }, 'not have enough open hexes'],
  ] as const)('%s with %j is refused with a sentence', async (force, options, message) => {
    await expect(simulate(force, 'WVR-6R', { ...FAST, ...options })).rejects.toThrow(message);
  });
});
