import { describe, expect, test } from 'vitest';
import type { MechBlueprint } from '../units/blueprint.ts';
import { builtInMech } from '../units/built-in.ts';
import { findInCatalogue } from '../units/catalogue/catalogue.ts';
import { designMech } from '../units/design-mech.ts';
import { type BattleValue, battleValue } from './battle-value.ts';
import type { Rating } from './defense.ts';

/** 50 tons that walk 4, with nothing aboard except the eight sinks of the engine. */
const BARE: MechBlueprint = { ...findInCatalogue('HBK-4G')!, heatSinks: { count: 8 }, items: {} };

function valueOf(items: MechBlueprint['items'], other: Partial<MechBlueprint> = {}): BattleValue {
  const spec = designMech({ ...BARE, ...other, items });
  if (!spec.ok) throw new Error(spec.errors.map(error => error.message).join('\n'));
  return battleValue(spec.value);
}

/** Returns the points of all terms with a name. */
function points({ terms }: Rating, name: string): number {
  return terms.filter(term => term.name === name).reduce((sum, term) => sum + term.points, 0);
}

describe('a whole unit', () => {
  test('a Hunchback is worth 1041', () => {
    const { base, defensive, offensive, heat } = battleValue(builtInMech('HBK-4G')!);
    // Armor 160 x 2.5, structure 83 x 1.5, gyro 50 x 0.5, two bins in a torso without CASE; runs 6.
    expect(defensive.sum).toBe(400 + 124.5 + 25 - 30);
    expect(defensive.factors.map(({ factor }) => factor)).toEqual([1.2]);
    expect(heat.efficiency).toBe(6 + 13 - 2);
    // AC/20, two medium lasers, a small one, two tons of ammunition, weight; 6 MP.
    expect(offensive.sum).toBe(178 + 46 + 46 + 9 + 44 + 50);
    expect(offensive.factors.map(({ factor }) => factor)).toEqual([1.12]);
    expect(base).toBe(1041);
  });

  test('a Wolverine jumps, which makes it harder to hit and faster', () => {
    const { base, defensive, offensive } = battleValue(builtInMech('WVR-6R')!);
    expect(defensive.factors[0]).toMatchObject({ factor: 1.3, how: '3 harder to hit: runs 8, jumps 5' });
    expect(offensive.factors[0]).toMatchObject({ factor: 1.76, how: '11 MP: runs 8 and half of jumping 5' });
    expect(base).toBe(1101);
  });
});

