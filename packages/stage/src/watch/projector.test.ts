import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELD, type Film, LEVELS } from '../film/film.ts';
import { Projector } from './projector.ts';
import { sampleFilm } from './sample-film.ts';

const STEPS = 1000;

/** A film in which the heat of the first unit is the number of the step. */
function longFilm(): Film {
  const steps = Array.from({ length: STEPS }, (_, step) => ({
    l: LEVELS.event,
    t: String(step),
    d: [[0, FIELD.heat, step]],
  }));
  return { ...sampleFilm(), steps };
}

test('a projector shows the state of a step, wherever it comes from', () => {
  const places = fc.array(fc.integer({ min: -1, max: STEPS - 1 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(places, order => {
      const projector = new Projector(longFilm());
      for (const step of order) {
        projector.seek(step);
        expect(projector.at).toBe(step);
        expect(projector.units[0]![FIELD.heat]).toBe(Math.max(0, step));
      }
    }),
  );
});
