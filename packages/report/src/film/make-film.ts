import { forceValue } from '@hexfall/data';
import { type Grid, OFF_BOARD } from '@hexfall/hex';
import { type Replay, type ReplayError, watchReplay } from '@hexfall/protocol';
import {
  boardOf,
  fail,
  type Game,
  type GameEvent,
  MECH_STATUSES,
  type MechState,
  type Modifier,
  type Result,
  specOf,
  succeed,
} from '@hexfall/rules';
import { hexPoint, modifierText, type Names, namesOf, Story, type StoryLine, sideName } from '@hexfall/view';
import { heatScale, woundScale } from './condition-words.ts';
import { explainStep } from './explain-step.ts';
import { type Film, type FilmStep, type FilmUnit, LEVELS } from './film.ts';
import { momentOf } from './moment-of.ts';

export interface FilmOptions {
  /** Why the game is worth watching. */
  readonly why: string;
  readonly title: string;
  /** Index of its board among those of the page. */
  readonly board: number;
  /** Whether B is side 0 of this game. */
  readonly swapped: boolean;
  /** How the game ended, if that was not by the rules, such as a forfeit. */
  readonly end?: string;
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
    before: (event, game) => camera.look(event, game),
    after: (event, game) => camera.take(event, game),
  });
  if (!watched.ok) return fail(...watched.errors);
  const { why, title, board, end } = options;
  return succeed({ why, title, board, ...camera.develop(watched.value.game, end) });
}

/** A step whose text is not written yet: a line of the story may grow until its phase is over. */
interface Take {
  readonly step: Omit<FilmStep, 't'>;
  readonly line: StoryLine | undefined;
}

class Camera {
  private readonly swapped: boolean;
  private readonly takes: Take[] = [];
  private names: Names | undefined;
  private story: Story | undefined;
  private units: FilmUnit[] = [];
  /** Texts of modifiers, with their indices. */
  private readonly words = new Map<string, number>();
  /** What explains the event that is about to happen. */
  private note: string | undefined;
  /** States of the units after the last step. */
  private shown: number[][] = [];

  constructor(swapped: boolean) {
    this.swapped = swapped;
  }

  /** Looks at the state before an event. */
  look(event: GameEvent, game: Game): void {
    this.begin(game);
    this.note = explainStep(event, game, this.names!);
  }

  private begin(game: Game): void {
    if (this.names !== undefined) return;
    this.names = this.namesOf(game);
    this.story = new Story(game, { names: this.names });
    this.shown = game.state.mechs.map(mech => stateOf(mech, boardOf(game).grid));
    const values = unitValues(game);
    this.units = game.state.mechs.map(mech => this.unitOf(game, mech, values[mech.id]!));
  }

  /** An event is a step if a reader hears of it or a viewer sees it. */
  take(event: GameEvent, game: Game): void {
    const line = this.story!.push(event);
    const seen = {
      ...takeChanges(game, this.shown),
      ...changedHex(event, boardOf(game).grid),
      ...attackOf(event),
      ...momentOf(event),
    };
    // The end of the game is a step of its own.
    if (event.type === 'GameEnded' || (line === undefined && Object.keys(seen).length === 0)) return;
    const level = line?.level === 'turn' ? LEVELS.turn : LEVELS.event;
    const note = this.note === undefined ? {} : { w: this.note };
    this.takes.push({ step: { l: level, ...seen, ...this.numbersOf(event), ...note }, line });
  }

  /** Target number, roll and modifiers of an event that has them. */
  private numbersOf(event: GameEvent): Pick<FilmStep, 'r' | 'm'> {
    if (!('need' in event)) return {};
    const { need, roll } = event;
    const modifiers = 'modifiers' in event ? event.modifiers : [];
    return {
      r: [need, roll],
      ...(modifiers.length === 0 ? {} : { m: modifiers.flatMap(each => this.modifier(each)) }),
    };
  }

  private modifier(modifier: Modifier): [value: number, word: number] {
    const text = modifierText(modifier, this.names);
    if (!this.words.has(text)) this.words.set(text, this.words.size);
    return [modifier.value, this.words.get(text)!];
  }

  develop(game: Game, ended?: string): Omit<Film, 'why' | 'title' | 'board'> {
    this.begin(game);
    const end = ended ?? this.endOf(game);
    const last = { l: LEVELS.end, t: end, ...takeChanges(game, this.shown) };
    const steps = [...captioned(this.takes), last];
    const { units, words } = this;
    return { units, steps, words: [...words.keys()], heat: heatScale(), wounds: woundScale(), end };
  }

  /** Who won. A replay may also end before its game does. */
  private endOf({ state }: Game): string {
    const { turn, outcome } = state;
    if (outcome.kind === 'undecided') return `The replay ends in turn ${turn}, before the game does`;
    const turns = `${turn} turn${turn === 1 ? '' : 's'}`;
    return outcome.kind === 'win' ? `${this.sideOf(outcome.side)} wins after ${turns}` : `A draw after ${turns}`;
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

  private unitOf(game: Game, mech: MechState, value: number): FilmUnit {
    const { name, armor, structure, tonnage } = specOf(game, mech);
    return {
      mark: this.markOf(game, mech.id),
      name,
      side: this.forceOf(mech.side),
      about: `${tonnage} tons, crew ${mech.gunnery}/${mech.piloting}, BV ${value}`,
      armor,
      structure,
      start: [...this.shown[mech.id]!],
    };
  }
}

/** Battle Values by unit: with its crew, in its force, undamaged. */
function unitValues(game: Game): number[] {
  const values: number[] = [];
  for (const side of new Set(game.state.mechs.map(mech => mech.side))) {
    const own = game.state.mechs.filter(mech => mech.side === side);
    const crewed = own.map(({ id, gunnery, piloting }) => ({
      id,
      gunnery,
      piloting,
      spec: specOf(game, game.state.mechs[id]!),
    }));
    for (const { unit, value } of forceValue(crewed).units) values[unit.id] = value;
  }
  return values;
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
  const { facing, heat, pilotWounds, twist, armor, structure } = mech;
  return [x, y, facing, condition, status, heat, pilotWounds, twist, ...armor, ...structure];
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
