import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { type Deploy, prepareBatch, type SimForce } from './match-up.ts';

test('a set-up that is not a legal game is refused before the first game', () => {
  const matchUp = duelMatchUp(['HBK-4G', 'WVR-6R']);
  const deployOffBoard: Deploy<SimForce> = (board, forces) => {
    const { specs, units } = deployFaceToFace(board, forces);
    return { specs, units: [{ ...units[0]!, hex: '9999' }, ...units.slice(1)] };
  };
  const result = prepareBatch(matchUp, deployOffBoard);
  expect(result.ok ? [] : result.errors[0]).toMatchObject({ path: 'units[0].hex', code: 'offBoard' });
  expect(prepareBatch({ ...matchUp, turnLimit: 0 }, deployFaceToFace).ok).toBe(false);
  expect(prepareBatch({ ...matchUp, profile: 'house' }, deployFaceToFace).ok).toBe(false);
  expect(prepareBatch({ ...matchUp, bots: ['genius', 'charger'] }, deployFaceToFace).ok).toBe(false);
});
