import { CT, HD, LA, LL, LT, type MechSpec, NOWHERE, RA, RL, RT } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { type MtfUnit, parseMtf } from './mtf.ts';

type Place = 'LA' | 'RA' | 'LT' | 'RT' | 'CT' | 'LL' | 'RL';

/** What differs from a plain 50-ton unit; items go into the free slots of their location. */
interface SampleUnit extends Partial<Record<Place, readonly string[]>> {
  readonly config?: string;
  readonly techBase?: string;
  readonly mass?: string;
  readonly engine?: string;
  readonly cockpit?: string;
  readonly heatSinks?: string;
  readonly armorType?: string;
  readonly armsWithout?: Readonly<Partial<Record<'LA' | 'RA', 'hand' | 'lowerArm'>>>;
  readonly head?: readonly string[];
  readonly extra?: readonly string[];
}

const ARM = ['Shoulder', 'Upper Arm Actuator', 'Lower Arm Actuator', 'Hand Actuator'];
const LEG = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'];
const CENTER = [
  ...Array<string>(3).fill('Engine'),
  ...Array<string>(4).fill('Gyro'),
  ...Array<string>(3).fill('Engine'),
];
const HEAD = ['Life Support', 'Sensors', 'Cockpit', '-Empty-', 'Sensors', 'Life Support'];

/** A unit file of our own. */
function sampleMtf(unit: SampleUnit = {}): string {
  const quad = unit.config?.startsWith('Quad') ?? false;
  const [LAName, RAName, LLName, RLName] = quad ? ['FLL', 'FRL', 'RLL', 'RRL'] : ['LA', 'RA', 'LL', 'RL'];
  const arm = (code: 'LA' | 'RA'): string[] => {
    const without = unit.armsWithout?.[code];
    return quad ? LEG : ARM.slice(0, without === 'lowerArm' ? 2 : without === 'hand' ? 3 : 4);
  };
  const block = (title: string, size: number, fixed: readonly string[], items: readonly string[] = []): string =>
    [`\n${title}:`, ...[...fixed, ...items, ...Array<string>(12).fill('-Empty-')].slice(0, size)].join('\n');
  return [
    'chassis:Sample\nmodel:SMP-1\n',
    `Config:${unit.config ?? 'Biped'}\ntechbase:${unit.techBase ?? 'Inner Sphere'}\nera:3025`,
    `mass:${unit.mass ?? 50}\nengine:${unit.engine ?? '200 Fusion Engine(IS)'}\nstructure:IS Standard`,
    `cockpit:${unit.cockpit ?? 'Standard Cockpit'}\nheat sinks:${unit.heatSinks ?? '8 Single'}\nwalk mp:4`,
    ...(unit.extra ?? []),
    `armor:${unit.armorType ?? 'Standard(Inner Sphere)'}`,
    `${LAName} armor:15\n${RAName} armor:14\nLT armor:16\nRT armor:16\nCT armor:20\nHD armor:9`,
    `${LLName} armor:19\n${RLName} armor:18\nRTL armor:4\nRTR armor:5\nRTC armor:6`,
    'Weapons:2\nMedium Laser, Left Arm\n1 ISLRM15, Left Torso, Ammo:8',
    block(quad ? 'Front Left Leg' : 'Left Arm', 12, arm('LA'), unit.LA),
    block(quad ? 'Front Right Leg' : 'Right Arm', 12, arm('RA'), unit.RA),
    block('Left Torso', 12, [], unit.LT),
    block('Right Torso', 12, [], unit.RT),
    block('Center Torso', 12, CENTER, unit.CT),
    block('Head', 12, unit.head ?? HEAD),
    block(quad ? 'Rear Left Leg' : 'Left Leg', 12, LEG, unit.LL),
    block(quad ? 'Rear Right Leg' : 'Right Leg', 6, LEG, unit.RL),
    '',
  ].join('\n');
}

function load(changes: SampleUnit = {}): MtfUnit {
  const result = parseMtf(sampleMtf(changes), 'sample.mtf');
  if (!result.ok) throw new Error(result.errors.map(error => error.message).join('\n'));
  return result.value;
}

function messages(text: string): readonly string[] {
  const result = parseMtf(text, 'sample.mtf');
  return result.ok ? [] : result.errors.map(error => error.message);
}

function kinds(spec: MechSpec, location: number): readonly string[] {
  return spec.slots[location]!.map(slot => slot.kind);
}

