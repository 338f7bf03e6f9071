import { type Replay, readReplay, watchReplay } from '@hexfall/protocol';
import { ARMOR_FACINGS, type GameSetup, LOCATIONS, MECH_STATUSES } from '@hexfall/rules';
import { type Batch, replayGame } from '@hexfall/sim';
import { randomSetup } from '@hexfall/testkit';
import { Story } from '@hexfall/view';
import { describe, expect, test } from 'vitest';
import { Projector } from '../../player/projector.ts';
import { CONDITIONS, FIELD, type Film, LEVELS, STATUS_WORDS } from './film.ts';
import { makeFilm } from './make-film.ts';

/** The replay of a game between bots. */
function replayOf({ seed, ...position }: GameSetup): Replay {
  const force = { name: '', units: [] };
  const fields = [{ title: '', straight: position, exchanged: position }];
  const batch: Batch = { seed, swapSides: false, bots: ['charger', 'random'], forces: [force, force], fields };
  const lines: string[] = [];
  replayGame(batch, 0, line => void lines.push(line));
  const replay = readReplay(lines.join('\n'));
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  return replay.value;
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
        expect([state[FIELD.heat], state[FIELD.wounds], state[FIELD.facing]]).toEqual([
          mech.heat,
          mech.pilotWounds,
          mech.facing,
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
    expect(swapped.markers).toContain(`>${swapped.units[0]!.mark}</text>`);
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

  test('a film is told in the words of a story', () => {
    let story: Story | undefined;
    watchReplay(replay, {
      before: (_event, game) => {
        story ??= new Story(game);
      },
      after: event => void story?.push(event),
    });
    const withMarks = story!.lines.map(({ text }) => text.replaceAll(/([AB]\d) Test/g, '$1'));
    const told = film.steps.filter(({ l, t }) => l !== LEVELS.phase && t !== '' && t !== film.end).map(({ t }) => t);
    expect(new Set(withMarks.slice(0, -1))).toEqual(new Set(told));
  });
});

describe('a projector', () => {
  const film = filmOf(replayOf(randomSetup(4, { turnLimit: 4 })));

  test('a projector shows the same state however it came to a step', () => {
    const [straight, wandering] = [new Projector(film), new Projector(film)];
    const middle = Math.floor(film.steps.length / 2);
    straight.seek(middle);
    wandering.seek(film.steps.length + 100);
    wandering.seek(-7);
    expect(wandering.at).toBe(-1);
    expect(wandering.units).toEqual(film.units.map(({ start }) => start));
    wandering.seek(middle + 5);
    wandering.seek(middle);
    expect(wandering.units).toEqual(straight.units);
  });

  test('a projector finds the next and the previous turn', () => {
    const projector = new Projector(film);
    expect(projector.turn).toBe('Before the first turn');
    projector.seek(0);
    projector.seek(projector.neighborTurn(1));
    expect(projector.turn).toBe('Turn 2');
    projector.seek(projector.neighborTurn(-1));
    expect(projector.turn).toBe('Turn 1');
    projector.seek(projector.last);
    expect(projector.neighborTurn(1)).toBe(projector.last);
  });
});
