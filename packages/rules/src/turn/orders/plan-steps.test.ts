import { scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { Game } from '../../vocabulary/game/game.ts';
import { type Plan, planSteps } from './plan-steps.ts';

function position(): { game: Game; A: number; B: number } {
  const s = scenario().mech('A', { at: '0505', side: 0 }).mech('B', { at: '0506', side: 1 }).begin('movement');
  return { game: s.game, A: s.id('A'), B: s.id('B') };
}

function refusalOf(game: Game, plan: Plan): string | undefined {
  const steps = planSteps(game, plan);
  return steps.ok ? undefined : steps.errors[0]!.message;
}

test('a refused plan names the order that is wrong', () => {
  const { game, A, B } = position();
  const orders = [
    { type: 'stay', unit: B },
    { type: 'stay', unit: A },
    { type: 'startUp', unit: A },
  ] as const;
  expect(refusalOf(game, { kind: 'orders', orders: orders.slice(0, 2), until: 'phase' })).toBe(undefined);
  expect(refusalOf(game, { kind: 'orders', orders, until: 'phase' })).toMatch(/^orders\[2\]\./);
  const hold = { type: 'hold', unit: A } as const;
  expect(refusalOf(game, { kind: 'orders', orders: [orders[0], hold], until: 'phase' })).toBe(
    'orders[1].type belongs to the physical phase, this is movement',
  );
  expect(refusalOf(game, { kind: 'orders', orders: [orders[0], hold], until: 'turn' })).toBe(undefined);
});

test('a unit that is out of play cannot roll or fall', () => {
  const { game, B } = position();
  const plans: readonly Plan[] = [
    { kind: 'piloting', unit: B, reason: 'kicked', modifier: 0 },
    { kind: 'fall', unit: B, height: 1 },
  ];
  expect(plans.map(plan => refusalOf(game, plan))).toEqual([undefined, undefined]);
  game.state.mechs[B]!.status = 'withdrawn';
  expect(plans.map(plan => refusalOf(game, plan))).toEqual(Array(2).fill('unit is not on the board, or out of play'));
});
