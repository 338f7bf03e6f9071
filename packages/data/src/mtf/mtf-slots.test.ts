import { CT, HD, LA, LT, NOWHERE, RA, RT } from '@hexfall/rules';
import { loadSampleMtf, sampleMtf, slotKinds } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { battleValue } from '../battle-value/battle-value.ts';
import { type MtfUnit, parseMtf } from './mtf.ts';

describe('slots', () => {
  test('equal names in a row are one weapon until it has all its slots', () => {
    const { spec } = loadSampleMtf({ RT: Array(4).fill('Large Laser') });
    expect(spec.weapons.map(weapon => weapon.type.id)).toEqual(['large-laser', 'large-laser']);
    expect(spec.slots[RT]!.slice(0, 5)).toEqual([
      { kind: 'weapon', item: 0 },
      { kind: 'weapon', item: 0 },
      { kind: 'weapon', item: 1 },
      { kind: 'weapon', item: 1 },
      { kind: 'empty' },
    ]);
  });

  test('suffixes say what looks backward and what is armored; all others are ignored', () => {
    const { spec } = loadSampleMtf({ CT: ['Medium Laser (R)', 'medium laser (OMNIPOD) (armored)'] });
    expect(spec.weapons.map(({ location, rear }) => [location, rear])).toEqual([
      [CT, true],
      [CT, false],
    ]);
    expect(spec.armoredSlots[CT]).toBe(1 << 11);
  });

  test('a weapon may run over into the next location inward and belongs there', () => {
    const { spec } = loadSampleMtf({
      LT: Array(9).fill('ISHeavyGaussRifle (SPLIT)'),
      CT: Array(2).fill('ISHeavyGaussRifle (SPLIT)'),
    });
    expect(spec.weapons).toHaveLength(1);
    expect(spec.weapons[0]).toMatchObject({ location: CT, alsoIn: LT });
    expect(spec.slots[CT]![10]).toEqual(spec.slots[LT]![0]);
    expect(loadSampleMtf({ RT: Array(10).fill('Autocannon/20') }).spec.weapons[0]).toMatchObject({
      location: RT,
      alsoIn: NOWHERE,
    });
  });

  test('an arm may lack its hand, or lower arm and hand', () => {
    const { spec } = loadSampleMtf({
      LA: ['Medium Laser'],
      armsWithout: { LA: 'hand', RA: 'lowerArm' },
      RA: ['Medium Laser'],
    });
    expect(slotKinds(spec, LA).slice(0, 5)).toEqual(['shoulder', 'upperArm', 'lowerArm', 'weapon', 'empty']);
    expect(slotKinds(spec, RA).slice(0, 4)).toEqual(['shoulder', 'upperArm', 'weapon', 'empty']);
  });

  test('a double heat sink is one item in several slots, a jump jet one in each', () => {
    const { spec } = loadSampleMtf({
      heatSinks: '10 Double',
      LT: Array(6).fill('ISDoubleHeatSink'),
      CT: ['Jump Jet', 'Jump Jet'],
    });
    expect(spec.slots[LT]!.slice(2, 4)).toEqual([
      { kind: 'heatSink', item: 0 },
      { kind: 'heatSink', item: 1 },
    ]);
    expect([spec.jumpMp, spec.jumpJets]).toEqual([2, 'standard']);
    expect(loadSampleMtf({ LT: Array(4).fill('Improved Jump Jet') }).spec).toMatchObject({
      jumpMp: 2,
      jumpJets: 'improved',
    });
  });

  test('prototypes of jump jets carry a unit as others do', () => {
    expect(loadSampleMtf({ LT: Array(3).fill('ISPrototypeJumpJet') }).spec).toMatchObject({
      jumpMp: 3,
      jumpJets: 'standard',
    });
    const improved = loadSampleMtf({ LT: Array(6).fill('ISPrototypeImprovedJumpJet') });
    expect(improved.spec).toMatchObject({ jumpMp: 6, jumpJets: 'prototypeImproved' });
    expect(improved.warnings).toEqual([]);
  });

  test.each([
    ['MechanicalJumpBooster:SIZE:4.0', 'jump mp:4'],
    ['MechanicalJumpBooster:SIZE:4.0 (armored)', 'jump mp:0'],
    ['Mech Mechanical Jump Boosters', 'jump mp:4'],
  ])('boosters written as "%s" with "%s" jump 4', (line, jump) => {
    const { spec } = loadSampleMtf({ LL: [line, line], RL: [line, line], extra: [jump] });
    expect(spec).toMatchObject({ jumpMp: 4, jumpJets: 'mechanical' });
    expect(battleValue(spec).defensive.factors[0]!.how).toContain('jumps 4');
  });

  test.each<readonly [string, readonly string[], readonly string[], walk: number, jump: number]>([
    ['nothing', [], [], 4, 4],
    ['a small shield', ['ISSmallShield'], [], 4, 4],
    ['a medium shield', Array<string>(5).fill('ISMediumShield'), [], 3, 3],
    ['two medium shields', Array<string>(5).fill('ISMediumShield'), Array<string>(5).fill('ISMediumShield'), 2, 2],
    ['a large shield', Array<string>(7).fill('ISLargeShield'), [], 3, 0],
    ['modular armor', ['ISModularArmor'], [], 3, 3],
    ['modular armor in two places', ['ISModularArmor'], ['CLModularArmor'], 3, 3],
    ['a medium shield and modular armor', Array<string>(5).fill('ISMediumShield'), ['ISModularArmor'], 2, 2],
  ])('a unit with %s that walks and jumps 4 has less', (_, LA_ITEMS, RA_ITEMS, walk, jump) => {
    const { spec } = loadSampleMtf({ LT: Array<string>(4).fill('Jump Jet'), LA: LA_ITEMS, RA: RA_ITEMS });
    expect([spec.walkMp, spec.jumpMp]).toEqual([walk, jump]);
  });

  test('an item spread over a unit is one item in slots that cannot be struck', () => {
    const { spec } = loadSampleMtf({ LL: ['TSM', 'TSM'], RL: ['TSM', 'TSM'], LT: ['TSM', 'TSM', 'Endo Steel'] });
    expect(spec.equipment.map(item => item.kind)).toEqual(['tsm']);
    expect(slotKinds(spec, LT).slice(0, 3)).toEqual(['filler', 'filler', 'filler']);
    expect(spec.masks.hittable[LT]).toBe(0);
  });

  test('each ammunition slot is a bin with the shots of a ton', () => {
    const { spec } = loadSampleMtf({
      LT: ['IS Ammo AC/20', 'ISLRM15 Ammo Artemis-capable', 'IS LB 10-X Cluster Ammo', 'IS Gauss Ammo'],
    });
    expect(spec.ammoBins).toEqual([
      { ammo: 'ac-20', location: LT, shots: 5, explosionPerShot: 20, munition: 'standard', guidance: 'none' },
      { ammo: 'lrm-15', location: LT, shots: 8, explosionPerShot: 15, munition: 'standard', guidance: 'artemisIV' },
      { ammo: 'lb-x-10', location: LT, shots: 10, explosionPerShot: 10, munition: 'cluster', guidance: 'none' },
      { ammo: 'gauss', location: LT, shots: 8, explosionPerShot: 0, munition: 'standard', guidance: 'none' },
    ]);
  });

  test('a special munition that no rule plays is read as standard, with a warning', () => {
    const unit = loadSampleMtf({ LT: ['IS Ammo SRM-6 Smoke', 'IS Ammo LRM-5 Thunder'] });
    expect(unit.spec.ammoBins.map(bin => [bin.ammo, bin.munition])).toEqual([
      ['srm-6', 'standard'],
      ['lrm-5', 'standard'],
    ]);
    expect(unit.warnings).toHaveLength(2);
  });

  test('a special munition with rules is what the bin holds, in its number of shots', () => {
    const unit = loadSampleMtf({
      LT: ['IS Ammo SRM-6 Inferno', 'IS Precision Ammo AC/5', 'IS Armor-Piercing Ammo AC/20', 'IS Caseless Ammo LAC/2'],
      RT: ['IS Ammo SRM-4 Tandem-Charge', 'IS Ammo MML-5 SRM Inferno', 'IS Flak Ammo AC/10'],
    });
    const bins = unit.spec.ammoBins.map(bin => `${bin.ammo} ${bin.munition}: ${bin.shots} of ${bin.explosionPerShot}`);
    expect(bins.sort()).toEqual([
      'ac-10 standard: 10 of 10',
      'ac-20 armorPiercing: 4 of 20',
      'ac-5 precision: 12 of 5',
      'light-ac-2 caseless: 90 of 2',
      'mml-5 inferno: 20 of 10',
      'srm-4 tandemCharge: 25 of 12',
      'srm-6 inferno: 15 of 12',
    ]);
    expect(unit.warnings).toEqual([]);
  });

  test('two bins of a kind that share a slot become one larger bin', () => {
    expect(loadSampleMtf({ LT: ['IS Ammo AC/5|IS Ammo AC/5'] }).spec.ammoBins).toMatchObject([
      { ammo: 'ac-5', shots: 40 },
    ]);
    const mixed = loadSampleMtf({ LT: ['IS Ammo AC/5|IS Ammo AC/2'] });
    expect(mixed.spec.ammoBins.map(bin => bin.shots)).toEqual([20, 45]);
    expect(mixed.warnings[0]).toContain('shares its slot in LT');
  });

  test('Artemis and a capacitor belong to a launcher and a PPC of their location', () => {
    const { spec } = loadSampleMtf({
      LT: [...Array(3).fill('LRM 15'), 'ISArtemisIV'],
      RT: [...Array(3).fill('PPC'), 'PPC Capacitor'],
    });
    expect(spec.weapons.map(({ type, addOn }) => [type.id, spec.equipment[addOn]?.kind])).toEqual([
      ['lrm-15', 'artemisIV'],
      ['ppc', 'ppcCapacitor'],
    ]);
  });

  test('plain names mean the Clan weapon on a Clan unit', () => {
    expect(loadSampleMtf({ techBase: 'Clan', LT: ['LRM 5'] }).spec.weapons[0]!.type.id).toBe('clan-lrm-5');
    expect(loadSampleMtf({ LT: ['LRM 5'] }).spec.weapons[0]!.type.id).toBe('lrm-5');
  });

  test('unknown equipment keeps its slots, does nothing and is reported', () => {
    const unit = loadSampleMtf({ LT: ['Frobnicator', 'Frobnicator', 'Medium Laser'] });
    expect(unit.spec.equipment).toEqual([{ kind: 'other', name: 'Frobnicator', location: LT }]);
    expect(slotKinds(unit.spec, LT).slice(0, 4)).toEqual(['equipment', 'equipment', 'weapon', 'empty']);
    expect(unit.warnings).toHaveLength(1);
    expect(unit.warnings[0]).toMatch(/^sample\.mtf, line \d+: the equipment "Frobnicator" is unknown/);
  });

  test('a weapon with too few slots still counts, with a warning', () => {
    const unit = loadSampleMtf({ LT: Array(5).fill('Autocannon/10') });
    expect(unit.spec.weapons).toHaveLength(1);
    expect(unit.warnings[0]).toContain('has 2 slots too few');
  });
});

