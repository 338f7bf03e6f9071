import { expect, test } from 'vitest';
import { alphaHeat, MAX_RANGE } from './firepower.ts';
import { FirepowerModel } from './firepower-model.ts';
import { sampleUnit } from './sample-unit.ts';
import { createUnitView } from './unit-view.ts';

const { sheet: hunchback } = createUnitView(sampleUnit('HBK-4G'));
const { sheet: awesome } = createUnitView(sampleUnit('AWS-8Q'));

/** Returns tools with a clock on which every bit of work takes long, so that there is a pause after each. */
function slowSlices(): { now: () => number; pause: () => Promise<void> } {
  let time = 0;
  return { now: () => (time += 100), pause: () => Promise.resolve() };
}

test('damage falls with the range, and ends where no weapon reaches', async () => {
  const model = new FirepowerModel([{ attacker: hunchback, target: awesome }], slowSlices());
  await model.work();
  const [curve] = model.curves!;
  expect(curve).toHaveLength(MAX_RANGE);
  expect(curve!.map(({ alpha }) => alpha.damage > 0).lastIndexOf(true)).toBe(8);
  // 20 + 5 + 5 points need a 6, which 26 of 36 throws reach, and so do the 3 points of the small laser.
  expect(curve![0]!.alpha.damage).toBeCloseTo((33 * 26) / 36, 6);
});

test('sustained fire makes no more heat than the sinks remove while the unit runs', async () => {
  const model = new FirepowerModel([{ attacker: awesome, target: hunchback }], slowSlices());
  await model.work();
  for (const { alpha, sustained } of model.curves![0]!) {
    expect(sustained.heat).toBeLessThanOrEqual(awesome.dissipation - 2);
    expect(sustained.damage).toBeLessThanOrEqual(alpha.damage);
  }
  // Three particle cannons produce 30 points of heat; 28 sinks can remove only that of two while the unit runs.
  expect(model.curves![0]![9]!.sustained.heat).toBe(20);
});

test('a different target number gives different curves, and the last choice counts', async () => {
  const model = new FirepowerModel([{ attacker: hunchback, target: awesome }], slowSlices());
  await Promise.all([model.setBase(2), model.setBase(8)]);
  expect(model.base).toBe(8);
  expect(model.curves![0]![0]!.alpha.damage).toBeCloseTo((33 * 15) / 36, 6);
});

test('nothing more is shown after the reader has left', async () => {
  const model = new FirepowerModel([{ attacker: hunchback, target: awesome }], slowSlices());
  const work = model.work();
  model.close();
  await work;
  expect(model.curves).toBeUndefined();
});

test('heat grows turn by turn up to the end of the scale', () => {
  expect(alphaHeat(hunchback)).toEqual([3, 6, 9, 12, 15, 18]);
  expect(alphaHeat({ ...hunchback, weaponHeat: 40 })).toEqual([29, 30, 30, 30, 30, 30]);
  expect(alphaHeat({ ...hunchback, weaponHeat: 5 })).toEqual([0, 0, 0, 0, 0, 0]);
});
