import { bearing, bearingDirection, DIRECTIONS, distance, type HexId } from '@hexfall/hex';
import {
  boardOf,
  type Command,
  enemiesOf,
  type Game,
  type MechId,
  mustWithdraw,
  planMove,
  stepTable,
} from '@hexfall/rules';
import { namesOf } from '@hexfall/view';
import { Choice, remember } from './choice.ts';
import { departureFrom, exitsIn } from './departure.ts';
import { type MoveCard, moveCards } from './move-cards.ts';
import { type MoveExtras, withExtras } from './move-extras.ts';
import { type MovePreview, previewMove } from './move-preview.ts';
import { type SwitchOption, switchOptions } from './move-switches.ts';
import { type RamCard, ramCards } from './ram-cards.ts';
import {
  createReachTable,
  type HexOption,
  MOVE_WAYS,
  type MoveCourse,
  type MoveEnd,
  type MoveWay,
  type ReachTable,
} from './reach-table.ts';
import { type Exposure, exposureOf } from './shot-outlook.ts';

interface MoveSettings extends MoveExtras {
  readonly hex: HexId | undefined;
  readonly facing: number | undefined;
  /** The way of moving that the player has fixed. */
  readonly way: MoveWay | undefined;
  readonly course: MoveCourse;
  readonly leaves: boolean;
  /** An order that is not a move to a hex: a card. */
  readonly card: Command | undefined;
}

/** A final facing, for which the map shows a handle. */
export interface FacingOption {
  readonly facing: number;
  /** The cheapest way to end with this facing; `undefined` if the facing is out of reach. */
  readonly way: MoveWay | undefined;
  readonly mp: number | undefined;
  readonly chosen: boolean;
}

const FRESH: MoveSettings = {
  hex: undefined,
  facing: undefined,
  way: undefined,
  course: {
    switches: { climb: true, masc: false, supercharger: false, reckless: false },
    approach: undefined,
  },
  leaves: false,
  liesDown: false,
  unjams: false,
  card: undefined,
};

/** The move of a unit: its hex, its way of moving and its final facing; or a card, such as standing still, a charge or a shutdown. */
export class MoveChoice extends Choice<MoveSettings> {
  readonly kind = 'move';
  private hoverHex: HexId | undefined;
  private readonly reachFor = remember((course: MoveCourse) => createReachTable(this.game, this.mech, course));
  private readonly commandFor = remember((settings: MoveSettings) => this.findCommand(settings));
  private readonly previewFor = remember((command: Command | undefined) =>
    command === undefined ? undefined : previewMove(this.game, command),
  );
  private readonly hoverPreviewFor = remember((command: Command | undefined) =>
    command === undefined ? undefined : previewMove(this.game, command),
  );
  private readonly exposureFor = remember((preview: MovePreview) => exposureOf(preview.outcome, this.unit));
  private readonly exitsFor = remember((reach: ReachTable) => exitsIn(this.game, this.mech, reach));
  private readonly ramsFor = remember((reach: ReachTable) => ramCards(this.game, this.mech, reach));
  private readonly cardsFor = remember((game: Game) => moveCards(game, this.unit));

  constructor(game: Game, unit: MechId) {
    super(game, unit, FRESH);
  }

  /** Every hex where the move can end, with every way to get there, the cheapest first. */
  get reach(): ReachTable {
    return this.reachFor(this.settings.course);
  }

  /** The hex where the move is to end. */
  get hex(): HexId | undefined {
    return this.settings.hex;
  }

  /** The facing at the end; `undefined` before a hex is chosen. */
  get facing(): number | undefined {
    return this.settings.hex === undefined ? undefined : this.facingIn(this.settings.hex, this.settings.facing);
  }

  /** The way of moving that is used: the one that the player has fixed, or the cheapest. */
  get way(): MoveWay | undefined {
    const { way, hex, facing } = this.settings;
    return way ?? (hex === undefined ? undefined : this.optionFor(hex, facing)?.way);
  }

  /** Whether the player has fixed the way of moving. */
  get isWayFixed(): boolean {
    return this.settings.way !== undefined;
  }

  /** Ways of moving that are possible at all. */
  get ways(): readonly MoveWay[] {
    return waysIn(this.reach);
  }

  /** The effects of the move as chosen. */
  get preview(): MovePreview | undefined {
    return this.previewFor(this.command);
  }

  /** The hex that the player points at. It does not change the order. */
  get hovered(): HexId | undefined {
    return this.hoverHex;
  }

  /** The effects of a move to the hovered hex; `undefined` if no move ends there. */
  get hoveredPreview(): MovePreview | undefined {
    if (this.hoverHex === undefined || this.hoverHex === this.hex) return undefined;
    return this.hoverPreviewFor(this.endIn(this.hoverHex, undefined)?.command);
  }

