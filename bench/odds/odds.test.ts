import { planSteps } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { oddsRows } from './odds.ts';
import { fourAgainstFour, volley } from './positions.ts';

const rows = oddsRows();

test.each(['odds: push', 'odds: heat phase', 'odds: charge', 'odds: death from above'])('%s can be asked', name => {
  const row = rows.find(each => each.name === name)!;
  const { standardError, samplesNeeded, checksum } = row.answer();
  expect(standardError).toBeLessThanOrEqual(row.precision);
  expect(samplesNeeded).toBeGreaterThan(1000);
  expect(row.answer().checksum).toBe(checksum);
  expect(() => row.sample(10)).not.toThrow();
});

test('volleys are fired with every weapon, and four units fire at one while its friends fire back', () => {
  const { game, plan } = volley(['AC/20', 'LRM 20', 'ML'], 'Atlas', 'opened');
  expect(plan).toMatchObject({ orders: [{ shots: [{ weapon: 0 }, { weapon: 1 }, { weapon: 2 }] }] });
  expect(planSteps(game, plan).ok).toBe(true);
  const battle = fourAgainstFour('fresh');
  const orders = battle.plan.kind === 'orders' ? battle.plan.orders : [];
  const targets = orders.map(order => (order.type === 'fire' ? order.shots.map(shot => shot.target) : []));
  expect(targets.map(shots => shots[0])).toEqual([4, 4, 4, 4, 0, 1, 2, 3]);
  expect(targets.flat().length).toBeGreaterThan(20);
});
