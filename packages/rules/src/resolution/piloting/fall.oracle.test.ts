import { describeWithReference, readOracle, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { OTHER } from '../../vocabulary/events/source.ts';
import { LT } from '../../vocabulary/spec/locations.ts';
import { resolveSlotHit } from '../damage/criticals.ts';
import { fallDamage, groundImpact, resolveFall, surfaceImpact } from './fall.ts';
import { onTheSpot } from './psr.ts';

type ByTonnage<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

interface FallFigures {
  readonly data: Readonly<Record<string, unknown>> & {
    readonly landFallDamage_byTonnage_byLevels: ByTonnage<number>;
    readonly facingChange_by_d6: Readonly<Record<string, number>>;
    readonly pilotAvoidDamage_heightMod: Readonly<Record<string, number>>;
    readonly ammoExplosionPilotHits: number;
  };
}

describeWithReference('falls of the reference (canon)', () => {
  const { data } = readOracle<FallFigures>('fall');
  const waterKey = Object.keys(data).find(key => key.startsWith('waterFall'))!;

  test.each(Object.entries(data.landFallDamage_byTonnage_byLevels))(
    'a fall of %s tons on land does the damage of the reference',
    (tons, byLevels) => {
      const { game } = scenario({ profile: 'canon' }).mech('A', { at: '0101' });
      for (const [levels, damage] of Object.entries(byLevels)) {
        expect(fallDamage(game, Number(tons), Number(levels))).toBe(damage);
      }
    },
  );

  test.each(Object.entries(data[waterKey] as ByTonnage<readonly [number, number]>))(
    'a fall of %s tons into water does the damage of the reference',
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

  test.each(Object.entries(data.facingChange_by_d6))(
    'a fall with a direction die of %s turns the unit by %i',
    (die, turn) => {
      const s = scenario({ profile: 'canon' }).mech('A', { at: '0505', tonnage: 20 }).begin('weapons');
      s.unit('A').rolls = [{ reason: 'kicked', modifier: 0 }];
      s.roll('piloting', 4).roll('fallDirection', Number(die)).roll('hitLocation', 7).roll('avoidFallDamage', 12);
      s.endPhase();
      expect(s.all('Fell')).toMatchObject([{ facing: turn }]);
    },
  );

  test.each(Object.entries(data.pilotAvoidDamage_heightMod))(
    'a pilot who falls %s levels avoids the wound at +%i',
    (levels, more) => {
      const s = scenario({ profile: 'canon' }).mech('A', { at: '0505', tonnage: 20, armor: { CT: 20 } });
      const groups = Math.ceil((2 * (Number(levels) + 1)) / 5);
      s.roll('fallDirection', 1)
        .roll('hitLocation', ...Array.from({ length: groups }, () => 7))
        .roll('avoidFallDamage', 12);
      const place = { ...onTheSpot(s.unit('A')), height: Number(levels) };
      resolveFall(s.game, s.unit('A'), { reason: 'skid', need: 5 }, place);
      expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'avoidWound', need: 5 + more }]);
    },
  );

  test('an explosion inside wounds the pilot as often as in the reference', () => {
    const s = scenario({ profile: 'canon' }).mech('A', { at: '0505', tonnage: 100, weapons: [['gauss', 'LT']] });
    s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveSlotHit(s.game, s.unit('A'), { location: LT, slot: 0 }, OTHER);
    expect(s.unit('A').pilotWounds).toBe(data.ammoExplosionPilotHits);
  });
});
