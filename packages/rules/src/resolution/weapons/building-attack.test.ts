import { type HexContent, withHex } from '@hexfall/hex';
import {
  goesDown,
  openBoard,
  PROFILES,
  type ProfileName,
  type Scenario,
  scenario,
  tableWeapon,
  type UnitOptions,
} from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { apply } from '../../vocabulary/events/apply.ts';
import { boardOf } from '../../vocabulary/game/game.ts';
import { cloneState } from '../../vocabulary/state/clone.ts';
import { hashState } from '../../vocabulary/state/hash.ts';
import { formatState, parseState } from '../../vocabulary/state/serialise.ts';

/** A building, two levels high unless stated. */
function building(cf: number, others: HexContent['layers'] = {}): HexContent {
  return { level: 0, layers: { building: 2, buildingHeight: 2, buildingCf: cf, ...others } };
}

/** A faces a building in 0505, three hexes away, and B stands far behind. */
function facing(profile: ProfileName, built: HexContent, a: Partial<UnitOptions> = {}): Scenario {
  const open = openBoard(9, 12);
  return scenario({ profile, board: withHex(open, 4 * 9 + 4, built) })
    .mech('A', { at: '0502', facing: 3, weapons: [['ml', 'CT']], ...a })
    .mech('B', { at: '0912', side: 1 })
    .begin('weapons');
}

function factorAt(s: Scenario, at: string): number {
  return boardOf(s.game).layers.buildingCf[s.hex(at)]!;
}

describe.each(PROFILES)('the number of a shot at a building (%s)', profile => {
  test('a building is an immobile target', () => {
    const s = facing(profile, building(40)).roll('toHit', 2).shootBuilding('A', '0505').endPhase();
    expect(s.numbers).toEqual(['0 = 4 gunnery - 4 target immobile']);
    expect(s.all('BuildingAttackRolled')).toMatchObject([{ attacker: 0, hex: s.hex('0505'), need: 0, hit: true }]);
  });

  test('range, movement, heat and the weapon count as for every other target', () => {
    const s = facing(profile, building(40), {
      at: '0501',
      weapons: [['ppc', 'CT']],
      gunnery: 5,
      condition: { heat: 8 },
    });
    s.moved('A', 'run', 4).roll('toHit', 4).shootBuilding('A', '0505').endPhase();
    expect(s.numbers).toEqual(['4 = 5 gunnery + 2 attacker ran + 1 attacker hot - 4 target immobile']);
    const near = facing(profile, building(40), { at: '0503', weapons: [['ppc', 'CT']] });
    near.roll('toHit', 2).shootBuilding('A', '0505').endPhase();
    expect(near.numbers).toEqual(['2 = 4 gunnery + 2 minimum range - 4 target immobile']);
  });

  test('a targeting computer helps against a building', () => {
    const s = facing(profile, building(40), { equipment: [['targetingComputer', 'LT']] });
    s.roll('toHit', 2).shootBuilding('A', '0505').endPhase();
    expect(s.numbers).toEqual(['-1 = 4 gunnery - 4 target immobile - 1 targeting computer']);
  });

  test('woods between the weapon and a building count', () => {
    const woods = withHex(openBoard(9, 12), 2 * 9 + 4, { level: 0, layers: { woods: 1, foliageHeight: 2 } });
    const s = scenario({ profile, board: withHex(woods, 4 * 9 + 4, building(40, { buildingHeight: 1 })) })
      .mech('A', { at: '0502', facing: 3, weapons: [['ml', 'CT']] })
      .mech('B', { at: '0912', side: 1 })
      .begin('weapons');
    s.roll('toHit', 2).shootBuilding('A', '0505').endPhase();
    expect(s.numbers).toEqual(['1 = 4 gunnery + 1 light woods between - 4 target immobile']);
  });
});

