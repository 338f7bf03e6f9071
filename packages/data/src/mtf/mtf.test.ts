import { CT, HD, LA, LL, LT, RL } from '@hexfall/rules';
import { loadSampleMtf, sampleMtf, slotKinds } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { parseMtf } from './mtf.ts';

function messages(text: string): readonly string[] {
  const result = parseMtf(text, 'sample.mtf');
  return result.ok ? [] : result.errors.map(error => error.message);
}

describe('a plain unit', () => {
  const unit = loadSampleMtf();

  test('a plain unit has its names and figures', () => {
    expect(unit).toMatchObject({ chassis: 'Sample', model: 'SMP-1', omni: false, techBase: 'innerSphere', year: 3025 });
    expect(unit.spec).toMatchObject({ name: 'Sample SMP-1', tonnage: 50, walkMp: 4, jumpMp: 0, engineRating: 200 });
    expect(unit.warnings).toEqual([]);
  });

  test('a plain unit has its armor by facing and the structure of its weight', () => {
    expect(unit.spec.armor).toEqual([9, 20, 16, 16, 14, 15, 18, 19, 6, 5, 4]);
    expect(unit.spec.structure).toEqual([3, 16, 12, 12, 8, 8, 12, 12]);
  });

  test('a plain unit has the fixed parts in their places', () => {
    expect(slotKinds(unit.spec, HD)).toEqual(['lifeSupport', 'sensors', 'cockpit', 'empty', 'sensors', 'lifeSupport']);
    expect(slotKinds(unit.spec, CT).slice(0, 10).join(' ')).toBe(
      'engine engine engine gyro gyro gyro gyro engine engine engine',
    );
    expect(slotKinds(unit.spec, RL)).toEqual(['hip', 'upperLeg', 'lowerLeg', 'foot', 'empty', 'empty']);
  });

  test('a unit keeps the heat sinks that are in no slot in its engine', () => {
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

describe('heat sinks of every kind', () => {
  const rows: readonly (readonly [line: string, engine: number, items: readonly string[], total: number])[] = [
    ['10 Single', 200, ['Heat Sink', 'Heat Sink'], 10],
    ['10 Double', 200, Array<string>(6).fill('ISDoubleHeatSink'), 20],
    ['10 Laser', 200, Array<string>(4).fill('Laser Heat Sink'), 20],
    ['10 Compact', 150, [], 10],
    ['14 Compact', 150, ['1 Compact Heat Sink'], 13],
    ['14 Compact', 150, ['2 Compact Heat Sinks'], 14],
    ['14 Single', 200, Array<string>(18).fill('ISDoubleHeatSinkPrototype'), 8 + 2 * 6],
    ['10 Single', 200, Array<string>(6).fill('ISDoubleHeatSinkFreezer'), 8 + 2 * 2],
    ['11 Single', 200, ['Heat Sink', ...Array<string>(6).fill('ISDoubleHeatSinkPrototype')], 9 + 2 * 2],
    ['12 Single', 200, Array<string>(12).fill('ISDoubleHeatSink'), 8 + 2 * 4],
  ];

  test.each(rows)('"%s" with an engine of %i and %j remove %i', (heatSinks, rating, items, total) => {
    const [LT, RT] = [items.slice(0, 12), items.slice(12)];
    const { spec } = loadSampleMtf({ heatSinks, engine: `${rating} Fusion Engine`, LT, RT });
    expect(spec.heatSinks.mixed?.total ?? spec.heatSinks.count * spec.heatSinks.capacity).toBe(total);
  });

  test('prototypes of double sinks stand beside single ones; other double sinks do so with a warning', () => {
    const load = (sink: string): readonly string[] =>
      loadSampleMtf({ heatSinks: '9 Single', LT: Array<string>(3).fill(sink) }).warnings;
    expect(load('ISDoubleHeatSinkPrototype')).toEqual([]);
    expect(load('ISDoubleHeatSink')).toEqual(['sample.mtf, line 11: single and double heat sinks are mixed.']);
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

describe('broken files', () => {
  test.each([
    ['an empty file', '', 'sample.mtf: the file is empty.'],
    ['a binary file', 'PK\0\0rest', 'sample.mtf: the file is not text.'],
    [
      'a different kind of file',
      'size 16 17\nhex 0101 0 "" ""\n',
      'sample.mtf: there is neither "mass" nor "engine", so this is not a unit file.',
    ],
    [
      'a tripod',
      sampleMtf({ config: 'Tripod' }),
      'sample.mtf, line 4, config: only machines on two or four legs can be played, not "Tripod".',
    ],
    [
      'a weight too high',
      sampleMtf({ mass: '150' }),
      'sample.mtf, line 7, mass: must be a whole number from 10 to 100, not "150".',
    ],
    ['an odd weight', sampleMtf({ mass: '52' }), 'sample.mtf, line 7, mass: no BattleMech weighs 52 tons.'],
    [
      'an engine without a rating',
      sampleMtf({ engine: 'Fusion' }),
      'sample.mtf, line 8, engine: must be a whole number from 10 to 500, not "Fusion".',
    ],
    [
      'an unknown engine',
      sampleMtf({ engine: '200 Steam' }),
      'sample.mtf, line 8, engine: "200 Steam" is not known here.',
    ],
  ])('a broken file is refused with the place and the reason: %s', (_, text, message) => {
    expect(messages(text)).toContain(message);
  });

  test('a file that is cut off anywhere is refused, and nothing is thrown', () => {
    const text = sampleMtf();
    const lastSlot = text.lastIndexOf('-Empty-');
    for (let end = 0; end < lastSlot; end += 7) expect(messages(text.slice(0, end)), `cut at ${end}`).not.toEqual([]);
    expect(messages(text.slice(0, lastSlot))).toEqual([
      expect.stringMatching(/line \d+, RL: this location has 5 of 6 slots; the file may be cut off\.$/),
    ]);
  });

  test('a file with any line lost, doubled or spoilt is read or refused, and nothing is thrown', () => {
    const lines = sampleMtf({ LT: ['IS Ammo AC/5'], RT: Array(3).fill('PPC') }).split('\n');
    for (const [i, line] of lines.entries()) {
      for (const instead of [[], [line, line], ['###'], [':::'], ['|'], [`${line} (R) (`], ['Head:']]) {
        const result = parseMtf(lines.toSpliced(i, 1, ...instead).join('\n'), 'spoilt.mtf');
        expect(result.ok || result.errors.length > 0, `line ${i + 1} replaced`).toBe(true);
      }
    }
  });

  test('a file that is far too long or full of nonsense is refused at once', () => {
    const started = performance.now();
    expect(messages('x'.repeat(50_000_000))).toEqual([
      'sample.mtf: the file is too long for a unit (over a million characters).',
    ]);
    expect(messages('Left Arm:\n'.repeat(90_000)).length).toBeLessThan(30);
    expect(messages('mass:20\n'.repeat(120_000))).not.toEqual([]);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('a missing or wrong armor line is named', () => {
    expect(messages(sampleMtf().replace('LA armor:15\n', ''))).toEqual([
      'sample.mtf, la armor: this field is missing; the file may be cut off.',
    ]);
    expect(messages(sampleMtf().replace('LA armor:15', 'LA armor:many'))).toEqual([
      expect.stringMatching(/line \d+, la armor: must be a whole number from 0 to 255, not "many"\.$/),
    ]);
  });

  test('a location that comes twice is named', () => {
    expect(messages(`${sampleMtf()}\nLeft Leg:\nHip\n`)[0]).toContain('are listed a second time');
  });

  test('an error carries file, line and field', () => {
    const result = parseMtf(sampleMtf({ mass: '52' }), 'heavy.mtf');
    expect(!result.ok && result.errors[0]).toMatchObject({ file: 'heavy.mtf', line: 7, field: 'mass' });
  });
});
