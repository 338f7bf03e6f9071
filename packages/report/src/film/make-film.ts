import { type Grid, OFF_BOARD } from '@hexfall/hex';
import { type Replay, type ReplayError, watchReplay } from '@hexfall/protocol';
import {
  boardOf,
  fail,
  type Game,
  type GameEvent,
  MECH_STATUSES,
  type MechState,
  type Result,
  specOf,
  succeed,
} from '@hexfall/rules';
import { hexPoint, markersSvg, type Names, namesOf, Story, type StoryLine, sideName } from '@hexfall/view';
import { type Film, type FilmStep, type FilmUnit, LEVELS } from './film.ts';

export interface FilmOptions {
  /** Why the game is worth watching. */
  readonly why: string;
  readonly title: string;
  /** Index of its board among those of the page. */
  readonly board: number;
  /** Whether B is side 0 of this game. */
  readonly swapped: boolean;
}

/**
 * Turns a replay into a film: everything a page needs to show the game without knowing the rules.
 *
 * @example
 * ```ts
 * import { readReplay } from '@hexfall/protocol';
 * import { makeFilm } from '@hexfall/report';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * if (!replay.ok) throw new Error('no replay');
 * const film = makeFilm(replay.value, { why: 'typical', title: 'A quiet day', board: 0, swapped: false });
 * film.ok && film.value.end; // => 'A draw after 1 turn'
 * film.ok && film.value.steps[0]?.t; // => 'Turn 1'
 * ```
 */
export function makeFilm(replay: Replay, options: FilmOptions): Result<Film, ReplayError> {
  const camera = new Camera(options.swapped);
  const watched = watchReplay(replay, {
    before: (_event, game) => camera.begin(game),
    after: (event, game) => camera.take(event, game),
  });
  if (!watched.ok) return fail(...watched.errors);
  const { why, title, board } = options;
  return succeed({ why, title, board, ...camera.develop(watched.value.game) });
}

/** A step whose text is not written yet: a line of the story may grow until its phase is over. */
interface Take {
  readonly step: Omit<FilmStep, 't'>;
  readonly line: StoryLine | undefined;
}

class Camera {
  private readonly swapped: boolean;
  private readonly takes: Take[] = [];
  private story: Story | undefined;
  private units: FilmUnit[] = [];
  private markers = '';
  /** States of the units after the last step. */
  private shown: number[][] = [];

  constructor(swapped: boolean) {
    this.swapped = swapped;
  }

  begin(game: Game): void {
    if (this.story !== undefined) return;
    this.story = new Story(game, { names: this.namesOf(game) });
    this.shown = game.state.mechs.map(mech => stateOf(mech, boardOf(game).grid));
    this.units = game.state.mechs.map(mech => this.unitOf(game, mech));
    this.markers = this.markersOf(game);
  }

  /** An event is a step if a reader hears of it or a viewer sees it. */
  take(event: GameEvent, game: Game): void {
    const line = this.story!.push(event);
    const seen = {
      ...takeChanges(game, this.shown),
      ...changedHex(event, boardOf(game).grid),
      ...attackOf(event),
    };
    // The end of the game is a step of its own.
    if (event.type === 'GameEnded' || (line === undefined && Object.keys(seen).length === 0)) return;
    this.takes.push({ step: { l: line?.level === 'turn' ? LEVELS.turn : LEVELS.event, ...seen }, line });
  }

  develop(game: Game): Omit<Film, 'why' | 'title' | 'board'> {
    this.begin(game);
    const { turn, outcome } = game.state;
    const turns = `${turn} turn${turn === 1 ? '' : 's'}`;
    const end = outcome.kind === 'win' ? `${this.sideOf(outcome.side)} wins after ${turns}` : `A draw after ${turns}`;
    const last = { l: LEVELS.turn, t: end, ...takeChanges(game, this.shown) };
    return { markers: this.markers, units: this.units, steps: [...captioned(this.takes), last], end };
  }

  /** The force that plays a side: 0 for A, 1 for B. */
  private forceOf(side: number): 0 | 1 {
    return (side === 0) === this.swapped ? 1 : 0;
  }

