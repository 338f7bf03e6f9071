import { describe, expect, test } from 'vitest';
import { FIELD, type Film, type FilmStep, LEVELS } from '../film/film.ts';
import { balanceOf } from './balance.ts';
import { chaptersOf } from './contents.ts';
import { sampleFilm } from './sample-film.ts';
import { turningPoints } from './turning-points.ts';

/** Each unit of the sample film has 95 points of armor and structure, and a Battle Value of 1000. */
function filmOf(...steps: readonly FilmStep[]): Film {
  return { ...sampleFilm(), steps };
}

const turn = (number: number): FilmStep => ({ l: LEVELS.turn, t: `Turn ${number}` });

/** A hit that leaves a unit so many points at the front of its center torso, which has 5. */
const hit = (unit: number, left: number): FilmStep => ({
  l: LEVELS.event,
  t: 'hit',
  d: [[unit, FIELD.armor + 1, left]],
});

describe('the balance of a game', () => {
  test('the balance of a game is even at first, follows what is lost, and ends with the survivor', () => {
    const balance = balanceOf(
      filmOf(turn(1), hit(1, 0), { l: LEVELS.event, t: 'B1 is destroyed', d: [[1, FIELD.status, 1]] }),
    );
    expect(balance).toHaveLength(4);
    expect(balance.slice(0, 2)).toEqual([0.5, 0.5]);
    expect(balance[2]).toBeCloseTo(95 / (95 + 90), 9);
    expect(balance[3]).toBe(1);
  });

  test('a unit that leaves the board counts no more, one that is still to come does', () => {
    const leave = (status: number): number[] =>
      balanceOf(filmOf({ l: LEVELS.event, t: '', d: [[0, FIELD.status, status]] }));
    expect(leave(2)[1]).toBe(0);
    expect(leave(3)[1]).toBe(0.5);
  });

  test('units count by their value', () => {
    const film = filmOf();
    const units = film.units.map(unit => (unit.side === 0 ? { ...unit, value: 3000 } : unit));
    expect(balanceOf({ ...film, units })[0]).toBe(0.75);
  });

  test('the balance of a game without any unit left is even', () => {
    const gone = [0, 1].map(unit => [unit, FIELD.status, 1]);
    expect(balanceOf(filmOf({ l: LEVELS.event, t: '', d: gone }))[1]).toBe(0.5);
  });
});

describe('turning points', () => {
  const chapters = chaptersOf(filmOf(turn(1), hit(1, 4), turn(2), hit(1, 3), hit(1, 0), turn(3), hit(0, 0), turn(4)));

  test('turning points are the turns with the largest swings, each at its largest step', () => {
    const balance = [0.5, 0.5, 0.52, 0.52, 0.56, 0.7, 0.7, 0.62, 0.62];
    expect(turningPoints(chapters, balance)).toEqual([
      { step: 4, kind: 'swing', side: 0, title: 'Turn 2 turns the game towards A: from 52% to 70%' },
      { step: 6, kind: 'swing', side: 1, title: 'Turn 3 turns the game towards B: from 30% to 38%' },
    ]);
  });

  test('a game that does not swing has no turning points', () => {
    expect(
      turningPoints(
        chapters,
        Array.from({ length: 9 }, (_, i) => 0.5 + i / 100),
      ),
    ).toEqual([]);
  });

  test('a game has at most three turning points', () => {
    const film = filmOf(...Array.from({ length: 8 }, (_, i) => turn(i + 1)));
    const balance = [0.1, 0.9, 0.1, 0.9, 0.2, 0.9, 0.1, 0.8, 0.1];
    expect(turningPoints(chaptersOf(film), balance)).toHaveLength(3);
  });
});
