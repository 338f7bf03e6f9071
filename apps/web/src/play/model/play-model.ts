import type { HexId } from '@hexfall/hex';
import { boardOf, type Command, type Game, type MechId, passCommand } from '@hexfall/rules';
import { Model, type TokenState } from '@hexfall/stage';
import { remember } from './choices/choice.ts';
import { type AnyChoice, chooseNothing, createChoice, isIdle, oddsFor } from './choices/create-choice.ts';
import { takeHex } from './choices/take-hex.ts';
import { type BotFailure, Conductor } from './conductor.ts';
import { type KeyModifiers, pressKey } from './keys.ts';
import { MapDesk } from './map-desk.ts';
import type { Match } from './match.ts';
import { OddsDesk } from './odds-desk.ts';
import type { Playback } from './playback.ts';
import type { Oracle, Player, Thinker } from './player.ts';
import { refusalWords } from './refusal-words.ts';
import { eyesOf } from './sight-line.ts';
import { type Ending, endingOf, statusOf, type TurnStatus } from './turn-status.ts';
import { type Drawing, drawUnits, type UnitCard } from './unit-cards.ts';

export interface PlayOptions {
  readonly match: Match;
  /** Thinks for the sides that bots play. */
  readonly thinker: Thinker;
  /** Computes chances; without it none are shown. */
  readonly oracle?: Oracle;
  /** Speed of the playback; see `Playback.speed`. */
  readonly speed?: number;
}

/**
 * Everything the Play page needs: the game under way, what is shown of it, whose turn it is, and the order that is being put together.
 *
 * A view draws the getters, and calls the methods; it does nothing else. The model announces every change. It has no clock: while
 * events are shown (`playback.isPlaying`), the view calls `playback.tick` when `playback.delay` milliseconds are over. Call `close` when
 * the page goes away.
 *
 * How an order is made: when it is a human's turn and the playback has caught up, a unit that may act is selected and `choice` is
 * the order for it. The methods of the choice change it, `confirm` gives it. Whatever is not confirmed can be taken back.
 */
export class PlayModel extends Model {
  /** Chances of the order that is being planned. */
  readonly odds: OddsDesk;
  /** Pointer, cursor and lines of sight on the map. */
  readonly map: MapDesk;
  private readonly conductor: Conductor;
  private unit: MechId | undefined;
  private present: AnyChoice | undefined;
  private inspectedUnit: MechId | undefined;
  private message: string | undefined;
  /** Number of orders that had been given when the present choice was begun. */
  private orders = 0;
  private readonly drawingAt = remember((_version: number) => drawUnits(this.shown));

  constructor({ match, thinker, oracle, speed = 1 }: PlayOptions) {
    super();
    this.odds = new OddsDesk(oracle);
    this.conductor = new Conductor(match, thinker, speed);
    this.odds.subscribe(() => this.changed());
    this.map = new MapDesk(() => ({ game: this.shown, eyes: this.eyes, start: this.startOfCursor }));
    this.map.subscribe(() => this.showHovered());
    this.conductor.subscribe(() => this.follow());
    this.conductor.begin();
  }

  get match(): Match {
    return this.conductor.match;
  }

  /** The events that are being shown, the log, and the speed. */
  get playback(): Playback {
    return this.conductor.playback;
  }

  // ------------------------------------------------------------------ what is drawn

  /** The true game. Nothing in it may be changed. */
  get game(): Game {
    return this.match.game;
  }

  /** The game to draw: without the events that are still to be shown, or as it was at the moment that the viewer looks back at. */
  get shown(): Game {
    return this.playback.game;
  }

  /** Grows whenever something else of the game has to be drawn. */
  get shownVersion(): number {
    return this.playback.version;
  }

  /** Units on the map. */
  get tokens(): readonly TokenState[] {
    return this.drawing.tokens;
  }

  /** All units, for the list beside the map. */
  get units(): readonly UnitCard[] {
    return this.drawing.cards;
  }

  /** Whose turn it is, and what is asked of the player. */
  get status(): TurnStatus {
    if (!this.playback.isPlaying) return statusOf(this.game, this.match.players, this.unit);
    const shown = statusOf(this.shown, this.match.players, undefined);
    return { ...shown, prompt: this.playback.moment?.words ?? shown.phaseWords };
  }

  /** How the game ended, once that is shown. */
  get ending(): Ending | undefined {
    return this.playback.isPlaying ? undefined : endingOf(this.game);
  }

  /** Why the last action did not work, as a sentence; `undefined` after the next action that does. */
  get notice(): string | undefined {
    return this.message;
  }

  // ------------------------------------------------------------------ who plays

  /** The side whose bot thinks. */
  get thinking(): number | undefined {
    return this.conductor.thinking;
  }

  /** A bot that gave no order. The game waits until `retry` or `seat` is called. */
  get failure(): BotFailure | undefined {
    return this.conductor.failure;
  }

  /** Asks a bot that failed again. */
  retry(): void {
    this.conductor.retry();
  }

  /** Gives a side to another player from now on: a human takes over from a bot, or hands over to one. */
  seat(side: number, player: Player): void {
    this.drop();
    this.conductor.seat(side, player);
  }

  /** Ends all work that is under way. The model cannot be used afterwards. */
  close(): void {
    this.conductor.close();
    this.odds.stop();
  }

  // ------------------------------------------------------------------ the order that is put together

  /** Whether an order is asked of a human at the screen. */
  get isHumanTurn(): boolean {
    return this.conductor.isHumanTurn;
  }

  /** The unit that is given an order. */
  get selected(): MechId | undefined {
    return this.unit;
  }

