import { hexContent, LAYERS, type Layer, withHex } from '@hexfall/hex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BoardFile, formatBoard, parseBoard } from './board-file.ts';

function read(...lines: readonly string[]): BoardFile {
  const result = parseBoard(lines.join('\n'), 'test.board');
  if (!result.ok) throw new Error(result.errors.map(error => error.message).join('\n'));
  return result.value;
}

/** Returns the content of the first hex of a one-hex board with that terrain. */
function layersOf(terrain: string): Partial<Record<Layer, number>> {
  return hexContent(read('size 1 1', `hex 0101 0 "${terrain}" ""`).board, 0).layers;
}

function refusal(...lines: readonly string[]): string[] {
  const result = parseBoard(lines.join('\n'), 'test.board');
  return result.ok ? [] : result.errors.map(error => error.message);
}

describe('reading a board', () => {
  test('a small board with all kinds of lines is read', () => {
    const file = read(
      '# a comment',
      'SIZE 2 2  # two columns',
      'option exit_roads_to_pavement false',
      'tag "Hills (Auto)"',
      'description "Two \\"hexes\\" of hill"',
      'hex 0101 -1 "woods:1;foliage_elev:1" "grass"',
      'hex 0201 3 "" ""',
      'Hex 0102 0 "water:2" "null"',
      'note 0201 "top"',
      'end',
      'hex 0202 9 "" ""',
    );
    expect([...file.board.level]).toEqual([-1, 3, 0, 0]);
    expect(hexContent(file.board, 0).layers).toEqual({ woods: 1, foliageHeight: 1 });
    expect(hexContent(file.board, 2).layers).toEqual({ water: 1, depth: 2 });
    expect(file.tags).toEqual(['Hills (Auto)']);
    expect(file.description).toBe('Two "hexes" of hill');
    expect(file.notes).toEqual([{ hex: 1, text: 'top' }]);
    expect(file.themes).toEqual(['grass', '', '', '']);
    expect(file.warnings).toEqual(['test.board: 1 of 4 hexes are missing and were read as open ground at level 0.']);
  });

  test('hexes come row by row, whatever number they carry', () => {
    const { board } = read('size 2 2', 'hex 0202 1 "" ""', 'hex 0101 2 "" ""', 'hex 0101 3 "" ""', 'hex 9999 4 "" ""');
    expect([...board.level]).toEqual([1, 2, 3, 4]);
  });

  test('line ends of every system, a byte order mark, and hexes without terrain and theme are understood', () => {
    const { board } = read('\ufeffsize 1 2\r', 'hex 0101 1\r', 'hex 0102 2 "rough:1"\r', 'end\r');
    expect([...board.level]).toEqual([1, 2]);
    expect(parseBoard('size 1 1\rhex 0101 5 "" ""\rend', 'old').ok).toBe(true);
  });

  test.each<[string, Partial<Record<Layer, number>>]>([
    ['', {}],
    ['woods:2', { woods: 2, foliageHeight: 2 }],
    ['woods:3', { woods: 3, foliageHeight: 3 }],
    ['jungle:1;foliage_elev:1', { jungle: 1, foliageHeight: 1 }],
    ['foliage_elev:2', {}],
    ['water:0', { water: 1 }],
    ['ice:1;water:3', { ice: 1, water: 1, depth: 3 }],
    ['planted_fields:4', { field: 1 }],
    ['pavement:2', { pavement: 1 }],
    ['snow:2;rough:2;rubble:6;swamp:3;mud:1', { snow: 2, rough: 2, rubble: 6, swamp: 3, mud: 1 }],
    ['sand:1;tundra:1;magma:2;rapids:2;impassable:1', { sand: 1, tundra: 1, magma: 2, rapids: 2, impassable: 1 }],
    ['heavy_industrial:2', { industrial: 2 }],
    ['smoke:3;fire:1', { smoke: 1, fire: 1 }],
    ['fuel_tank:1:0;fuel_tank_elev:2:0;fuel_tank_cf:15;fuel_tank_magn:50', { fuelTank: 1, fuelTankHeight: 2 }],
    ['cliff_top:1:48', { cliffExits: 48 }],
    ['road:3:9', { road: 3, roadExits: 9 }],
    ['building:1;bldg_elev:2', { building: 1, buildingHeight: 2, buildingCf: 15 }],
    ['building:2:9;bldg_elev:2', { building: 2, buildingHeight: 2, buildingCf: 40, buildingExits: 9 }],
    ['building:3;bldg_elev:2;bldg_class:2', { building: 3, buildingHeight: 2, buildingCf: 90, buildingClass: 2 }],
    ['building:4;bldg_elev:1;bldg_cf:33', { building: 4, buildingHeight: 1, buildingCf: 33 }],
    ['building:4;bldg_elev:1;bldg_basement_type:7', { building: 4, buildingHeight: 1, buildingCf: 120, basement: 2 }],
    ['building:4;bldg_elev:1;bldg_cf:400', { building: 4, buildingHeight: 1, buildingCf: 400 }],
    ['building:5;bldg_elev:1', { building: 5, buildingHeight: 1, buildingCf: 120 }],
    ['building:3;bldg_elev:1;bldg_armor:300', { building: 3, buildingHeight: 1, buildingCf: 90, buildingArmor: 300 }],
    ['bridge:1:9;bridge_elev:1;bridge_cf:256', { bridge: 1, bridgeHeight: 1, bridgeCf: 256, bridgeExits: 9 }],
    ['bridge:3:9;bridge_elev:1', { bridge: 1, bridgeHeight: 1, bridgeCf: 90, bridgeExits: 9 }],
    ['bldg_elev:3;bldg_cf:40;bldg_armor:9;bridge_elev:1;fuel_tank_elev:1', {}],
    [' Woods:1 ; ROUGH:1 ;; fluff:3:2 ; fortified:1 ', { woods: 1, rough: 1, foliageHeight: 2 }],
  ])('the terrain "%s" is read', (terrain, expected) => {
    expect(layersOf(terrain)).toEqual(expected);
  });
});

