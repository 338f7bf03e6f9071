import { withMunition } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { AMMUNITION } from './ammo-table.ts';
import { findEquipment, slotsOf, WEAPONS, weaponById, weaponByTitle } from './catalogue.ts';
import { CLAN_WEAPONS } from './clan-table.ts';
import { INNER_SPHERE_WEAPONS } from './inner-sphere-table.ts';
import { INTRODUCTORY_WEAPONS } from './introductory-table.ts';

function type(id: string): NonNullable<ReturnType<typeof weaponById>>['type'] {
  return weaponById(id)!.type;
}

describe('weapon tables', () => {
  test('the tables have every weapon once', () => {
    expect([INTRODUCTORY_WEAPONS, INNER_SPHERE_WEAPONS, CLAN_WEAPONS].map(table => table.length)).toEqual([17, 46, 47]);
    const ids = WEAPONS.map(entry => entry.type.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the tables tell damage as one hit, by range, in groups, or none', () => {
    expect(type('ac-20').damage).toEqual({ kind: 'single', points: 20 });
    expect(type('is-heavy-gauss-rifle').damage).toEqual({ kind: 'byRange', points: [25, 20, 10] });
    expect(type('lrm-20').damage).toEqual({ kind: 'cluster', projectiles: 20, pointsEach: 1, groupPoints: 5 });
    expect(type('srm-6').damage).toEqual({ kind: 'cluster', projectiles: 6, pointsEach: 2, groupPoints: 2 });
    expect(type('clan-atm-9').damage).toEqual({ kind: 'cluster', projectiles: 9, pointsEach: 2, groupPoints: 5 });
    expect(type('is-tag').damage).toEqual({ kind: 'none' });
  });

  test('the tables tell ranges above and under water', () => {
    expect(type('ppc')).toMatchObject({ minimumRange: 3, ranges: [6, 12, 18], waterRanges: [4, 7, 10] });
    expect(type('machine-gun')).toMatchObject({ minimumRange: 0, ranges: [1, 2, 3], waterRanges: [0, 0, 0] });
  });

  test('the tables tell what explodes and what heats its target', () => {
    const explosions = ['is-gauss-rifle', 'is-light-gauss-rifle', 'is-heavy-gauss-rifle', 'clan-hag-30', 'ac-20'];
    expect(explosions.map(id => type(id).explosion)).toEqual([20, 16, 25, 15, 0]);
    expect(type('flamer').targetHeat).toEqual({ points: 2, dice: 0 });
    expect(type('clan-plasma-cannon').targetHeat).toEqual({ points: 0, dice: 2 });
  });

  test('every weapon that wants ammunition has a kind of it', () => {
    const kinds = new Set(AMMUNITION.map(entry => entry.ammo));
    const without = WEAPONS.filter(({ type: { ammo } }) => ammo !== undefined && !kinds.has(ammo));
    expect(without).toEqual([]);
  });

  test('the tables cannot be changed', () => {
    expect(WEAPONS.every(({ type: figures }) => Object.isFrozen(figures) && Object.isFrozen(figures.ranges))).toBe(
      true,
    );
  });
});

describe('special ammunition changes the figures', () => {
  test('LB-X shot hits more easily, in single points, and without a targeting computer', () => {
    const shot = withMunition(type('is-lb-10-x-ac'), 'cluster');
    expect(shot).toMatchObject({
      toHit: -1,
      damage: { projectiles: 10, pointsEach: 1, groupPoints: 1 },
      ranges: [6, 12, 18],
    });
    expect(shot.traits).not.toContain('directFire');
  });

  test('an MML fires long-range or short-range missiles', () => {
    const launcher = type('is-mml-7');
    expect(launcher).toMatchObject({ minimumRange: 6, ranges: [7, 14, 21], damage: { pointsEach: 1, groupPoints: 5 } });
    const short = withMunition(launcher, 'shortRange');
    expect(short).toMatchObject({
      minimumRange: 0,
      ranges: [3, 6, 9],
      damage: { projectiles: 7, pointsEach: 2, groupPoints: 2 },
    });
    expect(short.traits).not.toContain('indirect');
  });

  test('ATM warheads trade range for damage', () => {
    const launcher = type('clan-atm-6');
    expect(withMunition(launcher, 'extendedRange')).toMatchObject({
      minimumRange: 4,
      ranges: [9, 18, 27],
      damage: { pointsEach: 1 },
    });
    expect(withMunition(launcher, 'highExplosive')).toMatchObject({
      minimumRange: 0,
      ranges: [3, 6, 9],
      damage: { pointsEach: 3 },
    });
  });

  test('all other weapons keep their figures with any ammunition', () => {
    expect(withMunition(type('ppc'), 'cluster')).toBe(type('ppc'));
  });
});

describe('finding equipment', () => {
  test('equipment is found in any letter case and by several names', () => {
    const entries = ['ISMediumLaser', 'medium laser', 'IS MEDIUM LASER'].map(name => findEquipment(name, false)?.entry);
    expect(new Set(entries)).toEqual(new Set([weaponById('medium-laser')]));
    expect(findEquipment('Medium Lazer', false)).toBeUndefined();
  });

  test('the Clan item is preferred on a Clan unit, if there is one', () => {
    expect(findEquipment('Machine Gun', true)?.entry).toBe(weaponById('clan-machine-gun'));
    expect(findEquipment('Medium Laser', true)?.entry).toBe(weaponById('medium-laser'));
    expect(weaponByTitle('ER PPC', true)?.type.damage).toEqual({ kind: 'single', points: 15 });
    expect(weaponByTitle('ER PPC', false)?.type.damage).toEqual({ kind: 'single', points: 10 });
  });

  test('one-shot launchers are found, and need no bin', () => {
    const entry = findEquipment('ISSRM4OS', false)?.entry;
    expect(entry).toMatchObject({ slots: 1, type: { id: 'srm-4-os', ammo: undefined, heat: 3 } });
    expect(findEquipment('CLSRM6 (IOS)', true)?.entry).toMatchObject({ tons: 1, type: { id: 'clan-srm-6-ios' } });
    expect(findEquipment('PPC (OS)', false)).toBeUndefined();
  });

  test('ammunition is found with what guides its missiles', () => {
    expect(findEquipment('IS Ammo SRM-6 Narc-capable', false)?.entry).toMatchObject({
      ammo: 'srm-6',
      guidance: 'narc',
    });
    const clan = findEquipment('Clan Ammo LRM-20 (Clan) Artemis V-capable', true);
    expect(clan).toMatchObject({ entry: { ammo: 'lrm-20', guidance: 'artemisV' }, remark: undefined });
  });

  test('half a ton of machine gun ammunition is half the shots', () => {
    expect(findEquipment('IS Machine Gun Ammo - Half', false)?.entry).toMatchObject({
      shots: 100,
      explosionPerShot: 2,
    });
    expect(findEquipment('IS Ammo MG - Full', false)?.entry).toMatchObject({ shots: 200, explosionPerShot: 2 });
  });
});

test.each([
  ['Hatchet', 45, 3],
  ['Sword', 50, 4],
  ['Mace', 55, 6],
  ['IS Lance', 70, 4],
  ['Retractable Blade', 65, 5],
  ['ISMASC', 85, 4],
  ['CLMASC', 30, 1],
  ['ISDoubleHeatSink', 50, 3],
  ['Improved Jump Jet', 50, 2],
  ['Triple Strength Myomer', 50, undefined],
  ['Endo Steel', 50, undefined],
])('%s on %d tons takes %s slots', (name, tonnage, slots) => {
  expect(slotsOf(findEquipment(name, false)!.entry, tonnage)).toBe(slots);
});
