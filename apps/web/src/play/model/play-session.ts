import { Model } from '@hexfall/stage';
import { sideName } from '@hexfall/view';
import { runInSlices, type SliceTools } from '../../app/slices.ts';
import type { Library } from '../../library/library.ts';
import type { GameRecord } from '../../library/records.ts';
import type { TabHold } from '../../library/tab-hold.ts';
import { Match } from './match.ts';
import { PlayModel } from './play-model.ts';
import type { Oracle, Player, Thinker } from './player.ts';
import { type Ending, endingOf } from './turn-status.ts';

/** What a session needs from the page around it. */
export interface SessionOptions {
  readonly library: Library;
  /** Lets one tab at a time play the game. */
  readonly hold: TabHold;
  /** Creates the bots of a game; `playerOf` returns the present player of a side. */
  readonly createThinker: (playerOf: (side: number) => Player) => Thinker;
  readonly oracle: Oracle;
  readonly slices: SliceTools;
  /** Tells the user, as one sentence, that something did not work. */
  readonly warn: (sentence: string) => void;
}

/** Name of the setting for the speed of the playback. */
const SPEED = 'playSpeed';

export type SessionState =
  | { readonly kind: 'loading' }
  /** There is no such game. */
  | { readonly kind: 'missing' }
  /** The game cannot be continued; the sentence gives the reason. */
  | { readonly kind: 'broken'; readonly message: string }
  /** Another tab has the game. */
  | { readonly kind: 'elsewhere'; readonly name: string }
  | { readonly kind: 'playing'; readonly name: string; readonly play: PlayModel };

/** The data of a game that are kept while it is played. */
interface GameNow extends Pick<GameRecord, 'replay' | 'turn' | 'over' | 'result'> {
  /** The player of each side. */
  readonly players: readonly Player[];
}

/** A game of the library that is being played: loads it, keeps it while it is played, and leaves it to another tab that plays it. */
export class PlaySession extends Model {
  private readonly id: string;
  private readonly options: SessionOptions;
  private present: SessionState = { kind: 'loading' };
  private record: GameRecord | undefined;
  private saving: Promise<void> = Promise.resolve();
  /** The state that is to be kept next. */
  private unsaved: GameNow | undefined;
  private readonly closing = new AbortController();
  private isLoading = false;

  constructor(id: string, options: SessionOptions) {
    super();
    this.id = id;
    this.options = options;
  }

  get state(): SessionState {
    return this.present;
  }

  /** Loads the game, and begins to play it unless another tab has it. */
  async open(): Promise<void> {
    const { hold } = this.options;
    hold.subscribe(() => void this.follow());
    await hold.begin();
    await this.follow();
  }

  /** Plays the game here from now on. */
  async takeOver(): Promise<void> {
    await this.options.hold.takeOver();
  }

  /** Changes the speed at which events are shown, in this game and in later ones. */
  setSpeed(speed: number): void {
    if (this.present.kind === 'playing') this.present.play.playback.speed = speed;
    void this.options.library.rememberSetting(SPEED, speed);
  }

  /** Ends the work on the game, which stays in the library as it is. */
  async close(): Promise<void> {
    this.closing.abort();
    this.stop();
    await this.saving;
    this.options.hold.end();
  }

  /** Acts on the state of the hold. */
  private async follow(): Promise<void> {
    if (this.closing.signal.aborted) return;
    const { state } = this.options.hold;
    if (state === 'held' && this.present.kind !== 'playing' && !this.isLoading) {
      this.isLoading = true;
      await this.begin();
      this.isLoading = false;
    } else if (state === 'elsewhere') await this.leave();
  }

  private async begin(): Promise<void> {
    const record = await this.options.library.loadGame(this.id);
    if (this.closing.signal.aborted) return;
    if (record === undefined) return this.become({ kind: 'missing' });
    this.record = record;
    const players = record.sides.map(({ player }): Player => player ?? 'human');
    const resumed = await this.resume(record.replay, players);
    if (resumed === undefined) return;
    if (!resumed.ok) return this.become({ kind: 'broken', message: resumed.errors[0]!.message });
    const match = resumed.value;
    const { createThinker, oracle } = this.options;
    const speed = await this.rememberedSpeed();
    const play = new PlayModel({ match, thinker: createThinker(side => match.players[side]!), oracle, speed });
    this.become({ kind: 'playing', name: record.name, play });
  }

  /** Gives every order again, with pauses for the page; returns `undefined` if the page was closed meanwhile. */
  private resume(replay: string, players: readonly Player[]): Promise<ReturnType<typeof Match.resume> | undefined> {
    const work = Match.resuming(replay, { players, save: text => this.save(text) });
    return runInSlices(work, { tools: this.options.slices, signal: this.closing.signal, onProgress: () => undefined });
  }

  private async rememberedSpeed(): Promise<number> {
    const speed = await this.options.library.setting(SPEED);
    return typeof speed === 'number' && speed > 0 ? speed : 1;
  }

  private async leave(): Promise<void> {
    this.stop();
    const record = await this.options.library.loadGame(this.id);
    this.become(record === undefined ? { kind: 'missing' } : { kind: 'elsewhere', name: record.name });
  }

  private stop(): void {
    if (this.present.kind === 'playing') this.present.play.close();
  }

  /**
   * Keeps the present state of the game. Saves are made one after another, since each needs the revision of the one before. While one is
   * under way, only the latest of those that wait is kept.
   */
  private save(replay: string): void {
    if (this.present.kind !== 'playing') return;
    const { game, players } = this.present.play.match;
    const ending = endingOf(game);
    const isWaiting = this.unsaved !== undefined;
    this.unsaved = {
      replay,
      turn: game.state.turn,
      over: ending !== undefined,
      result: ending === undefined ? '' : resultWords(ending),
      players: [...players],
    };
    if (!isWaiting) this.saving = this.saving.then(() => this.write());
  }

  private async write(): Promise<void> {
    const { record, unsaved } = this;
    this.unsaved = undefined;
    if (record === undefined || unsaved === undefined) return;
    const { players, ...now } = unsaved;
    const sides = record.sides.map(({ units }, i) => ({ units, player: players[i] }));
    const saved = await this.options.library.saveGame({ ...record, ...now, sides });
    if (saved.kind === 'saved') this.record = saved.game;
    else this.options.warn('This game was continued in another tab; changes here are not saved.');
  }

  private become(state: SessionState): void {
    this.present = state;
    this.changed();
  }
}

function resultWords({ winner }: Ending): string {
  return winner === undefined ? 'A draw' : `Side ${sideName(winner)} wins`;
}
