import { cloneState } from '@hexfall/rules';
import { duel, PROFILES, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { BlowChoice } from './blow-choice.ts';

test.each(PROFILES)(
  'every attack that can be declared is a card with number, chance, damage and modifiers (%s)',
  profile => {
    const s = duel(profile, { tonnage: 50 }, { tonnage: 55 });
    const { cards } = new BlowChoice(s.game, 0);
    expect(cards.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Kick B1 with the right leg',
        'Kick B1 with the left leg',
        'Punch B1 with the left arm and the right arm',
        'Push B1',
      ]),
    );
    const kick = cards.find(({ title }) => title === 'Kick B1 with the right leg')!;
    expect(kick.strikes).toMatchObject([
      { with: 'right leg', need: 3, chance: 35 / 36, damage: 10, modifiers: [{ value: 5 }, { value: -2 }] },
    ]);
    expect(kick.expected).toBeCloseTo(10 * (35 / 36));
    expect(cards[0]!.expected).toBe(Math.max(...cards.map(({ expected }) => expected)));
  },
);

test('a card tells the risk to both: a roll of the target after a hit, of the attacker after a miss', () => {
  const s = duel('canon');
  const kick = new BlowChoice(s.game, 0).cards.find(({ kind }) => kind === 'kick')!;
  expect(kick.rollsAfterHit).toMatchObject([{ unit: 1, reason: 'kicked', need: 5 }]);
  expect(kick.rollsAfterMiss).toMatchObject([{ unit: 0, reason: 'missed kick', need: 5 }]);
  expect(kick.questions).toContainEqual({ about: 'fall', unit: 0 });
});

test('a hatchet may be swung at the whole of the target, its upper half or its legs', () => {
  const s = duel('canon', { equipment: [['hatchet', 'RA']] });
  const melee = new BlowChoice(s.game, 0).cards.filter(({ kind }) => kind === 'melee');
  const needs = Object.fromEntries(melee.map(({ title, strikes }) => [title, strikes[0]!.need]));
  expect(needs).toEqual({
    'Strike B1 with the hatchet': 4,
    'Strike B1 with the hatchet, aimed high': 8,
    'Strike B1 with the hatchet, aimed low': 8,
  });
});

test('a card is chosen, changed, and taken back', () => {
  const s = duel('canon');
  const before = cloneState(s.state);
  const choice = new BlowChoice(s.game, 0);
  expect(choice.planned).toBe(undefined);
  choice.cycle(1);
  expect(choice.card).toBe(choice.cards[0]);
  expect(choice.planned).toBe(choice.cards[0]!.command);
  choice.cycle(-1);
  expect(choice.card).toBe(choice.cards.at(-1));
  choice.pass();
  expect(choice.passes).toBe(true);
  expect(choice.planned).toEqual({ type: 'hold', unit: 0 });
  choice.undo();
  choice.undo();
  expect(choice.card).toBe(choice.cards[0]);
  choice.reset();
  expect(choice.planned).toBe(undefined);
  expect(s.state).toEqual(before);
});

test('a unit with nobody in reach can only pass', () => {
  const s = scenario().mech('A', { at: '0101' }).mech('B', { at: '0909' }).begin('physical');
  const choice = new BlowChoice(s.game, 0);
  choice.cycle(1);
  expect([choice.cards, choice.planned]).toEqual([[], undefined]);
  choice.pass();
  expect(choice.planned).toBeDefined();
});
