import { PROFILES, scenario, tableWeapon } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { OTHER } from '../../vocabulary/events/source.ts';
import { CT, LA, type LocationId, LT } from '../../vocabulary/spec/locations.ts';
import { resolveSlotHit } from './criticals.ts';
import { resolveDamage } from './damage.ts';

const AMMO = { kind: 'ac-20', in: 'CT', shots: 5, explosionPerShot: 20 } as const;

describe.each(PROFILES)('an explosion in the center torso (%s)', profile => {
  test('an explosion in the center torso destroys the unit and kills its pilot', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0101', ammo: [AMMO] })
      .begin('weapons');
    s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    const slot = s.game.match.specs[0]!.slots[CT]!.findIndex(content => content.kind === 'ammo');
    resolveSlotHit(s.game, s.unit('A'), { location: CT, slot: slot }, OTHER);
    expect(s.unit('A')).toMatchObject({ status: 'destroyed', pilot: 'dead' });
    expect(s.all('Exploded')).toMatchObject([{ damage: 100, bin: 0 }]);
  });

  test('an explosion after the engine was destroyed wounds the pilot without consciousness rolls', () => {
    const s = scenario({ profile })
      .mech('A', {
        at: '0101',
        armor: { CT: 0 },
        ammo: [{ ...AMMO, shots: 1 }],
        condition: { criticals: { CT: [1, 2] } },
      })
      .begin('weapons');
    s.roll('criticalCount', 10).roll('criticalSlot', 0, 7).roll('criticalCount', 2);
    resolveDamage(s.game, 0, { location: CT, rear: false, throughArmor: false }, 1);
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'engine' }]);
    expect(s.all('PilotHit').map(({ pilotWounds }) => pilotWounds)).toEqual([1, 2, 6]);
  });
});

describe.each(PROFILES)('a Gauss weapon split over arm and torso (%s)', profile => {
  test.each([
    ['torso first and arm second', LT, LA],
    ['arm first and torso second', LA, LT],
  ])('a split Gauss rifle explodes once, struck with its %s', (_, first, second) => {
    const gauss = { ...tableWeapon('gauss'), explosion: 2 };
    const s = scenario({ profile })
      .mech('A', { at: '0101', weapons: [[gauss, 'LT', 'LA']] })
      .begin('weapons');
    const slotIn = (location: LocationId): number =>
      s.game.match.specs[0]!.slots[location]!.findIndex(content => content.kind === 'weapon');
    s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveSlotHit(s.game, s.unit('A'), { location: first, slot: slotIn(first) }, OTHER);
    resolveSlotHit(s.game, s.unit('A'), { location: second, slot: slotIn(second) }, OTHER);
    expect(s.all('Exploded')).toMatchObject([{ location: first, damage: 2 }]);
    expect(s.all('SlotHit')).toMatchObject([{ location: first }, { location: second }]);
  });
});
