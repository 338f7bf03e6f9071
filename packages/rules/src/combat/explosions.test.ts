import { PROFILES, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../state/locations.ts';
import { resolveSlotHit } from './damage.ts';

const AMMO = { kind: 'ac-20', in: 'CT', shots: 5, explosionPerShot: 20 } as const;

describe.each(PROFILES)('an explosion in the center torso (%s)', profile => {
  test('takes the unit and its pilot', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0101', ammo: [AMMO] })
      .begin('weapons');
    s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    const slot = s.game.match.specs[0]!.slots[CT]!.findIndex(content => content.kind === 'ammo');
    resolveSlotHit(s.game, s.unit('A'), CT, slot);
    expect(s.unit('A')).toMatchObject({ status: 'destroyed', pilot: 'dead' });
    expect(s.all('Exploded')).toMatchObject([{ damage: 100, bin: 0 }]);
  });
});
