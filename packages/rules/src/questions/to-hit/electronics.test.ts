import { PROFILES, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { LT } from '../../vocabulary/spec/locations.ts';
import { hasWorking } from './electronics.ts';
import { aimWeapon, sightTarget } from './firing-solution.ts';
import { toHitNumber } from './to-hit.ts';

const PROBE: Partial<UnitOptions> = { equipment: [['activeProbe', 'LT']] };

describe.each(PROFILES)('an active probe (%s)', profile => {
  test('an active probe changes no to-hit number', () => {
    const need = (a: Partial<UnitOptions>): number => {
      const s = scenario({ profile })
        .mech('A', { at: '0505', facing: 0, weapons: [['ml', 'RT']], ...a })
        .mech('B', { at: '0502', armorType: 'stealth', equipment: [['ecm', 'CT']] })
        .begin('weapons');
      const sighting = sightTarget(s.game, s.unit('A'), s.unit('B'));
      return toHitNumber(s.game, aimWeapon(s.game, sighting, s.game.match.specs[0]!.weapons[0]!));
    };
    expect(need(PROBE)).toBe(need({}));
  });

  test('an active probe is destroyed by a critical hit like any equipment', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0505', armor: { LT: 0 }, ...PROBE })
      .mech('B', { at: '0502' })
      .begin('weapons');
    const spec = s.game.match.specs[0]!;
    expect(hasWorking(s.unit('A'), spec, 'activeProbe')).toBe(true);
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    resolveDamage(s.game, 0, { location: LT, rear: false, throughArmor: false }, 1);
    s.endPhase();
    expect(hasWorking(s.unit('A'), spec, 'activeProbe')).toBe(false);
  });
});
