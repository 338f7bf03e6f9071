import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';

/** A Hunchback in the middle of the board whose turn it is to move, and a Wolverine far off. */
function onTheMove(options: Partial<UnitOptions> = {}, profile = 'spec'): Scenario {
  return scenario({ profile })
    .mech('A', { name: 'Hunchback HBK-4G', at: '0505', facing: 0, jump: 5, ...options })
    .mech('B', { name: 'Wolverine WVR-6R', at: '0909' })
    .begin('movement');
}

test('a move is one line, with its end, its facing and what it does to the aim of others', () => {
  expect(onTheMove().tell(s => s.run('A', 'FFRFF'))).toEqual([
    '  A1 Hunchback runs 4 hexes to 0702, facing NE; +1 to be hit',
  ]);
});

test('one hex is one hex, and makes a unit no harder to hit', () => {
  expect(onTheMove().tell(s => s.walk('A', 'LF'))).toEqual(['  A1 Hunchback walks 1 hex to 0404, facing NW']);
});

test('a move backward is told as one, a move to and fro is not', () => {
  expect(onTheMove().tell(s => s.walk('A', 'BB'))).toEqual(['  A1 Hunchback walks 2 hexes backward to 0507, facing N']);
  expect(onTheMove().tell(s => s.walk('A', 'BBF'))).toEqual(['  A1 Hunchback walks 3 hexes to 0506, facing N']);
});

test('a turn on the spot says whether the unit walks or runs', () => {
  expect(onTheMove().tell(s => s.walk('A', 'LL'))).toEqual(['  A1 Hunchback turns to face SW in 0505 (walking)']);
  expect(onTheMove().tell(s => s.run('A', 'R'))).toEqual(['  A1 Hunchback turns to face NE in 0505 (running)']);
});

test('a jump counts its hexes, and makes a unit harder to hit', () => {
  expect(onTheMove().tell(s => s.jump('A', '0502', 3))).toEqual([
    '  A1 Hunchback jumps 3 hexes to 0502, facing S; +2 to be hit',
  ]);
});

test('a unit that stays is told too, and one that lies there', () => {
  const stay = { type: 'stay', unit: 0 } as const;
  expect(onTheMove().tell(s => s.do(stay))).toEqual(['  A1 Hunchback stays in 0505, facing N']);
  const prone = onTheMove({ facing: 4, condition: { prone: true } });
  expect(prone.tell(s => s.do(stay))).toEqual(['  A1 Hunchback lies in 0505, facing SW']);
});

test('an attempt to stand up is one line with its roll, and the move goes on in another', () => {
  const s = onTheMove({ condition: { prone: true } }, 'canon').roll('standUp', 7);
  expect(s.tell(() => s.walk('A', 'UFF'))).toEqual([
    '  A1 Hunchback tries to stand up: needs 5, rolls 7, stands up',
    '  A1 Hunchback walks 2 hexes to 0503, facing N',
  ]);
});

test('a failed attempt to stand up is told with the fall below it', () => {
  const s = onTheMove({ condition: { prone: true } }, 'canon');
  s.roll('standUp', 3).roll('fallDirection', 2).roll('hitLocation', 7).roll('avoidFallDamage', 4);
  s.roll('consciousness', 9);
  expect(s.tell(() => s.walk('A', 'U'))).toEqual([
    '  A1 Hunchback tries to stand up: needs 5, rolls 3, fails',
    '    A1 Hunchback falls on its right side, facing NE, 5 damage: right torso 5 (5 armor left)',
    "    A1's pilot braces for the fall: needs 5, rolls 4, fails",
    "    A1's pilot is wounded in the fall (1 wound); stays conscious on 3+, rolls 9",
  ]);
});

test('what happens on the way is told below the move, and the line says where the unit came to', () => {
  const s = scenario({ board: '.\n.\n~1\n.\n.' })
    .mech('A', { name: 'Hunchback', at: '0105', facing: 0 })
    .mech('B', { at: '0101' })
    .begin('movement');
  s.roll('piloting', 4).roll('fallDirection', 1).roll('hitLocation', 7).roll('hullBreach', 3).roll('consciousness', 9);
  expect(s.tell(() => s.walk('A', 'FF'))).toEqual([
    '  A1 Hunchback walks 2 hexes to 0103, facing N',
    '    A1 Hunchback must roll: entering water; needs 5, rolls 4, fails',
    '    A1 Hunchback falls 1 level on its front, facing N, 5 damage: center torso 5 (5 armor left)',
    "    A1's pilot is wounded in the fall (1 wound); stays conscious on 3+, rolls 9",
  ]);
});

test('a unit that lies down and gets up on its way has a line for each part of its move', () => {
  const s = onTheMove({ walk: 8 }, 'canon').roll('standUp', 7);
  expect(s.tell(() => s.walk('A', 'FDUF'))).toEqual([
    '  A1 Hunchback walks 1 hex to 0504, facing N',
    '  A1 Hunchback goes prone in 0504',
    '  A1 Hunchback tries to stand up: needs 5, rolls 7, stands up',
    '  A1 Hunchback goes on for 1 hex to 0503, facing N',
  ]);
});

test('a charge is declared with the move that leads to it', () => {
  const s = scenario()
    .mech('B', { name: 'Wolverine', at: '0503', side: 1 })
    .mech('A', { name: 'Hunchback', at: '0507', side: 0 })
    .begin('movement');
  s.do({ type: 'stay', unit: 0 });
  expect(s.tell(() => s.charge('A', 'B', 'FFFF'))).toEqual([
    '  A1 Hunchback runs 3 hexes to 0504, facing N; +1 to be hit; declares a charge against B1',
  ]);
});