describe.each(PROFILES)('what a shot does to a building (%s)', profile => {
  test('a hit takes its damage off the construction factor', () => {
    const s = facing(profile, building(40)).roll('toHit', 7).shootBuilding('A', '0505').endPhase();
    s.expectEvents(
      `A declares ml against the building in 0505
       A fires ml
       A fires ml at the building in 0505: needs 0, rolls 7, hits
       The building in 0505 takes 5 damage: construction factor 35 left
       The terrain in 0505 changes`,
      ['AttackDeclared', 'WeaponFired', 'BuildingAttackRolled', 'BuildingStruck', 'TerrainChanged'],
    );
    expect(factorAt(s, '0505')).toBe(35);
    expect(s.unit('A')).toMatchObject({ heatBuildUp: 3, weaponsFired: 1 });
    expect(s.all('WeaponJammed')).toEqual([]);
    expect(s.state.attacks).toEqual([]);
  });

  test('a miss leaves a building as it was', () => {
    const s = facing(profile, building(40), { gunnery: 8 }).roll('toHit', 3).shootBuilding('A', '0505').endPhase();
    expect(s.all('BuildingAttackRolled')).toMatchObject([{ need: 4, hit: false }]);
    expect(s.all('BuildingStruck')).toEqual([]);
    expect(factorAt(s, '0505')).toBe(40);
  });

  test('armor of a building is lost before its construction factor', () => {
    const s = facing(profile, building(40, { buildingArmor: 8 }), {
      weapons: [
        ['ml', 'CT'],
        ['ml', 'LT'],
      ],
    });
    const order = s.buildingShot('A', '0505');
    s.roll('toHit', 7, 7).do({ ...order, buildings: [0, 1].map(weapon => ({ weapon, hex: s.hex('0505') })) });
    s.endPhase();
    expect(s.all('BuildingStruck')).toMatchObject([
      { damage: 5, armorRemaining: 3, factorRemaining: 40 },
      { damage: 5, armorRemaining: 0, factorRemaining: 38 },
    ]);
  });

  test('all missiles of a salvo that hit strike the building', () => {
    const s = facing(profile, building(40), { weapons: [['srm6', 'CT']] });
    s.roll('toHit', 7).roll('cluster', 7).shootBuilding('A', '0505').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ target: -1, hits: 4 }]);
    expect(factorAt(s, '0505')).toBe(40 - 8);
  });

  test('a charged capacitor adds 5 points to a shot at a building', () => {
    const s = facing(profile, building(40), { weapons: [['ppc', 'RT']], equipment: [['ppcCapacitor', 'RT']] });
    s.unit('A').capacitors = 1;
    s.roll('toHit', 7).shootBuilding('A', '0505').endPhase();
    expect(factorAt(s, '0505')).toBe(40 - 15);
    expect(s.unit('A').capacitors).toBe(0);
  });

  test('Artemis guides missiles to a building, and the anti-missile system of an enemy does not fire at them', () => {
    const s = scenario({ profile, board: withHex(openBoard(9, 14), 4 * 9 + 4, building(40)) })
      .mech('A', {
        at: '0502',
        facing: 3,
        weapons: [[tableWeapon('lrm20'), 'LT']],
        equipment: [['artemisIV', 'LT']],
        ammo: [{ kind: 'lrm-20', in: 'RT', shots: 6, explosionPerShot: 20, guidance: 'artemisIV' }],
      })
      .mech('B', { at: '0506', side: 1, weapons: [['ams', 'CT']] })
      .begin('weapons');
    s.roll('toHit', 12).roll('cluster', 7).shootBuilding('A', '0505').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ roll: 7, modifier: 2, hits: 16 }]);
    expect(s.all('WeaponFired')).toMatchObject([{ unit: 0 }]);
    expect(factorAt(s, '0505')).toBe(40 - 16);
  });

  test('ammunition is used up, and an Ultra autocannon may jam', () => {
    const s = facing(profile, building(40), {
      weapons: [[tableWeapon('ultra5'), 'RT']],
      ammo: [{ kind: 'ultra-ac-5', in: 'RT', shots: 20, explosionPerShot: 5 }],
    });
    s.roll('toHit', 2).roll('cluster', 8).shootBuilding('A', '0505', { rate: 2 }).endPhase();
    expect(s.unit('A').ammo).toEqual([18]);
    expect(s.all('WeaponJammed')).toHaveLength(1);
    expect(factorAt(s, '0505')).toBe(30);
  });

  test('a weapon whose last shot another has fired does not fire', () => {
    const s = facing(profile, building(40), {
      weapons: [
        [tableWeapon('ac5'), 'RT'],
        [tableWeapon('ac5'), 'LT'],
      ],
      ammo: [{ kind: 'ac-5', in: 'RT', shots: 1, explosionPerShot: 5 }],
    });
    const order = s.buildingShot('A', '0505');
    s.roll('toHit', 7).do({ ...order, buildings: [0, 1].map(weapon => ({ weapon, hex: s.hex('0505') })) });
    s.endPhase();
    expect(s.all('BuildingAttackRolled')).toHaveLength(1);
    expect(factorAt(s, '0505')).toBe(35);
  });

  test('a shot at a building does not harm the unit inside', () => {
    const s = facing(profile, building(40)).roll('toHit', 7);
    s.unit('B').hex = s.hex('0505');
    s.shootBuilding('A', '0505').endPhase();
    expect(s.lost('B')).toEqual({});
  });
});

