import type { EventSink, Game, GameEvent } from '@hexfall/rules';
import { formatEvent } from '../event-text.ts';
import { explainEvent } from '../explain.ts';
import type { Names } from '../names.ts';
import { shortNamesOf } from '../unit-names.ts';
import { BlowChapter } from './blow-chapter.ts';
import { CriticalChapter } from './critical-chapter.ts';
import { DamageChapter } from './damage-chapter.ts';
import { HeatChapter } from './heat-chapter.ts';
import { Ledger } from './ledger.ts';
import { MoveChapter } from './move-chapter.ts';
import { Page, type Tellers } from './page.ts';
import { PilotChapter } from './pilot-chapter.ts';
import { ShotChapter } from './shot-chapter.ts';
import type { OpenLine, StoryLine } from './story-line.ts';
import { TurnChapter } from './turn-chapter.ts';

export interface StoryOptions {
  /** Names of units and sides; marks with short names unless stated. */
  readonly names?: Names;
  /** Also tells what a story leaves out: single steps, declarations, rolls that are due, units without heat. */
  readonly verbose?: boolean;
  /** Notes how target numbers are made up. */
  readonly explain?: boolean;
}

/** Events that only keep the records of the engine: no reader misses them. */
const BOOKKEEPING: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'PhaseBegan',
  'PhaseEnded',
  'UnitActed',
  'ActionSkipped',
  'AttacksCleared',
  'RollsCleared',
  'WeaponFired',
]);

/** Events that are part of another line in a story. A verbose story gives them a line of their own as well. */
const PARTICULARS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'Stepped',
  'ClusterRolled',
  'CriticalRolled',
]);

/** Events with a sentence of their own that is no part of another. */
const SENTENCES: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'Deployed',
  'Withdrew',
  'BoosterRolled',
  'TorsoTwisted',
  'ArmsFlipped',
  'UnjamBegan',
  'UnjamRolled',
  'StealthOrdered',
  'GearSwitched',
  'DumpOrdered',
  'AmmoDumped',
  'PhysicalVoided',
  'RecoveryRolled',
]);

/** Events with a sentence of their own that follows from what was told before. */
const CONSEQUENCES: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'Bogged',
  'IceRolled',
  'BuildingCollapsed',
  'WeaponJammed',
  'HeatInflicted',
  'CounterSet',
  'GearRolled',
  'ArmorMended',
  'NarcAttached',
  'Tagged',
]);

/**
 * Tells a game for people: one line for each move, shot, blow, fall and hot unit, in the words of the table. It must be given every event
 * right after the event was applied to the game, as a sink of the game is.
 *
 * @example
 * ```ts
 * import { apply, type GameEvent } from '@hexfall/rules';
 * import { Story } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const story = new Story(game);
 * const event: GameEvent = { type: 'TorsoTwisted', unit: 0, twist: 1 };
 * apply(game.state, event);
 * story.push(event)?.text; // => 'A1 Hunchback twists its torso right'
 * ```
 */
export class Story implements EventSink {
  private readonly page: Page;
  private readonly tellers: readonly Tellers[];
  private readonly options: StoryOptions;

  constructor(game: Game, options: StoryOptions = {}) {
    this.options = options;
    const page = new Page(game, options.names ?? shortNamesOf(game));
    const ledger = new Ledger();
    const moves = new MoveChapter(page);
    this.page = page;
    this.tellers = [
      new TurnChapter(page, ledger),
      moves,
      new ShotChapter(page, ledger),
      new BlowChapter(page, ledger),
      new DamageChapter(page, ledger),
      new CriticalChapter(page, ledger),
      new PilotChapter(page, ledger, moves),
      new HeatChapter(page),
    ].map(({ tellers }) => tellers);
  }

  get lines(): readonly StoryLine[] {
    return this.page.lines;
  }

  /** Tells an event. Returns the line that it begins or adds to; `undefined` for an event that the story leaves out. */
  push(event: GameEvent): StoryLine | undefined {
    const told = this.tell(event) ?? this.tellAlone(event);
    const line = told ?? (this.options.verbose === true ? this.remark(event) : undefined);
    if (told !== undefined && this.options.verbose === true && PARTICULARS.has(event.type)) this.remark(event, told);
    this.page.settle(event);
    const note = this.options.explain === true ? explainEvent(event, this.page.game) : undefined;
    if (note !== undefined) line?.notes.push(note);
    return line;
  }

  /** Every chapter hears of the event; at most one of them tells it. */
  private tell(event: GameEvent): OpenLine | undefined {
    let told: OpenLine | undefined;
    for (const tellers of this.tellers) {
      const teller = tellers[event.type] as ((event: GameEvent) => OpenLine | undefined) | undefined;
      told = teller?.(event) ?? told;
    }
    return told;
  }

  private tellAlone(event: GameEvent): OpenLine | undefined {
    const { page } = this;
    if (isSentence(event)) return page.begin(formatEvent(event, page.names));
    if (event.type === 'Displaced') return page.follow(formatEvent(event, page.names));
    return CONSEQUENCES.has(event.type) ? page.detail(formatEvent(event, page.names)) : undefined;
  }

  /** What only a verbose story tells. */
  private remark(event: GameEvent, below?: OpenLine): OpenLine | undefined {
    const { page } = this;
    if (BOOKKEEPING.has(event.type)) return undefined;
    const text = formatEvent(event, page.names);
    return event.type === 'AttackDeclared' ? page.aside(text) : page.remark(text, below);
  }
}

function isSentence(event: GameEvent): boolean {
  return SENTENCES.has(event.type) || (event.type === 'CapacitorSet' && event.charged);
}
