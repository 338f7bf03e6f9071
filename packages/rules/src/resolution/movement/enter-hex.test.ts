import { scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { STEP_LEAVES_WATER, STEP_ROUGH, STEP_RUBBLE, STEP_SWAMP, STEP_WATER } from '../../questions/board/step-cost.ts';
import { countFootingRolls } from './enter-hex.ts';

test.each([
  ['open ground', 0, true, 0, 0],
  ['rubble', STEP_RUBBLE, false, 1, 1],
  ['rough ground at a walk', STEP_ROUGH, false, 0, 0],
  ['rough ground at a run', STEP_ROUGH, true, 1, 0],
  ['rubble on rough ground at a run', STEP_RUBBLE | STEP_ROUGH, true, 2, 1],
  ['water', STEP_WATER, false, 1, 1],
  ['land from water', STEP_LEAVES_WATER, false, 1, 0],
  ['rubble from water', STEP_RUBBLE | STEP_LEAVES_WATER, false, 2, 1],
  ['water from water', STEP_WATER | STEP_LEAVES_WATER, false, 1, 1],
  ['a swamp', STEP_SWAMP, false, 0, 0],
])('a step into %s calls for the expected number of rolls in each profile', (_, flags, running, spec, canon) => {
  for (const [profile, expected] of [
    ['spec', spec],
    ['canon', canon],
  ] as const) {
    const { game } = scenario({ profile }).mech('A', { at: '0101' });
    expect(countFootingRolls(game, flags, running), profile).toBe(expected);
  }
});
