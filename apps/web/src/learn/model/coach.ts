import type { GameEvent } from '@hexfall/rules';
import { Model } from '@hexfall/stage';
import { remember } from '../../play/model/choices/choice.ts';
import type { PlayModel } from '../../play/model/play-model.ts';
import { BLOW_STEPS } from './blow-steps.ts';
import { FIRE_STEPS } from './fire-steps.ts';
import { OWN_UNIT } from './lesson-game.ts';
import { MOVE_STEPS } from './move-steps.ts';
import type { Progress } from './progress.ts';
import { remarksOn } from './remarks.ts';
import { closingSteps, endingWords, GRADUATION, RESULT_STEPS } from './result-steps.ts';
import { Adviser, LESSON_TURNS, type Scene } from './scene.ts';
import type { Pointing, Step, Words } from './step.ts';

/**
 * What the coach shows: current events (`watch`), past events (`report`), something to know (`talk`), something to do (`task`), the end of
 * the lesson while the game goes on (`done`), or the end of the game (`over`).
 */
export type CoachPageKind = 'watch' | 'report' | 'talk' | 'task' | 'done' | 'over';

export interface CoachPage {
  readonly id: string;
  readonly kind: CoachPageKind;
  readonly title: string;
  readonly say: string;
  readonly facts: readonly string[];
  readonly points: Pointing;
}

const NOWHERE: Pointing = { hexes: [], parts: [] };

/** How many of the latest remarks are shown while events play. */
const MAX_LIVE = 3;

/**
 * Guides a reader who plays for the first time. The coach watches a game that is played on the usual page, explains events and what could
 * be done next, and points to the controls. It gives no orders and holds none back: whatever the reader does, the coach continues from
 * there. Explanations stop as soon as the reader begins to act; those that were not read then come up again when they fit.
 */
export class Coach extends Model {
  private readonly play: PlayModel;
  private readonly save: (progress: Progress) => void;
  private readonly adviser = new Adviser();
  private readonly told: Set<string>;
  private progress: Progress;
  /** Number of orders that had been given at the last decision. */
  private orders = -1;
  /** The remarks on events up to a decision. Who moves first is reported only if there is other news. */
  private readonly reportOn = remember((_at: number) => {
    const { recent } = this;
    const news = recent.filter(({ type }) => type !== 'InitiativeRolled');
    return remarksOn(news, this.play.game).length === 0 ? [] : remarksOn(recent, this.play.game);
  });
  private known: { readonly stamp: string; readonly page: CoachPage } | undefined;

  constructor(play: PlayModel, progress: Progress, save: (progress: Progress) => void) {
    super();
    this.play = play;
    this.progress = progress;
    this.save = save;
    this.told = new Set(progress.told);
    this.follow();
    play.subscribe(() => {
      this.follow();
      this.changed();
    });
  }

  /** The page that is shown now. */
  get page(): CoachPage {
    const stamp = `${this.play.changeCount} ${this.changeCount}`;
    if (this.known?.stamp !== stamp) this.known = { stamp, page: this.findPage() };
    return this.known.page;
  }

  /** The turn of the lesson, such as "Turn 2 of 4". */
  get progressWords(): string {
    const { turn } = this.play.shown.state;
    return turn > LESSON_TURNS ? 'After the lesson' : `Turn ${Math.max(turn, 1)} of ${LESSON_TURNS}`;
  }

  /** Called when the reader has read the page. */
  next(): void {
    const { kind, id } = this.page;
    if (kind === 'report') this.keep({ reportRead: true });
    else if (kind === 'talk') this.keep({ told: [...this.told.add(id)] });
    this.changed();
  }

  /** Called when the reader skips what is still to be said before the next task. */
  skip(): void {
    const { scene } = this;
    for (const step of this.untold) if (step.words(scene) !== undefined) this.told.add(step.id);
    this.keep({ told: [...this.told], reportRead: true });
    this.changed();
  }

