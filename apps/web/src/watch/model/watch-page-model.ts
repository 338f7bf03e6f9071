import { fail, type Result, succeed } from '@hexfall/rules';
import { Model } from '@hexfall/stage';
import { runInSlices, type SliceTools } from '../../app/slices.ts';
import { unpackGame } from './link-data.ts';
import { OpenGame } from './open-game.ts';
import { prepareFilm, readInSteps } from './prepare-film.ts';
import { resimulate } from './resimulate.ts';
import { Verification, type VerifyPort } from './verification.ts';
import { isSameSource, type WatchSource } from './watch-source.ts';

/** What the page needs from the browser. */
export interface WatchTools {
  /** Returns a game of the library; `undefined` if it no longer exists. */
  loadGame(id: string): Promise<{ readonly name: string; readonly replay: string } | undefined>;
  /** Returns the example game of the site. */
  loadExample(): Promise<string>;
  readonly slices: SliceTools;
  /** Starts the worker that verifies replays. */
  startVerifier(): VerifyPort;
}

export type WatchState =
  /** The address names no game, so the page offers what there is. */
  | { readonly kind: 'choosing' }
  | { readonly kind: 'opening'; readonly share: number }
  /** There is nothing to watch; the sentence gives the reason. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'open'; readonly game: OpenGame; readonly verification: Verification };

interface Found {
  readonly name: string;
  readonly text: string;
}

/** The page on which replays are watched: finds the replay that the address names, and opens it. */
export class WatchPageModel extends Model {
  private current: WatchState = { kind: 'choosing' };
  private source: WatchSource | undefined;
  private work = new AbortController();
  private readonly tools: WatchTools;

  constructor(tools: WatchTools) {
    super();
    this.tools = tools;
  }

  get state(): WatchState {
    return this.current;
  }

  /** Shows the game of an address, at a step if it names one. A game that is already open is not opened again. */
  async show(source: WatchSource | undefined, step?: number): Promise<void> {
    if (isSameSource(source, this.source)) return this.goTo(step);
    this.close();
    this.source = source;
    if (source === undefined) return;
    const work = new AbortController();
    this.work = work;
    this.become({ kind: 'opening', share: 0 });
    const opened = await this.open(source, work.signal);
    if (work.signal.aborted || opened === undefined) return;
    if (!opened.ok) return this.become({ kind: 'failed', message: opened.errors[0]! });
    const game = opened.value;
    const verification = new Verification(this.tools.startVerifier(), game.text);
    this.become({ kind: 'open', game, verification });
    this.goTo(step ?? 0);
  }

  /** Ends all work. */
  close(): void {
    this.work.abort();
    if (this.current.kind === 'open') {
      this.current.game.watch.pause();
      this.current.verification.end();
    }
    this.source = undefined;
    this.become({ kind: 'choosing' });
  }

  private goTo(step: number | undefined): void {
    if (this.current.kind !== 'open' || step === undefined) return;
    const { watch } = this.current.game;
    // Moving through the film changes the address, which must not pause the film.
    if (step !== watch.at) watch.go(step);
  }

  private async open(source: WatchSource, signal: AbortSignal): Promise<Result<OpenGame, string> | undefined> {
    const found = await this.find(source, signal);
    if (found === undefined || !found.ok) return found;
    const { name, text } = found.value;
    const prepared = await this.slice(prepareFilm(text), signal);
    if (prepared === undefined) return undefined;
    if (!prepared.ok) return fail(`${name} cannot be shown: ${prepared.errors[0]!}.`);
    return succeed(new OpenGame(name, text, prepared.value));
  }

  private async find(source: WatchSource, signal: AbortSignal): Promise<Result<Found, string> | undefined> {
    switch (source.kind) {
      case 'kept':
        return this.findKept(source.id);
      case 'link':
        return this.findLinked(source.data, signal);
      default:
        return succeed({ name: 'An example', text: await this.tools.loadExample() });
    }
  }

  private async findKept(id: string): Promise<Result<Found, string>> {
    const game = await this.tools.loadGame(id);
    if (game === undefined)
      return fail('There is no such game in this browser: it was deleted, or it is kept elsewhere.');
    return succeed({ name: game.name, text: game.replay });
  }

  /** Opens the game in a link, which has only its orders: everything else follows from the rules. */
  private async findLinked(data: string, signal: AbortSignal): Promise<Result<Found, string> | undefined> {
    const unpacked = await unpackGame(data);
    if (!unpacked.ok) return fail(`This link cannot be opened: ${unpacked.errors[0]!}.`);
    const orders = await this.slice(readInSteps(unpacked.value), signal);
    if (orders === undefined) return undefined;
    if (!orders.ok) return fail(`This link has no game that can be shown: ${orders.errors[0]!}.`);
    const played = await this.slice(resimulate(orders.value), signal);
    if (played === undefined) return undefined;
    if (!played.ok) return fail(`The game of this link cannot be played again: ${played.errors[0]!}.`);
    return succeed({ name: 'The game of this link', text: played.value });
  }

  private slice<T>(work: Generator<number, T>, signal: AbortSignal): Promise<T | undefined> {
    const onProgress = (share: number): void => this.become({ kind: 'opening', share });
    return runInSlices(work, { tools: this.tools.slices, signal, onProgress });
  }

  private become(state: WatchState): void {
    this.current = state;
    this.changed();
  }
}
