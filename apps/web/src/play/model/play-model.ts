import type { HexId } from '@hexfall/hex';
import { boardOf, type Command, type Game, type MechId, mechOf, refusalOf, sideToAct } from '@hexfall/rules';
import { Model, type TokenState } from '@hexfall/stage';
import { BlowChoice } from './choices/blow-choice.ts';
import { DeployChoice } from './choices/deploy-choice.ts';
import { FireChoice } from './choices/fire-choice.ts';
import { MoveChoice } from './choices/move-choice.ts';
import { KEY_BINDINGS, type KeyBinding, type KeyModifiers, pressKey } from './keys.ts';
import { type CursorStep, stepCursor } from './map-cursor.ts';
import type { Match } from './match.ts';
import type { Moment } from './moment.ts';
import { OddsDesk } from './odds-desk.ts';
import { type LogLine, Playback } from './playback.ts';
import type { OddsRequest, Oracle, Player, Thinker } from './player.ts';
import { refusalWords } from './refusal-words.ts';
import { lookAlong, type SightReport } from './sight.ts';
import { type Ending, endingOf, statusOf, type TurnStatus } from './turn-status.ts';
import { tokensOf, type UnitCard, unitCards } from './unit-cards.ts';

/** The order that is being put together; tell them apart by `kind`. */
export type AnyChoice = DeployChoice | MoveChoice | FireChoice | BlowChoice;

export interface PlayOptions {
  readonly match: Match;
  /** Thinks for the sides that bots play. */
  readonly thinker: Thinker;
  /** Works out chances; without it there are none. */
  readonly oracle?: Oracle;
  /** Speed of the playback; see `Playback.speed`. */
  readonly speed?: number;
}

/** A bot that gave no order. */
export interface BotFailure {
  readonly side: number;
  /** A sentence. */
  readonly message: string;
}

/**
 * Everything the Play page needs: the game under way, what is shown of it, whose turn it is, and the order that is being put together.
 *
 * A view draws the getters, and calls the methods; it does nothing else. The model announces every change. It has no clock: while
 * `isPlaying`, the view calls `tick` when `delay` milliseconds are over. Call `close` when the page goes away.
 *
 * How an order comes about: when it is a human's turn and the playback has caught up, a unit that may act is selected and `choice` is
 * the order for it. The methods of the choice change it, `confirm` gives it. Whatever is not confirmed can be taken back.
 */
export class PlayModel extends Model {
  readonly match: Match;
  readonly playback: Playback;
  /** Chances of what is being planned. */
  readonly odds: OddsDesk;
  private readonly thinker: Thinker;
  private readonly leaving = new AbortController();
  private unit: MechId | undefined;
  private present: AnyChoice | undefined;
  private inspectedUnit: MechId | undefined;
  private cursorHex: HexId | undefined;
  /** Whether the cursor was moved since anything was chosen. */
  private cursorMoved = false;
  private hoverHex: HexId | undefined;
  private sightFrom: HexId | undefined;
  private withSight = false;
  private withShots = false;
  private thinkingSide: number | undefined;
  private decided: Command | undefined;
  private failed: BotFailure | undefined;
  private message: string | undefined;
  /** Events that the playback has been given. */
  private given = 0;
  private drawn:
    | {
        readonly game: Game;
        readonly at: unknown;
        readonly tokens: readonly TokenState[];
        readonly cards: readonly UnitCard[];
      }
    | undefined;

  constructor({ match, thinker, oracle, speed = 1 }: PlayOptions) {
    super();
    this.match = match;
    this.thinker = thinker;
    this.odds = new OddsDesk(oracle);
    this.playback = new Playback(match.game.match, match.opening);
    // What happened before the page was opened is not played again.
    this.pushEvents();
    this.playback.skip();
    this.playback.speed = speed;
    this.odds.subscribe(() => this.changed());
    this.playback.subscribe(() => this.goOn());
    this.goOn();
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
    return statusOf(this.isPlaying ? this.playback.game : this.game, this.match.players, this.unit);
  }

  /** How the game ended, once that is shown. */
  get ending(): Ending | undefined {
    return this.isPlaying ? undefined : endingOf(this.game);
  }

  /** Why the last thing that was tried did not work, as a sentence; `undefined` after the next that does. */
  get notice(): string | undefined {
    return this.message;
  }

