import type { Board } from '@hexfall/hex';
import type { Replay } from '@hexfall/protocol';
import { specOf } from '@hexfall/rules';
import { type Film, MapCamera, type UnitSheet, unitSheet, WatchModel } from '@hexfall/stage';
import { hex8, mapSize } from '@hexfall/view';
import { LogSearch } from './log-search.ts';
import type { PreparedFilm } from './prepare-film.ts';

/** The record sheet of a unit at a moment, with its heading. */
export interface ShownSheet {
  readonly sheet: UnitSheet;
  readonly title: string;
  readonly about: string;
  readonly side: 0 | 1;
  readonly heatWords: string;
}

/** A replay that is open: its film, the viewer's position in it, and the true state at every step. */
export class OpenGame {
  /** The name of the replay, such as that of its file. */
  readonly name: string;
  readonly replay: Replay;
  /** The text of the replay. */
  readonly text: string;
  readonly watch: WatchModel;
  readonly camera: MapCamera;
  readonly search: LogSearch;
  /** Hash of the last state, in the form in which the command line prints it. */
  readonly finalHash: string;
  private readonly prepared: PreparedFilm;

  constructor(name: string, text: string, prepared: PreparedFilm) {
    const size = mapSize(prepared.replay.header.setup.board.grid);
    this.name = name;
    this.text = text;
    this.prepared = prepared;
    this.replay = prepared.replay;
    this.watch = new WatchModel(prepared.film, Math.max(size.width, size.height));
    // Since the board can be dragged, units are shown large enough to read at first.
    this.watch.setZoom('units');
    this.camera = new MapCamera(size);
    this.search = new LogSearch(prepared.film);
    this.finalHash = hex8(prepared.finalHash);
  }

  get board(): Board {
    return this.replay.header.setup.board;
  }

  /** The two sides of the game in words. */
  get title(): string {
    const { units } = this.watch.film;
    const [a, b] = [0, 1].map(side => sideWords(units.filter(unit => unit.side === side).map(({ name }) => name)));
    return `${a} against ${b}`;
  }

  /** The place and the rules of the game. */
  get about(): string {
    const { setup, profile } = this.replay.header;
    const { width, height } = setup.board.grid;
    return `${width} × ${height} hexes, ${profile.id} rules`;
  }

  /** The number of the last turn. */
  get turns(): number {
    return this.prepared.turns;
  }

  /** A sentence about states whose hashes differ from those in the replay; '' if there are none. */
  get doubt(): string {
    const turn = this.prepared.inconsistentTurn;
    return turn === undefined
      ? ''
      : `The state at the end of turn ${turn} does not have the hash that the replay states.`;
  }

  /** Returns how many events had happened at a step. */
  readonly eventsAt = (step: number): number => this.prepared.eventsAt(step);

  /** The record sheet of the selected unit, as it is at the current step. */
  get sheet(): ShownSheet {
    const { film, at, shownUnit } = this.watch;
    const game = this.prepared.history.at(this.prepared.eventsAt(at));
    const mech = game.state.mechs[shownUnit]!;
    const { mark, name, about, side } = film.units[shownUnit]!;
    return {
      sheet: unitSheet(specOf(game, mech), mech),
      title: `${mark} ${name}`,
      about,
      side,
      heatWords: heatWords(film, mech.heat),
    };
  }
}

function heatWords({ heat: scale }: Film, heat: number): string {
  const words = scale.findLast(([from]) => heat >= from)?.[1] ?? '';
  return words === 'no effect' ? '' : words;
}

/** Returns the units of a side or, of a large force, the first ones and how many more there are. */
function sideWords(names: readonly string[]): string {
  const [first = 'nobody', ...others] = names;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
