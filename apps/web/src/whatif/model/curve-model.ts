import type { BotName } from '@hexfall/bots';
import { ENGINE_VERSION } from '@hexfall/protocol';
import type { WinCurve } from '@hexfall/sim';
import { Model } from '@hexfall/stage';
import type { CurveRecord } from '../../library/records.ts';
import type { WhatIfClient } from './whatif-client.ts';

export type CurveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly played: number; readonly games: number }
  /** A run that was stopped has what was known by then. */
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

/** A curve that is kept with its game. */
export type KeptCurve = Omit<CurveRecord, 'id'>;

/** What the model needs of the page around it. */
export interface CurveTools {
  /** How many events the game has had by now. */
  readonly events: () => number;
  /** Opens what plays on from moments of the game as it is now; `close` is called when a run is over. */
  readonly open: () => { readonly client: WhatIfClient; readonly close: () => void };
  /** Who plays on, on both sides; the tactician unless stated. */
  readonly bot?: BotName;
  /** Where the curve is kept with its game; without it, it lasts as long as the page. */
  readonly keeping?: {
    load(): Promise<KeptCurve | undefined>;
    keep(curve: KeptCurve): Promise<void>;
  };
}

/** Games of the first run, and by how much each refinement multiplies them. */
const FIRST_GAMES = 300;
const MORE = 3;
const MOST_GAMES = 10_000;
/** Games that bring a curve up to date when the game has gone on. */
const NEXT_GAMES = 120;

/**
 * Works out in a worker how likely each side was to win over a game, also while it is played: what is known is kept with the game, and when
 * the game has gone on only the new moments are played on.
 */
export class CurveModel extends Model {
  state: CurveState = { kind: 'idle' };
  /** What is known so far. */
  curve: WinCurve | undefined;
  private readonly tools: CurveTools;
  private readonly bot: BotName;
  /** How many events the game had had when the curve was worked out. */
  private known = 0;
  private stopRun: (() => void) | undefined;
  private follows = false;

  constructor(tools: CurveTools) {
    super();
    this.tools = tools;
    this.bot = tools.bot ?? 'tactician';
  }

  /** Whether the game has gone on since the curve was worked out. */
  get isBehind(): boolean {
    return this.curve !== undefined && this.known < this.tools.events();
  }

  /** Shows what is kept with the game, if anything is. */
  async load(): Promise<void> {
    const kept = await this.tools.keeping?.load();
    const isUsable = kept?.engine === ENGINE_VERSION && kept.bot === this.bot && kept.events <= this.tools.events();
    if (!isUsable || this.curve !== undefined || this.state.kind !== 'idle') return;
    this.curve = kept.curve;
    this.known = kept.events;
    this.become({ kind: 'done' });
  }

  /** Starts; brings the curve up to date where the game has gone on; or else refines it with more games than before. */
  run(): void {
    if (this.state.kind === 'running') return;
    this.follows = true;
    const { curve, isBehind } = this;
    if (curve === undefined) this.ask(FIRST_GAMES, []);
    else if (isBehind) this.ask(NEXT_GAMES, curve.points);
    else this.ask(Math.min(MOST_GAMES, MORE * Math.max(FIRST_GAMES, curve.games)), []);
  }

  /** The game has gone on: once started, the curve goes with it. */
  followGame(): void {
    if (this.follows && this.isBehind && this.state.kind === 'done') this.run();
  }

  /** Ends the run, and does not start again by itself. */
  stop(): void {
    this.follows = false;
    this.stopRun?.();
  }

  /** The page goes away. */
  close(): void {
    this.stop();
    this.stopRun = undefined;
  }

  private ask(games: number, known: WinCurve['points']): void {
    const { bot } = this;
    const events = this.tools.events();
    const { client, close } = this.tools.open();
    this.become({ kind: 'running', played: 0, games });
    const request = { kind: 'curve', bots: [bot, bot], seed: 'curve', games, known } as const;
    this.stopRun = client.ask(request, reply => {
      if (reply.kind === 'progress') return this.become({ kind: 'running', played: reply.played, games });
      if (reply.kind === 'curve') this.take(reply.curve, events);
      if (reply.kind === 'curve' && !reply.isDone) return this.changed();
      this.stopRun = undefined;
      close();
      if (reply.kind === 'failed') this.fail(reply.reason);
      else this.finish(events);
    });
  }

  private take(curve: WinCurve, events: number): void {
    // A finer run begins coarse: what is known better already stays until it is overtaken. Nothing at all is no curve.
    const isBetter = events > this.known || curve.games >= (this.curve?.games ?? 0);
    if (curve.games === 0 || !isBetter) return;
    this.curve = curve;
    this.known = events;
  }

  private finish(events: number): void {
    this.become(this.curve === undefined ? { kind: 'idle' } : { kind: 'done' });
    const { bot, curve, known } = this;
    if (curve === undefined || known !== events) return;
    void this.tools.keeping?.keep({ engine: ENGINE_VERSION, bot, events, curve });
    this.followGame();
  }

  private fail(reason: string): void {
    this.follows = false;
    this.become({ kind: 'failed', message: `The chances cannot be worked out: ${reason}.` });
  }

  private become(state: CurveState): void {
    this.state = state;
    this.changed();
  }
}
