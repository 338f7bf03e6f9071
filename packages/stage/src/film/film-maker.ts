import type { Grid } from '@hexfall/hex';
import { boardOf, type EventSink, type Game, type GameEvent, type Modifier } from '@hexfall/rules';
import { hexPoint, modifierText, type Names, Story } from '@hexfall/view';
import { CaptionWriter, type FilmChange } from './caption-writer.ts';
import { heatScale, woundScale } from './condition-words.ts';
import { explainStep } from './explain-step.ts';
import { type Film, type FilmStep, LEVELS } from './film.ts';
import { FilmCast } from './film-cast.ts';
import { momentOf } from './moment-of.ts';
import { ShownStates } from './unit-state.ts';

/** What a film says about its game, besides what happens in it. */
export interface FilmTitle {
  /** Why the game is worth watching. */
  readonly why: string;
  readonly title: string;
  /** Index of its board among those of the page. */
  readonly board: number;
  /** Whether B is side 0 of this game. */
  readonly swapped: boolean;
}

const UNTITLED: FilmTitle = { why: '', title: '', board: 0, swapped: false };

/**
 * Makes a film of a game while it is played. It must be given every event right after the event was applied to the game, as a sink of the
 * game is.
 *
 * @example
 * ```ts
 * import { apply, type GameEvent } from '@hexfall/rules';
 * import { FilmMaker } from '@hexfall/stage';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const maker = new FilmMaker(game);
 * const event: GameEvent = { type: 'TorsoTwisted', unit: 0, twist: 1 };
 * apply(game.state, event);
 * maker.push(event); // => { added: 1, grown: [] }
 * maker.film.steps[0]?.t; // => 'A1 twists its torso right'
 * ```
 */
export class FilmMaker implements EventSink {
  /** Events come with the modifiers of their numbers. */
  readonly explains = true;
  /** The film so far: the same object always, with lists that grow. A step whose text grows is replaced. */
  readonly film: Film;
  private readonly game: Game;
  private readonly cast: FilmCast;
  private readonly names: Names;
  private readonly story: Story;
  private readonly shown: ShownStates;
  private readonly captions = new CaptionWriter();
  /** Texts of modifiers, with their indices. */
  private readonly wordIndices = new Map<string, number>();
  private readonly words: string[] = [];
  /** How many events have been received. */
  private events = 0;
  /** By step: how many events had happened, its own included. */
  private readonly eventCounts: number[] = [];

  /** The game may be under way already: the film begins with its present state. */
  constructor(game: Game, title: Partial<FilmTitle> = {}) {
    const { swapped, ...titles } = { ...UNTITLED, ...title };
    this.game = game;
    this.cast = new FilmCast(game, swapped);
    this.names = this.cast.names();
    this.story = new Story(game, { names: this.names });
    this.shown = new ShownStates(game);
    this.film = {
      ...titles,
      units: this.cast.units(),
      steps: this.captions.steps,
      words: this.words,
      heat: heatScale(),
      wounds: woundScale(),
      end: '',
    };
  }

  /** Adds an event. It becomes a step if the story tells it, or if it changes something that the film shows. */
  push(event: GameEvent): FilmChange {
    this.events++;
    if (event.type === 'PhaseBegan' || event.type === 'TurnBegan') this.captions.close();
    const line = this.story.push(event);
    const seen = this.seenOf(event);
    const grown = this.captions.refresh();
    // The end of the game is a step of its own.
    if (event.type === 'GameEnded' || (line === undefined && Object.keys(seen).length === 0))
      return { added: 0, grown };
    const note = explainStep(event, this.game, this.names);
    const step = {
      l: line?.level === 'turn' ? LEVELS.turn : LEVELS.event,
      ...seen,
      ...unitOf(event, seen),
      ...this.numbersOf(event),
      ...(note === undefined ? {} : { w: note }),
    };
    return this.added(this.captions.add(step, line), grown);
  }

  /** Adds the last step, which says who won, or `text` if the game did not end by the rules. */
  end(text: string = this.endText()): FilmChange {
    const grown = this.captions.refresh();
    this.captions.steps.push({ l: LEVELS.end, t: text, ...this.shown.takeChanges() });
    (this.film as { end: string }).end = text;
    return this.added(1, grown);
  }

  /** How many events had happened at a step, this step's own included. */
  eventsAt(step: number): number {
    return this.eventCounts[step] ?? (step < 0 ? 0 : this.events);
  }

  private added(added: number, grown: readonly number[]): FilmChange {
    // The heading of a phase precedes the event that is its first.
    for (let i = added - 1; i >= 0; i--) this.eventCounts.push(this.events - i);
    return { added, grown };
  }

  private seenOf(event: GameEvent): Pick<FilmStep, 'd' | 'h' | 'a' | 'k'> {
    return {
      ...this.shown.takeChanges(),
      ...changedHex(event, boardOf(this.game).grid),
      ...attackOf(event),
      ...momentOf(event),
    };
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
    const known = this.wordIndices.get(text);
    if (known !== undefined) return [modifier.value, known];
    this.wordIndices.set(text, this.words.length);
    this.words.push(text);
    return [modifier.value, this.words.length - 1];
  }

  /** Who won. A replay may also end before its game does. */
  private endText(): string {
    const { turn, outcome } = this.game.state;
    if (outcome.kind === 'undecided') return `The replay ends in turn ${turn}, before the game does`;
    const turns = `${turn} turn${turn === 1 ? '' : 's'}`;
    return outcome.kind === 'win' ? `${this.cast.side(outcome.side)} wins after ${turns}` : `A draw after ${turns}`;
  }
}

function changedHex(event: GameEvent, grid: Grid): Pick<FilmStep, 'h'> {
  if (event.type !== 'TerrainChanged' && event.type !== 'BuildingCollapsed') return {};
  const { x, y } = hexPoint(grid, event.hex);
  return { h: [x, y] };
}

/** Who an event is about, unless the step shows that already. */
function unitOf(event: GameEvent, { a, d }: Pick<FilmStep, 'a' | 'd'>): Pick<FilmStep, 'u'> {
  if (!('unit' in event) || a !== undefined || (d?.length === 1 && d[0]![0] === event.unit)) return {};
  return { u: event.unit };
}

function attackOf(event: GameEvent): Pick<FilmStep, 'a'> {
  if (event.type !== 'AttackRolled' && event.type !== 'PhysicalRolled') return {};
  return { a: [event.attacker, event.target, event.hit ? 1 : 0] };
}