describe('a plain unit', () => {
  const unit = load();

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
    expect(kinds(unit.spec, HD)).toEqual(['lifeSupport', 'sensors', 'cockpit', 'empty', 'sensors', 'lifeSupport']);
    expect(kinds(unit.spec, CT).slice(0, 10).join(' ')).toBe(
      'engine engine engine gyro gyro gyro gyro engine engine engine',
    );
    expect(kinds(unit.spec, RL)).toEqual(['hip', 'upperLeg', 'lowerLeg', 'foot', 'empty', 'empty']);
  });

  test('keeps the heat sinks that are in no slot in its engine', () => {
    expect(
      load({ heatSinks: '12 Single', CT: ['Heat Sink', 'Heat Sink', 'Heat Sink', 'Heat Sink'] }).spec.heatSinks,
    ).toEqual({
      count: 10,
      capacity: 1,
    });
    expect(load({ heatSinks: '10 Double', LT: Array(6).fill('ISDoubleHeatSink') }).spec.heatSinks).toEqual({
      count: 10,
      capacity: 2,
    });
  });
});

describe('the header', () => {
  test('may be of the old kind, with the names on lines of their own', () => {
    const old = sampleMtf().replace('chassis:Sample\nmodel:SMP-1', 'Version:1.0\nOld Sample\nSMP-0');
    const result = parseMtf(old, 'old.mtf');
    expect(result.ok && result.value.spec.name).toBe('Old Sample SMP-0');
    const nameless = parseMtf(old.replace('SMP-0', ''), 'old.mtf');
    expect(nameless.ok && nameless.value).toMatchObject({ chassis: 'Old Sample', model: '' });
  });

  test('has keys in any letter case, comments, blank lines and any line end', () => {
    const odd = sampleMtf()
      .replaceAll('armor:', 'ARMOR:')
      .replaceAll('\n', '\r\n')
      .replace('mass:', '# a remark\r\n\r\nMass:');
    expect(parseMtf(odd, 'odd.mtf')).toEqual(parseMtf(sampleMtf(), 'odd.mtf'));
  });

  test.each([
    ['200 Fusion Engine(IS)', 'Inner Sphere', 'fusion'],
    ['200 XL Engine(IS)', 'Inner Sphere', 'xl'],
    ['200 XL Fusion Engine', 'Clan', 'clanXl'],
    ['200 XL (Clan) Engine', 'Mixed (IS Chassis)', 'clanXl'],
    ['200 XL Engine(IS)', 'Mixed (Clan Chassis)', 'xl'],
    ['200 XL Engine', 'Mixed (Clan Chassis)', 'clanXl'],
    ['200 XXL Engine', 'Clan', 'clanXxl'],
    ['200 Light Fusion Engine', 'Inner Sphere', 'light'],
    ['200 ICE Engine', 'Inner Sphere', 'ice'],
    ['200 Fuel Cell Engine', 'Inner Sphere', 'fuelCell'],
  ])('engine "%s" of a unit that is %s is %s', (engine, techBase, expected) => {
    expect(load({ engine, techBase }).spec.engine).toBe(expected);
  });

  test('a primitive engine is heavy for its rating', () => {
    expect(load({ engine: '240 Fusion Engine', cockpit: 'Primitive Cockpit' }).spec.walkMp).toBe(4);
  });

  test('tells omni units, quirks and the Clan name', () => {
    const unit = load({ config: 'Biped Omnimech', extra: ['clanname:Probe', 'quirk:low_profile', 'quirk:easy_pilot'] });
    expect(unit).toMatchObject({ omni: true, clanName: 'Probe', quirks: ['low_profile', 'easy_pilot'] });
  });

  test('patchwork armor has its type before the points', () => {
    const text = sampleMtf({ armorType: 'Patchwork' }).replace('LA armor:15', 'LA armor:Reactive(Inner Sphere):15');
    const result = parseMtf(text, 'patchwork.mtf');
    expect(result.ok && [result.value.spec.armorType, result.value.spec.armor[LA]]).toEqual(['patchwork', 15]);
  });
});