describe('fixed parts that are not in their usual places', () => {
  const engine = Array<string>(3).fill('Fusion Engine');
  const xl = { engine: '200 XL Engine(IS)', RT: engine };

  test('an engine may stand behind the items of a side torso', () => {
    const unit = loadSampleMtf({ ...xl, LT: [...Array<string>(7).fill('ISGaussRifle'), ...engine, 'Medium Laser'] });
    expect(unit.warnings).toEqual([]);
    expect(slotKinds(unit.spec, LT).join(' ')).toBe(
      'weapon weapon weapon weapon weapon weapon weapon engine engine engine weapon empty',
    );
    expect(unit.spec.weapons.map(({ type }) => type.id)).toEqual(['is-gauss-rifle', 'medium-laser']);
    expect(unit.blueprint.layout).toEqual({ LT: [...Array<string>(7).fill('free'), 'engine', 'engine', 'engine'] });
  });

  test('an engine may stand among items, and an item goes on behind it', () => {
    const ppc = Array<string>(2).fill('Particle Cannon');
    const { spec, warnings } = loadSampleMtf({
      ...xl,
      LT: [...ppc, ...engine, 'Particle Cannon', 'Small Laser (armored)'],
    });
    expect([spec.weapons.map(({ type }) => type.id), warnings]).toEqual([['ppc', 'small-laser'], []]);
    expect(spec.armoredSlots[LT]).toBe(1 << 6);
  });

  test('gyro, engine and actuators may stand in a different order', () => {
    const text = sampleMtf({ CT: ['Medium Laser'], LA: ['Small Laser'] })
      .replace(
        /(?<=Center Torso:\n)(Engine\n){3}(Gyro\n){4}/,
        'Gyro\nGyro\nGyro\nGyro\nMedium Laser\nEngine\nEngine\nEngine\n',
      )
      .replace('Lower Arm Actuator\nHand Actuator\nSmall Laser', 'Small Laser\nLower Arm Actuator\nHand Actuator');
    const result = parseMtf(text, 'sample.mtf');
    if (!result.ok) throw new Error(result.errors[0]!.message);
    const { spec, warnings } = result.value;
    expect(slotKinds(spec, CT).join(' ')).toBe(
      'gyro gyro gyro gyro weapon engine engine engine engine engine engine weapon',
    );
    expect(slotKinds(spec, LA).slice(0, 6)).toEqual(['shoulder', 'upperArm', 'weapon', 'lowerArm', 'hand', 'empty']);
    expect([spec.weapons.length, warnings]).toEqual([3, []]);
  });

  test('a second seat may stand elsewhere in the head', () => {
    const head = ['Life Support', 'Sensors', 'Command Console', 'Cockpit', 'Sensors', 'Life Support'];
    const { spec, warnings } = loadSampleMtf({ cockpit: 'Command Console', head });
    expect(slotKinds(spec, HD).slice(2, 4)).toEqual(['equipment', 'cockpit']);
    expect([spec.equipment, warnings]).toEqual([
      [{ kind: 'commandConsole', name: 'Command Console', location: HD }],
      [],
    ]);
  });

  test('items make room for parts that a file forgot, and none is lost', () => {
    const unit = loadSampleMtf({ ...xl, LT: [...Array<string>(3).fill('Medium Laser'), 'Small Laser'] });
    expect(slotKinds(unit.spec, LT).slice(0, 8).join(' ')).toBe(
      'engine engine engine weapon weapon weapon weapon empty',
    );
    expect(unit.warnings).toEqual([expect.stringContaining('the items were moved to make room')]);
    const full = loadSampleMtf({ ...xl, LT: Array<string>(10).fill('Medium Laser') });
    expect(full.spec.weapons).toHaveLength(9);
    expect(full.warnings[1]).toMatch(/"Medium Laser" has no room here and was left out\.$/);
  });
});

describe('CASE', () => {
  const at = (unit: MtfUnit): readonly number[] =>
    unit.spec.equipment.filter(item => item.kind === 'case').map(item => item.location);

  test('CASE comes free on a Clan unit wherever something can explode', () => {
    const items = { LT: ['Clan Ammo LRM-5'], RT: Array<string>(6).fill('CLGaussRifle'), LL: ['Clan Gauss Ammo'] };
    expect(at(loadSampleMtf({ techBase: 'Clan', ...items }))).toEqual([RT, LT]);
    expect(at(loadSampleMtf({ techBase: 'Mixed (IS Chassis)', ...items }))).toEqual([]);
  });

  test('free CASE can be refused by location, and gives way to what the slots hold', () => {
    const unit = loadSampleMtf({
      techBase: 'Clan',
      LT: ['Clan Ammo LRM-5'],
      RT: ['Clan Ammo LRM-5', 'CLCASEII'],
      LA: ['Clan Ammo LRM-5'],
      extra: ['clancaseoptedoutlocs:LT'],
    });
    expect(at(unit)).toEqual([LA]);
  });
});
