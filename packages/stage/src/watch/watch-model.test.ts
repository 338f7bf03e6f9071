import { describe, expect, test } from 'vitest';
import { FIELD, type FilmStep } from '../film/film.ts';
import { sampleFilm } from './sample-film.ts';
import { WatchModel } from './watch-model.ts';

/** A model of the sample film, and how often it has announced a change. */
function watch(size = 1000): { model: WatchModel; changes: () => number } {
  let changes = 0;
  const model = new WatchModel(sampleFilm(), size);
  model.subscribe(() => {
    changes++;
  });
  return { model, changes: () => changes };
}

/** Presses keys and returns the step that the model is at. */
function press(model: WatchModel, ...keys: string[]): number {
  for (const key of keys) expect(model.press(key, false), key).toBe(true);
  return model.at;
}

describe('moving through a film', () => {
  test('keys step, jump to turns and moments, and go to both ends', () => {
    const { model } = watch();
    expect(model.place).toBe('Before the first turn');
    expect(press(model, 'ArrowRight', 'ArrowRight', 'ArrowRight')).toBe(2);
    expect(model.place).toBe('Turn 1, movement phase');
    expect(press(model, 'ArrowLeft')).toBe(1);
    expect(press(model, ']')).toBe(7);
    expect(model.place).toBe('Turn 2');
    expect(press(model, ']')).toBe(model.last);
    expect(press(model, '[')).toBe(7);
    expect(press(model, '[', '[')).toBe(0);
    expect(press(model, '.')).toBe(6);
    expect(press(model, '.')).toBe(10);
    expect(press(model, ',')).toBe(6);
    expect(press(model, 'End')).toBe(11);
    expect(press(model, 'Home')).toBe(0);
    expect(model.press('x', false)).toBe(false);
    expect(model.press('ArrowRight', true)).toBe(true);
    expect(model.at).toBe(7);
  });

  test('the last step belongs to the last turn, so that its log stays', () => {
    const { model } = watch();
    model.go(model.last);
    expect(model.chapter).toMatchObject({ title: 'Turn 2', step: 7, end: 12 });
  });

  test('a position beyond the ends is the end', () => {
    const { model } = watch();
    model.go(400);
    expect(model.at).toBe(11);
    model.step(-400);
    expect(model.at).toBe(-1);
  });

  test('states are those of the step, however the viewer came there', () => {
    const { model } = watch();
    model.go(3);
    const straight = structuredClone(model.units);
    model.go(11);
    expect(model.units[1]![FIELD.status]).toBe(1);
    model.go(3);
    expect(model.units).toEqual(straight);
    expect(model.units[0]!.slice(0, 2)).toEqual([100, 280]);
  });
});

describe('playing a film', () => {
  test('a film plays to its end, pauses there, and starts again from the beginning', () => {
    const { model, changes } = watch();
    model.toggle();
    expect(model.playing).toBe(true);
    for (let i = 0; i < 12; i++) model.tick();
    expect([model.at, model.playing]).toEqual([11, false]);
    expect(changes()).toBe(13);
    model.toggle();
    expect([model.at, model.playing]).toEqual([-1, true]);
  });

  test('a viewer who moves through the film pauses it', () => {
    const { model } = watch();
    model.toggle();
    model.step(1);
    expect(model.playing).toBe(false);
  });

  test('the speed stays within its limits', () => {
    const { model } = watch();
    press(model, '-', '-', '-', '-');
    expect(model.speed).toBe(0);
    press(model, '+', '+', '+', '+', '+', '+', '+');
    expect(model.speed).toBe(5);
  });
});

