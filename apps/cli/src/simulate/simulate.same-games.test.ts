import { simulate } from '@hexfall/sim';
import { expect, test } from 'vitest';
import { capture } from '../capture.ts';

test('the command and the function of the library play the same games by default', async () => {
  const printed = JSON.parse(
    await capture('simulate', 'HBK-4G', '2xLCT-1V@3/4', '--games', '6', '--workers', '0', '--json'),
  );
  const { samples: _samples, ...result } = await simulate('HBK-4G', '2xLCT-1V@3/4', { games: 6 });
  const { notes: _notes, ...figures } = printed;
  expect(figures.sides.map((side: { units: unknown }) => side.units)).toEqual(
    JSON.parse(JSON.stringify(result.sides.map(({ units }) => units))),
  );
  expect([figures.seed, figures.profile, figures.turnLimit, figures.swapSides, figures.boards]).toEqual(
    JSON.parse(JSON.stringify([result.seed, result.profile, result.turnLimit, result.swapSides, result.boards])),
  );
});
