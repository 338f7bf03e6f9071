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
  /** Works out chances; without it there are none. */
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
 * How an order comes about: when it is a human's turn and the playback has caught up, a unit that may act is selected and `choice` is
 * the order for it. The methods of the choice change it, `confirm` gives it. Whatever is not confirmed can be taken back.
 */
export class PlayModel extends Model {
  /** Chances of what is being planned. */
  readonly odds: OddsDesk;
  /** What is pointed at and looked along on the map. */
  readonly map: MapDesk;
  private readonly conductor: Conductor;
  private unit: MechId | undefined;
  private present: AnyChoice | undefined;
  private inspectedUnit: MechId | undefined;
  private message: string | undefined;
  /** Orders that had been given when the present choice was begun. */
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

  /** What is on stage, what has happened, and how quickly it is shown. */
  get playback(): Playback {
    return this.conductor.playback;
  }

  // ------------------------------------------------------------------ what is drawn

  /** The true game. Nothing in it may be changed. */
  get game(): Game {
    return this.match.game;
  }

  /** The game to draw: the true one with events still to come, or as it was at the moment that is looked back at. */
  get shown(): Game {
    return this.playback.game;
  }

  /** Grows whenever there is something else to draw of the game. */
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

  /** Whose turn it is and what is asked. */
  get status(): TurnStatus {
    if (!this.playback.isPlaying) return statusOf(this.game, this.match.players, this.unit);
    const shown = statusOf(this.shown, this.match.players, undefined);
    return { ...shown, prompt: this.playback.moment?.words ?? shown.phaseWords };
  }

  /** How the game ended, once that is shown. */
  get ending(): Ending | undefined {
    return this.playback.isPlaying ? undefined : endingOf(this.game);
  }

  /** Why the last thing that was tried did not work, as a sentence; `undefined` after the next that does. */
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

  /** Asks a bot again that failed. */
  retry(): void {
    this.conductor.retry();
  }

  /** Lets somebody else play a side from now on: a human takes over from a bot, or hands over to one. */
  seat(side: number, player: Player): void {
    this.drop();
    this.conductor.seat(side, player);
  }

  /** Ends all work that is under way. The model is of no use afterwards. */
  close(): void {
    this.conductor.close();
    this.odds.stop();
  }

  // ------------------------------------------------------------------ the order that is put together

  /** Whether an order of somebody at the screen is asked for. */
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

  /** Gives orders to another unit of those that may act. What was chosen for the one before is forgotten. */
  select(unit: MechId): void {
    if (!this.isHumanTurn || !this.status.units.includes(unit) || unit === this.unit) return;
    this.begin(unit);
    this.changed();
  }

  /** Gives orders to the next unit that may act, or the one before. */
  cycleUnit(step: 1 | -1): void {
    const { units } = this.status;
    if (!this.isHumanTurn || units.length === 0) return;
    const at = this.unit === undefined ? -1 : units.indexOf(this.unit);
    const next = at < 0 ? (step === 1 ? 0 : units.length - 1) : (at + step + units.length) % units.length;
    this.select(units[next]!);
  }

  /** Shows the sheet of a unit; without one that of the selected unit. */
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

  /** Takes the last choice back. */
  undo(): boolean {
    return this.present?.undo() ?? false;
  }

  /** Takes everything back that was chosen; then ends looking along lines, back, or at other sheets. */
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

  /** A key was pressed: its name as in `KeyboardEvent.key`. Returns whether it meant something. */
  press(key: string, modifiers: KeyModifiers = {}): boolean {
    return pressKey(this, key, modifiers);
  }

  /** Whatever Enter means: to choose the hex to which the keyboard's cursor was moved, or, after any choice, to give the order. */
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

  /** Something has happened in the game: whatever was chosen for a unit that may no longer act is dropped, and the next is asked for. */
  private follow(): void {
    const units = this.isHumanTurn ? this.status.units : [];
    const keeps = this.unit !== undefined && units.includes(this.unit) && this.orders === this.match.orders;
    if (!keeps) {
      this.drop();
      const idle = units.find(unit => isIdle(this.game, unit));
      // The order leads here again.
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
