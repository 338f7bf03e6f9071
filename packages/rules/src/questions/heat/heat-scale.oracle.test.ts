import { describeWithReference, readOracle } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { heatMpLoss } from '../movement/movement-points.ts';
import { heatToHit } from '../to-hit/attacker-modifiers.ts';
import { HEAT_AMMO_EXPLOSION, HEAT_PILOT_DAMAGE, HEAT_SHUTDOWN, heatEffect } from './heat-scale.ts';

interface HeatRow {
  readonly heat: number;
  readonly mpReduction: number;
  readonly fireModifier: number;
  readonly shutdownAvoidTN?: number;
  readonly startupTN?: number;
  readonly autoShutdown?: boolean;
  readonly ammoExplosionAvoidTN?: number;
  readonly lifeSupportHit_pilotDamage: number;
}

describeWithReference('heat scale', () => {
  test.each(readOracle<{ data: readonly HeatRow[] }>('heat_scale').data)(
    'heat $heat has the effects that it has in the reference',
    row => {
      const { heat } = row;
      expect(heatMpLoss(heat)).toBe(row.mpReduction);
      expect(heatToHit(heat)).toBe(row.fireModifier);
      const shutdown = row.autoShutdown === true ? IMPOSSIBLE : (row.shutdownAvoidTN ?? 0);
      expect(heatEffect(HEAT_SHUTDOWN, heat)).toBe(shutdown);
      if (row.autoShutdown !== true) expect(heatEffect(HEAT_SHUTDOWN, heat)).toBe(row.startupTN ?? 0);
      expect(heatEffect(HEAT_AMMO_EXPLOSION, heat)).toBe(row.ammoExplosionAvoidTN ?? 0);
      expect(heatEffect(HEAT_PILOT_DAMAGE, heat)).toBe(row.lifeSupportHit_pilotDamage);
    },
  );
});
