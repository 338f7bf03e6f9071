import { describe, expect, test } from 'vitest';
import { tellApart } from './tell-apart.ts';

describe('names of entrants', () => {
  const named = (...pairs: [string, string][]): string[] =>
    tellApart(pairs.map(([name, source]) => ({ name, source })));

  test('unique names stay, and shared names get their sources', () => {
    expect(named(['A', 'x/a.mtf'], ['B', 'x/b.mtf'])).toEqual(['A', 'B']);
    expect(named(['A', 'x/a.mtf'], ['A', 'y/a.mtf'], ['B', 'b'])).toEqual(['A (x/a.mtf)', 'A (y/a.mtf)', 'B']);
  });

  test('names with the same source get numbers', () => {
    expect(named(['A', 'a'], ['A', 'a'], ['A', 'b'])).toEqual(['A (a) #1', 'A (a) #2', 'A (b)']);
    expect(named(['A', 'A'], ['A', 'A'])).toEqual(['A #1', 'A #2']);
    // One name already looks like a numbered one.
    expect(named(['A', 'A'], ['A', 'A'], ['A #1', 'x'])).toEqual(['A #2', 'A #3', 'A #1']);
  });
});
