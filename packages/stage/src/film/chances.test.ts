import { expect, test } from 'vitest';
import { chanceAt, chancesOf } from './chances.ts';

const FILM = { steps: Array.from({ length: 5 }, () => ({ l: 2, t: '' })) };
/** Steps come after 1, 3, 4, 8 and 9 events. */
const eventsAt = (step: number): number => [1, 3, 4, 8, 9][step]!;
const chance = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 }) as const;

test('chances stand at the last step that has happened by their moment, and the last at the end', () => {
  const chances = chancesOf(
    FILM,
    {
      points: [0, 3, 5, 9].map((events, i) => ({ events, chance: chance(0.2 * (i + 1)) })),
      decisive: [{ to: 5, side: 0, text: 'Turn 1: a kick' }],
      games: 12,
    },
    eventsAt,
  );
  expect(chances.points.map(({ step }) => step)).toEqual([0, 1, 2, 4]);
  expect(chances.moments).toEqual([{ step: 2, side: 0, title: 'Turn 1: a kick' }]);
  expect([0, 1, 3, 4].map(step => chanceAt(chances, step)!.value)).toEqual([0.2, 0.4, 0.6000000000000001, 0.8]);
  expect(chanceAt({ points: [], moments: [], games: 0 }, 2)).toBeUndefined();
});