describe('exits', () => {
  const strip = (...terrains: readonly string[]): BoardFile =>
    read('size 1 3', 'option exit_roads_to_pavement true', ...terrains.map(terrain => `hex 0101 0 "${terrain}" ""`));

  test('a road or bridge without an exit mask joins the same terrain beside it', () => {
    expect([...strip('road:1', 'road:1', 'road:1').board.layers.roadExits]).toEqual([8, 9, 1]);
    expect([...strip('road:1', 'road:3', 'road:3').board.layers.roadExits]).toEqual([0, 8, 1]);
    const bridges = strip('bridge:1;bridge_elev:1', 'bridge:1;bridge_elev:1', 'road:1');
    expect([...bridges.board.layers.bridgeExits]).toEqual([8, 1, 0]);
    expect([...bridges.board.layers.roadExits]).toEqual([0, 0, 0]);
  });

  test('a stated exit mask is kept', () => {
    expect([...strip('road:1:0', 'road:1', 'road:1:63').board.layers.roadExits]).toEqual([0, 9, 63]);
  });

  test('roads join pavement, unless the board says no', () => {
    expect([...strip('pavement:1', 'road:1', '').board.layers.roadExits]).toEqual([0, 1, 0]);
    const apart = read(
      'size 1 2',
      'option exit_roads_to_pavement false',
      'hex 0101 0 "pavement:1" ""',
      'hex 0102 0 "road:1" ""',
    );
    expect([...apart.board.layers.roadExits]).toEqual([0, 0]);
  });

  test('building hexes are joined by stated exits only', () => {
    const house = 'building:1;bldg_elev:1';
    expect([...strip(house, house, 'building:1:9;bldg_elev:1').board.layers.buildingExits]).toEqual([0, 0, 9]);
  });
});

describe('warnings', () => {
  const warningsOf = (terrain: string): readonly string[] => read('size 1 1', `hex 0101 0 "${terrain}" ""`).warnings;

  test.each([
    ['lava_lamp:1', 'test.board, line 2: the terrain "lava_lamp" is unknown and was left out.'],
    ['geyser:2', 'test.board, line 2: the terrain "geyser" has no rules here and was left out.'],
    ['woods:7', 'test.board, line 2: woods 7 is outside 1 to 3 and was read as 3.'],
    [
      'building:4;bldg_elev:2;bldg_cf:70000',
      'test.board, line 2: bldg_cf 70000 is outside 0 to 65535 and was read as 65535.',
    ],
    ['building:6;bldg_elev:2', 'test.board, line 2: building 6 is outside 1 to 5 and was read as 5.'],
    ['bridge:1;bridge_elev:-1', 'test.board, line 2: bridge_elev -1 is outside 0 to 255 and was read as 0.'],
    ['smoke:4', 'test.board, line 2: smoke 4 is played as smoke 2.'],
    ['building:1:0', 'test.board, line 2: a building without bldg_elev was read as one level high.'],
  ])('a warning says what became of %s', (terrain, expected) => {
    expect(warningsOf(terrain)).toEqual([expected]);
  });

  test('warnings are counted, not repeated', () => {
    const hexes = Array<string>(3).fill('hex 0101 0 "lava_lamp:1" ""');
    expect(read('size 1 3', ...hexes).warnings).toEqual([
      'test.board, line 2: the terrain "lava_lamp" is unknown and was left out (3 times in this file).',
    ]);
  });
});

