import { CT, HD, LA, LL, LT, RL } from '@hexfall/rules';
import { loadSampleMtf, sampleMtf, slotKinds } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { parseMtf } from './mtf.ts';

describe('a plain unit', () => {
  const unit = loadSampleMtf();

  test('has its names and figures', () => {
    expect(unit).toMatchObject({ chassis: 'Sample', model: 'SMP-1', omni: false, techBase: 'innerSphere', year: 3025 });
    expect(unit.spec).toMatchObject({ name: 'Sample SMP-1', tonnage: 50, walkMp: 4, jumpMp: 0, engineRating: 200 });
    expect(unit.warnings).toEqual([]);
  });

  test('has its armor by facing and the structure of its weight', () => {
    expect(unit.spec.armor).toEqual([9, 20, 16, 16, 14, 15, 18, 19, 6, 5, 4]);
    expect(unit.spec.structure).toEqual([3, 16, 12, 12, 8, 8, 12, 12]);
  });

  test('has the fixed parts in their places', () => {
    expect(slotKinds(unit.spec, HD)).toEqual(['lifeSupport', 'sensors', 'cockpit', 'empty', 'sensors', 'lifeSupport']);
    expect(slotKinds(unit.spec, CT).slice(0, 10).join(' ')).toBe(
      'engine engine engine gyro gyro gyro gyro engine engine engine',
    );
    expect(slotKinds(unit.spec, RL)).toEqual(['hip', 'upperLeg', 'lowerLeg', 'foot', 'empty', 'empty']);
  });

  test('keeps the heat sinks that are in no slot in its engine', () => {
    expect(
      loadSampleMtf({ heatSinks: '12 Single', CT: ['Heat Sink', 'Heat Sink', 'Heat Sink', 'Heat Sink'] }).spec
        .heatSinks,
    ).toEqual({
      count: 10,
      capacity: 1,
    });
    expect(loadSampleMtf({ heatSinks: '10 Double', LT: Array(6).fill('ISDoubleHeatSink') }).spec.heatSinks).toEqual({
      count: 10,
      capacity: 2,
    });
  });
});

describe('other builds', () => {
  test('a quad has legs all round', () => {
    const { spec } = loadSampleMtf({ config: 'Quad' });
    expect(spec.quad).toBe(true);
    expect(slotKinds(spec, LA)).toEqual(['hip', 'upperLeg', 'lowerLeg', 'foot', 'empty', 'empty']);
    expect([spec.armor[LA], spec.armor[LL], spec.structure[LA]]).toEqual([15, 19, 12]);
  });

  test('a small cockpit leaves two slots of the head free', () => {
    const small = ['Life Support', 'Sensors', 'Cockpit', 'Sensors', 'Medium Laser', '-Empty-'];
    const { spec } = loadSampleMtf({ cockpit: 'Small Cockpit', head: small });
    expect(slotKinds(spec, HD)).toEqual(['lifeSupport', 'sensors', 'cockpit', 'sensors', 'weapon', 'empty']);
  });

  test('a torso-mounted cockpit takes the end of the center torso', () => {
    const { spec } = loadSampleMtf({ cockpit: 'Torso-Mounted Cockpit', head: Array(6).fill('-Empty-') });
    expect(slotKinds(spec, CT).slice(10)).toEqual(['cockpit', 'sensors']);
    expect(slotKinds(spec, LT)[0]).toBe('lifeSupport');
  });

  test.each([
    ['LAM', false],
    ['QuadVee', true],
  ])('a %s is read as the BattleMech it can be, with its other gear inert', (config, quad) => {
    const unit = loadSampleMtf({ config, LT: ['Landing Gear', 'Avionics'], RT: ['Conversion Gear'] });
    expect(unit.spec.quad).toBe(quad);
    expect(unit.spec.equipment.map(item => item.kind)).toEqual(['other', 'other', 'other']);
    expect(unit.warnings).toEqual([
      'sample.mtf, line 4: this machine can transform; it is played as a BattleMech only.',
    ]);
  });

  test('variable size and items without slots are understood', () => {
    const unit = loadSampleMtf({
      LT: ['Cargo:SIZE:2.0'],
      extra: ['nocrit:Standard:None', 'nocrit:CLCASE:LT', 'nocrit:Oddity:None'],
    });
    expect(unit.spec.equipment.map(item => item.name)).toEqual(['Cargo', 'Clan CASE']);
    expect(unit.warnings.join(' ')).toContain('"Oddity" is unknown and was left out');
  });
});

test('more armor than a location can carry is accepted with a warning', () => {
  const result = parseMtf(sampleMtf().replace('LA armor:15', 'LA armor:17'), 'sample.mtf');
  expect(result.ok && result.value.warnings).toEqual([
    'sample.mtf: LA has 17 points of armor, more than the 16 allowed.',
  ]);
});
