import { type Film, LEVELS, NOT_MOVED } from '../film/film.ts';

/** A state of a unit at a place. */
const at = (x: number, y: number): number[] => [x, y, 0, 0, 0, 0, 0, 0, NOT_MOVED, ...Array<number>(19).fill(5)];

/** A short film of two units, for tests: A1 walks a hex and jumps, B1 is shot at and falls, then is destroyed. */
export function sampleFilm(): Film {
  const armor = Array<number>(11).fill(5);
  const structure = Array<number>(8).fill(5);
  const unit = { about: '', value: 1000, armor, structure };
  return {
    why: 'typical',
    title: 'game 0',
    board: 0,
    units: [
      { ...unit, mark: 'A1', name: 'One', side: 0, start: at(40, 35) },
      { ...unit, mark: 'B1', name: 'Two', side: 1, start: at(40, 455) },
    ],
    words: ['gunnery', 'medium range'],
    heat: [[0, 'no effect']],
    wounds: ['unhurt'],
    end: 'A wins after 2 turns',
    steps: [
      { l: LEVELS.turn, t: 'Turn 1' },
      { l: LEVELS.phase, t: 'Movement phase' },
      { l: LEVELS.event, t: 'A1 walks', d: [[0, 0, 100, 1, 70]] },
      { l: LEVELS.event, t: 'A1 jumps', d: [[0, 0, 100, 1, 280]] },
      { l: LEVELS.phase, t: 'weapons phase' },
      { l: LEVELS.event, t: 'A1 fires', a: [0, 1, 1], r: [6, 9], m: [4, 0, 2, 1] },
      { l: LEVELS.event, t: 'B1 falls', d: [[1, 3, 1]], k: ['fall', 1], w: '50 tons' },
      { l: LEVELS.turn, t: 'Turn 2' },
      { l: LEVELS.phase, t: 'weapons phase' },
      { l: LEVELS.event, t: 'A1 fires', a: [0, 1, 0], r: [13, 9], m: [4, 0] },
      { l: LEVELS.event, t: 'B1 is destroyed', d: [[1, 4, 1]], k: ['kill', 1] },
      { l: LEVELS.end, t: 'A wins after 2 turns' },
    ],
  };
}
