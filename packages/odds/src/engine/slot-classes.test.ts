import { CT, createPosition } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { fillAlternatives, SlotClasses } from './slot-classes.ts';

const [SPEC] = createPosition([{ tonnage: 50 }]).specs;
/** Two units of one design. */
const GAME = createPosition([{ spec: SPEC! }, { spec: SPEC! }]);
const KINDS = SPEC!.masks.kinds;

describe('slot classes', () => {
  test('what is felt only after the phase is one class in a plan that ends with it', () => {
    const arm = SPEC!.slots.findIndex(slots => slots[0]?.kind === 'shoulder');
    expect(new Set(new SlotClasses(GAME, true, new Set()).of(KINDS[arm]!, false).slice(0, 3)).size).toBe(1);
    expect(new SlotClasses(GAME, false, new Set()).of(KINDS[arm]!, true)).toBe(KINDS[arm]);
  });

  test('items that are asked for stay apart, also where another unit has the same design', () => {
    expect(GAME.specs[0]).toBe(GAME.specs[1]);
    const classes = new SlotClasses(GAME, true, new Set([1]));
    for (const kinds of KINDS) {
      expect(classes.of(kinds, false)).toBe(kinds);
      expect(classes.of(kinds, true)).toBe(kinds);
    }
  });

  test('the gyro of a unit that lies on the ground for good is like anything that is felt later', () => {
    const classes = new SlotClasses(GAME, true, new Set());
    const gyro = SPEC!.slots[CT]!.findIndex(({ kind }) => kind === 'gyro');
    const engine = SPEC!.slots[CT]!.findIndex(({ kind }) => kind === 'engine');
    const leg = SPEC!.slots.findIndex(slots => slots[0]?.kind === 'hip');
    expect(classes.of(KINDS[CT]!, false)[gyro]).toBe(KINDS[CT]![gyro]);
    expect(classes.of(KINDS[CT]!, true)[gyro]).not.toBe(KINDS[CT]![gyro]);
    expect(classes.of(KINDS[CT]!, true)[engine]).toBe(KINDS[CT]![engine]);
    expect(new Set(classes.of(KINDS[leg]!, true).slice(0, 4)).size).toBe(1);
    expect(new Set(classes.of(KINDS[leg]!, false).slice(0, 4)).size).toBe(2);
  });

  test('the actuators of a leg are alike but for the hip, which weighs more', () => {
    const leg = SPEC!.slots.findIndex(slots => slots[0]?.kind === 'hip');
    const [hip, ...others] = new SlotClasses(GAME, true, new Set()).of(KINDS[leg]!, false).slice(0, 4);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(hip);
  });

  test('how many slots are struck tells nothing where all of them are felt later', () => {
    const classes = new SlotClasses(GAME, true, new Set());
    const arm = SPEC!.slots.findIndex(slots => slots[0]?.kind === 'shoulder');
    const leg = SPEC!.slots.findIndex(slots => slots[0]?.kind === 'hip');
    expect(classes.isIdle(KINDS[arm]!, false)).toBe(true);
    expect(classes.isIdle(KINDS[CT]!, true)).toBe(false);
    expect(classes.isIdle(KINDS[leg]!, false)).toBe(false);
    expect(classes.isIdle(KINDS[leg]!, true)).toBe(true);
    expect(new SlotClasses(GAME, false, new Set()).isIdle(KINDS[arm]!, false)).toBe(false);
  });

  test('slots of one class are one alternative, with as many ways as are left', () => {
    const classes = new SlotClasses(GAME, true, new Set());
    const found = { rolls: [], ways: [] };
    fillAlternatives(0b0000_0011_1101, classes.of(KINDS[CT]!, false), found);
    expect(found).toEqual({ rolls: [0, 2], ways: [2, 3] });
  });
});
