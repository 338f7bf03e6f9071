import { describe, expect, test } from 'vitest';
import { equalForces } from './line-up.ts';

describe('forces for games between bots', () => {
  test('both sides have the same units, whatever is drawn', () => {
    for (let i = 0; i < 20; i++) {
      const { units } = equalForces(`forces ${i}`, 4, 'hills', 'catalogue');
      const [first, second] = [0, 1].map(side => units.filter(unit => unit.side === side).map(({ spec }) => spec));
      expect(first).toHaveLength(4);
      expect(first).toEqual(second);
    }
  });

  test('a seed draws the same models again, other seeds draw others', () => {
    const drawn = (seed: string): string =>
      equalForces(seed, 2, 'plain', 'catalogue')
        .specs.map(spec => spec.name)
        .join(' ');
    expect(drawn('one')).toBe(drawn('one'));
    expect(new Set(Array.from({ length: 20 }, (_, i) => drawn(`seed ${i}`))).size).toBeGreaterThan(10);
  });

  test('the usual line-up stays the same for every seed', () => {
    const models = ['one', 'two'].map(seed => equalForces(seed, 2, 'plain', 'usual').specs.map(spec => spec.name));
    expect(models[0]).toEqual(['Hunchback HBK-4G', 'Wolverine WVR-6R']);
    expect(models[1]).toEqual(models[0]);
  });
});
