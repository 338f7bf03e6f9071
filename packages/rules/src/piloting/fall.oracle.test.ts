import { describeWithReference, readOracle, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { fallDamage, groundImpact, surfaceImpact } from './fall-damage.ts';

type ByTonnage<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

interface FallFigures {
  readonly data: Readonly<Record<string, unknown>> & {
    readonly landFallDamage_byTonnage_byLevels: ByTonnage<number>;
    readonly facingChange_by_d6: Readonly<Record<string, number>>;
    readonly pilotAvoidDamage_heightMod: Readonly<Record<string, number>>;
  };
}

describeWithReference('falls of the reference (canon)', () => {
  const { data } = readOracle<FallFigures>('fall');
  const waterKey = Object.keys(data).find(key => key.startsWith('waterFall'))!;

  test.each(Object.entries(data.landFallDamage_byTonnage_byLevels))('%s tons on land', (tons, byLevels) => {
    const { game } = scenario({ profile: 'canon' }).mech('A', { at: '0101' });
    for (const [levels, damage] of Object.entries(byLevels)) {
      expect(fallDamage(game, Number(tons), Number(levels))).toBe(damage);
    }
  });

  test.each(Object.entries(data[waterKey] as ByTonnage<readonly [number, number]>))(
    '%s tons into water',
    (tons, cases) => {
      const { game } = scenario({ profile: 'canon' }).mech('A', { at: '0101' });
      for (const [name, [surface, bottom]] of Object.entries(cases)) {
        const [, depth, height] = /^depth(\d)_fall(\d)$/.exec(name)!.map(Number);
        expect(groundImpact(game, Number(tons), height!, depth!), name).toBe(bottom);
        const above = depth! < height!;
        expect(surfaceImpact(game, Number(tons), height!, depth!), name).toBe(above ? surface : 0);
      }
    },
  );

  test.each(Object.entries(data.facingChange_by_d6))('die %s turns the unit by %i', (die, turn) => {
    const s = scenario({ profile: 'canon' }).mech('A', { at: '0505', tonnage: 20 }).begin('weapons');
    s.unit('A').rolls = [{ reason: 'kicked', modifier: 0 }];
    s.roll('piloting', 4).roll('fallDirection', Number(die)).roll('hitLocation', 7).roll('avoidFallDamage', 12);
    s.endPhase();
    expect(s.all('Fell')).toMatchObject([{ facing: turn }]);
  });
});
