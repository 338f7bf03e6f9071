import { createBoard } from '@hexfall/hex';
import { createGame, fail, NO_SINK, seedFromText, succeed } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { builtInMech } from '../units/built-in.ts';
import { parseForce } from './parse-force.ts';
import { parseMul } from './parse-mul.ts';
import { resolveForce } from './resolve-force.ts';

function find(name: string): ReturnType<Parameters<typeof resolveForce>[2]> {
  const spec = builtInMech(name);
  return spec === undefined ? fail({ message: `"${name}" is unknown.` }) : succeed(spec);
}

test('units are found by name, each name once', () => {
  const file = parseForce(
    {
      units: [
        { unit: 'HBK-4G', count: 3 },
        { unit: 'WVR-6R', gunnery: 2 },
      ],
    },
    'x.yaml',
  );
  const asked: string[] = [];
  const force = file.ok && resolveForce(file.value, 'x.yaml', name => (asked.push(name), find(name)));
  expect(asked).toEqual(['HBK-4G', 'WVR-6R']);
  expect(force && force.ok && force.value.units.map(({ spec, gunnery }) => [spec.name, gunnery])).toEqual([
    ['Hunchback HBK-4G', 4],
    ['Hunchback HBK-4G', 4],
    ['Hunchback HBK-4G', 4],
    ['Wolverine WVR-6R', 2],
  ]);
});

test('all units that are missing are named with their lines', () => {
  const file = parseForce(
    { units: [{ unit: 'A' }, { unit: 'HBK-4G' }, { unit: 'B' }] },
    'x.yaml',
    path => Number(/\d/.exec(path)?.[0]) + 3,
  );
  const force = file.ok && resolveForce(file.value, 'x.yaml', find);
  expect(force && !force.ok && force.errors.map(error => error.message)).toEqual([
    'x.yaml, line 3, unit: "A" is unknown.',
    'x.yaml, line 5, unit: "B" is unknown.',
  ]);
});

test('a game begins with the damage that a list states', () => {
  const file = parseMul(
    `<unit><entity chassis="Hunchback" model="HBK-4G"><pilot hits="1"/>
      <location index="4"><armor points="3"/><slot index="5" isHit="true"/><slot index="9" isHit="true"/></location>
      <location index="3"><slot index="1" shots="2"/></location></entity></unit>`,
    'x.mul',
  );
  const force = file.ok && resolveForce(file.value, 'x.mul', find);
  if (!force || !force.ok) throw new Error('refused');
  const { spec, condition } = force.value.units[0]!;
  // Slot 9 of the arm is empty: nothing there can be struck.
  expect(condition).toEqual({ armor: { RA: 3 }, structure: {}, criticals: { RA: [5] }, ammo: [2, 5], pilotWounds: 1 });
  const unit = { spec: 0, facing: 0, gunnery: 4, piloting: 5 };
  const game = createGame(
    {
      profile: 'spec',
      seed: seedFromText('x'),
      board: createBoard(5, 5, []),
      specs: [spec],
      units: [
        { ...unit, side: 0, hex: '0101', condition: condition! },
        { ...unit, side: 1, hex: '0505' },
      ],
      turnLimit: 1,
    },
    NO_SINK,
  );
  expect(game.ok && game.value.state.mechs[0]).toMatchObject({ ammo: [2, 5], pilotWounds: 1 });
});

test('ammunition of choice is loaded into the bins that a force names', () => {
  const file = parseForce(
    { units: [{ unit: 'HBK-4G', ammo: [{ bin: 1, load: 'precision' }] }, { unit: 'HBK-4G' }] },
    'x.yaml',
  );
  const force = file.ok && resolveForce(file.value, 'x.yaml', find);
  expect(
    force && force.ok && force.value.units.map(({ spec }) => spec.ammoBins.map(({ munition }) => munition)),
  ).toEqual([
    ['precision', 'standard'],
    ['standard', 'standard'],
  ]);
});

test('ammunition that a bin cannot hold is refused with the line of its unit', () => {
  const file = parseForce({ units: [{ unit: 'HBK-4G', ammo: [{ bin: 1, load: 'napalm' }] }] }, 'x.yaml', () => 3);
  const force = file.ok && resolveForce(file.value, 'x.yaml', find);
  expect(force && !force.ok && force.errors.map(error => error.message)).toEqual([
    'x.yaml, line 3, ammo[0].load "napalm" is not for bin 1, which takes: standard, precision, armor-piercing, flechette, caseless, tracer',
  ]);
});