describe('a building that is shot to pieces', () => {
  const lost = (profile: ProfileName, cf: number): Scenario => {
    const s = facing(profile, building(cf));
    Object.assign(s.unit('B'), { hex: s.hex('0505'), elevation: 2 });
    return s.roll('toHit', 7).shootBuilding('A', '0505');
  };

  test('in spec the unit on its roof rolls to land on its feet when it collapses', () => {
    const s = lost('spec', 5).roll('piloting', 5).endPhase();
    expect(s.all('BuildingStruck')).toMatchObject([{ factorRemaining: 0 }]);
    expect(s.all('PilotingRolled')).toMatchObject([{ unit: 1, reason: 'buildingCollapse', passed: true }]);
    expect(s.unit('B')).toMatchObject({ elevation: 0, prone: false });
    expect(boardOf(s.game).layers.rubble[s.hex('0505')]).toBe(2);
  });

  test('in canon the unit on its roof falls two levels', () => {
    const s = lost('canon', 5);
    goesDown(s, 'canon', 7, 6, 8).endPhase();
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'buildingCollapse', height: 2 }]);
    expect(s.unit('B')).toMatchObject({ elevation: 0, prone: true });
  });

  test('a building that is shot to pieces stands until the end of the phase, so that further shots still find it', () => {
    const s = facing('spec', building(5), {
      weapons: [
        ['ml', 'CT'],
        ['ml', 'LT'],
      ],
    });
    const order = s.buildingShot('A', '0505');
    s.roll('toHit', 7, 7).do({ ...order, buildings: [0, 1].map(weapon => ({ weapon, hex: s.hex('0505') })) });
    s.endPhase();
    const types = ['BuildingStruck', 'BuildingCollapsed'] as const;
    expect(s.events.filter(({ type }) => types.some(each => each === type)).map(({ type }) => type)).toEqual([
      'BuildingStruck',
      'BuildingStruck',
      'BuildingCollapsed',
    ]);
  });
});

test('a declared shot at a building is saved, hashed and told like every other attack', () => {
  const s = facing('spec', building(40));
  const before = cloneState(s.state);
  s.shootBuilding('A', '0505');
  const { state } = s;
  expect(state.attacks).toEqual([
    {
      kind: 'building',
      attacker: 0,
      hex: s.hex('0505'),
      need: 0,
      weapon: 0,
      bracket: 0,
      rate: 1,
      bin: -1,
      charged: false,
    },
  ]);
  const loaded = parseState(formatState(state));
  expect(loaded.ok && hashState(loaded.value)).toBe(hashState(state));
  const elsewhere = cloneState(state);
  elsewhere.attacks[0] = { ...state.attacks[0]!, hex: 3 } as (typeof state.attacks)[number];
  expect(hashState(elsewhere)).not.toBe(hashState(state));
  for (const event of s.events.slice(s.events.findIndex(({ type }) => type === 'AttackDeclared'))) apply(before, event);
  expect(before.attacks).toEqual(state.attacks);
});

test('a unit that spots for another fires at buildings at +1, and fires nevertheless', () => {
  const s = facing('spec', building(40));
  s.unit('A').spotting = true;
  s.roll('toHit', 2).shootBuilding('A', '0505').endPhase();
  expect(s.numbers).toEqual(['1 = 4 gunnery - 4 target immobile + 1 attacker spots']);
});

describe.each(PROFILES)('a shot at a bridge (%s)', profile => {
  const bridge = { level: 0, layers: { bridge: 1, bridgeHeight: 1, bridgeCf: 8, bridgeExits: 9 } };
  const bridgeFactor = (s: Scenario): number => boardOf(s.game).layers.bridgeCf[s.hex('0505')]!;

  test('a shot at a bridge costs it construction factor, by the number of a building', () => {
    const s = facing(profile, bridge).roll('toHit', 2).shootBuilding('A', '0505').endPhase();
    expect(s.numbers).toEqual(['0 = 4 gunnery - 4 target immobile']);
    expect([bridgeFactor(s), s.all('BuildingStruck')[0]?.factorRemaining]).toEqual([3, 3]);
    expect(s.all('BuildingCollapsed')).toEqual([]);
  });

  test('a shot at a bridge brings it down when nothing is left, and drops the unit that stands on it', () => {
    const weapons = [['ac20', 'CT']] as const;
    const ammo = [{ kind: 'ac-20', in: 'LT', shots: 5, explosionPerShot: 20 }] as const;
    const s = scenario({ profile, board: withHex(openBoard(9, 12), 4 * 9 + 4, bridge) })
      .mech('A', { at: '0502', facing: 3, weapons, ammo })
      .mech('B', { at: '0505', side: 1, condition: { elevation: 1 } })
      .begin('weapons');
    s.roll('toHit', 12).shootBuilding('A', '0505');
    if (profile === 'spec') s.roll('piloting', 12).endPhase();
    else goesDown(s, profile, 7, 6).endPhase();
    expect(s.all('BuildingCollapsed')).toMatchObject([{ hex: s.hex('0505') }]);
    expect([boardOf(s.game).layers.bridge[s.hex('0505')], s.unit('B').elevation]).toEqual([0, 0]);
  });
});