describe('refusals', () => {
  test.each<[string[], string]>([
    [['size 1'], 'test.board, line 1, size: the size must be two whole numbers from 1 to 999, columns and rows.'],
    [['size 900 900'], 'test.board, line 1, size: 900 by 900 hexes are more than the 32767 a board can have.'],
    [['size 1 1', 'size 1 1'], 'test.board, line 2, size: the size is given a second time.'],
    [['hex 0101 0 "" ""'], 'test.board, line 1, hex: a hex comes before the "size" line.'],
    [
      ['size 1 1', 'hex 0101'],
      'test.board, line 2, level: the level is missing; it must be a whole number from -100 to 100.',
    ],
    [
      ['size 1 1', 'hex 0101 a "" ""'],
      'test.board, line 2, level: the level is "a"; it must be a whole number from -100 to 100.',
    ],
    [
      ['size 1 1', 'hex 0101 0 "woods" ""'],
      'test.board, line 2, terrain: "woods" is not written as name:level or name:level:exits.',
    ],
    [
      ['size 1 1', 'hex 0101 0 "woods:x" ""'],
      'test.board, line 2, terrain: "woods:x" has the level "x", which is not a whole number.',
    ],
    [
      ['size 1 1', 'hex 0101 0 "woods:*" ""'],
      'test.board, line 2, terrain: "woods:*" has the level *, which only tileset files may use.',
    ],
    [
      ['size 1 1', 'hex 0101 0 "road:1:n" ""'],
      'test.board, line 2, terrain: "road:1:n" has the exits "n", which is not a whole number.',
    ],
    [['size 1 1', 'hex 0101 0 "woods:1'], 'test.board, line 2: a quoted text has no closing quote.'],
    [['A letter', 'about nothing'], 'test.board, size: there is no "size" line, so this is not a board file.'],
    [['  '], 'test.board: the file is empty.'],
    [['size 1 1\0'], 'test.board: the file is not text.'],
  ])('%j is refused with file, line, field and reason', (lines, expected) => {
    expect(refusal(...lines)).toEqual([expected]);
  });

  test('a huge file is refused without being read', () => {
    expect(refusal('x'.repeat(50_000_000))).toEqual([
      'test.board: the file is too long for a board (over 8 million characters).',
    ]);
  });

  test('the list of errors ends somewhere', () => {
    expect(refusal('size 10 10', ...Array<string>(100).fill('hex 0101 x'))).toHaveLength(20);
  });

  test('no text makes the reader throw', () => {
    const words = fc.constantFrom(
      'size',
      '2',
      'hex',
      '0101',
      '"',
      '"woods:1"',
      '\n',
      'road:1:9',
      '-1',
      '#',
      'note',
      'end',
      ';',
      ':',
      '\\',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(words, fc.string()), { maxLength: 30 }),
        parts => void parseBoard(parts.join(' '), 'x'),
      ),
    );
  });
});

const FACTORS: ReadonlySet<Layer> = new Set(['buildingCf', 'buildingArmor', 'bridgeCf']);

const value = (layer: Layer): fc.Arbitrary<number> => {
  const small: Partial<Record<Layer, number>> = {
    woods: 3,
    jungle: 3,
    rapids: 2,
    rough: 2,
    rubble: 6,
    swamp: 3,
    snow: 2,
    magma: 2,
    road: 4,
    building: 5,
    buildingClass: 3,
    basement: 2,
    smoke: 2,
    fire: 2,
  };
  const wide: readonly Layer[] = ['buildingHeight', 'bridgeHeight', 'industrial', 'fuelTankHeight'];
  const exits: readonly Layer[] = ['roadExits', 'bridgeExits', 'buildingExits', 'cliffExits'];
  if (FACTORS.has(layer)) return fc.integer({ min: 0, max: 65_535 });
  const max = small[layer] ?? (exits.includes(layer) ? 63 : wide.includes(layer) ? 200 : 1);
  return fc.integer({ min: 0, max });
};

const contents = fc.record(
  Object.fromEntries(LAYERS.map(layer => [layer, value(layer)])) as Record<Layer, fc.Arbitrary<number>>,
  {
    requiredKeys: [],
  },
);

test('a board that was read, written and read again is the same', () => {
  const blank = read(
    'size 2 2',
    'tag "a \\"tag\\""',
    'description "two\\nlines"',
    'note 0202 "n"',
    'hex 0101 0 "" "desert"',
  );
  fc.assert(
    fc.property(contents, fc.integer({ min: -100, max: 100 }), (layers, level) => {
      const once = read(formatBoard({ ...blank, board: withHex(blank.board, 1, { level, layers }) }));
      expect(once.warnings).toEqual([]);
      expect(read(formatBoard(once))).toEqual(once);
      expect({ ...once, board: blank.board }).toEqual({ ...blank, warnings: [] });
    }),
    { numRuns: 200 },
  );
});
