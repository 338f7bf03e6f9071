import type { GameEvent, Source } from '@hexfall/rules';
import { randomSetup } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { findUnknownReferences } from './references.ts';

const SETUP = randomSetup(9);
const COUNT = SETUP.units.length;
const UNKNOWN_UNIT = `is ${COUNT}, but the game has ${COUNT} units`;

function destroyedBy(source: Source): GameEvent {
  return { type: 'UnitDestroyed', unit: 0, cause: 'pilot', source };
}

test('an event that names only units and hexes of the game is accepted', () => {
  expect(findUnknownReferences(destroyedBy({ kind: 'weapon', attacker: 1, weapon: 0 }), SETUP)).toEqual([]);
});

test('an unknown unit is found in an event, in its source and in what set off a fall or an explosion', () => {
  const kick: Source = { kind: 'kick', attacker: COUNT };
  expect(findUnknownReferences({ type: 'UnitActed', unit: COUNT }, SETUP)).toEqual([
    { path: 'e.unit', reason: UNKNOWN_UNIT },
  ]);
  expect(findUnknownReferences(destroyedBy(kick), SETUP)).toEqual([
    { path: 'e.source.attacker', reason: UNKNOWN_UNIT },
  ]);
  expect(findUnknownReferences(destroyedBy({ kind: 'fall', reason: 'pushed', setOffBy: kick }), SETUP)).toEqual([
    { path: 'e.source.setOffBy.attacker', reason: UNKNOWN_UNIT },
  ]);
  expect(
    findUnknownReferences(destroyedBy({ kind: 'explosion', location: 2, slot: 1, setOffBy: kick }), SETUP),
  ).toEqual([{ path: 'e.source.setOffBy.attacker', reason: UNKNOWN_UNIT }]);
});

test('an unknown unit is found in a modifier', () => {
  const modifiers = [
    { code: 'gunnery', value: 4 },
    { code: 'c3', value: -2, unit: COUNT },
  ] as const;
  const shot = { type: 'AttackRolled', attacker: 0, target: 1, weapon: 0, need: 2, roll: 7, hit: true } as const;
  expect(findUnknownReferences({ ...shot, modifiers }, SETUP)).toEqual([
    { path: 'e.modifiers[1].unit', reason: UNKNOWN_UNIT },
  ]);
});

test('a hex that is not on the board is found', () => {
  const hex = SETUP.board.grid.size;
  expect(findUnknownReferences({ type: 'BuildingCollapsed', hex }, SETUP)).toEqual([
    { path: 'e.hex', reason: `is ${hex}, which is not on the board` },
  ]);
});