  // ------------------------------------------------------------------ playback

  /** Whether events are still to be shown. */
  get isPlaying(): boolean {
    return this.playback.isPlaying;
  }

  /** What is on stage. */
  get moment(): Moment | undefined {
    return this.playback.moment;
  }

  /** Milliseconds for which it is to be on stage. */
  get delay(): number {
    return this.playback.delay;
  }

  /** What has happened so far, a line each. Lines of the present phase may grow. */
  get log(): readonly LogLine[] {
    return this.playback.log;
  }

  get speed(): number {
    return this.playback.speed;
  }

  set speed(speed: number) {
    this.playback.speed = speed;
  }

  /** Shows the next moment. */
  tick(): void {
    this.playback.tick();
  }

  /** Shows the result of everything at once. */
  skip(): void {
    this.playback.skip();
  }

  /** Puts the moment of an event on stage again, such as that of a line of the log. */
  lookBack(index: number): void {
    this.playback.lookBack(index);
  }

  /** Ends looking back. */
  lookAhead(): void {
    this.playback.lookAhead();
  }

  // ------------------------------------------------------------------ who plays

  get players(): readonly Player[] {
    return this.match.players;
  }

  /** The side whose bot thinks. */
  get thinking(): number | undefined {
    return this.thinkingSide;
  }

  /** A bot that gave no order. The game waits until `retry` or `takeOver` is called. */
  get failure(): BotFailure | undefined {
    return this.failed;
  }

  /** Asks a bot again that failed. */
  retry(): void {
    this.failed = undefined;
    this.goOn();
  }

  /** Lets a human play a side from now on. */
  takeOver(side: number): void {
    this.match.seat(side, 'human');
    if (this.failed?.side === side) this.failed = undefined;
    this.goOn();
  }

  /** Lets a bot play a side from now on. */
  handOver(side: number, player: Player): void {
    this.match.seat(side, player);
    this.drop();
    this.goOn();
  }

  /** Ends all work that is under way. The model is of no use afterwards. */
  close(): void {
    this.leaving.abort();
    this.odds.stop();
  }

  // ------------------------------------------------------------------ the order that is put together

  /** Whether an order of somebody at the screen is asked for. */
  get isHumanTurn(): boolean {
    const side = this.match.isOver ? undefined : sideToAct(this.game);
    return side !== undefined && this.match.players[side] === 'human' && !this.playback.isPlaying;
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
    return this.give(planned);
  }

  /** Gives an order that does nothing: stands still, holds fire, attacks nobody, stays off the board. */
  pass(): void {
    const { present } = this;
    if (present === undefined) return;
    if (present.kind === 'deploy') present.holdBack();
    else if (present.kind === 'blow') present.pass();
    else if (present.kind === 'fire') present.holdFire();
    else present.play({ type: 'stay', unit: present.unit });
  }

  /** Takes the last choice back. */
  undo(): boolean {
    return this.present?.undo() ?? false;
  }

  /** Takes everything back that was chosen; then ends looking along lines, back, or at other sheets. */
  cancel(): void {
    this.message = undefined;
    if (this.playback.isLookingBack) return this.lookAhead();
    if (this.present?.reset() === true) return;
    this.withSight = false;
    this.inspectedUnit = undefined;
    this.cursorHex = undefined;
    this.hover(undefined);
    this.changed();
  }

  // ------------------------------------------------------------------ the map

  /** The hex of the keyboard's cursor. */
  get cursor(): HexId | undefined {
    return this.cursorHex;
  }

  /** The hex under the pointer, or of the keyboard's cursor. */
  get hovered(): HexId | undefined {
    return this.hoverHex ?? this.cursorHex;
  }

  /** Points at a hex, without choosing anything. */
  hover(hex: HexId | undefined): void {
    if (hex === this.hoverHex) return;
    this.hoverHex = hex;
    this.showHovered();
  }

  /** Moves the keyboard's cursor. It begins at the selected unit. */
  moveCursor(step: CursorStep): void {
    const { grid } = boardOf(this.shown);
    const from = this.cursorHex ?? this.startOfCursor;
    this.cursorHex = stepCursor(grid, from, step);
    this.cursorMoved = true;
    this.hoverHex = undefined;
    this.showHovered();
  }

