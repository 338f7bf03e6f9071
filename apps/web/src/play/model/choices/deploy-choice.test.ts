import { rowOf } from '@hexfall/hex';
import { type Scenario, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { DeployChoice } from './deploy-choice.ts';

function position(board?: string): { s: Scenario; choice: DeployChoice } {
  const s = scenario(board === undefined ? {} : { board })
    .mech('A', { at: { zone: { edge: 'south', depth: 2 } } })
    .mech('B', { at: '0109' })
    .begin('deployment');
  return { s, choice: new DeployChoice(s.game, 0) };
}

test('the unit may be put in every hex of its zone that is free', () => {
  const { s, choice } = position();
  const { grid } = s.game.board;
  expect([...choice.hexes.keys()].every(hex => rowOf(grid, hex) >= 8)).toBe(true);
  expect(choice.hexes.size).toBe(19);
  expect(choice.hexes.has(s.hex('0109'))).toBe(false);
  choice.to(s.hex('0501'));
  expect(choice.planned).toBe(undefined);
});

test('a unit faces the middle of the board unless it is turned', () => {
  const { s, choice } = position();
  choice.to(s.hex('0610'));
  expect(choice.planned).toEqual({ type: 'deploy', unit: 0, hex: s.hex('0610'), facing: 0 });
  choice.turn(-1);
  expect(choice.planned).toMatchObject({ facing: 5 });
  choice.to(s.hex('0710'));
  expect(choice.facing).toBe(5);
  choice.face(2);
  expect(choice.planned).toMatchObject({ hex: s.hex('0710'), facing: 2 });
});

test('a unit in a building stands on the ground floor unless another is chosen', () => {
  const rows = Array.from({ length: 10 }, (_, row) => (row === 9 ? '. M2 . .' : '. . . .'));
  const { s, choice } = position(rows.join('\n'));
  choice.to(s.hex('0210'));
  expect(choice.elevations).toEqual([0, 1, 2]);
  choice.stand(1);
  choice.stand(7);
  expect(choice.planned).toMatchObject({ hex: s.hex('0210'), elevation: 1 });
  choice.to(s.hex('0310'));
  expect(choice.elevation).toBe(undefined);
});

test('a unit may be held back, and that is taken back like anything else', () => {
  const { choice } = position();
  choice.holdBack();
  expect(choice.holdsBack).toBe(true);
  expect(choice.planned).toEqual({ type: 'holdBack', unit: 0 });
  choice.undo();
  expect(choice.holdsBack).toBe(false);
  expect(choice.planned).toBe(undefined);
});
