import { builtInMech } from '@hexfall/data';
import { expect, test } from 'vitest';
import { computeOdds } from '../odds.ts';
import { createDuel } from './create-duel.ts';
import { ATTACKER, type DuelFacts, TARGET } from './duel-facts.ts';
import { fireOrder } from './duel-orders.ts';
import { bestVolley, type ShotOutlook, shotOutlooks } from './shot-outlook.ts';

const HUNCHBACK = { spec: builtInMech('HBK-4G')! };
/** Without ammunition that could go off. */
const AWESOME = { spec: builtInMech('AWS-8Q')! };
const ATLAS = { spec: builtInMech('AS7-D')! };

function outlooks(facts: Partial<DuelFacts>): readonly ShotOutlook[] {
  const shots = shotOutlooks({ phase: 'weapons', attacker: HUNCHBACK, target: ATLAS, ...facts });
  if (!shots.ok) throw new Error(shots.errors[0]!.message);
  return shots.value;
}

test('range, minimum range, rear mounts and gunnery count as in a game', () => {
  expect(outlooks({ range: 10 })).toEqual([]);
  const [far] = outlooks({ range: 9, attacker: { ...HUNCHBACK, gunnery: 3 } });
  expect(far!.need).toBe(7);
  const atlas = outlooks({ attacker: ATLAS, target: HUNCHBACK, range: 1 });
  // The Atlas has two of its medium lasers in the rear; its LRM 20 is hard to use so near.
  expect(atlas).toHaveLength(ATLAS.spec.weapons.filter(({ rear }) => !rear).length);
  const lrm = ATLAS.spec.weapons.findIndex(({ type }) => type.name === 'LRM 20');
  expect(atlas.find(({ weapon }) => weapon === lrm)!.need).toBe(10);
});

test('the average damage is that of the odds where nothing goes off or is destroyed', () => {
  const range = 7;
  const lrm = ATLAS.spec.weapons.findIndex(({ type }) => type.name === 'LRM 20');
  const duel = createDuel({ phase: 'weapons', attacker: ATLAS, target: AWESOME, range });
  if (!duel.ok) throw new Error('no duel');
  const order = fireOrder(duel.value, ATTACKER, TARGET, [{ weapon: lrm }]);
  if (!order.ok) throw new Error('no order');
  const answers = computeOdds(
    duel.value,
    { kind: 'orders', orders: [order.value], until: 'phase' },
    [{ about: 'damage', unit: TARGET }],
    { precision: 0.001 },
  );
  const answer = answers.ok ? answers.value[0] : undefined;
  const shot = outlooks({ attacker: ATLAS, target: AWESOME, range }).find(({ weapon }) => weapon === lrm)!;
  expect(answer?.kind === 'number' && answer.mean).toBeCloseTo(shot.damage, 1);
});

test('a volley is the best that its heat allows', () => {
  const shot = (weapon: number, heat: number, damage: number, rate = 1): ShotOutlook => ({
    weapon,
    heat,
    damage,
    rate,
    need: 7,
  });
  const shots = [shot(0, 10, 6), shot(1, 5, 4), shot(2, 5, 4), shot(3, 1, 2), shot(3, 2, 3, 2)];
  expect(bestVolley(shots, 10)).toMatchObject({ heat: 10, damage: 8 });
  expect(bestVolley(shots, 12)).toMatchObject({ heat: 12, damage: 11 });
  expect(bestVolley(shots, Number.POSITIVE_INFINITY)).toMatchObject({ heat: 22, damage: 17 });
  expect(bestVolley(shots, 0)).toMatchObject({ heat: 0, damage: 0 });
  expect(bestVolley(shots, -3)).toMatchObject({ damage: 0 });
});