describe('slots', () => {
  test('equal names in a row are one weapon until it has all its slots', () => {
    const { spec } = load({ RT: Array(4).fill('Large Laser') });
    expect(spec.weapons.map(weapon => weapon.type.id)).toEqual(['large-laser', 'large-laser']);
    expect(spec.slots[RT]!.slice(0, 5)).toEqual([
      { kind: 'weapon', item: 0 },
      { kind: 'weapon', item: 0 },
      { kind: 'weapon', item: 1 },
      { kind: 'weapon', item: 1 },
      { kind: 'empty' },
    ]);
  });

  test('suffixes tell what looks backward and what is armored; others say nothing new', () => {
    const { spec } = load({ CT: ['Medium Laser (R)', 'medium laser (OMNIPOD) (armored)'] });
    expect(spec.weapons.map(({ location, rear }) => [location, rear])).toEqual([
      [CT, true],
      [CT, false],
    ]);
    expect(spec.armoredSlots[CT]).toBe(1 << 11);
  });

  test('a weapon may run over into the next location inward and belongs there', () => {
    const { spec } = load({
      LT: Array(9).fill('ISHeavyGaussRifle (SPLIT)'),
      CT: Array(2).fill('ISHeavyGaussRifle (SPLIT)'),
    });
    expect(spec.weapons).toHaveLength(1);
    expect(spec.weapons[0]).toMatchObject({ location: CT, alsoIn: LT });
    expect(spec.slots[CT]![10]).toEqual(spec.slots[LT]![0]);
    expect(load({ RT: Array(10).fill('Autocannon/20') }).spec.weapons[0]).toMatchObject({
      location: RT,
      alsoIn: NOWHERE,
    });
  });

  test('an arm may lack its hand, or lower arm and hand', () => {
    const { spec } = load({ LA: ['Medium Laser'], armsWithout: { LA: 'hand', RA: 'lowerArm' }, RA: ['Medium Laser'] });
    expect(kinds(spec, LA).slice(0, 5)).toEqual(['shoulder', 'upperArm', 'lowerArm', 'weapon', 'empty']);
    expect(kinds(spec, RA).slice(0, 4)).toEqual(['shoulder', 'upperArm', 'weapon', 'empty']);
  });

  test('a double heat sink is one item in several slots, a jump jet one in each', () => {
    const { spec } = load({
      heatSinks: '10 Double',
      LT: Array(6).fill('ISDoubleHeatSink'),
      CT: ['Jump Jet', 'Jump Jet'],
    });
    expect(spec.slots[LT]!.slice(2, 4)).toEqual([
      { kind: 'heatSink', item: 0 },
      { kind: 'heatSink', item: 1 },
    ]);
    expect([spec.jumpMp, spec.jumpJets]).toEqual([2, 'standard']);
    expect(load({ LT: Array(4).fill('Improved Jump Jet') }).spec).toMatchObject({ jumpMp: 2, jumpJets: 'improved' });
  });

  test('what is spread over a unit is one item in slots that cannot be struck', () => {
    const { spec } = load({ LL: ['TSM', 'TSM'], RL: ['TSM', 'TSM'], LT: ['TSM', 'TSM', 'Endo Steel'] });
    expect(spec.equipment.map(item => item.kind)).toEqual(['tsm']);
    expect(kinds(spec, LT).slice(0, 3)).toEqual(['filler', 'filler', 'filler']);
    expect(spec.masks.hittable[LT]).toBe(0);
  });

  test('each ammunition slot is a bin with the shots of a ton', () => {
    const { spec } = load({
      LT: ['IS Ammo AC/20', 'ISLRM15 Ammo Artemis-capable', 'IS LB 10-X Cluster Ammo', 'IS Gauss Ammo'],
    });
    expect(spec.ammoBins).toEqual([
      { ammo: 'ac-20', location: LT, shots: 5, explosionPerShot: 20, munition: 'standard', guidance: 'none' },
      { ammo: 'lrm-15', location: LT, shots: 8, explosionPerShot: 15, munition: 'standard', guidance: 'artemisIV' },
      { ammo: 'lb-x-10', location: LT, shots: 10, explosionPerShot: 10, munition: 'cluster', guidance: 'none' },
      { ammo: 'gauss', location: LT, shots: 8, explosionPerShot: 0, munition: 'standard', guidance: 'none' },
    ]);
  });

  test('a special munition is read as standard, with a warning', () => {
    const unit = load({ LT: ['IS Ammo SRM-6 Inferno', 'IS Precision Ammo AC/5'] });
    expect(unit.spec.ammoBins.map(bin => bin.ammo)).toEqual(['srm-6', 'ac-5']);
    expect(unit.warnings).toHaveLength(2);
  });

  test('two bins of a kind that share a slot become one larger bin', () => {
    expect(load({ LT: ['IS Ammo AC/5|IS Ammo AC/5'] }).spec.ammoBins).toMatchObject([{ ammo: 'ac-5', shots: 40 }]);
    const mixed = load({ LT: ['IS Ammo AC/5|IS Ammo AC/2'] });
    expect(mixed.spec.ammoBins.map(bin => bin.shots)).toEqual([20, 45]);
    expect(mixed.warnings[0]).toContain('shares its slot in LT');
  });

  test('Artemis and a capacitor belong to a launcher and a PPC of their location', () => {
    const { spec } = load({
      LT: [...Array(3).fill('LRM 15'), 'ISArtemisIV'],
      RT: [...Array(3).fill('PPC'), 'PPC Capacitor'],
    });
    expect(spec.weapons.map(({ type, addOn }) => [type.id, spec.equipment[addOn]?.kind])).toEqual([
      ['lrm-15', 'artemisIV'],
      ['ppc', 'ppcCapacitor'],
    ]);
  });

  test('plain names mean the Clan weapon on a Clan unit', () => {
    expect(load({ techBase: 'Clan', LT: ['LRM 5'] }).spec.weapons[0]!.type.id).toBe('clan-lrm-5');
    expect(load({ LT: ['LRM 5'] }).spec.weapons[0]!.type.id).toBe('lrm-5');
  });

  test('unknown equipment keeps its slots, does nothing and is reported', () => {
    const unit = load({ LT: ['Frobnicator', 'Frobnicator', 'Medium Laser'] });
    expect(unit.spec.equipment).toEqual([{ kind: 'other', name: 'Frobnicator', location: LT }]);
    expect(kinds(unit.spec, LT).slice(0, 4)).toEqual(['equipment', 'equipment', 'weapon', 'empty']);
    expect(unit.warnings).toHaveLength(1);
    expect(unit.warnings[0]).toMatch(/^sample\.mtf, line \d+: the equipment "Frobnicator" is unknown/);
  });

  test('a weapon with too few slots still counts, with a warning', () => {
    const unit = load({ LT: Array(5).fill('Autocannon/10') });
    expect(unit.spec.weapons).toHaveLength(1);
    expect(unit.warnings[0]).toContain('has 2 slots too few');
  });
});

