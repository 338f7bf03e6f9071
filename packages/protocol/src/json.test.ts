import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInMech, CATALOGUE, catalogueMech, parseMtf, WEAPONS } from '@hexfall/data';
import { type GameSetup, type MechSpec, parseProfile, seedFromText } from '@hexfall/rules';
import { buildMech, describeWithReference, forRandomGames, openBoard, referenceFolder } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { boardFromJson, boardToJson } from './board-json.ts';
import { setupFromJson, setupToJson } from './setup-json.ts';
import { specFromJson, specToJson } from './spec-json.ts';

function roundTrip(spec: MechSpec): MechSpec {
  const read = specFromJson(JSON.parse(JSON.stringify(specToJson(spec))));
  if (!read.ok) throw new Error(`${spec.name}: ${read.errors[0]!.path} ${read.errors[0]!.reason}`);
  return read.value;
}

test('record sheets come back as they went', () => {
  for (const blueprint of CATALOGUE) {
    const spec = catalogueMech(blueprint);
    expect(roundTrip(spec)).toStrictEqual(spec);
  }
  forRandomGames(30, {}, setup => {
    for (const spec of setup.specs) expect(roundTrip(spec)).toStrictEqual(spec);
  });
});

test('every weapon of the catalogue comes back as it went', () => {
  for (const { type } of WEAPONS) {
    const spec = buildMech({ weapons: [[type, 'RT']] });
    expect(roundTrip(spec)).toStrictEqual(spec);
  }
});

test('boards come back as they went', () => {
  forRandomGames(30, {}, ({ board }) => {
    const read = boardFromJson(JSON.parse(JSON.stringify(boardToJson(board))));
    expect(read.ok && read.value).toStrictEqual(board);
  });
});

test('a set-up with units that arrive later, C3 and withdrawal comes back as it went', () => {
  const profile = parseProfile('spec');
  if (!profile.ok) throw new Error(profile.errors[0]!.message);
  const { id, switches } = profile.value;
  const skills = { spec: 0, gunnery: 4, piloting: 5 };
  const setup: GameSetup = {
    profile: { id, switches },
    seed: seedFromText('setup'),
    board: openBoard(9, 9),
    specs: [builtInMech('HBK-4G')!],
    units: [
      { ...skills, side: 0, hex: '0504', facing: 3 },
      { ...skills, side: 1, arrives: { zone: { edge: 'south', depth: 3 }, turn: 2 }, c3: 0 },
    ],
    turnLimit: 9,
    withdrawal: { rule: 'forced', homeEdges: ['north', 'south'] },
  };
  const read = setupFromJson(JSON.parse(JSON.stringify(setupToJson(setup))), setup.seed);
  expect(read).toEqual({ ok: true, value: setup });
});

test('an open board is its size', () => {
  const board = boardFromJson({ width: 4, height: 5 });
  expect(board.ok && boardToJson(board.value)).toEqual({ width: 4, height: 5 });
});

test.each([
  [{ width: 0, height: 5 }, 'board.width'],
  [{ width: 4 }, 'board.height'],
  [{ width: 4, height: 4, hexes: { '0505': { woods: 1 } } }, 'board.hexes.0505'],
  [{ width: 4, height: 4, hexes: { '0101': { wood: 1 } } }, 'board.hexes.0101.wood'],
  [{ width: 4, height: 4, hexes: { '0101': { woods: 4 } } }, 'board.hexes.0101.woods'],
  [{ width: 4, height: 4, hexes: { '0101': { depth: 1 } } }, 'board.hexes.0101.depth'],
  [[], 'board'],
])('the board %j is refused at %s', (json, path) => {
  expect(boardFromJson(json)).toMatchObject({ ok: false, errors: [{ path }] });
});

test('a record sheet is refused with the field that is wrong', () => {
  const json = specToJson(builtInMech('HBK-4G')!);
  expect(specFromJson({ ...json, tonnage: 51.5 })).toMatchObject({ ok: false, errors: [{ path: 'spec.tonnage' }] });
  expect(specFromJson({ ...json, wings: 2 })).toMatchObject({ ok: false, errors: [{ path: 'spec.wings' }] });
  expect(specFromJson({ ...json, slots: json.slots.with(0, []) })).toMatchObject({
    ok: false,
    errors: [{ path: 'spec.slots.HD' }],
  });
  const withoutAmmo = json.slots.map(slots => slots.map(slot => (slot.kind === 'ammo' ? { kind: 'empty' } : slot)));
  expect(specFromJson({ ...json, slots: withoutAmmo })).toMatchObject({
    ok: false,
    errors: [{ path: 'spec.ammoBins[0]' }, {}],
  });
  const weapons = json.weapons.map(weapon => ({ ...weapon, addOn: 3 }));
  expect(specFromJson({ ...json, weapons })).toMatchObject({ errors: [{ path: 'spec.weapons[0].addOn' }, {}, {}, {}] });
});

describeWithReference('units of the community', () => {
  test('all record sheets come back as they went', () => {
    const folder = join(referenceFolder()!, 'data', 'mtf');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.mtf'));
    for (const name of files) {
      const unit = parseMtf(readFileSync(join(folder, name), 'utf8'), name);
      if (unit.ok) expect(roundTrip(unit.value.spec)).toStrictEqual(unit.value.spec);
    }
    expect(files.length).toBeGreaterThan(100);
  });
});
