import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';

/** Two units of 50 tons in adjacent hexes, face to face. */
function hand(a: Partial<UnitOptions> = {}, b: Partial<UnitOptions> = {}): Scenario {
  return scenario()
    .mech('A', { name: 'Hunchback', at: '0505', facing: 0, ...a })
    .mech('B', { name: 'Wolverine', at: '0504', facing: 3, ...b })
    .begin('physical');
}

/** The story of some orders and of the rest of their phase; the next turn begins after a blank line. */
function phase(s: Scenario, orders: () => unknown): string[] {
  const lines = s.tell(() => {
    orders();
    s.endPhase();
  });
  return lines.slice(0, lines.indexOf(''));
}

test('a kick is one line with the leg, the place and the damage', () => {
  const s = hand().roll('toHit', 7).roll('kickLocation', 5).roll('piloting', 8);
  expect(phase(s, () => s.kick('A', 'B'))).toEqual([
    '  A1 Hunchback kicks B1 with its right leg: needs 3, rolls 7, hits the left leg: 10 damage, no armor left',
    '  B1 Wolverine must roll: kicked; needs 5, rolls 8, passes',
  ]);
});

test('all blows are rolled before the first strikes, and each line tells of its own damage', () => {
  const s = hand().roll('toHit', 7, 8, 9).roll('punchLocation', 1, 3).roll('kickLocation', 1).roll('piloting', 9);
  expect(phase(s, () => s.punch('A', 'B').kick('B', 'A', 'LL'))).toEqual([
    '  A1 Hunchback punches B1 with its left arm: needs 5, rolls 7, hits the left arm: 5 damage, 5 armor left',
    '  A1 Hunchback punches B1 with its right arm: needs 5, rolls 8, hits the center torso: 5 damage, 5 armor left',
    '  B1 Wolverine kicks A1 with its left leg: needs 3, rolls 9, hits the right leg: 10 damage, no armor left',
    '  A1 Hunchback must roll: kicked; needs 5, rolls 9, passes',
  ]);
});

test('what follows from a blow is told below it, though another was rolled in between', () => {
  const s = hand({}, { armor: { LL: 5 } });
  s.roll('toHit', 7, 2).roll('kickLocation', 5).roll('criticalCount', 8).roll('criticalSlot', 0);
  s.roll('piloting', 9, 9, 9, 9);
  expect(phase(s, () => s.kick('A', 'B').kick('B', 'A')).slice(0, 3)).toEqual([
    '  A1 Hunchback kicks B1 with its right leg: needs 3, rolls 7, hits the left leg: 10 damage, 7 structure left',
    '    B1 left leg, critical hit: hip hit',
    '  B1 Wolverine kicks A1 with its right leg: needs 3, rolls 2, misses',
  ]);
});

test('a charge tells what it costs both', () => {
  const s = scenario()
    .mech('B', { name: 'Wolverine', at: '0503', facing: 3, side: 1 })
    .mech('A', { name: 'Hunchback', at: '0506', side: 0 })
    .begin('movement');
  s.do({ type: 'stay', unit: 0 }).charge('A', 'B', 'FFF').endPhase();
  s.roll('toHit', 12).roll('hitLocation', 8, 6, 7).roll('piloting', 12, 12);
  expect(phase(s, () => s.endPhase())).toEqual([
    '  A1 Hunchback charges B1: needs 7, rolls 12, hits for 10 damage: left torso 5 (5 armor left), right torso 5 (5 armor left); A1 takes 5 itself: center torso 5 (5 armor left)',
    '  B1 Wolverine is driven back to 0502',
    '  A1 Hunchback follows into 0503',
    '  B1 Wolverine must roll: charged; needs 5, rolls 12, passes',
    '  A1 Hunchback must roll: charging; needs 5, rolls 12, passes',
  ]);
});

test('a push says who is driven where', () => {
  const s = hand().roll('toHit', 7).roll('piloting', 8);
  expect(phase(s, () => s.push('A', 'B'))).toEqual([
    '  A1 Hunchback pushes B1: needs 4, rolls 7, hits',
    '  B1 Wolverine is driven back to 0503',
    '  A1 Hunchback follows into 0504',
    '  B1 Wolverine must roll: pushed; needs 5, rolls 8, passes',
  ]);
});

test('a melee weapon is told by its name', () => {
  const s = hand({ equipment: [['hatchet', 'RA']] })
    .roll('toHit', 7)
    .roll('hitLocation', 7);
  expect(phase(s, () => s.melee('A', 'B'))).toEqual([
    '  A1 Hunchback strikes at B1 with its hatchet: needs 4, rolls 7, hits the center torso: 10 damage, no armor left',
  ]);
});
