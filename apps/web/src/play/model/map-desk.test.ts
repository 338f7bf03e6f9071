import { hexAt } from '@hexfall/hex';
import { shootout } from '@hexfall/testkit';
import { expect, test, vi } from 'vitest';
import { MapDesk } from './map-desk.ts';

/** Returns a map on which a unit looks around, the hex of the unit, and a corner of the board. */
function desk(): { map: MapDesk; at: number; corner: number } {
  const { game } = shootout('canon', ['ml']);
  const at = game.state.mechs[0]!.hex;
  return { map: new MapDesk(() => ({ game, eyes: at, start: at })), at, corner: hexAt(game.board.grid, 0, 0) };
}

test('the cursor begins where the scene says, and the mouse counts before it', () => {
  const { map, at } = desk();
  map.moveCursor('right');
  expect([map.cursor, map.hovered]).toEqual([at + 1, at + 1]);
  map.hover(3);
  expect([map.cursor, map.hovered]).toEqual([at + 1, 3]);
});

test('a cursor that was moved is fresh until something is chosen', () => {
  const { map } = desk();
  map.moveCursor('down');
  expect(map.fresh).toBe(map.cursor);
  map.settle();
  expect(map.fresh).toBe(undefined);
});

test('lines of sight lead from the eyes of the scene, or from a hex that is named, to what is pointed at', () => {
  const { map, at, corner: to } = desk();
  map.hover(to);
  expect(map.sight).toBe(undefined);
  map.toggleSight();
  expect(map.sight).toMatchObject({ from: at, to });
  map.lookFrom(7);
  expect(map.sight).toMatchObject({ from: 7, to });
  map.clear();
  expect([map.showsSight, map.hovered, map.sight]).toEqual([false, undefined, undefined]);
});

test('only changes are announced', () => {
  const { map } = desk();
  const listener = vi.fn<() => void>();
  map.subscribe(listener);
  map.hover(5);
  map.hover(5);
  map.toggleShots();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(map.showsShots).toBe(true);
});
