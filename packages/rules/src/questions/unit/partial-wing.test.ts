import { scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createMechSpec } from '../../setup/create-spec.ts';
import { createGameOn } from '../../vocabulary/game/game.ts';
import { dissipation } from '../heat/heat-dissipation.ts';
import { movementHeat } from '../movement/movement-heat.ts';
import { jumpMp } from '../movement/movement-points.ts';

/**
 * Returns the jump MP and the heat removed by a unit with four jets, ten single sinks and a wing of three slots in its
 * left torso.
 */
function winged(tonnage: number, criticals: NonNullable<UnitOptions['condition']>['criticals'] = {}): [number, number] {
  const s = scenario({ board: '. .' }).mech('A', {
    at: '0101',
    tonnage,
    jump: 4,
    equipment: [
      ['partialWing', 'LT'],
      ['other', 'LT'],
      ['other', 'LT'],
    ],
    condition: { criticals },
  });
  const sheet = s.game.match.specs[0]!;
  // The builder gives an item one slot: here all three slots hold the wing.
  const slots = sheet.slots.map(location =>
    location.map(slot => (slot.kind === 'equipment' ? { ...slot, item: 0 } : slot)),
  );
  const spec = createMechSpec({ ...sheet, slots, jumpMp: tonnage <= 55 ? 6 : 5 });
  if (!spec.ok) throw new Error(spec.errors[0]!.message);
  const game = createGameOn({ ...s.game.match, specs: [spec.value] }, s.state, s.dice, s.events);
  return [jumpMp(game, s.unit('A')), dissipation(s.unit('A'), spec.value)];
}

describe('a partial wing', () => {
  test('a wing lifts and cools, less with each slot that is struck, and cools while one is whole', () => {
    expect(winged(50)).toEqual([6, 13]);
    expect(winged(50, { LT: [1] })).toEqual([5, 13]);
    expect(winged(50, { LT: [1, 2] })).toEqual([4, 13]);
    expect(winged(50, { LT: [1, 2, 3] })).toEqual([4, 10]);
    expect(winged(60)).toEqual([5, 13]);
    expect(winged(60, { LT: [1, 2] })).toEqual([4, 13]);
  });

  test('the MP that a wing adds to a jump make no heat', () => {
    const heat = (tonnage: number, equipment: UnitOptions['equipment'], mp: number): number => {
      const s = scenario({ board: '. .' }).mech('A', { at: '0101', tonnage, jump: 6, equipment: equipment! });
      return movementHeat(s.game.match.specs[0]!, 'jump', mp);
    };
    expect([heat(50, [], 6), heat(50, [['partialWing', 'LT']], 6), heat(60, [['partialWing', 'LT']], 6)]).toEqual([
      6, 4, 5,
    ]);
    expect(heat(50, [['partialWing', 'LT']], 2)).toBe(3);
  });
});