  /** Returns the effects of a move to a hex, without choosing it: with the given facing, or with the one that the hex would get. */
  previewIn(hex: HexId, facing?: number): MovePreview | undefined {
    const command = this.endIn(hex, facing)?.command;
    return command === undefined ? undefined : previewMove(this.game, command);
  }

  /** Why no move ends in the hovered hex, as a sentence without a full stop; `undefined` if one does. */
  get hoveredProblem(): string | undefined {
    return this.hoverHex === undefined ? undefined : this.problemIn(this.hoverHex);
  }

  /** The six final facings in the chosen hex. Before a hex is chosen, those to which the unit can turn where it stands. */
  get facings(): readonly FacingOption[] {
    const { facing: chosen } = this;
    const hex = this.settings.hex ?? this.mech.hex;
    return DIRECTIONS.map(facing => {
      const option = this.optionFor(hex, facing);
      return { facing, way: option?.way, mp: option?.ends[facing]?.mp, chosen: facing === chosen };
    });
  }

  /** Orders that are not moves to a hex. */
  get cards(): readonly MoveCard[] {
    return this.cardsFor(this.game);
  }

  /** Charges and deaths from above: for each target the one with the most damage. */
  get rams(): readonly RamCard[] {
    return this.ramsFor(this.reach);
  }

  /** The card that is chosen, if one is. */
  get card(): Command | undefined {
    return this.settings.card;
  }

  /** The charge or death from above that is chosen, if one is. */
  get ram(): RamCard | undefined {
    return this.settings.card === undefined
      ? undefined
      : this.rams.find(({ command }) => command === this.settings.card);
  }

  /** Switches that are useful for this unit here. */
  get switches(): readonly SwitchOption[] {
    const { course, leaves, liesDown, unjams } = this.settings;
    return switchOptions(this.game, this.mech, { ...course.switches, leaves, liesDown, unjams }, this.canLeave);
  }

  /**
   * The shots from the end of the move and at it or, if the player points at one, from the hovered hex. They take time to compute, so read
   * this only where they are shown.
   */
  get exposure(): Exposure | undefined {
    const preview = this.hoveredPreview ?? this.preview;
    return preview === undefined || preview.leaves ? undefined : this.exposureFor(preview);
  }

  /** Whether the unit is crippled and must make for its home edge. */
  get mustWithdraw(): boolean {
    return mustWithdraw(this.game, this.mech);
  }

  /** Whether the chosen move can continue over the home edge. */
  get canLeave(): boolean {
    return this.exits.has(this.settings.hex ?? this.mech.hex);
  }

  /** Hexes from which the unit can leave the board over its home edge in this move. */
  get exits(): ReadonlySet<HexId> {
    return this.exitsFor(this.reach);
  }

  override get command(): Command | undefined {
    return this.commandFor(this.settings);
  }

  hover(hex: HexId | undefined): void {
    if (hex === this.hoverHex) return;
    this.hoverHex = hex;
    this.changed();
  }

  /** Chooses the hex where the move ends. Does nothing for a hex out of reach. */
  to(hex: HexId, facing?: number): void {
    const isChosen = hex === this.settings.hex && facing === undefined && !this.settings.leaves;
    if (isChosen || this.optionFor(hex, undefined) === undefined) return;
    this.choose({ hex, facing, card: undefined, leaves: false });
  }

  /** Chooses the final facing. Without a chosen hex, the unit turns where it stands. Does nothing for a facing out of reach. */
  face(facing: number): void {
    const hex = this.settings.hex ?? this.mech.hex;
    if (facing === this.facing || this.optionFor(hex, facing) === undefined) return;
    this.choose({ hex, facing, card: undefined, leaves: false });
  }

  /** Turns the final facing by hexsides: 1 to the right, -1 to the left. Facings out of reach are skipped. */
  turn(hexsides: 1 | -1): void {
    const from = this.facing ?? this.mech.facing;
    const hex = this.settings.hex ?? this.mech.hex;
    for (let i = 1; i < 6; i++) {
      const facing = (((from + i * hexsides) % 6) + 6) % 6;
      if (this.optionFor(hex, facing) !== undefined) return this.face(facing);
    }
  }

  /** Fixes a way of moving, or returns to the cheapest. */
  use(way: MoveWay | undefined): void {
    if (way === this.settings.way || (way !== undefined && !this.ways.includes(way))) return;
    const { hex } = this.settings;
    const keeps = hex !== undefined && optionIn(this.reach, hex, { way }) !== undefined;
    this.choose({ way, card: undefined, leaves: false, ...(keeps ? {} : { hex: undefined, facing: undefined }) });
  }

  /** Chooses a card: the command of one of `cards` or `rams`. */
  play(card: Command): void {
    this.choose({ ...FRESH, course: this.settings.course, card });
  }

