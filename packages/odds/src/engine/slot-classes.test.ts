import { CT, createPosition } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { SlotClasses } from './slot-classes.ts';

const [SPEC] = createPosition([{ tonnage: 50 }]).specs;
/** Two units of one design. */
const GAME = createPosition([{ spec: SPEC! }, { spec: SPEC! }]);
const KINDS = SPEC!.masks.kinds;

describe('slot classes', () => {
  test('what is felt only after the phase is one class in a plan that ends with it', () => {
    const arm = SPEC!.slots.findIndex(slots => slots[0]?.kind === 'shoulder');
    expect(new Set(new SlotClasses(GAME, true, new Set()).of(KINDS[arm]!).slice(0, 3)).size).toBe(1);
    expect(new SlotClasses(GAME, false, new Set()).of(KINDS[arm]!)).toBe(KINDS[arm]);
  });

  test('items that are asked for stay apart, also where another unit has the same design', () => {
    expect(GAME.specs[0]).toBe(GAME.specs[1]);
    const classes = new SlotClasses(GAME, true, new Set([1]));
    for (const kinds of KINDS) expect(classes.of(kinds)).toBe(kinds);
  });

  test('slots of one class are one alternative, with as many ways as are left', () => {
    const classes = new SlotClasses(GAME, true, new Set());
    const found = { rolls: [], ways: [] };
    classes.alternatives(0b0000_0011_1101, KINDS[CT]!, found);
    expect(found).toEqual({ rolls: [0, 2], ways: [2, 3] });
  });
});
