import { builtInMech } from '@hexfall/data';
import type { Game, MechSpec } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { createDuel } from './create-duel.ts';
import { ATTACKER, type DuelFacts, TARGET } from './duel-facts.ts';
import { blowOrder, fireOrder, ramOrder } from './duel-orders.ts';

function mech(model: string): MechSpec {
  return builtInMech(model)!;
}

function duel(a: string, b: string, facts: Partial<DuelFacts>): Game {
  const made = createDuel({ phase: 'physical', attacker: { spec: mech(a) }, target: { spec: mech(b) }, ...facts });
  if (!made.ok) throw new Error(made.errors[0]!.message);
  return made.value;
}

test('everything that reaches the target is fired, and nothing else', () => {
  const order = fireOrder(duel('HBK-4G', 'WVR-6R', { phase: 'weapons', range: 7 }), ATTACKER, TARGET);
  const fired = order.ok ? order.value.shots.map(({ weapon }) => mech('HBK-4G').weapons[weapon]!.type.name) : [];
  // The small laser reaches 3 hexes.
  expect(fired.sort()).toEqual(['AC/20', 'Medium Laser', 'Medium Laser']);
});

test('a shot that is asked for and out of range is refused with the reason', () => {
  const game = duel('HBK-4G', 'WVR-6R', { phase: 'weapons', range: 12 });
  const order = fireOrder(game, ATTACKER, TARGET, [{ weapon: 0 }]);
  expect(!order.ok && order.errors[0]!.code).toBe('outOfRange');
  expect(fireOrder(game, ATTACKER, TARGET).ok).toBe(false);
});

test('a punch is made with both arms where both can strike, and with the one that is asked for', () => {
  const game = duel('WVR-6R', 'HBK-4G', {});
  expect(blowOrder(game, 'punch', ATTACKER, TARGET)).toMatchObject({ ok: true, value: { arms: ['LA', 'RA'] } });
  const left = blowOrder(
    game,
    'punch',
    ATTACKER,
    TARGET,
    order => order.type === 'punch' && order.arms.join() === 'LA',
  );
  expect(left).toMatchObject({ ok: true, value: { arms: ['LA'] } });
});

test('the undamaged leg kicks', () => {
  const attacker = { spec: mech('WVR-6R'), condition: { criticals: { LL: [2] } } };
  const kick = blowOrder(duel('WVR-6R', 'HBK-4G', { attacker }), 'kick', ATTACKER, TARGET);
  expect(kick).toMatchObject({ ok: true, value: { type: 'kick', leg: 'RL' } });
});

test('a prone unit does not push, and one without a hatchet does not strike with it', () => {
  expect(blowOrder(duel('WVR-6R', 'HBK-4G', {}), 'melee', ATTACKER, TARGET).ok).toBe(false);
  const prone = { spec: mech('WVR-6R'), condition: { prone: true } };
  expect(blowOrder(duel('WVR-6R', 'HBK-4G', { attacker: prone }), 'push', ATTACKER, TARGET).ok).toBe(false);
});

test('a charge takes the straight way, and a death from above comes down from the hex before its target', () => {
  const game = duel('WVR-6R', 'HBK-4G', { phase: 'movement', range: 4 });
  expect(ramOrder(game, 'charge', ATTACKER, TARGET)).toMatchObject({
    ok: true,
    value: { type: 'charge', steps: ['forward', 'forward', 'forward', 'forward'] },
  });
  expect(ramOrder(game, 'dfa', ATTACKER, TARGET)).toMatchObject({ ok: true, value: { type: 'dfa' } });
});

test('nobody charges over more hexes than it can run, or jumps without jets', () => {
  const game = duel('HBK-4G', 'WVR-6R', { phase: 'movement', range: 12 });
  expect(ramOrder(game, 'charge', ATTACKER, TARGET)).toMatchObject({ ok: false, errors: [{ code: 'tooFar' }] });
  const near = { phase: 'movement', range: 3 } as const;
  expect(ramOrder(duel('HBK-4G', 'WVR-6R', near), 'dfa', ATTACKER, TARGET)).toMatchObject({
    ok: false,
    errors: [{ message: 'unit has no jump jets that work where it stands' }],
  });
  const attacker = { spec: mech('HBK-4G'), condition: { prone: true } };
  expect(ramOrder(duel('HBK-4G', 'WVR-6R', { ...near, attacker }), 'charge', ATTACKER, TARGET)).toMatchObject({
    ok: false,
    errors: [{ code: 'unitProne' }],
  });
});