  /** Flips a switch. Choices that are then out of reach are dropped. */
  toggle(id: SwitchOption['id']): void {
    const { course, hex } = this.settings;
    if (id === 'leaves' || id === 'liesDown' || id === 'unjams') return this.choose({ [id]: !this.settings[id] });
    const switches = { ...course.switches, [id]: !course.switches[id] };
    const next = { switches, approach: undefined };
    const keeps = hex !== undefined && createReachTable(this.game, this.mech, next).has(hex);
    this.choose({ course: next, card: undefined, ...(keeps ? {} : { hex: undefined, facing: undefined }) });
  }

  /** Hexes through which the way is to lead, in order. */
  get waypoints(): readonly HexId[] {
    const { approach } = this.settings.course;
    return approach === undefined ? [] : approach.waypoints;
  }

  /** Makes the way lead through a hex: later choices continue from there. Does nothing for a hex that cannot be reached on foot. */
  passThrough(hex: HexId): void {
    const { course } = this.settings;
    const end = this.endIn(hex, undefined);
    const plan = end?.command.type === 'move' ? planMove(this.game, end.command) : undefined;
    const last = plan?.ok === true ? plan.value.steps.at(-1) : undefined;
    if (last === undefined || last.prone || end?.command.type !== 'move' || hex === this.waypoints.at(-1)) return;
    const { elevation } = stepTable(boardOf(this.game)).places;
    const approach = {
      hex,
      elevation: elevation[last.place]!,
      facing: last.facing,
      steps: end.command.steps,
      mp: end.mp,
      waypoints: [...this.waypoints, hex],
    };
    this.choose({ course: { ...course, approach }, hex, facing: undefined, card: undefined, leaves: false });
  }

  /** Returns the cheapest option in a hex, or for a facing in it. If the player has fixed the way of moving, only that way counts. */
  private optionFor(hex: HexId, facing: number | undefined): HexOption | undefined {
    return optionIn(this.reach, hex, { way: this.settings.way, facing });
  }

  private endIn(hex: HexId, wish: number | undefined): MoveEnd | undefined {
    const facing = this.facingIn(hex, wish);
    return this.optionFor(hex, facing)?.ends[facing];
  }

  /** Returns the facing that was asked for, if it is within reach; otherwise, of the cheapest facings, the one toward the nearest enemy. */
  private facingIn(hex: HexId, wish: number | undefined): number {
    const option = this.optionFor(hex, undefined);
    if (option === undefined) return this.mech.facing;
    if (wish !== undefined && this.optionFor(hex, wish) !== undefined) return wish;
    const ahead = this.directionOfEnemy(hex) ?? this.mech.facing;
    const cheapest = DIRECTIONS.filter(facing => option.ends[facing]?.mp === option.mp);
    return cheapest.reduce((best, facing) => (turned(facing, ahead) < turned(best, ahead) ? facing : best));
  }

  private directionOfEnemy(hex: HexId): number | undefined {
    const { grid } = boardOf(this.game);
    const enemies = enemiesOf(this.game, this.mech).filter(enemy => enemy.hex !== hex && enemy.hex >= 0);
    if (enemies.length === 0) return undefined;
    const nearest = enemies.reduce((a, b) => (distance(grid, b.hex, hex) < distance(grid, a.hex, hex) ? b : a));
    return bearingDirection(bearing(grid, hex, nearest.hex));
  }

  private findCommand(settings: MoveSettings): Command | undefined {
    if (settings.card !== undefined) return settings.card;
    if (settings.leaves) return departureFrom(this.game, this.mech, this.reach, settings.hex ?? this.mech.hex);
    if (settings.hex === undefined) return undefined;
    const end = this.endIn(settings.hex, settings.facing);
    return end === undefined ? undefined : withExtras(end.command, settings);
  }

  private problemIn(hex: HexId): string | undefined {
    if (this.optionFor(hex, undefined) !== undefined) return undefined;
    const other = this.game.state.mechs.find(mech => mech.hex === hex && mech.status === 'active');
    if (other !== undefined && other.id !== this.unit) return `${namesOf(this.game).unit(other.id)} stands there`;
    if (this.mech.stuck) return 'The unit is bogged down and must break free first';
    const by = this.settings.way === undefined ? '' : ` with this way of moving`;
    return `Out of reach${by}`;
  }
}

/** Returns the cheapest option in a hex, of a way of moving and with a facing if they are given. */
function optionIn(
  reach: ReachTable,
  hex: HexId,
  { way, facing }: { readonly way: MoveWay | undefined; readonly facing?: number | undefined },
): HexOption | undefined {
  return reach
    .get(hex)
    ?.find(
      option =>
        (way === undefined || option.way === way) && (facing === undefined || option.ends[facing] !== undefined),
    );
}

function waysIn(reach: ReachTable): MoveWay[] {
  const ways = new Set<MoveWay>();
  for (const options of reach.values()) for (const { way } of options) ways.add(way);
  return MOVE_WAYS.filter(way => ways.has(way));
}

/** Returns the number of hexsides between two facings. */
function turned(a: number, b: number): number {
  const right = (a - b + 6) % 6;
  return Math.min(right, 6 - right);
}
