import { describeWithReference, readOracle } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { targetMovementModifier } from './target-modifiers.ts';

describeWithReference('target movement modifiers', () => {
  test('a target that moved is as hard to hit as in the reference, and harder by 1 when it jumped', () => {
    const { data } = readOracle<{ data: Readonly<Record<'ground' | 'jumped', Readonly<Record<string, number>>>> }>(
      'target_movement_modifier',
    );
    for (const [hexes, modifier] of Object.entries(data.ground)) {
      expect(targetMovementModifier(Number(hexes))).toBe(modifier);
      expect(targetMovementModifier(Number(hexes)) + 1).toBe(data.jumped[hexes]);
    }
  });
});
