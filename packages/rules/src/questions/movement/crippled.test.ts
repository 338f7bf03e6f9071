import { scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { UnitCondition } from '../../setup/setup.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import { isCrippled } from './crippled.ts';

/** 6 points of damage at up to 6 hexes: neither is feeble. */
const LASER: WeaponType = { ...tableWeapon('ml'), damage: { kind: 'single', points: 6 }, ranges: [2, 4, 6] };

function crippled(options: Partial<UnitOptions>): boolean {
  const s = scenario().mech('A', { at: '0101', ...options });
  return isCrippled(s.game, s.unit('A'));
}

describe('damage that cripples a unit', () => {
  test.each<[string, UnitCondition, boolean]>([
    ['no damage', {}, false],
    ['three wounds', { pilotWounds: 3 }, false],
    ['four wounds', { pilotWounds: 4 }, true],
    ['a lost arm', { structure: { LA: 0 } }, false],
    ['a lost left torso', { structure: { LT: 0, LA: 0 } }, true],
    ['a lost right torso', { structure: { RT: 0, RA: 0 } }, true],
    ['one hit on the engine', { criticals: { CT: [1] } }, false],
    ['two hits on the engine', { criticals: { CT: [1, 2] } }, true],
    ['one hit on the gyro', { criticals: { CT: [4] } }, false],
    ['one hit on the engine and one on the gyro', { criticals: { CT: [1, 4] } }, true],
    ['one hit on the sensors', { criticals: { HD: [2] } }, false],
    ['hits on all its sensors', { criticals: { HD: [2, 5] } }, true],
    ['damage inside two limbs', { structure: { LA: 1, RL: 1 } }, false],
    ['damage inside three limbs', { structure: { LA: 1, RL: 1, LL: 1 } }, true],
    ['damage inside three limbs, both arms among them', { structure: { LA: 1, RA: 1, LL: 1 } }, true],
    ['damage inside one bare torso', { armor: { LT: 0 }, structure: { LT: 11 } }, false],
    ['damage inside two bare torsos', { armor: { LT: 0, RT: 0 }, structure: { LT: 11, RT: 11 } }, true],
    ['damage inside the center and a side', { armor: { CT: 0, RT: 0 }, structure: { CT: 11, RT: 11 } }, true],
    ['damage inside a bare torso and the head', { armor: { HD: 0, LT: 0 }, structure: { HD: 1, LT: 11 } }, false],
    ['damage behind the armor of two torsos', { structure: { LT: 11, RT: 11 } }, false],
    ['damage inside its head', { structure: { HD: 1 } }, false],
  ])('a unit with %s is crippled: $2', (_, condition, answer) => {
    expect(crippled({ condition })).toBe(answer);
  });
});

describe('lost firepower that cripples a unit', () => {
  const ammo = (shots: number) => [{ kind: 'ac-5', in: 'LT', shots, explosionPerShot: 5 }] as const;

  test.each<[string, Partial<UnitOptions>, boolean]>([
    ['are few from the start', { weapons: [['mg', 'RA']] }, false],
    [
      'are all there',
      {
        weapons: [
          ['ml', 'RA'],
          ['ppc', 'LA'],
        ],
      },
      false,
    ],
    ['are gone', { weapons: [['ppc', 'RA']], condition: { structure: { RA: 0 } } }, true],
    [
      'do no more than 5 points',
      {
        weapons: [
          ['ml', 'LA'],
          ['ppc', 'RA'],
        ],
        condition: { structure: { RA: 0 } },
      },
      true,
    ],
    [
      'still do more than 5 points',
      {
        weapons: [
          ['srm6', 'LA'],
          ['ppc', 'RA'],
        ],
        condition: { structure: { RA: 0 } },
      },
      false,
    ],
    [
      'reach no farther than 5 hexes',
      {
        weapons: [...Array.from({ length: 4 }, () => ['flamer', 'LA'] as const), ['ppc', 'RA']],
        condition: { structure: { RA: 0 } },
      },
      true,
    ],
    [
      'do 6 points, and reach 6 hexes',
      {
        weapons: [
          [LASER, 'LA'],
          ['ppc', 'RA'],
        ],
        condition: { structure: { RA: 0 } },
      },
      false,
    ],
    [
      'do 6 points but reach only 5 hexes',
      {
        weapons: [
          [{ ...LASER, ranges: [2, 4, 5] }, 'LA'],
          ['ppc', 'RA'],
        ],
        condition: { structure: { RA: 0 } },
      },
      true,
    ],
    [
      'do more than 5 points at short range',
      {
        weapons: [
          ['snubPpc', 'LA'],
          ['ppc', 'RA'],
        ],
        condition: { structure: { RA: 0 } },
      },
      false,
    ],
    [
      'are no use against units',
      {
        weapons: [
          ['ams', 'LA'],
          ['tag', 'LA'],
          ['ml', 'LT'],
          ['ppc', 'RA'],
        ],
        condition: { structure: { RA: 0 } },
      },
      true,
    ],
    [
      'were feeble before the first was lost',
      {
        weapons: [
          ['mg', 'LA'],
          ['mg', 'RA'],
        ],
        condition: { structure: { RA: 0 } },
      },
      false,
    ],
    [
      'have shots left',
      {
        weapons: [
          [tableWeapon('ac5'), 'RA'],
          [tableWeapon('ac5'), 'LA'],
        ],
        ammo: ammo(9),
      },
      false,
    ],
    [
      'have no shots left',
      {
        weapons: [
          [tableWeapon('ac5'), 'RA'],
          [tableWeapon('ac5'), 'LA'],
        ],
        ammo: ammo(9),
        condition: { ammo: [0] },
      },
      true,
    ],
  ])('a unit whose weapons %s is crippled: $2', (_, options, answer) => {
    expect(crippled(options)).toBe(answer);
  });

  test('a unit whose only strong weapon is spent is crippled', () => {
    const s = scenario().mech('A', {
      at: '0101',
      weapons: [
        ['ml', 'LA'],
        ['rocket10', 'RA'],
      ],
    });
    expect(isCrippled(s.game, s.unit('A'))).toBe(false);
    s.unit('A').spent = 1 << 1;
    expect(isCrippled(s.game, s.unit('A'))).toBe(true);
  });

  test('a unit whose weapons are jammed for good is crippled, but not when the jam can be cleared', () => {
    for (const [weapon, answer] of [
      ['ultra5', true],
      ['rotary5', false],
    ] as const) {
      const s = scenario().mech('A', { at: '0101', weapons: [[weapon, 'RA']] });
      s.unit('A').jammed = 1;
      expect(isCrippled(s.game, s.unit('A'))).toBe(answer);
    }
  });
});