describe('defense', () => {
  test('armor types turn damage away', () => {
    const armor = (armorType: NonNullable<MechBlueprint['armorType']>): number =>
      points(valueOf({}, { armorType }).defensive, 'Armor');
    expect([armor('standard'), armor('hardened'), armor('reactive'), armor('ferroLamellor')]).toEqual([
      400, 800, 600, 480,
    ]);
    expect(armor('commercial')).toBe(200);
  });

  test('engines that reach into the side torsos make the structure worth less', () => {
    const structure = (type: NonNullable<MechBlueprint['engine']['type']>): number =>
      points(valueOf({}, { engine: { rating: 200, type } }).defensive, 'Internal structure');
    expect([structure('fusion'), structure('light'), structure('xl'), structure('xxl')]).toEqual([
      124.5, 93.375, 62.25, 31.125,
    ]);
  });

  test('a pilot in the torso counts its armor once more', () => {
    const { defensive, cockpitFactor } = valueOf({}, { cockpit: 'torsoMounted' });
    expect(points(defensive, 'Armor')).toBe((160 + 26 + 5) * 2.5);
    expect(cockpitFactor).toBe(0.95);
  });

  test('ammunition costs 15 in a side torso, nothing with CASE, and 15 again with an XL engine', () => {
    const bin = { LT: ['AC/20 ammo'] };
    const cased = { LT: ['AC/20 ammo', 'ISCASE'] };
    const xl = { engine: { rating: 200, type: 'xl' } } as const;
    const penalty = (value: BattleValue): number => points(value.defensive, 'Explosive: IS Ammo AC/20');
    expect(penalty(valueOf(bin))).toBe(-15);
    expect(penalty(valueOf(cased))).toBe(0);
    expect(penalty(valueOf(cased, xl))).toBe(-15);
    expect(penalty(valueOf({ LT: ['AC/20 ammo', 'ISCASEII'] }, xl))).toBe(0);
  });

  test('an arm is saved by CASE in the torso next to it; legs, center and head never are', () => {
    const penalty = (items: MechBlueprint['items']): number =>
      points(valueOf(items).defensive, 'Explosive: IS Ammo AC/20');
    expect(penalty({ LA: ['AC/20 ammo'], LT: ['ISCASE'] })).toBe(0);
    expect(penalty({ LA: ['AC/20 ammo'], RT: ['ISCASE'] })).toBe(-15);
    expect(penalty({ CT: ['AC/20 ammo', 'ISCASE'] })).toBe(-15);
    expect(penalty({ LL: ['AC/20 ammo', 'ISCASE'] })).toBe(-15);
  });

  test('a Gauss rifle costs a point for each slot, its ammunition nothing', () => {
    const { defensive } = valueOf({ RT: ['ISGaussRifle', 'IS Gauss Ammo'] });
    expect(points(defensive, 'Explosive: Gauss Rifle')).toBe(-7);
    expect(defensive.terms.some(({ name }) => name.includes('Ammo'))).toBe(false);
  });

  test('ammunition for missile defense is worth no more than the launchers', () => {
    const ams = 'ISAntiMissileSystem';
    const { defensive, offensive } = valueOf({ LT: [ams, ...Array<string>(4).fill('ISAMS Ammo'), 'ISCASE'] });
    expect(points(defensive, 'Anti-Missile System')).toBe(32);
    expect(points(defensive, 'Ammunition for missile defense')).toBe(32);
    expect(offensive.terms.map(({ name }) => name)).toEqual(['Weight']);
  });

  test('stealth is worth two to the defense and ten to the heat', () => {
    const value = valueOf({}, { armorType: 'stealth' });
    expect(value.defensive.factors[0]!.factor).toBe(1.4);
    expect(value.heat.efficiency).toBe(6 + 8 - 2 - 10);
  });

  test('the defense of a unit is worth at least one, however explosive it is', () => {
    const armor = Object.fromEntries(Object.keys(BARE.armor).map(facing => [facing, 0])) as MechBlueprint['armor'];
    const bins = Array<string>(12).fill('AC/20 ammo');
    const { defensive } = valueOf({ LT: bins, RT: bins }, { armor });
    expect(defensive.sum).toBe(1);
  });
});