  /** Chooses a hex: to move or deploy there, to aim at what stands there, to strike it, to select or inspect a unit. */
  activate(hex: HexId): void {
    this.message = undefined;
    this.cursorMoved = false;
    const unit = this.unitIn(hex);
    const { choice } = this;
    if (choice?.kind === 'deploy' && choice.hexes.has(hex)) return choice.to(hex);
    if (choice?.kind === 'move' && choice.reach.has(hex)) return choice.to(hex);
    if (choice?.kind === 'fire' && this.aim(choice, hex, unit)) return;
    if (choice?.kind === 'blow' && unit !== undefined) {
      const card = choice.cards.find(({ target }) => target === unit);
      if (card !== undefined) return choice.play(card);
    }
    if (unit === undefined) return;
    if (this.isHumanTurn && this.status.units.includes(unit)) this.select(unit);
    this.inspect(unit === this.unit ? undefined : unit);
  }

  /** Whether to show what can be shot from the end of a move and at it. */
  get showsShots(): boolean {
    return this.withShots;
  }

  toggleShots(): void {
    this.withShots = !this.withShots;
    this.changed();
  }

  /** Whether the line of sight to the hovered hex is shown. */
  get showsSight(): boolean {
    return this.withSight;
  }

  /** Shows lines of sight: from a hex, or from where the selected unit will be. */
  lookFrom(hex: HexId | undefined): void {
    this.sightFrom = hex;
    this.withSight = true;
    this.changed();
  }

  toggleSight(): void {
    this.sightFrom = undefined;
    this.withSight = !this.withSight;
    this.changed();
  }

  /** The line of sight to the hovered hex, from the hex that was named or from where the selected unit will be. */
  get sight(): SightReport | undefined {
    const to = this.hovered;
    if (!this.withSight || to === undefined) return undefined;
    const from = this.sightFrom ?? this.eyes;
    return from === undefined ? undefined : lookAlong(this.shown, from, to);
  }

  // ------------------------------------------------------------------ keys

  /** Every key, with what it does, for the list of keys. */
  get keys(): readonly KeyBinding[] {
    return KEY_BINDINGS;
  }

  /** A key was pressed: its name as in `KeyboardEvent.key`. Returns whether it meant something. */
  press(key: string, modifiers: KeyModifiers = {}): boolean {
    return pressKey(this, key, modifiers);
  }

  /** Whatever Enter means: to choose the hex to which the keyboard's cursor was moved, or, after any choice, to give the order. */
  enter(): void {
    const hex = this.cursorMoved ? this.cursorHex : undefined;
    if (hex === undefined) this.confirm();
    else this.activate(hex);
  }

  // ------------------------------------------------------------------ inside

  private unitIn(hex: HexId): MechId | undefined {
    return this.shown.state.mechs.find(mech => mech.hex === hex && mech.status === 'active')?.id;
  }

  private aim(choice: FireChoice, hex: HexId, unit: MechId | undefined): boolean {
    if (unit !== undefined && choice.targets.some(target => target.unit === unit)) {
      choice.aimAt({ unit });
      return true;
    }
    if (unit !== undefined || !choice.buildings.has(hex)) return false;
    choice.aimAt({ building: hex });
    return true;
  }

  /** Where the selected unit will be when its order is carried out. */
  private get eyes(): HexId | undefined {
    const { choice } = this;
    const planned = choice?.kind === 'move' || choice?.kind === 'deploy' ? choice.hex : undefined;
    const unit = this.inspected;
    const hex = planned ?? (unit === undefined ? undefined : mechOf(this.shown, unit).hex);
    return hex === undefined || hex < 0 ? undefined : hex;
  }

  private get startOfCursor(): HexId {
    const hex = this.choice?.kind === 'deploy' ? [...this.choice.hexes.keys()][0] : this.eyes;
    return hex ?? boardOf(this.shown).grid.size >> 1;
  }

  private showHovered(): void {
    if (this.choice?.kind === 'move') this.choice.hover(this.hovered);
    this.changed();
  }

  private get drawing(): { readonly tokens: readonly TokenState[]; readonly cards: readonly UnitCard[] } {
    const { game } = this.playback;
    const at = this.playback.version;
    if (this.drawn?.game !== game || this.drawn.at !== at)
      this.drawn = { game, at, tokens: tokensOf(game), cards: unitCards(game) };
    return this.drawn;
  }

