import { openReplay, type Replay } from '@hexfall/protocol';
import { apply, createGame, type GameEvent, type GameSetup, startGame } from '@hexfall/rules';
import { playWithBots, randomSetup } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { Projector } from '../watch/projector.ts';
import { FIELD, LEVELS } from './film.ts';
import { FilmMaker } from './film-maker.ts';
import { makeFilm } from './make-film.ts';
import { recordGame } from './sample-replay.ts';

const SEEDS = [1, 2, 3, 5, 8];

function replayOf(setup: GameSetup): Replay {
  return recordGame(setup, (game, recorder) =>
    playWithBots(game, ['charger', 'random'], (each, command) => recorder.act(each, command)),
  );
}

function eventsOf({ entries }: Replay): GameEvent[] {
  return entries.flatMap(({ event }) => (event === undefined ? [] : [event]));
}

describe('a film that is made while the game is played', () => {
  test.each(SEEDS)('a film that is made while the game is played is the film of the replay of that game (%i)', seed => {
    const setup = randomSetup(seed, { turnLimit: 5 });
    const sink = { explains: true, push: (event: GameEvent) => void maker.push(event) };
    const created = createGame(setup, sink);
    if (!created.ok) throw new Error(created.errors[0]!.message);
    const maker = new FilmMaker(created.value, { title: 'live' });
    startGame(created.value);
    playWithBots(created.value, ['charger', 'random']);
    maker.end();
    const film = makeFilm(replayOf(setup), { why: '', title: 'live', board: 0, swapped: false });
    expect(film.ok && film.value).toEqual(maker.film);
    expect(maker.film.end).toMatch(/wins|draw/);
  });

  test.each(SEEDS)('copying only the steps that were added or have grown gives the whole film (%i)', seed => {
    const replay = replayOf(randomSetup(seed, { turnLimit: 5 }));
    const game = openReplay(replay.header);
    const maker = new FilmMaker(game);
    const copy: string[] = [];
    let grew = 0;
    for (const event of eventsOf(replay)) {
      apply(game.state, event);
      const { added, grown } = maker.push(event);
      for (const step of grown) copy[step] = maker.film.steps[step]!.t;
      for (let i = 0; i < added; i++) copy.push(maker.film.steps[copy.length]!.t);
      grew += grown.length;
    }
    expect(copy).toEqual(maker.film.steps.map(({ t }) => t));
    expect(grew).toBeGreaterThan(5);
  });

  test('a step whose text grows is a new object, so that views see it', () => {
    const replay = replayOf(randomSetup(3, { turnLimit: 3 }));
    const game = openReplay(replay.header);
    const maker = new FilmMaker(game);
    let checked = 0;
    for (const event of eventsOf(replay)) {
      const before = [...maker.film.steps];
      apply(game.state, event);
      const { grown } = maker.push(event);
      for (const [i, step] of before.entries()) expect(maker.film.steps[i] === step).toBe(!grown.includes(i));
      checked += grown.length;
    }
    expect(checked).toBeGreaterThan(0);
  });

  test('a step leads to the events that the game had taken in by then', () => {
    const replay = replayOf(randomSetup(5, { turnLimit: 4 }));
    const events = eventsOf(replay);
    const game = openReplay(replay.header);
    const maker = new FilmMaker(game);
    for (const event of events) {
      apply(game.state, event);
      maker.push(event);
    }
    expect(maker.eventsAt(-1)).toBe(0);
    const again = openReplay(replay.header);
    const projector = new Projector(maker.film);
    let applied = 0;
    for (let step = 0; step < maker.film.steps.length; step++) {
      for (; applied < maker.eventsAt(step); applied++) apply(again.state, events[applied]!);
      projector.seek(step);
      for (const { id, heat, armor } of again.state.mechs) {
        expect(projector.units[id]![FIELD.heat]).toBe(heat);
        expect(projector.units[id]!.slice(FIELD.armor, FIELD.armor + armor.length)).toEqual(armor);
      }
    }
    expect(maker.eventsAt(maker.film.steps.length)).toBe(events.length);
  });

  test('a film may begin in the middle of a game', () => {
    const replay = replayOf(randomSetup(8, { turnLimit: 4 }));
    const events = eventsOf(replay);
    const middle = events.findIndex(event => event.type === 'TurnBegan' && event.turn === 2);
    const game = openReplay(replay.header);
    for (const event of events.slice(0, middle)) apply(game.state, event);
    const maker = new FilmMaker(game);
    expect(maker.film.units.map(({ start }) => start[FIELD.heat])).toEqual(game.state.mechs.map(({ heat }) => heat));
    for (const event of events.slice(middle)) {
      apply(game.state, event);
      maker.push(event);
    }
    expect(maker.film.steps[0]).toMatchObject({ l: LEVELS.turn, t: 'Turn 2' });
  });
});