describe('weapons', () => {
  test('weapons that look back are worth half', () => {
    const { offensive } = valueOf({ CT: ['Medium Laser', 'Medium Laser (rear)'] });
    expect([points(offensive, 'Medium Laser'), points(offensive, 'Medium Laser (rear)')]).toEqual([46, 23]);
  });

  test('weapons that look forward are worth half when those that look back are worth more', () => {
    const { offensive } = valueOf({ LT: ['PPC (rear)'], CT: ['Machine Gun'], RA: ['Medium Laser'] });
    expect(points(offensive, 'PPC (rear)')).toBe(176);
    expect(points(offensive, 'Machine Gun')).toBe(2.5);
    // A weapon in an arm fires in both directions.
    expect(points(offensive, 'Medium Laser')).toBe(46);
  });

  test('the weapon that reaches the limit of heat counts in full, all after it half', () => {
    // Efficiency 12: 10 for the first PPC, 20 with the second, 23 with the laser.
    const { offensive, heat } = valueOf({ LT: ['PPC'], RT: ['PPC'], RA: ['Medium Laser'], LA: ['Machine Gun'] });
    expect(heat.efficiency).toBe(12);
    expect(offensive.terms.slice(0, 4).map(term => [term.name, term.points])).toEqual([
      ['Machine Gun', 5],
      ['PPC', 176],
      ['PPC', 176],
      ['Medium Laser', 23],
    ]);
  });

  test('fast guns count the heat of all their shots, one-shot and streak launchers less', () => {
    const heat = (item: string): string => valueOf({ LT: [item] }).offensive.terms[0]!.how;
    expect(heat('ISUltraAC5')).toBe('heat 2 of 12');
    expect(heat('ISRotaryAC5')).toBe('heat 6 of 12');
    expect(heat('SRM 4 (OS)')).toBe('heat 0.75 of 12');
    expect(heat('ISStreakSRM4')).toBe('heat 1.5 of 12');
  });

  test('fire control makes weapons better', () => {
    expect(points(valueOf({ LT: ['LRM 15', 'ISArtemisIV'] }).offensive, 'LRM 15')).toBeCloseTo(136 * 1.2);
    expect(points(valueOf({ LT: ['MRM 20', 'ISApollo'] }).offensive, 'MRM 20')).toBeCloseTo(112 * 1.15);
    const aimed = valueOf({ LT: ['PPC', 'LRM 5'], RT: ['3 x ISTargeting Computer'] }).offensive;
    expect([points(aimed, 'PPC'), points(aimed, 'LRM 5')]).toEqual([220, 45]);
  });

  test('a capacitor makes a PPC stronger, hotter and explosive', () => {
    const { offensive, defensive } = valueOf({ LT: ['PPC', 'PPC Capacitor'] });
    expect(offensive.terms[0]).toEqual({ name: 'PPC', points: 264, how: 'heat 15 of 12' });
    expect(points(defensive, 'Explosive: PPC')).toBe(-3);
    expect(points(defensive, 'Explosive: PPC Capacitor')).toBe(-1);
  });

  test('an array adds two thirds of the machine guns next to it, four at most', () => {
    const { offensive } = valueOf({ LT: ['ISMGA', '5 x Machine Gun'] });
    expect(points(offensive, 'Machine Gun')).toBe(25);
    expect(points(offensive, 'Machine Gun Array')).toBeCloseTo(0.67 * 20);
  });

  test('ammunition is worth no more than what fires it, and nothing without', () => {
    const { offensive } = valueOf({ LT: ['Machine Gun', '8 x IS Ammo MG - Full'], RT: ['AC/20 ammo'] });
    expect(points(offensive, 'Ammunition for Machine Gun')).toBe(5);
    expect(offensive.terms.map(({ name }) => name)).toEqual(['Machine Gun', 'Ammunition for Machine Gun', 'Weight']);
  });

  test('a weapon that no rule plays has its value too', () => {
    const { offensive, defensive } = valueOf({ LT: ['Thunderbolt 10', 'IS Ammo Thunderbolt-10'] });
    expect(points(offensive, 'Thunderbolt 10')).toBe(127);
    expect(points(offensive, 'Ammunition for Thunderbolt 10')).toBe(16);
    expect(points(defensive, 'Explosive: IS Ammo Thunderbolt-10')).toBe(-15);
  });
});

