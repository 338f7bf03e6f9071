import { describe, expect, test } from 'vitest';
import { ScriptedDice } from './scripted.ts';

describe('scripted dice', () => {
  test('scripted dice follow the script and know what is left', () => {
    const dice = new ScriptedDice().add('toHit', 8).add('fallDirection', 3).add('criticalSlot', 0);
    expect(dice.twoD6('toHit')).toBe(8);
    expect(dice.oneD6('fallDirection')).toBe(3);
    expect(dice.unused).toEqual([{ tag: 'criticalSlot', value: 0 }]);
    expect(dice.pick('criticalSlot', 4)).toBe(0);
    expect(dice.unused).toEqual([]);
  });

  test('scripted dice throw at a roll for a different purpose, at the end, and at an impossible face', () => {
    expect(() => new ScriptedDice().add('toHit', 8).twoD6('piloting')).toThrow(
      'roll 1: the script has toHit, the rules ask for piloting',
    );
    expect(() => new ScriptedDice().twoD6('piloting')).toThrow(
      'roll 1: the rules ask for piloting, but the script has ended',
    );
    expect(() => new ScriptedDice().add('toHit', 13).twoD6('toHit')).toThrow('cannot come up 13, only 2 to 12');
    expect(() => new ScriptedDice().add('criticalSlot', 4).pick('criticalSlot', 4)).toThrow('only 0 to 3');
  });
});