  /** Ends the lesson; the game goes on. */
  end(): void {
    this.keep({ ended: true });
    this.changed();
  }

  /** Notes when the reader is asked again, since the events since the last order are then to be reported. */
  private follow(): void {
    const { play } = this;
    if (play.playback.isLookingBack || (!play.isHumanTurn && play.ending === undefined)) return;
    if (this.orders === play.match.orders) return;
    this.orders = play.match.orders;
    const { at } = this.progress;
    const shown = play.shownVersion;
    // In a lesson that is resumed, the present decision may be the one at which the reader left.
    if (shown !== at) this.keep({ since: Math.min(at, shown), at: shown, reportRead: false });
  }

  private keep(change: Partial<Progress>): void {
    this.progress = { ...this.progress, ...change };
    this.save(this.progress);
  }

  /** Events since the reader's last order. */
  private get recent(): readonly GameEvent[] {
    return this.play.match.events.slice(this.progress.since, this.progress.at);
  }

  private get scene(): Scene {
    return this.adviser.sceneOf(this.play.game, this.play.choice, this.recent);
  }

  private findPage(): CoachPage {
    const { play } = this;
    if (play.playback.isPlaying || play.playback.isLookingBack) return this.watch();
    if (play.ending !== undefined) return this.pageAtEnd();
    if (play.choice === undefined || play.selected !== OWN_UNIT) return this.watch();
    const { scene } = this;
    // A reader who has begun to act is not interrupted.
    const isActing = play.choice.canUndo;
    return (isActing ? undefined : (this.report() ?? this.talk(scene))) ?? this.task(scene);
  }

  /** The page while events play, or while a bot thinks. */
  private watch(): CoachPage {
    const { play, progress } = this;
    const shown = Math.max(play.shownVersion, 0);
    const remarks = remarksOn(play.match.events.slice(progress.at, shown), play.shown);
    return {
      id: 'watch',
      kind: 'watch',
      title: 'Watch',
      say: 'See what happens on the map. Space, or “Skip to the result”, shows the outcome at once.',
      facts: remarks.slice(-MAX_LIVE),
      points: NOWHERE,
    };
  }

  private pageAtEnd(): CoachPage {
    const { scene } = this;
    const words = endingWords(this.play.game, this.play.match.events);
    return this.report() ?? this.talk(scene) ?? toPage('over', 'over', words);
  }

  private report(): CoachPage | undefined {
    const facts = this.progress.reportRead ? [] : this.reportOn(this.progress.at);
    if (facts.length === 0) return undefined;
    return toPage('report', 'report', { title: 'What happened', say: 'In the order in which it happened:', facts });
  }

  private talk(scene: Scene): CoachPage | undefined {
    for (const step of this.untold) {
      const words = step.words(scene);
      if (words !== undefined) return toPage(step.id, 'talk', words);
    }
    return undefined;
  }

  /** The steps that may still be said before the reader acts. */
  private get untold(): readonly Step[] {
    const steps = [
      ...RESULT_STEPS,
      ...MOVE_STEPS,
      ...FIRE_STEPS,
      ...BLOW_STEPS,
      ...closingSteps(this.play.match.events),
    ];
    return steps.filter(({ kind, id }) => kind === 'talk' && !this.told.has(id));
  }

  private task(scene: Scene): CoachPage {
    if (scene.turn > LESSON_TURNS) return toPage('done', 'done', GRADUATION);
    for (const step of [...MOVE_STEPS, ...FIRE_STEPS, ...BLOW_STEPS]) {
      const words = step.kind === 'task' ? step.words(scene) : undefined;
      if (words !== undefined) return toPage(step.id, 'task', words);
    }
    return toPage('free', 'task', { title: 'Your turn', say: 'Choose an order in the panel, and confirm it.' });
  }
}

function toPage(id: string, kind: CoachPageKind, { title, say, facts = [], points = {} }: Words): CoachPage {
  return { id, kind, title, say, facts, points: { ...NOWHERE, ...points } };
}