describe('movement and muscles', () => {
  test('strong myomer walks one further, kicks harder and doubles a hatchet', () => {
    const plain = valueOf({ RA: ['Hatchet'] }).offensive;
    const strong = valueOf({ RA: ['Hatchet'], LT: ['6 x TSM'] }).offensive;
    expect([points(plain, 'Hatchet'), points(strong, 'Hatchet')]).toEqual([15, 30]);
    expect([points(plain, 'Weight'), points(strong, 'Weight')]).toEqual([50, 75]);
    expect(strong.factors[0]!.how).toBe('8 MP: runs 8');
  });

  test.each([
    [[], 1.12, 'runs 6'],
    [['ISMASC'], 1.37, 'runs 8'],
    [['ISMASC', 'Supercharger'], 1.63, 'runs 10'],
  ])('the speed factor with %j is %d (%s)', (boosters, factor, how) => {
    const { offensive } = valueOf({ LT: boosters });
    expect(offensive.factors[0]!.factor).toBe(factor);
    expect(offensive.factors[0]!.how).toContain(how);
  });

  test('a long jump adds heat', () => {
    expect(valueOf({ LT: ['4 x Jump Jet'] }).heat.terms).toContainEqual({ name: 'Jumping', points: -4, how: '' });
    expect(valueOf({ LT: ['4 x Improved Jump Jet'] }).heat.terms).toContainEqual({
      name: 'Jumping',
      points: -3,
      how: '',
    });
  });
});