  private say(message: string): false {
    this.message = `${message}.`;
    this.changed();
    return false;
  }

  /** Gives an order, and shows what comes of it. */
  private give(command: Command): boolean {
    const refusal = this.match.give(command);
    if (refusal !== undefined) return this.say(refusalWords(refusal));
    this.message = undefined;
    this.drop();
    this.pushEvents();
    return true;
  }

  private pushEvents(): void {
    const { events } = this.match;
    const fresh = events.slice(this.given);
    this.given = events.length;
    this.playback.push(fresh);
  }

  /** Does what comes next: asks a bot, carries its order out, or asks a human. */
  private goOn(): void {
    if (this.leaving.signal.aborted) return;
    const side = this.match.isOver ? undefined : sideToAct(this.game);
    const player = side === undefined ? undefined : this.match.players[side];
    if (side === undefined || player === undefined) this.drop();
    else if (player === 'human') this.askHuman();
    else this.askBot(side);
    this.changed();
  }

  private askHuman(): void {
    if (this.playback.isPlaying) return;
    if (this.unit !== undefined && this.status.units.includes(this.unit) && this.present !== undefined) return;
    const next = this.status.units[0];
    if (next !== undefined) this.begin(next);
  }

  private askBot(side: number): void {
    this.drop();
    if (this.failed !== undefined) return;
    if (this.decided !== undefined) {
      if (this.playback.isPlaying) return;
      const command = this.decided;
      this.decided = undefined;
      const refusal = refusalOf(this.game, command);
      if (refusal === undefined) this.give(command);
      else this.fail(side, `gave an order that is not legal: ${refusalWords(refusal)}`);
      return;
    }
    if (this.thinkingSide === undefined) void this.think(side);
  }

  private async think(side: number): Promise<void> {
    this.thinkingSide = side;
    const { signal } = this.leaving;
    try {
      const command = await this.thinker.choose(this.game, side, signal);
      if (signal.aborted) return;
      this.thinkingSide = undefined;
      // Somebody may have taken the side over in the meantime.
      if (this.match.players[side] !== 'human') this.decided = command;
    } catch (error) {
      if (signal.aborted) return;
      this.thinkingSide = undefined;
      this.fail(side, error instanceof Error ? error.message : String(error));
    }
    this.goOn();
  }

  private fail(side: number, reason: string): void {
    const player = this.match.players[side];
    if (player === 'human') return;
    this.failed = { side, message: `The ${player} ${reason}.` };
  }

  private begin(unit: MechId): void {
    this.unit = unit;
    this.inspectedUnit = undefined;
    const choice = createChoice(this.game, unit);
    this.present = choice;
    let planned = choice?.command;
    choice?.subscribe(() => {
      if (this.present !== choice) return;
      this.message = undefined;
      if (choice.command !== planned) this.cursorMoved = false;
      planned = choice.command;
      this.askOdds();
      this.changed();
    });
    this.askOdds();
  }

  private drop(): void {
    this.unit = undefined;
    this.present = undefined;
    this.askOdds();
  }

  private askOdds(): void {
    this.odds.ask(oddsFor(this.game, this.present));
  }
}

function createChoice(game: Game, unit: MechId): AnyChoice | undefined {
  switch (game.state.phase) {
    case 'deployment':
      return new DeployChoice(game, unit);
    case 'movement':
      return new MoveChoice(game, unit);
    case 'weapons':
      return new FireChoice(game, unit);
    case 'physical':
      return new BlowChoice(game, unit);
    default:
      return undefined;
  }
}

/** What is worth asking about the order that is being put together. */
function oddsFor(game: Game, choice: AnyChoice | undefined): OddsRequest | undefined {
  if (choice?.kind === 'fire') {
    const { plan, questions } = choice;
    return plan === undefined || questions.length === 0 ? undefined : { game, plan, questions };
  }
  if (choice?.kind === 'blow') {
    const { card } = choice;
    return card === undefined ? undefined : { game, plan: card.plan, questions: card.questions };
  }
  if (choice?.kind !== 'move' || choice.ram === undefined) return undefined;
  const { command, questions } = choice.ram;
  return { game, plan: { kind: 'orders', orders: [command], until: 'turn' }, questions };
}
