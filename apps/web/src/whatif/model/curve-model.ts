import type { BotName } from '@hexfall/bots';
import { ENGINE_VERSION } from '@hexfall/protocol';
import type { WinCurve } from '@hexfall/sim';
import { Model } from '@hexfall/stage';
import type { CurveRecord } from '../../library/records.ts';
import type { WhatIfClient } from './whatif-client.ts';

export type CurveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly played: number; readonly games: number }
  /** The run is over. A run that was stopped has the results up to then. */
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

/** A curve that is kept with its game. */
export type KeptCurve = Omit<CurveRecord, 'id'>;

/** What the model needs from the page around it. */
export interface CurveTools {
  /** Returns how many events the game has had so far. */
  readonly events: () => number;
  /** Starts the worker that plays on from moments of the game as it is now; `close` is called when a run is over. */
  readonly open: () => { readonly client: WhatIfClient; readonly close: () => void };
  /** The bot that plays on, on both sides; by default the tactician. */
  readonly bot?: BotName;
  /** Where the curve is kept with its game. Without it, the curve lasts as long as the page. */
  readonly keeping?: {
    load(): Promise<KeptCurve | undefined>;
    keep(curve: KeptCurve): Promise<void>;
  };
}

/** Number of games of the first run, and the factor by which each refinement multiplies it. */
const FIRST_GAMES = 300;
const MORE = 3;
const MAX_GAMES = 10_000;
/** Number of games that bring a curve up to date when the game has gone on. */
const NEXT_GAMES = 120;

/**
 * Computes in a worker how likely each side was to win throughout a game, even while it is being played. Results are kept with the game,
 * and when the game has gone on only the new moments are computed.
 */
export class CurveModel extends Model {
  state: CurveState = { kind: 'idle' };
  /** What is known so far. */
  curve: WinCurve | undefined;
  private readonly tools: CurveTools;
  private readonly bot: BotName;
  /** How many events the game had had when the curve was computed. */
  private known = 0;
  private stopRun: (() => void) | undefined;
  private follows = false;

  constructor(tools: CurveTools) {
    super();
    this.tools = tools;
    this.bot = tools.bot ?? 'tactician';
  }

  /** Whether the game has gone on since the curve was computed. */
  get isBehind(): boolean {
    return this.curve !== undefined && this.known < this.tools.events();
  }

  /** Loads the curve that is kept with the game, if there is one. */
  async load(): Promise<void> {
    const kept = await this.tools.keeping?.load();
    const isUsable = kept?.engine === ENGINE_VERSION && kept.bot === this.bot && kept.events <= this.tools.events();
    if (!isUsable || this.curve !== undefined || this.state.kind !== 'idle') return;
    this.curve = kept.curve;
    this.known = kept.events;
    this.become({ kind: 'done' });
  }

  /** Starts computing. If the game has gone on, brings the curve up to date; otherwise refines it with more games than before. */
  run(): void {
    if (this.state.kind === 'running') return;
    this.follows = true;
    const { curve, isBehind } = this;
    if (curve === undefined) this.ask(FIRST_GAMES, []);
    else if (isBehind) this.ask(NEXT_GAMES, curve.points);
    else this.ask(Math.min(MAX_GAMES, MORE * Math.max(FIRST_GAMES, curve.games)), []);
  }

  /** Called when the game has gone on: once started, the curve is brought up to date. */
  followGame(): void {
    if (this.follows && this.isBehind && this.state.kind === 'done') this.run();
  }

  /** Ends the run, and does not start again by itself. */
  stop(): void {
    this.follows = false;
    this.stopRun?.();
  }

  /** Called when the page is closed. */
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
    // A refinement begins with a coarse curve, so a more precise one is kept until it is overtaken. A curve without games is ignored.
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