describe('CASE', () => {
  const at = (unit: MtfUnit): readonly number[] =>
    unit.spec.equipment.filter(item => item.kind === 'case').map(item => item.location);

  test('comes free on a Clan unit wherever something can explode', () => {
    const items = { LT: ['Clan Ammo LRM-5'], RT: Array<string>(6).fill('CLGaussRifle'), LL: ['Clan Gauss Ammo'] };
    expect(at(load({ techBase: 'Clan', ...items }))).toEqual([RT, LT]);
    expect(at(load({ techBase: 'Mixed (IS Chassis)', ...items }))).toEqual([]);
  });

  test('can be refused by location, and gives way to what the slots hold', () => {
    const unit = load({
      techBase: 'Clan',
      LT: ['Clan Ammo LRM-5'],
      RT: ['Clan Ammo LRM-5', 'CLCASEII'],
      LA: ['Clan Ammo LRM-5'],
      extra: ['clancaseoptedoutlocs:LT'],
    });
    expect(at(unit)).toEqual([LA]);
  });
});

describe('other builds', () => {
  test('a quad has legs all round', () => {
    const { spec } = load({ config: 'Quad' });
    expect(spec.quad).toBe(true);
    expect(kinds(spec, LA)).toEqual(['hip', 'upperLeg', 'lowerLeg', 'foot', 'empty', 'empty']);
    expect([spec.armor[LA], spec.armor[LL], spec.structure[LA]]).toEqual([15, 19, 12]);
  });

  test('a small cockpit leaves two slots of the head free', () => {
    const small = ['Life Support', 'Sensors', 'Cockpit', 'Sensors', 'Medium Laser', '-Empty-'];
    const { spec } = load({ cockpit: 'Small Cockpit', head: small });
    expect(kinds(spec, HD)).toEqual(['lifeSupport', 'sensors', 'cockpit', 'sensors', 'weapon', 'empty']);
  });

  test('a torso-mounted cockpit takes the end of the center torso', () => {
    const { spec } = load({ cockpit: 'Torso-Mounted Cockpit', head: Array(6).fill('-Empty-') });
    expect(kinds(spec, CT).slice(10)).toEqual(['cockpit', 'sensors']);
    expect(kinds(spec, LT)[0]).toBe('lifeSupport');
  });

  test.each([
    ['LAM', false],
    ['QuadVee', true],
  ])('a %s is read as the BattleMech it can be, with its other gear inert', (config, quad) => {
    const unit = load({ config, LT: ['Landing Gear', 'Avionics'], RT: ['Conversion Gear'] });
    expect(unit.spec.quad).toBe(quad);
    expect(unit.spec.equipment.map(item => item.kind)).toEqual(['other', 'other', 'other']);
    expect(unit.warnings).toEqual([
      'sample.mtf, line 4: this machine can transform; it is played as a BattleMech only.',
    ]);
  });

  test('variable size and items without slots are understood', () => {
    const unit = load({
      LT: ['Cargo:SIZE:2.0'],
      extra: ['nocrit:Standard:None', 'nocrit:CLCASE:LT', 'nocrit:Oddity:None'],
    });
    expect(unit.spec.equipment.map(item => item.name)).toEqual(['Cargo', 'Clan CASE']);
    expect(unit.warnings.join(' ')).toContain('"Oddity" is unknown and was left out');
  });
});