describe('rare equipment', () => {
  test('mechanical boosters jump as far as their size, with the help of a wing, and make no heat', () => {
    const legs = { LL: ['2 x MechanicalJumpBooster (size 5)'], RL: ['2 x MechanicalJumpBooster (size 5)'] };
    const plain = valueOf(legs);
    expect(plain.defensive.factors[0]!.how).toContain('jumps 5');
    expect(plain.heat.terms.map(({ name }) => name)).toContain('Running');
    const winged = valueOf({ ...legs, LT: ['4 x Partial Wing'], RT: ['4 x Partial Wing'] });
    expect(winged.defensive.factors[0]!.how).toContain('jumps 7');
  });

  test('an armored command console counts with the cockpit, whichever of the two is marked', () => {
    const armored = (slots: readonly number[], cockpit: MechBlueprint['cockpit']): number =>
      points(valueOf({}, { cockpit: cockpit!, armored: { HD: slots } }).defensive, 'Armored: cockpit');
    expect([armored([3], 'standard'), armored([4], 'standard')]).toEqual([5, 0]);
    expect([armored([3], 'commandConsole'), armored([4], 'commandConsole'), armored([3, 4], 'commandConsole')]).toEqual(
      [10, 10, 10],
    );
  });

  test('shields, modular armor and chain drapes slow a unit in play; of these only drapes lower its value', () => {
    const run = (...items: readonly string[]): string => valueOf({ RA: items }).defensive.factors[0]!.how;
    expect([run(), run('ISMediumShield'), run('ISModularArmor'), run('ISLargeShield')]).toEqual(
      Array(4).fill('2 harder to hit: runs 6'),
    );
    expect(run('6 x ChainDrapeCape')).toBe('2 harder to hit: runs 5');
  });

  test('an insulator cools the laser before it, a pulse module makes it better and hotter', () => {
    const cooled = valueOf({ LT: ['Large Laser', 'ISLaserInsulator'] }).offensive.terms[0];
    expect(cooled).toEqual({ name: 'Large Laser', points: 123, how: 'heat 7 of 12' });
    const pulsing = valueOf({ LT: ['Large Laser', 'ISRISCLaserPulseModule'] });
    expect(pulsing.offensive.terms[0]!.points).toBeCloseTo(123 * 1.15);
    expect(pulsing.offensive.terms[0]!.how).toBe('heat 10 of 12');
    expect(points(pulsing.defensive, 'Explosive: RISC Laser Pulse Module')).toBe(-1);
  });

  test('actuator enhancement steadies the weapons and clubs of its arm, and the weight', () => {
    const { offensive } = valueOf({ RA: ['Medium Laser', 'ISAES', 'Hatchet'], LA: ['Small Laser'] });
    expect([points(offensive, 'Medium Laser'), points(offensive, 'Small Laser')]).toEqual([57.5, 9]);
    expect(points(offensive, 'Hatchet')).toBe(15 * 1.25);
    expect(points(offensive, 'Weight')).toBeCloseTo(55);
  });

  test('shields protect and hinder: a medium one costs a jump MP, a large one all of them', () => {
    const jets = { CT: ['2 x Jump Jet'], LT: ['2 x Jump Jet'] };
    const how = (shield: string): string => valueOf({ ...jets, RA: [shield] }).defensive.factors[0]!.how;
    expect(how('ISSmallShield')).toContain('jumps 4');
    expect(how('ISMediumShield')).toContain('jumps 3');
    expect(how('ISLargeShield')).not.toContain('jumps');
    expect(points(valueOf({ RA: ['ISLargeShield'] }).defensive, 'Shield (Large)')).toBe(263);
  });

  test('signature systems make a unit harder to hit and hotter', () => {
    const hidden = (...systems: readonly string[]): readonly number[] => {
      const { defensive, heat } = valueOf({ LT: systems });
      return [defensive.factors[0]!.factor, heat.efficiency];
    };
    expect(hidden()).toEqual([1.2, 12]);
    expect(hidden('Mek Null Signature System')).toEqual([1.4, 2]);
    expect(hidden('Mek Null Signature System', 'Chameleon Light Polarization Shield')).toEqual([1.6, -4]);
    expect(hidden('Mek Void Signature System')).toEqual([1.3, 2]);
  });

  test('every weapon counts half when there is no heat to spare, even a cold one', () => {
    const systems = ['Mek Null Signature System', 'Chameleon Light Polarization Shield'];
    const { offensive } = valueOf({ LT: systems, RT: ['Machine Gun'] });
    expect(points(offensive, 'Machine Gun')).toBe(2.5);
  });

  test('modular armor is ten points, HarJel makes the armor of its location last', () => {
    expect(points(valueOf({ LT: ['ISModularArmor'] }).defensive, 'Armor')).toBe(170 * 2.5);
    const repaired = valueOf({ LT: ['HarJel Repair Systems (HarJel II)'] }).defensive;
    expect(points(repaired, 'Armor')).toBeCloseTo((160 + 24 * 0.1) * 2.5);
    expect(points(repaired, 'HarJel Repair Systems (HarJel II)')).toBe(-1);
  });

  test('a Blue Shield hardens armor and structure and can burst in seven places', () => {
    const { defensive } = valueOf({ LT: ['Blue Shield Particle Field Damper'] });
    expect(points(defensive, 'Armor')).toBe(480);
    expect(points(defensive, 'Internal structure')).toBeCloseTo(149.4);
    expect(points(defensive, 'Explosive: Blue Shield')).toBe(-7);
  });

  test('fuel explodes like ammunition, and coolant pods cool but can explode', () => {
    const { defensive } = valueOf({ LT: ['2 x Extended Fuel Tank'] });
    expect(points(defensive, 'Explosive: Extended Fuel Tank')).toBe(-30);
    const pods = valueOf({ LT: ['2 x Coolant Pod'] });
    expect(pods.heat.efficiency).toBe(12 + Math.ceil((8 * 2) / 5));
    expect(points(pods.defensive, 'Explosive: Coolant Pod')).toBe(-2);
  });

  test('the first vibroblade in each arm counts, as a weapon with heat', () => {
    const { offensive } = valueOf({ RA: ['ISSmallVibroblade', 'ISMediumVibroblade'], LA: ['ISMediumVibroblade'] });
    expect(offensive.terms.slice(0, 2)).toEqual([
      { name: 'Vibroblade (Medium)', points: 17, how: 'heat 5 of 12' },
      { name: 'Vibroblade (Small)', points: 12, how: 'heat 8 of 12' },
    ]);
  });

  test('a hypervelocity autocannon is dangerous only with ammunition', () => {
    const penalty = (...items: readonly string[]): number =>
      points(valueOf({ LT: items }).defensive, 'Explosive: HVAC/5');
    expect(penalty('Hyper Velocity Auto Cannon/5')).toBe(0);
    expect(penalty('Hyper Velocity Auto Cannon/5', 'IS Ammo HVAC/5')).toBe(-1);
  });
});
