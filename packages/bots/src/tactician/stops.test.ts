import { expect, test } from 'vitest';
import { Stops } from './stops.ts';

function stopsOf(...bounds: readonly number[]): Stops {
  const stops = new Stops();
  stops.begin(bounds.length);
  for (const [i, bound] of bounds.entries()) {
    stops.add(i * 8, 0, 0, 0);
    stops.push(i, bound);
  }
  return stops;
}

function takeAll(stops: Stops): number[] {
  const taken: number[] = [];
  for (let i = stops.take(); i >= 0; i = stops.take()) taken.push(i);
  return taken;
}

test('stops come out of the queue with the highest bounds first, each once', () => {
  expect(takeAll(stopsOf(-3.5, 12.5, 0.5, 7.5))).toEqual([1, 3, 2, 0]);
});

test('bounds beyond the buckets come first and last', () => {
  expect(takeAll(stopsOf(-900, 0, 900, -30))).toEqual([2, 1, 3, 0]);
});

test('a stop that is put back with a lower bound comes after those with higher ones', () => {
  const stops = stopsOf(10.5, 8.5, 2.5);
  expect(stops.take()).toBe(0);
  stops.push(0, 5.5);
  expect(takeAll(stops)).toEqual([1, 0, 2]);
});

test('the place of a stop is that of its node, for a jump too', () => {
  const stops = new Stops();
  stops.begin(2);
  stops.add(7 * 8 + 3, 0, 0, 0);
  stops.add(~(9 * 8), 0, 0, 0);
  expect([stops.placeOf(0), stops.placeOf(1)]).toEqual([7, 9]);
});
