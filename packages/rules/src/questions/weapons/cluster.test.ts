import { describeWithReference, PROFILES, readOracle, scenario, testWeapon } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT, LL, LT, RT } from '../../vocabulary/spec/locations.ts';
import { CLUSTER_SIZES, clusterHits, damageGroups } from './cluster.ts';

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Hits of each launcher of the documents, for rolls from 2 to 12. */
const LAUNCHERS = [
  [2, [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]],
  [3, [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3]],
  [4, [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]],
  [5, [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5]],
  [6, [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6]],
  [7, [2, 2, 3, 4, 4, 4, 4, 6, 6, 7, 7]],
  [8, [2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 8]],
  [9, [3, 3, 4, 5, 5, 5, 5, 7, 7, 9, 9]],
  [10, [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10]],
  [12, [4, 4, 5, 8, 8, 8, 8, 10, 10, 12, 12]],
  [15, [5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15]],
  [20, [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20]],
] as const;

describe('the cluster table', () => {
  test.each(LAUNCHERS)('[DMG-15] a launcher of %i, fired with every roll, hits %j', (projectiles, row) => {
    const damage = { kind: 'cluster', projectiles, pointsEach: 1, groupPoints: 5 } as const;
    const fired = ROLLS.map(roll => {
      const s = scenario({ profile: roll % 2 === 0 ? 'spec' : 'canon' })
        .mech('A', { at: '0101', facing: 3, weapons: [[{ ...testWeapon('lrm20'), damage }, 'CT']] })
        .mech('B', { at: '0110', armor: { CT: 30 } });
      s.roll('toHit', 12).roll('cluster', roll);
      const groups = Math.ceil(row[roll - 2]! / 5);
      s.roll('hitLocation', ...Array.from({ length: groups }, () => 7));
      if (row[roll - 2] === 20) s.roll('piloting', 12);
      s.begin('weapons').fire('A', 'B').endPhase();
      expect(s.all('ClusterRolled')).toMatchObject([{ roll, hits: row[roll - 2] }]);
      return 30 - s.unit('B').armor[CT]!;
    });
    expect(fired).toEqual(row);
  });

  test('a better cluster roll never hits with fewer missiles, and 12 hits with all', () => {
    for (const size of CLUSTER_SIZES) {
      const hits = ROLLS.map(roll => clusterHits(size, roll));
      expect(hits).toEqual([...hits].sort((x, y) => x - y));
      expect(hits.at(-1)).toBe(size);
    }
  });

  test('modified cluster rolls stay inside the table', () => {
    expect(clusterHits(20, -1)).toBe(6);
    expect(clusterHits(20, 14)).toBe(20);
    expect(clusterHits(1, 2)).toBe(1);
  });
});

describe('damage groups', () => {
  test.each([
    [18, 5, [5, 5, 5, 3]],
    [20, 5, [5, 5, 5, 5]],
    [4, 5, [4]],
    [8, 2, [2, 2, 2, 2]],
    [0, 5, []],
  ])('%i points in groups of %i are dealt as $2', (points, size, groups) => {
    expect(damageGroups(points, size)).toEqual(groups);
  });

  test.each(PROFILES)(
    '[DMG-15] a rack of 20 that hits with 12 deals 5, 5 and 2, each to a place of its own (%s)',
    profile => {
      const s = scenario({ profile })
        .mech('A', { at: '0101', facing: 3, weapons: [['lrm20', 'CT']] })
        .mech('B', { at: '0110' });
      s.roll('toHit', 12).roll('cluster', 7).roll('hitLocation', 6, 8, 9);
      s.begin('weapons').fire('A', 'B').endPhase();
      expect(s.all('DamageApplied').map(event => event.damage)).toEqual([5, 5, 2]);
      expect([RT, LT, LL].map(location => s.unit('B').armor[location])).toEqual([10 - 5, 10 - 5, 10 - 2]);
    },
  );

  test.each(PROFILES)('[DMG-15] missiles that strike one by one deal two points each (%s)', profile => {
    const s = scenario({ profile })
      .mech('A', { at: '0101', facing: 3, weapons: [['srm6', 'CT']] })
      .mech('B', { at: '0103' });
    s.roll('toHit', 12).roll('cluster', 5).roll('hitLocation', 7, 6, 7);
    s.begin('weapons').fire('A', 'B').endPhase();
    expect([CT, RT].map(location => s.unit('B').armor[location])).toEqual([10 - 4, 10 - 2]);
  });
});

describeWithReference('the cluster table of the reference', () => {
  test('every row of the cluster table agrees with the reference', () => {
    const { data } = readOracle<{ data: { columns: Record<string, Record<string, number>> } }>('cluster_hits');
    let rows = 0;
    for (const [size, column] of Object.entries(data.columns)) {
      for (const [roll, hits] of Object.entries(column)) {
        expect(clusterHits(Number(size), Number(roll)), `size ${size} roll ${roll}`).toBe(hits);
        rows++;
      }
    }
    expect(rows).toBe((CLUSTER_SIZES.length + 1) * ROLLS.length);
  });
});
