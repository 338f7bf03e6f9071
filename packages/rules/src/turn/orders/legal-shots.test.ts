import { scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Shot } from '../../vocabulary/commands/command.ts';
import { legalShots } from './legal-shots.ts';

function shotsOf(a: Partial<UnitOptions>, b: Partial<UnitOptions> = {}): Shot[] {
  const s = scenario()
    .mech('A', { at: '0502', facing: 3, ...a })
    .mech('B', { at: '0505', ...b })
    .begin('weapons');
  return legalShots(s.game, s.unit('A'), 0);
}

describe('the shots on offer', () => {
  test('an ordinary weapon has one shot on offer', () => {
    expect(shotsOf({ weapons: [['ml', 'CT']] })).toEqual([{ weapon: 0, target: 1 }]);
  });

  test('a rotary autocannon has six rates of fire on offer, as far as its ammunition goes', () => {
    const rates = (shots: number): (number | undefined)[] =>
      shotsOf({
        weapons: [[tableWeapon('rotary5'), 'RT']],
        ammo: [{ kind: 'rotary-ac-5', in: 'RT', shots, explosionPerShot: 5 }],
      }).map(({ rate }) => rate);
    expect(rates(20)).toEqual([undefined, 2, 3, 4, 5, 6]);
    expect(rates(3)).toEqual([undefined, 2, 3]);
  });

  test('each munition on board is on offer', () => {
    const ammo = { kind: 'lb-x-10', in: 'RT', shots: 5, explosionPerShot: 10 } as const;
    const offered = shotsOf({
      weapons: [[tableWeapon('lbx10'), 'RT']],
      ammo: [ammo, ammo, { ...ammo, munition: 'cluster' }],
    });
    expect(offered.map(({ bin }) => bin)).toEqual([0, 2]);
  });

  test('a flamer may heat its target, and an immobile target may be aimed at', () => {
    expect(shotsOf({ at: '0504', weapons: [['flamer', 'CT']] })).toContainEqual({ weapon: 0, target: 1, heat: true });
    const still = shotsOf({ weapons: [['ml', 'CT']] }, { condition: { shutdown: true } });
    expect(still.filter(({ aim }) => aim !== undefined)).toHaveLength(8);
  });

  test('an empty, jammed or spent weapon has no shot on offer', () => {
    const empty = { kind: 'ac-5', in: 'RT', shots: 0, explosionPerShot: 5 } as const;
    expect(shotsOf({ weapons: [[tableWeapon('ac5'), 'RT']], ammo: [empty] })).toEqual([]);
    for (const [weapon, field] of [
      ['ultra5', 'jammed'],
      ['rocket10', 'spent'],
    ] as const) {
      const s = scenario()
        .mech('A', { at: '0502', facing: 3, weapons: [[weapon, 'RT']] })
        .mech('B', { at: '0505' })
        .begin('weapons');
      expect(legalShots(s.game, s.unit('A'), 0)).not.toEqual([]);
      s.unit('A')[field] = 1;
      expect(legalShots(s.game, s.unit('A'), 0), field).toEqual([]);
    }
  });
});
