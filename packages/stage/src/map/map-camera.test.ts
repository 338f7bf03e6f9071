import { expect, test } from 'vitest';
import { MapCamera } from './map-camera.ts';

const MAP = { width: 1000, height: 500 };

/** A camera on a screen of 832 by 632 pixels. */
function camera(): MapCamera {
  const made = new MapCamera(MAP);
  made.resize(832, 632);
  return made;
}

test('the whole map is shown first, in the middle of the screen', () => {
  const { placement } = camera();
  expect(placement).toEqual({ scale: 0.8, x: 16, y: 116 });
});

test('a map that nobody has moved is fitted again when the screen changes', () => {
  const map = camera();
  map.resize(432, 632);
  expect(map.placement).toEqual({ scale: 0.4, x: 16, y: 216 });
});

test('a map that the viewer has moved keeps its scale and what is in the middle when the screen changes', () => {
  const map = camera();
  map.zoomBy(2);
  const middle = map.toMap({ x: 416, y: 316 });
  map.resize(632, 432);
  expect(map.placement.scale).toBe(1.6);
  expect(map.toMap({ x: 316, y: 216 })).toEqual(middle);
});

test('zooming keeps the point below the pointer where it is', () => {
  const map = camera();
  const pointer = { x: 200, y: 300 };
  const before = map.toMap(pointer);
  map.zoomBy(1.7, pointer);
  const after = map.toMap(pointer);
  expect([after.x, after.y]).toEqual([expect.closeTo(before.x, 9), expect.closeTo(before.y, 9)]);
});

test('zooming ends at a readable hex and at a map somewhat smaller than the screen', () => {
  const map = camera();
  map.zoomBy(1000);
  expect(map.placement.scale).toBe(2.5);
  map.zoomBy(1e-6);
  expect(map.placement.scale).toBeCloseTo(0.832 * 0.75, 9);
});

test('a part of the map is shown in the middle, no larger than is comfortable', () => {
  const map = camera();
  map.show({ x: 400, y: 200, width: 50, height: 50 });
  expect(map.placement.scale).toBe(1.4);
  expect(map.toScreen({ x: 425, y: 225 })).toEqual({ x: 416, y: 316 });
});

test('a part of the map that is off the screen is moved to its edge, one that is on it stays', () => {
  const map = camera();
  map.zoomBy(2, { x: 16, y: 116 });
  const { placement } = map;
  map.reveal({ x: 10, y: 10, width: 40, height: 40 });
  expect(map.placement).toBe(placement);
  map.reveal({ x: 900, y: 300, width: 80, height: 80 });
  expect(map.toScreen({ x: 980, y: 380 })).toEqual({ x: 816, y: 616 });
});

test('a map cannot be dragged out of sight', () => {
  const map = camera();
  map.panBy(-5000, 5000);
  expect(map.toScreen({ x: 1000, y: 0 })).toEqual({ x: 80, y: 552 });
});

test('only changes of the placement are announced', () => {
  const map = camera();
  let changes = 0;
  map.subscribe(() => changes++);
  map.resize(832, 632);
  map.reveal({ x: 0, y: 0, width: 10, height: 10 });
  expect(changes).toBe(0);
  map.panBy(3, 0);
  expect(changes).toBe(1);
});

test('the map shows its subject below what covers the top of the screen', () => {
  const map = new MapCamera({ width: 500, height: 1000 });
  map.resize(832, 632);
  map.cover(100);
  expect(map.placement).toEqual({ scale: 0.5, x: 291, y: 116 });
  map.zoomBy(2, { x: 291, y: 116 });
  map.panBy(0, -200);
  map.reveal({ x: 0, y: 0, width: 50, height: 50 });
  expect(map.toScreen({ x: 0, y: 0 }).y).toBe(116);
});

test('a place that was moved into sight stays there when the map is fitted to a different screen', () => {
  const map = new MapCamera({ width: 500, height: 1000 });
  map.resize(832, 632);
  map.show({ x: 0, y: 0, width: 500, height: 100 });
  map.reveal({ x: 0, y: 900, width: 50, height: 50 });
  expect(map.isMovedByViewer).toBe(false);
  map.resize(432, 532);
  expect(map.placement.scale).toBe(0.8);
  expect(map.toScreen({ x: 0, y: 950 }).y).toBeCloseTo(516, 6);
  map.show();
  map.resize(432, 632);
  expect(map.placement.scale).toBe(0.6);
});
