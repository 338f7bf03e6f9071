import { emptyQuery } from '@hexfall/view';
import { expect, test } from 'vitest';
import { groundKey, groundLayers } from './ground-choices.ts';
import {
  ACTION_KEYS,
  actionKey,
  fireMounted,
  hitsOn,
  mountedWeapons,
  setAction,
  setHits,
  setMove,
  setName,
  setWeapons,
  weaponsOf,
} from './query-edits.ts';

test('every question of the form is the one that it shows', () => {
  for (const key of ACTION_KEYS) {
    const query = emptyQuery();
    setAction(query, key);
    expect(actionKey(query)).toBe(key);
  }
});

test('a new question drops what does not apply to it and keeps what is fired', () => {
  const query = emptyQuery();
  setAction(query, 'fire');
  expect([query.range, weaponsOf(query)]).toEqual([5, [{ count: 1, name: 'ac/20' }]]);
  query.cover = true;
  query.aim = 'HD';
  query.target.prone = true;
  setAction(query, 'heat');
  expect(query).toMatchObject({ firing: [{ count: 1, name: 'ac/20' }], cover: false, target: { armor: {} } });
  expect([query.aim, query.range, query.target.prone]).toEqual([undefined, undefined, undefined]);
});

test('the weapons of a unit are counted, and all of them are everything', () => {
  const query = emptyQuery();
  setName(query, 'attacker', 'HBK-4G');
  setAction(query, 'fire');
  const carried = ['AC/20', 'Medium Laser', 'Medium Laser'];
  const same = (a: string, b: string): boolean => a === b;
  const mounted = mountedWeapons(carried, 'all', same);
  expect(mounted.map(({ fired }) => fired)).toEqual([1, 2]);
  fireMounted(query, mounted, 'Medium Laser', 1);
  expect(weaponsOf(query)).toEqual([
    { count: 1, name: 'AC/20' },
    { count: 1, name: 'Medium Laser' },
  ]);
  fireMounted(query, mountedWeapons(carried, weaponsOf(query)!, same), 'Medium Laser', 2);
  expect(weaponsOf(query)).toBe('all');
  setWeapons(query, []);
  expect(weaponsOf(query)).toBe('all');
});

test('another target has no damage of the one before', () => {
  const query = emptyQuery();
  query.target.armor = { LT: 3 };
  query.target.tons = 80;
  setName(query, 'target', ' HBK-4G ');
  expect(query.target).toEqual({ name: 'HBK-4G', armor: {}, structure: {}, struck: [] });
});

test('movement, critical hits and ground can be stated and taken back', () => {
  const { target } = emptyQuery();
  setMove(target, 'run', 6);
  setHits(target, 'engine', undefined, 2);
  setHits(target, 'hip', 'left', 1);
  expect(target.move).toEqual({ mode: 'run', hexes: 6 });
  expect([hitsOn(target, 'engine', undefined), hitsOn(target, 'hip', 'right')]).toEqual([2, 0]);
  setMove(target, '', 6);
  setHits(target, 'engine', undefined, 0);
  expect([target.move, target.struck.length]).toEqual([undefined, 1]);
  expect(groundKey(groundLayers('heavyWoods'))).toBe('heavyWoods');
  expect([groundKey(undefined), groundKey({ sand: 1 })]).toEqual(['', 'other']);
});