  /** The unit whose sheet is shown: one that was picked, or the selected one. */
  get inspected(): MechId | undefined {
    return this.inspectedUnit ?? this.unit;
  }

  /** The order for the selected unit. */
  get choice(): AnyChoice | undefined {
    return this.playback.isLookingBack ? undefined : this.present;
  }

  /** The order that `confirm` gives. */
  get planned(): Command | undefined {
    return this.present?.planned;
  }

  /** Gives orders to another of the units that may act. Choices for the previous unit are discarded. */
  select(unit: MechId): void {
    if (!this.isHumanTurn || !this.status.units.includes(unit) || unit === this.unit) return;
    this.begin(unit);
    this.changed();
  }

  /** Gives orders to the next unit that may act, or to the previous one. */
  cycleUnit(step: 1 | -1): void {
    const { units } = this.status;
    if (!this.isHumanTurn || units.length === 0) return;
    const at = this.unit === undefined ? -1 : units.indexOf(this.unit);
    const next = at < 0 ? (step === 1 ? 0 : units.length - 1) : (at + step + units.length) % units.length;
    this.select(units[next]!);
  }

  /** Shows the sheet of a unit or, without one, that of the selected unit. */
  inspect(unit: MechId | undefined): void {
    this.inspectedUnit = unit;
    this.changed();
  }

  /** Gives the order. Returns whether it was given. */
  confirm(): boolean {
    const { planned, present } = this;
    if (present === undefined) return false;
    if (planned === undefined) return this.say(present.refusal ?? 'Nothing is chosen yet');
    this.message = undefined;
    const refusal = this.conductor.give(planned);
    return refusal === undefined || this.say(refusalWords(refusal));
  }

  /** Chooses to do nothing with the unit: to stand still, hold fire, attack nobody, stay off the board. */
  pass(): void {
    if (this.present !== undefined) chooseNothing(this.present);
  }

  /** Undoes the last choice. */
  undo(): boolean {
    return this.present?.undo() ?? false;
  }

  /**
   * Stops looking back or, if nobody is, undoes all choices or, if there are none, closes another unit's sheet and clears lines of sight.
   */
  cancel(): void {
    this.message = undefined;
    if (this.playback.isLookingBack) return this.playback.lookAhead();
    if (this.present?.reset() === true) return;
    this.inspectedUnit = undefined;
    this.map.clear();
  }

  /** Chooses a hex: to move or deploy there, to aim at what stands there, to strike it, to select or inspect a unit. */
  activate(hex: HexId): void {
    this.message = undefined;
    this.map.settle();
    const unit = this.unitIn(hex);
    const { choice } = this;
    if (choice !== undefined && takeHex(choice, hex, unit)) return;
    if (unit === undefined) return;
    if (this.isHumanTurn && this.status.units.includes(unit)) this.select(unit);
    this.inspect(unit === this.unit ? undefined : unit);
  }

  // ------------------------------------------------------------------ keys

  /** Called when a key was pressed, with its name as in `KeyboardEvent.key`. Returns whether it had a function. */
  press(key: string, modifiers: KeyModifiers = {}): boolean {
    return pressKey(this, key, modifiers);
  }

  /** Performs the function of Enter: to choose the hex to which the keyboard's cursor was moved or, after any choice, to give the order. */
  enter(): void {
    const hex = this.map.fresh;
    if (hex === undefined) this.confirm();
    else this.activate(hex);
  }

  // ------------------------------------------------------------------ inside

  private unitIn(hex: HexId): MechId | undefined {
    return this.shown.state.mechs.find(mech => mech.hex === hex && mech.status === 'active')?.id;
  }

  private get eyes(): HexId | undefined {
    return eyesOf(this.shown, this.choice, this.inspected);
  }

  private get startOfCursor(): HexId {
    const hex = this.choice?.kind === 'deploy' ? [...this.choice.hexes.keys()][0] : this.eyes;
    return hex ?? boardOf(this.shown).grid.size >> 1;
  }

  private showHovered(): void {
    if (this.choice?.kind === 'move') this.choice.hover(this.map.hovered);
    this.changed();
  }

  private get drawing(): Drawing {
    return this.drawingAt(this.shownVersion);
  }

  private say(message: string): false {
    this.message = `${message}.`;
    this.changed();
    return false;
  }

  /** Called when something has happened in the game: choices for a unit that may no longer act are dropped, and the next unit is asked. */
  private follow(): void {
    const units = this.isHumanTurn ? this.status.units : [];
    const keeps = this.unit !== undefined && units.includes(this.unit) && this.orders === this.match.orders;
    if (!keeps) {
      this.drop();
      const idle = units.find(unit => isIdle(this.game, unit));
      // Giving this order calls this method again.
      if (idle !== undefined) return void this.conductor.give(passCommand(this.game.state.phase, idle));
      if (units[0] !== undefined) this.begin(units[0]);
    }
    this.changed();
  }

  private begin(unit: MechId): void {
    const choice = createChoice(this.game, unit);
    this.unit = unit;
    this.inspectedUnit = undefined;
    this.present = choice;
    this.orders = this.match.orders;
    this.map.restart();
    if (choice?.kind === 'move') choice.hover(this.map.hovered);
    let command = choice?.command;
    choice?.subscribe(() => {
      if (this.present !== choice) return;
      this.message = undefined;
      if (choice.command !== command) this.map.settle();
      ({ command } = choice);
      this.odds.ask(oddsFor(choice));
      this.changed();
    });
    this.odds.ask(oddsFor(choice));
  }

  private drop(): void {
    this.unit = undefined;
    this.present = undefined;
    this.odds.ask(undefined);
  }
}