describe('what is shown', () => {
  test('the unit that something happens to is shown, unless the viewer has chosen another', () => {
    const { model } = watch();
    expect(model.shownUnit).toBe(0);
    model.go(5);
    expect(model.shownUnit).toBe(1);
    model.pin(0);
    expect(model.shownUnit).toBe(0);
    model.pin(0);
    expect([model.pinned, model.shownUnit]).toEqual([undefined, 1]);
  });

  test('a step that changes nothing may still say which unit it is about', () => {
    const film = sampleFilm();
    const steps = film.steps.map((step, i) => (i === 4 ? { ...step, u: 1 } : step));
    const model = new WatchModel({ ...film, steps }, 1000);
    model.go(4);
    expect(model.shownUnit).toBe(1);
    model.go(3);
    expect(model.shownUnit).toBe(0);
  });

  test('a small board is shown whole, of a large one the part with the units', () => {
    expect(watch(1000).model.frame).toBe(undefined);
    const { model } = watch(2500);
    model.go(3);
    expect(model.frame).toEqual({ x: 40, y: 35, width: 60, height: 420 });
    press(model, 'z');
    expect(model.zoom).toBe('action');
    expect(model.frame).toEqual({ x: 40, y: 35, width: 60, height: 245 });
    press(model, 'z');
    expect(model.frame).toBe(undefined);
  });

  test('a trail has every hex of the turn so far, and tells a jump from a step', () => {
    const { model } = watch();
    const trail = (step: number): unknown => {
      model.go(step);
      return model.trails.at(model.chapter, step);
    };
    expect(trail(1)).toEqual([]);
    const walked = [
      { x: 40, y: 35, leap: false },
      { x: 100, y: 70, leap: false },
    ];
    expect(trail(2)).toEqual([{ unit: 0, points: walked }]);
    expect(trail(5)).toEqual([{ unit: 0, points: [...walked, { x: 100, y: 280, leap: true }] }]);
    expect(trail(8)).toEqual([]);
  });

  test('turns have their phases', () => {
    expect(watch().model.chapters.map(({ title, phases }) => [title, phases.map(({ step }) => step)])).toEqual([
      ['Turn 1', [1, 4]],
      ['Turn 2', [8]],
    ]);
  });
});

describe('the film of a game that is under way', () => {
  test('steps added to a film under way can be watched, and the viewer stays where they are', () => {
    const { steps, ...film } = sampleFilm();
    const sofar: FilmStep[] = [];
    const model = new WatchModel({ ...film, steps: sofar }, 1000);
    expect([model.place, model.last, model.chapters.length]).toEqual(['Before the first turn', -1, 1]);
    sofar.push(...steps.slice(0, 8));
    model.grow();
    model.go(6);
    expect(model.chapters.map(({ title }) => title)).toEqual(['Turn 1', 'Turn 2']);
    sofar.push(...steps.slice(8));
    model.grow();
    expect([model.at, model.last, model.moments.length]).toEqual([6, 11, 3]);
    expect(model.chapters[1]!.end).toBe(12);
  });
});

describe('what is explained', () => {
  test('the current step is explained, unless the viewer points at a line or at something else', () => {
    const { model, changes } = watch();
    model.go(5);
    expect(model.why.text).toBe('A1 fires');
    expect(model.why.numbers[0]!.roll!.need).toBe(6);
    model.point(6);
    expect(model.why).toMatchObject({ text: 'B1 falls', numbers: [{ note: '50 tons' }] });
    expect(model.why).toBe(model.why);
    model.point('Heat 3: no effect');
    expect(model.why).toEqual({ text: '', numbers: [{ roll: undefined, parts: [], note: 'Heat 3: no effect' }] });
    const before = changes();
    model.point('Heat 3: no effect');
    expect(changes()).toBe(before);
    model.point(undefined);
    expect(model.why.text).toBe('A1 fires');
  });

  test('going on in a film ends pointing', () => {
    const { model } = watch();
    model.go(5);
    model.point(6);
    model.step(-1);
    expect(model.why.text).toBe('weapons phase');
  });
});

test('the lines of fire of a phase are drawn from its beginning to the current step', () => {
  const { model } = watch();
  model.go(4);
  expect(model.shots).toEqual([]);
  model.go(6);
  expect(model.shots).toEqual([{ step: 5, side: 0, from: { x: 100, y: 280 }, to: { x: 40, y: 455 }, hit: true }]);
  model.go(8);
  expect(model.shots).toEqual([]);
});