  private sideOf(side: number): string {
    return sideName(this.forceOf(side));
  }

  private markOf(game: Game, id: number): string {
    const { side } = game.state.mechs[id]!;
    const earlier = game.state.mechs.filter(mech => mech.side === side && mech.id < id).length;
    return `${this.sideOf(side)}${earlier + 1}`;
  }

  /** Units are named by their marks only, since the page shows the full names beside the board. */
  private namesOf(game: Game): Names {
    return {
      ...namesOf(game),
      unit: id => this.markOf(game, id),
      mark: id => this.markOf(game, id),
      side: side => this.sideOf(side),
    };
  }

  private unitOf(game: Game, mech: MechState): FilmUnit {
    const { name, armor, structure } = specOf(game, mech);
    const mark = this.markOf(game, mech.id);
    return { mark, name, side: this.forceOf(mech.side), armor, structure, start: [...this.shown[mech.id]!] };
  }

  private markersOf(game: Game): string {
    const markers = game.state.mechs.map(mech => ({
      hex: Math.max(0, mech.hex),
      facing: mech.facing,
      label: this.markOf(game, mech.id),
      side: this.forceOf(mech.side),
    }));
    return markersSvg(boardOf(game).grid, markers);
  }
}

/** The steps with their texts: the first step of a line has all of it, the others point to that step. */
function captioned(takes: readonly Take[]): FilmStep[] {
  const steps: FilmStep[] = [];
  const firsts = new Map<StoryLine, number>();
  for (const { step, line } of takes) {
    const first = line === undefined ? lastCaption(steps) : firsts.get(line);
    if (line === undefined || first !== undefined)
      steps.push({ ...step, t: '', ...(first === undefined ? {} : { c: first }) });
    else {
      if (line.heading !== undefined) steps.push({ l: LEVELS.phase, t: line.heading });
      firsts.set(line, steps.length);
      steps.push({ ...step, t: line.text });
    }
  }
  return steps;
}

/** The step whose text is shown when a step without one follows. */
function lastCaption(steps: readonly FilmStep[]): number | undefined {
  const last = steps.length - 1;
  return last < 0 ? undefined : (steps[last]!.c ?? last);
}

/** The state of a unit as a list, in the order of `FIELD`. */
function stateOf(mech: MechState, grid: Grid): number[] {
  const { x, y } = mech.hex === OFF_BOARD ? { x: -1, y: -1 } : hexPoint(grid, mech.hex);
  const conditions = [mech.prone, mech.shutdown, mech.pilot === 'unconscious', mech.pilot === 'dead', mech.stuck];
  const condition = conditions.reduce((bits, on, i) => bits | (Number(on) << i), 0);
  const status = MECH_STATUSES.indexOf(mech.status);
  return [x, y, mech.facing, condition, status, mech.heat, mech.pilotWounds, ...mech.armor, ...mech.structure];
}

/** Finds what has changed since the last step, and updates `shown`. */
function takeChanges(game: Game, shown: number[][]): Pick<FilmStep, 'd'> {
  const d = game.state.mechs.flatMap(mech => {
    const [before, now] = [shown[mech.id]!, stateOf(mech, boardOf(game).grid)];
    const pairs = now.flatMap((value, i) => (value === before[i] ? [] : [i, value]));
    shown[mech.id] = now;
    return pairs.length === 0 ? [] : [[mech.id, ...pairs]];
  });
  return d.length === 0 ? {} : { d };
}

function changedHex(event: GameEvent, grid: Grid): Pick<FilmStep, 'h'> {
  if (event.type !== 'TerrainChanged' && event.type !== 'BuildingCollapsed') return {};
  const { x, y } = hexPoint(grid, event.hex);
  return { h: [x, y] };
}

function attackOf(event: GameEvent): Pick<FilmStep, 'a'> {
  if (event.type !== 'AttackRolled' && event.type !== 'PhysicalRolled') return {};
  return { a: [event.attacker, event.target, event.hit ? 1 : 0] };
}