describe('broken files are refused with the place and the reason', () => {
  test.each([
    ['empty', '', 'sample.mtf: the file is empty.'],
    ['binary', 'PK\0\0rest', 'sample.mtf: the file is not text.'],
    [
      'another kind',
      'size 16 17\nhex 0101 0 "" ""\n',
      'sample.mtf: there is neither "mass" nor "engine", so this is no unit file.',
    ],
    [
      'a tripod',
      sampleMtf({ config: 'Tripod' }),
      'sample.mtf, line 4, config: only machines on two or four legs can be played, not "Tripod".',
    ],
    [
      'too heavy',
      sampleMtf({ mass: '150' }),
      'sample.mtf, line 7, mass: must be a whole number from 10 to 100, not "150".',
    ],
    ['of odd weight', sampleMtf({ mass: '52' }), 'sample.mtf, line 7, mass: no BattleMech weighs 52 tons.'],
    [
      'no engine',
      sampleMtf({ engine: 'Fusion' }),
      'sample.mtf, line 8, engine: must be a whole number from 10 to 500, not "Fusion".',
    ],
    [
      'an unknown engine',
      sampleMtf({ engine: '200 Steam' }),
      'sample.mtf, line 8, engine: "200 Steam" is not known here.',
    ],
  ])('%s', (_, text, message) => {
    expect(messages(text)).toContain(message);
  });

  test('cut off anywhere, it is refused and never throws', () => {
    const text = sampleMtf();
    const lastSlot = text.lastIndexOf('-Empty-');
    for (let end = 0; end < lastSlot; end += 7) expect(messages(text.slice(0, end)), `cut at ${end}`).not.toEqual([]);
    expect(messages(text.slice(0, lastSlot))).toEqual([
      expect.stringMatching(/line \d+, RL: this location has 5 of 6 slots; the file may be cut off\.$/),
    ]);
  });

  test('with any line lost, doubled or spoilt, it is read or refused but never throws', () => {
    const lines = sampleMtf({ LT: ['IS Ammo AC/5'], RT: Array(3).fill('PPC') }).split('\n');
    for (const [i, line] of lines.entries()) {
      for (const instead of [[], [line, line], ['###'], [':::'], ['|'], [`${line} (R) (`], ['Head:']]) {
        const result = parseMtf(lines.toSpliced(i, 1, ...instead).join('\n'), 'spoilt.mtf');
        expect(result.ok || result.errors.length > 0, `line ${i + 1} replaced`).toBe(true);
      }
    }
  });

  test('far too long or full of nonsense, it is refused at once', () => {
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
    expect(messages(`${sampleMtf()}\nLeft Leg:\nHip\n`)[0]).toContain('come a second time');
  });

  test('an error carries file, line and field', () => {
    const result = parseMtf(sampleMtf({ mass: '52' }), 'heavy.mtf');
    expect(!result.ok && result.errors[0]).toMatchObject({ file: 'heavy.mtf', line: 7, field: 'mass' });
  });
});

test('more armor than a location can carry is accepted with a warning', () => {
  const result = parseMtf(sampleMtf().replace('LA armor:15', 'LA armor:17'), 'sample.mtf');
  expect(result.ok && result.value.warnings).toEqual([
    'sample.mtf: LA has 17 points of armor, more than the 16 allowed.',
  ]);
});
