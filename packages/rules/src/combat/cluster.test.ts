import { buildMech, describeWithReference, readOracle, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CLUSTER_SIZES, clusterHits, damageGroups } from './cluster.ts';

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('the cluster table', () => {
  test('[DMG-15] has a row for every launcher', () => {
    for (const size of [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20]) expect(CLUSTER_SIZES).toContain(size);
  });

  test('[DMG-15] a better roll never hits with less, and 12 hits with all', () => {
    for (const size of CLUSTER_SIZES) {
      const hits = ROLLS.map(roll => clusterHits(size, roll));
      expect(hits).toEqual([...hits].sort((a, b) => a - b));
      expect(hits.at(-1)).toBe(size);
    }
  });

  test.each([
    [20, 6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20],
    [15, 5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15],
    [6, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
    [2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  ])('[DMG-15] size %i', (size, ...hits) => {
    expect(ROLLS.map(roll => clusterHits(size, roll))).toEqual(hits);
  });

  test('modified rolls stay inside the table', () => {
    expect(clusterHits(20, -1)).toBe(6);
    expect(clusterHits(20, 14)).toBe(20);
    expect(clusterHits(1, 2)).toBe(1);
  });
});

describe('groups', () => {
  test.each([
    [18, 5, [5, 5, 5, 3]],
    [20, 5, [5, 5, 5, 5]],
    [4, 5, [4]],
    [8, 2, [2, 2, 2, 2]],
    [0, 5, []],
  ])('%i points in groups of %i', (points, size, groups) => {
    expect(damageGroups(points, size)).toEqual(groups);
  });

  test('[DMG-15] a rack of 20 that hits with 12 deals 5, 5 and 2, each to a place of its own', () => {
    const s = scenario()
      .mech('A', { at: '0101', facing: 3, weapons: [['lrm20', 'CT']] })
      .mech('B', { at: '0110' });
    s.roll('toHit', 12).roll('cluster', 7).roll('hitLocation', 6, 8, 9);
    s.begin('weapons').fire('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ roll: 7, hits: 12 }]);
    expect(s.all('DamageApplied').map(event => event.damage)).toEqual([5, 5, 2]);
    expect(s.unit('B').armor.slice(2, 4)).toEqual([5, 5]);
    expect(s.unit('B').damageThisPhase).toBe(0); // counted, and put back to nothing by the next phase
  });

  test('[DMG-15] missiles that strike one by one deal two points each', () => {
    const s = scenario()
      .mech('A', { at: '0101', facing: 3, weapons: [['srm6', 'CT']] })
      .mech('B', { at: '0103' });
    s.roll('toHit', 12).roll('cluster', 5).roll('hitLocation', 7, 7, 7);
    s.begin('weapons').fire('A', 'B').endPhase();
    expect(s.unit('B').armor[1]).toBe(10 - 6);
    expect(buildMech().armor[1]).toBe(10);
  });
});

describeWithReference('the cluster table agrees with the reference', () => {
  test('all rows', () => {
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
