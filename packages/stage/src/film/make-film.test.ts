import { type Replay, watchReplay } from '@hexfall/protocol';
import { ARMOR_FACINGS, type GameSetup, LOCATIONS, MECH_STATUSES } from '@hexfall/rules';
import { playWithBots, randomSetup } from '@hexfall/testkit';
import { Story } from '@hexfall/view';
import { describe, expect, test } from 'vitest';
import { Projector } from '../watch/projector.ts';
import { CONDITIONS, FIELD, type Film, LEVELS, STATUS_WORDS } from './film.ts';
import { makeFilm } from './make-film.ts';
import { recordGame } from './sample-replay.ts';

/** The replay of a game between bots. */
function replayOf(setup: GameSetup): Replay {
  return recordGame(setup, (game, recorder) =>
    playWithBots(game, ['charger', 'random'], (each, command) => recorder.act(each, command)),
  );
}

function filmOf(replay: Replay, swapped = false): Film {
  const film = makeFilm(replay, { why: 'typical', title: 'game 1', board: 0, swapped });
  if (!film.ok) throw new Error(film.errors[0]!.message);
  return film.value;
}

describe('a film', () => {
  test('a film ends with every unit in the state that the game left it in', () => {
    for (const seed of [1, 2, 3, 5, 8, 13]) {
      const replay = replayOf(randomSetup(seed, { turnLimit: 6 }));
      const watched = watchReplay(replay);
      if (!watched.ok) throw new Error(watched.errors[0]!.message);
      const projector = new Projector(filmOf(replay));
      projector.seek(projector.last);
      for (const mech of watched.value.game.state.mechs) {
        const state = projector.units[mech.id]!;
        expect(state.slice(FIELD.armor, FIELD.armor + ARMOR_FACINGS.length)).toEqual(mech.armor);
        expect(state.slice(FIELD.structure, FIELD.structure + LOCATIONS.length)).toEqual(mech.structure);
        expect(MECH_STATUSES[state[FIELD.status]!]).toBe(mech.status);
        expect([state[FIELD.heat], state[FIELD.wounds], state[FIELD.facing], state[FIELD.twist]]).toEqual([
          mech.heat,
          mech.pilotWounds,
          mech.facing,
          mech.twist,
        ]);
        expect((state[FIELD.condition]! & 1) === 1).toBe(mech.prone);
      }
    }
  });

  test('every status and condition has a text', () => {
    expect(STATUS_WORDS).toHaveLength(MECH_STATUSES.length);
    expect(CONDITIONS[0]).toBe('prone');
  });

  const replay = replayOf(randomSetup(4, { turnLimit: 4 }));
  const film = filmOf(replay);

  test('a film begins with the first turn and ends with who won', () => {
    expect(film.steps[0]).toEqual({ l: LEVELS.turn, t: 'Turn 1' });
    expect(film.steps.at(-1)!.t).toBe(film.end);
    expect(film.end).toMatch(/^(?:[AB] wins|A draw) after \d+ turns?$/);
  });

  test('a film has no phases without events and no state hashes', () => {
    for (const [i, { l }] of film.steps.entries())
      if (l === LEVELS.phase) expect(film.steps[i + 1]!.l).toBe(LEVELS.event);
    expect(film.steps.some(({ t }) => t.includes('state '))).toBe(false);
  });

  test('A stays A when the sides are exchanged', () => {
    const swapped = filmOf(replay, true);
    expect(film.units.map(({ mark }) => mark[0])).toEqual(film.units.map(({ side }) => 'AB'[side]));
    expect(swapped.units.map(({ side }) => side)).toEqual(film.units.map(({ side }) => 1 - side));
    const initiative = (each: Film): string => each.steps.find(({ t }) => t.startsWith('Initiative'))!.t;
    const [, first, second] = /^Initiative: A (.*), B (.*); [AB] moves first$/.exec(initiative(film))!;
    expect(initiative(swapped)).toContain(`Initiative: A ${second}, B ${first}; `);
    expect(swapped.units[0]!.mark).not.toBe(film.units[0]!.mark);
  });

  test('a film marks exactly the hexes whose terrain changes', () => {
    const changing = [1, 2, 3, 5, 8, 13].map(seed => replayOf(randomSetup(seed, { turnLimit: 6 })));
    let marked = 0;
    for (const each of changing) {
      const changes = each.entries.filter(
        ({ event }) => event?.type === 'TerrainChanged' || event?.type === 'BuildingCollapsed',
      );
      expect(filmOf(each).steps.filter(({ h }) => h !== undefined)).toHaveLength(changes.length);
      marked += changes.length;
    }
    expect(marked).toBeGreaterThan(0);
  });

  test('steps of attacks name attacker, target and result', () => {
    const attacks = film.steps.filter(({ a }) => a !== undefined);
    expect(attacks.length).toBeGreaterThan(0);
    for (const { a, t } of attacks) {
      expect(t).toContain(film.units[a![0]]!.mark);
      expect(t).toContain(film.units[a![1]]!.mark);
      expect(t).toMatch(a![2] === 1 ? /, hits/ : /, (?:misses|finds no lock and holds its fire)$/);
    }
  });

  test('a move is one line, and the unit is seen in every hex of it', () => {
    const moved = film.steps.flatMap(({ d }, step) =>
      d?.some(([, field]) => field === FIELD.x || field === FIELD.y) ? [step] : [],
    );
    const lines = new Set(moved.map(step => film.steps[step]!.c ?? step));
    expect(moved.length).toBeGreaterThan(lines.size);
    expect(film.steps.some(({ t }) => /^[AB]\d (?:walks|runs) [2-9] hexes to \d{4}, facing [NS]/.test(t))).toBe(true);
    expect(film.steps.some(({ t }) => t.includes(' MP'))).toBe(false);
  });

  test('a step without a text points to an earlier step that tells of it', () => {
    const silent = film.steps.flatMap((step, at) => (step.t === '' ? [{ ...step, at }] : []));
    expect(silent.length).toBeGreaterThan(0);
    for (const { c, at } of silent) {
      expect(c).toBeLessThan(at);
      expect(film.steps[c!]!.t).not.toBe('');
    }
    expect(film.steps.filter(({ t, c }) => t !== '' && c !== undefined)).toEqual([]);
  });

  test.each([4, 1, 2, 3, 5, 8])('a film is told in the words of a story (%i)', seed => {
    const each = replayOf(randomSetup(seed, { turnLimit: 4 }));
    let story: Story | undefined;
    watchReplay(each, {
      before: (_event, game) => {
        story ??= new Story(game);
      },
      after: event => void story?.push(event),
    });
    const shown = filmOf(each);
    const withMarks = story!.lines.map(({ text }) => text.replaceAll(/([AB]\d) Test/g, '$1'));
    const told = shown.steps.filter(({ l, t }) => l !== LEVELS.phase && t !== '' && t !== shown.end).map(({ t }) => t);
    expect(new Set(withMarks.slice(0, -1))).toEqual(new Set(told));
  });

  test('falls, kills, hits to the head and explosions are marked, each with the unit that suffers it', () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3, 5, 8, 13, 21, 34]) {
      const each = replayOf(randomSetup(seed, { turnLimit: 9 }));
      const events = each.entries.flatMap(({ event }) => (event === undefined ? [] : [event]));
      const marked = filmOf(each).steps.flatMap(({ k }) => (k === undefined ? [] : [k]));
      const told = events.flatMap((event): [string, number][] => {
        if (event.type === 'UnitDestroyed') return [['kill', event.unit]];
        if (event.type === 'Exploded') return [['explosion', event.unit]];
        if (event.type === 'Fell') return [['fall', event.unit]];
        return event.type === 'DamageApplied' && LOCATIONS[event.location] === 'HD' ? [['head', event.unit]] : [];
      });
      expect(marked).toEqual(told);
      for (const [kind] of told) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(['explosion', 'fall', 'head', 'kill']);
  });

  test('every target number comes with its roll, and its modifiers add up to it', () => {
    const numbers = film.steps.flatMap(({ r, m }) => (r === undefined || m === undefined ? [] : [{ need: r[0], m }]));
    expect(numbers.length).toBeGreaterThan(20);
    for (const { need, m } of numbers) {
      expect(m.filter((_, i) => i % 2 === 0).reduce((sum, value) => sum + value, 0)).toBe(need);
      for (const word of m.filter((_, i) => i % 2 === 1)) expect(film.words[word]).toBeTypeOf('string');
    }
    expect(film.words).toContain('gunnery');
  });

  test('heat is explained by an equation that is true', () => {
    const notes = film.steps.flatMap(
      ({ w = '' }) => /^(\d+) before \+ (\d+) built up - (\d+) dissipated = (\d+)$/.exec(w) ?? [],
    );
    expect(notes.length).toBeGreaterThan(10);
    for (let i = 0; i < notes.length; i += 5) {
      const [before, built, gone, left] = notes.slice(i + 1, i + 5).map(Number);
      expect(before! + built! - gone!).toBe(left);
    }
  });

  test('damage is explained with who did it and where every point went', () => {
    const notes = film.steps.flatMap(({ w = '' }) => (w.includes(' in this phase.') ? [w] : []));
    expect(notes.length).toBeGreaterThan(5);
    for (const note of notes)
      expect(note).toMatch(
        /^\d+ points? by (?:[AB]\d|its fall|an explosion|\w+).*: \d+ .*\. This \d+-ton unit has taken \d+ in this phase\.$/,
      );
  });

  test('a film of a game that breaks off says so, and one with an end of its own says that', () => {
    const cut = { ...replay, entries: replay.entries.slice(0, 40) };
    expect(filmOf(cut).end).toBe('The replay ends in turn 1, before the game does');
    const ended = makeFilm(cut, { why: '', title: '', board: 0, swapped: false, end: 'A forfeits' });
    expect(ended.ok && ended.value.steps.at(-1)).toMatchObject({ l: LEVELS.end, t: 'A forfeits' });
  });

  test('a line about a unit is a step that names that unit', () => {
    const standing = film.steps.filter(({ t }) => / tries to stand up/.test(t));
    expect(standing.length).toBeGreaterThan(0);
    for (const { t, u, d } of standing) expect(t.startsWith(film.units[u ?? d![0]![0]!]!.mark)).toBe(true);
  });

  test('units are described with tonnage, crew and Battle Value', () => {
    for (const { about } of film.units) expect(about).toMatch(/^\d+ tons, crew \d\/\d, BV \d+$/);
  });
});
