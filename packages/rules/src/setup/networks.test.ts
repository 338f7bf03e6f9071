import { buildMech, openBoard } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { NO_SINK } from '../vocabulary/game/game.ts';
import type { EquipmentKind } from '../vocabulary/spec/mech-spec.ts';
import { createGame } from './create-game.ts';
import type { GameSetup } from './setup.ts';

type Member = readonly [kinds: readonly EquipmentKind[], c3?: unknown, side?: number];

/** Units with that equipment, one in each hex. */
function setup(members: readonly Member[]): GameSetup {
  return {
    profile: 'spec',
    seed: 'xoshiro128ss:00000001000000020000000300000004',
    board: openBoard(20, 20),
    specs: members.map(([kinds]) => buildMech({ equipment: kinds.map((kind, i) => [kind, i === 0 ? 'LT' : 'RT']) })),
    units: members.map(([, c3, side = 0], i) => ({
      spec: i,
      side,
      facing: 0,
      gunnery: 4,
      piloting: 5,
      hex: `${String(i + 1).padStart(2, '0')}01`,
      ...(c3 === undefined ? {} : { c3: c3 as number }),
    })),
    turnLimit: 5,
  };
}

function errorsOf(members: readonly Member[]): string[] {
  const result = createGame(setup(members), NO_SINK);
  return result.ok ? [] : result.errors.map(({ message }) => message);
}

const HEAD: Member = [['c3Master']];
const COMMAND: Member = [['c3Master', 'c3Master']];
const slaves = (count: number, master: number): Member[] =>
  Array.from({ length: count }, () => [['c3Slave'], master] as const);
const equals = (count: number): Member[] => [
  [['c3i']],
  ...Array.from({ length: count - 1 }, (): Member => [['c3i'], 0]),
];

describe('a set-up links C3 computers', () => {
  test.each<[string, readonly Member[], readonly number[]]>([
    ['units that state no link', [HEAD, [['c3Slave']]], [-1, -1]],
    ['a lance', [HEAD, ...slaves(3, 0)], [0, 0, 0, 0]],
    ['a lance whose master has two computers', [COMMAND, ...slaves(6, 0)], [0, 0, 0, 0, 0, 0, 0]],
    [
      'a company of twelve',
      [COMMAND, ...slaves(3, 0), [['c3Master'], 0], ...slaves(3, 4), [['c3Master'], 0], ...slaves(3, 8)],
      [0, 0, 0, 0, 0, 4, 4, 4, 0, 8, 8, 8],
    ],
    ['six units with C3i', equals(6), [0, 0, 0, 0, 0, 0]],
  ])('a set-up with %s is linked as stated', (_, members, links) => {
    const result = createGame(setup(members), NO_SINK);
    expect(result.ok && result.value.state.mechs.map(({ c3 }) => c3)).toEqual(links);
  });

  test.each<[string, readonly Member[], readonly string[]]>([
    [
      'four slaves on one master',
      [HEAD, ...slaves(4, 0)],
      ['units[0].c3 has 4 slaves and 0 masters below it, for which it needs 2 C3 masters'],
    ],
    [
      'slaves and masters on one computer',
      [HEAD, ...slaves(1, 0), [['c3Master'], 0]],
      ['units[0].c3 has 1 slaves and 1 masters below it, for which it needs 2 C3 masters'],
    ],
    [
      'thirteen units',
      [HEAD, ...[1, 2, 3].map((): Member => [['c3Master'], 0]), ...slaves(3, 1), ...slaves(3, 2), ...slaves(3, 3)],
      ['units[0].c3 heads a network of 13, more than 12'],
    ],
    ['seven units with C3i', equals(7), ['units[0].c3 heads a network of 7, more than 6']],
    [
      'units with C3i linked in a row',
      [[['c3i']], [['c3i'], 0], [['c3i'], 1]],
      ['units[2].c3 must be the first unit of the C3i or Nova network, which states no link itself'],
    ],
    [
      'a slave linked to a slave',
      [[['c3Slave']], [['c3Slave'], 0]],
      ['units[1].c3 needs a C3 slave or master linked to a C3 master, or C3i or Nova suites in both units'],
    ],
    [
      'a master linked to C3i',
      [[['c3i']], [['c3Master'], 0]],
      ['units[1].c3 needs a C3 slave or master linked to a C3 master, or C3i or Nova suites in both units'],
    ],
    ['a link to an enemy', [HEAD, [['c3Slave'], 0, 1]], ['units[1].c3 is a unit of another side']],
    [
      'masters linked in a circle',
      [
        [['c3Master'], 1],
        [['c3Master'], 0],
      ],
      circle(0, 1),
    ],
    ['a link to a unit that does not exist', [HEAD, [['c3Slave'], 7]], ['units[1].c3 must be from 0 to 1, not 7']],
    ['text in place of a link', [HEAD, [['c3Slave'], 'A']], ['units[1].c3 must be a whole number, not "A"']],
  ])('a set-up with %s is refused', (_, members, errors) => {
    expect(errorsOf(members)).toEqual(errors);
  });

  test('a unit linked to itself is the head of a network of one', () => {
    expect(errorsOf([[['c3Master'], 0]])).toEqual([]);
  });
});

function circle(...units: readonly number[]): string[] {
  return units.map(unit => `units[${unit}].c3 leads back to the unit itself`);
}
