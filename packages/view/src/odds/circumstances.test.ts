import { builtInMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { apply, createPosition } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { circumstances } from './circumstances.ts';

const spec = builtInMech('HBK-4G')!;

test('a fresh unit on open ground that has not moved yet needs no words', () => {
  expect(circumstances(createPosition([{ spec }]), 0)).toEqual([]);
});

test('move, ground, state and damage are told', () => {
  const board = createBoard(
    9,
    9,
    Array.from({ length: 81 }, () => ({ level: 2, layers: { woods: 2, foliageHeight: 2 } })),
  );
  const condition = {
    prone: true,
    heat: 9,
    pilotWounds: 1,
    armor: { LL: 3, CTR: 2 },
    structure: { RT: 5, LA: 0 },
    criticals: { CT: [1, 4] },
  };
  const game = createPosition([{ spec, condition }], { board, phase: 'weapons' });
  const { hex, elevation, facing } = game.state.mechs[0]!;
  apply(game.state, { type: 'Stepped', unit: 0, hex, elevation, facing, mpUsed: 4, hexesMoved: 4 });
  apply(game.state, { type: 'Moved', unit: 0, mode: 'run', heatBuildUp: 2 });
  expect(circumstances(game, 0)).toEqual([
    'ran 4 hexes',
    'on level 2',
    'in heavy woods',
    'prone',
    '1 wound',
    'heat 9',
    'center torso rear armor 2',
    'right torso structure 5',
    'left arm lost',
    'left leg armor 3',
    '1 engine hit',
    '1 gyro hit',
  ]);
});

test('damage all over the unit is counted, not listed', () => {
  const armor = { HD: 1, CT: 1, RT: 1, LT: 1, RA: 1 };
  expect(circumstances(createPosition([{ spec, condition: { armor } }]), 0)).toEqual(['damage in 5 locations']);
});
