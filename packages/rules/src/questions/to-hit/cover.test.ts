import { type Layer, withHex } from '@hexfall/hex';
import { asciiBoard, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../vocabulary/game/game.ts';
import { CT, LL, LT } from '../../vocabulary/spec/locations.ts';

/** Nine columns of open ground, with something in the fifth of the rows given. */
function column(...cells: readonly string[]): ReturnType<typeof asciiBoard> {
  return asciiBoard(cells.map(cell => `. . . . ${cell} . . . .`).join('\n'));
}

function housesAt(rows: readonly number[], house: Readonly<Partial<Record<Layer, number>>>): ReturnType<typeof column> {
  const open = column('.', '.', '.', '.', '.', '.');
  return rows.reduce((board, row) => withHex(board, (row - 1) * 9 + 4, { level: 0, layers: house }), open);
}

function fight(board: ReturnType<typeof column>, a: Partial<UnitOptions> = {}, b: Partial<UnitOptions> = {}): Scenario {
  return scenario({ board, profile: 'canon' })
    .mech('A', { at: '0502', facing: 3, weapons: [['ml', 'CT']], ...a })
    .mech('B', { at: '0505', ...b })
    .begin('weapons');
}

describe('legs behind cover', () => {
  test('a hill takes a hit on the legs behind it, and the target loses nothing', () => {
    const s = fight(column('.', '.', '.', '1', '.', '.'));
    s.roll('toHit', 5).roll('hitLocation', 9);
    s.shoot('A', 'B').endPhase();
    expect(s.all('CoverStruck')).toMatchObject([
      { unit: 1, location: LL, hex: -1, damage: 5, source: { kind: 'weapon', attacker: 0, weapon: 0 } },
    ]);
    expect(s.unit('B').armor).toEqual(s.game.match.specs[1]!.armor);
  });

  test('a hit on what a hill does not cover strikes the target', () => {
    const s = fight(column('.', '.', '.', '1', '.', '.'));
    s.roll('toHit', 5).roll('hitLocation', 8);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('B').armor[LT]).toBe(5);
  });

  test('a building takes hits on the legs behind it and collapses at the end of its construction factor', () => {
    const s = fight(housesAt([4], { building: 1, buildingHeight: 1, buildingCf: 8 }));
    s.roll('toHit', 5).roll('hitLocation', 9);
    s.shoot('A', 'B').endPhase();
    expect(boardOf(s.game).layers.buildingCf[s.hex('0504')]).toBe(3);
    s.begin('weapons').roll('toHit', 5).roll('hitLocation', 5);
    s.shoot('A', 'B').endPhase();
    expect(boardOf(s.game).layers.building[s.hex('0504')]).toBe(0);
    expect(boardOf(s.game).layers.rubble[s.hex('0504')]).toBe(1);
    expect(s.all('BuildingCollapsed')).toHaveLength(1);
  });

  test('the ground floor of a building takes hits on the legs of the unit inside', () => {
    const s = fight(housesAt([5], { building: 2, buildingHeight: 1, buildingCf: 40 }));
    s.roll('toHit', 5).roll('hitLocation', 9);
    s.shoot('A', 'B').endPhase();
    expect(boardOf(s.game).layers.buildingCf[s.hex('0505')]).toBe(35);
    expect(s.unit('B').armor[LL]).toBe(10);
  });
});

describe('a wading target', () => {
  test('water takes a hit on the legs of a wading target', () => {
    const s = fight(column('.', '.', '.', '.', '~1', '.'));
    s.roll('toHit', 5).roll('hitLocation', 9);
    s.shoot('A', 'B').endPhase();
    expect(s.all('CoverStruck')).toMatchObject([{ location: LL, hex: -1 }]);
    expect(s.lost('B')).toEqual({});
  });

  test('fire from below the surface strikes only the legs of a wading target', () => {
    const s = fight(column('.', '~2', '~2', '~2', '~1', '.'));
    s.roll('toHit', 6).roll('hitLocation', 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('CoverStruck')).toMatchObject([{ location: CT, hex: -1 }]);
    s.begin('weapons').roll('toHit', 6).roll('hitLocation', 9).roll('hullBreach', 2);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('B').armor[LL]).toBe(5);
  });
});

describe('between the floors of a building', () => {
  const house = { building: 3, buildingHeight: 5, buildingCf: 100, buildingExits: 63 };

  test('fire from a higher floor strikes the upper half', () => {
    const s = fight(
      housesAt([4, 5], house),
      { at: '0504', condition: { elevation: 3 } },
      { condition: { elevation: 2 } },
    );
    s.roll('toHit', 12).roll('floorLocation', 2);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('B').armor[LT]).toBe(5);
  });

  test('fire from a lower floor strikes the legs', () => {
    const s = fight(
      housesAt([4, 5], house),
      { at: '0504', condition: { elevation: 1 } },
      { condition: { elevation: 2 } },
    );
    s.roll('toHit', 12).roll('floorLocation', 1);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('B').armor[LL]).toBe(5);
  });
});

describe.each(PROFILES)('flipped arms (%s)', profile => {
  const armless: Partial<UnitOptions> = {
    weapons: [
      ['ml', 'LA'],
      ['ml', 'CT'],
    ],
    armsWithout: { LA: 'lowerArm', RA: 'lowerArm' },
  };

  function behind(a: Partial<UnitOptions>): Scenario {
    return scenario({ profile })
      .mech('A', { at: '0505', facing: 0, ...a })
      .mech('B', { at: '0506' })
      .begin('weapons');
  }

  test('flipped arms fire to the rear, and cannot punch afterwards', () => {
    const s = behind(armless);
    const shots = [{ weapon: 0, target: 1 }];
    expect(s.refused({ type: 'fire', unit: 0, twist: 0, shots })).toBe('outOfArc');
    s.roll('toHit', 2);
    s.do({ type: 'fire', unit: 0, twist: 0, flipArms: true, shots }).endPhase();
    expect(s.unit('A').armsFlipped).toBe(true);
    expect(s.refused({ type: 'punch', unit: 0, target: 1, arms: ['RA'] })).toBe('limbUnusable');
    expect(s.refused({ type: 'push', unit: 0, target: 1 })).toBe('limbUnusable');
    s.nextTurn();
    expect(s.unit('A').armsFlipped).toBe(false);
  });

  test('a unit flips its arms only when both lack lower arm and hand', () => {
    const s = behind({ weapons: [['ml', 'LA']], armsWithout: { LA: 'lowerArm' } });
    const fire = { type: 'fire', unit: 0, twist: 0, flipArms: true, shots: [] } as const;
    expect(s.refused(fire)).toBe('badTwist');
    expect(behind({ ...armless, condition: { prone: true } }).refused(fire)).toBe('badTwist');
  });
});
