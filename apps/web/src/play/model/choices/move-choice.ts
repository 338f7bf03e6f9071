import { bearing, bearingDirection, DIRECTIONS, distance, type HexId } from '@hexfall/hex';
import {
  boardOf,
  type Command,
  enemiesOf,
  type Game,
  homeEdge,
  leadsHome,
  type MechId,
  type MoveCommand,
  mustWithdraw,
  refusalOf,
  slowestMode,
  usableBoosters,
} from '@hexfall/rules';
import { namesOf } from '@hexfall/view';
import { Choice, remember } from './choice.ts';
import { type MoveCard, moveCards } from './move-cards.ts';
import { type MovePreview, previewMove } from './move-preview.ts';
import { type RamCard, ramCards } from './ram-cards.ts';
import {
  createReachTable,
  type HexOption,
  type MoveEnd,
  type MoveSwitches,
  type MoveWay,
  type ReachTable,
} from './reach-table.ts';
import { type Exposure, exposureOf } from './shot-outlook.ts';

interface MoveSettings {
  readonly hex: HexId | undefined;
  readonly facing: number | undefined;
  /** The way that the player insists on. */
  readonly way: MoveWay | undefined;
  readonly switches: MoveSwitches;
  readonly leaves: boolean;
  readonly liesDown: boolean;
  readonly unjams: boolean;
  /** An order that is no move to a hex: a card. */
  readonly card: Command | undefined;
}

/** A final facing, for a handle. */
export interface FacingOption {
  readonly facing: number;
  /** Cheapest way to end so; `undefined` where the facing is out of reach. */
  readonly way: MoveWay | undefined;
  readonly mp: number | undefined;
  readonly chosen: boolean;
}

/** A switch that this unit has a use for. */
export interface SwitchOption {
  readonly id: keyof MoveSwitches | 'leaves' | 'liesDown' | 'unjams';
  readonly words: string;
  readonly on: boolean;
}

const FRESH: MoveSettings = {
  hex: undefined,
  facing: undefined,
  way: undefined,
  switches: { climb: true, masc: false, supercharger: false, reckless: false },
  leaves: false,
  liesDown: false,
  unjams: false,
  card: undefined,
};

/** The move of a unit: where to, by which way, with which facing; or a card, such as standing still, a charge or a shutdown. */
export class MoveChoice extends Choice<MoveSettings> {
  readonly kind = 'move';
  private hoverHex: HexId | undefined;
  private readonly reachFor = remember((switches: MoveSwitches) => createReachTable(this.game, this.mech, switches));
  private readonly commandFor = remember((settings: MoveSettings) => this.findCommand(settings));
  private readonly previewFor = remember((command: Command | undefined) =>
    command === undefined ? undefined : previewMove(this.game, command),
  );
  private readonly hoverPreviewFor = remember((command: Command | undefined) =>
    command === undefined ? undefined : previewMove(this.game, command),
  );
  private readonly exposureFor = remember((preview: MovePreview) => exposureOf(preview.outcome, this.unit));
  private readonly exitsFor = remember((reach: ReachTable) => this.findExits(reach));
  private readonly ramsFor = remember((reach: ReachTable) => ramCards(this.game, this.mech, reach));
  private readonly cardsFor = remember((game: Game) => moveCards(game, this.unit));

  constructor(game: Game, unit: MechId) {
    super(game, unit, FRESH);
  }

  /** Every hex where the move can end, with every way to get there, the cheapest first. */
  get reach(): ReachTable {
    return this.reachFor(this.settings.switches);
  }

  /** The hex where the move is to end. */
  get hex(): HexId | undefined {
    return this.settings.hex;
  }

  /** The facing at the end; `undefined` before a hex is chosen. */
  get facing(): number | undefined {
    return this.settings.hex === undefined ? undefined : this.facingIn(this.settings.hex, this.settings.facing);
  }

  /** The way that is used: the one insisted on, or the cheapest. */
  get way(): MoveWay | undefined {
    const { way, hex, facing } = this.settings;
    return way ?? (hex === undefined ? undefined : this.optionFor(hex, facing)?.way);
  }

  /** Whether the player insists on the way. */
  get isWayFixed(): boolean {
    return this.settings.way !== undefined;
  }

  /** Ways by which the unit can move at all. */
  get ways(): readonly MoveWay[] {
    return waysIn(this.reach);
  }

  /** What the move as chosen will do. */
  get preview(): MovePreview | undefined {
    return this.previewFor(this.command);
  }

  /** The hex that is looked at; it counts for nothing. */
  get hovered(): HexId | undefined {
    return this.hoverHex;
  }

  /** What a move to the hovered hex would do; `undefined` where there is none to show. */
  get hoveredPreview(): MovePreview | undefined {
    if (this.hoverHex === undefined || this.hoverHex === this.hex) return undefined;
    return this.hoverPreviewFor(this.endIn(this.hoverHex, undefined)?.command);
  }

  /** Why no move ends in the hovered hex, as a sentence without a full stop; `undefined` where one does. */
  get hoveredProblem(): string | undefined {
    return this.hoverHex === undefined ? undefined : this.problemIn(this.hoverHex);
  }

  /** The six final facings in the chosen hex; before there is one, those to which the unit can turn where it stands. */
  get facings(): readonly FacingOption[] {
    const { facing: chosen } = this;
    const hex = this.settings.hex ?? this.mech.hex;
    return DIRECTIONS.map(facing => {
      const option = this.optionFor(hex, facing);
      return { facing, way: option?.way, mp: option?.ends[facing]?.mp, chosen: facing === chosen };
    });
  }

  /** Orders that are no move to a hex. */
  get cards(): readonly MoveCard[] {
    return this.cardsFor(this.game);
  }

  /** Charges and deaths from above: for each target the one that does most. */
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

  /** Switches that this unit has a use for here. */
  get switches(): readonly SwitchOption[] {
    const { switches, leaves, liesDown, unjams } = this.settings;
    const all: readonly (SwitchOption & { readonly useful: boolean })[] = [
      { id: 'climb', words: 'Climb onto roofs and bridges', on: switches.climb, useful: hasLayers(this.game) },
      { id: 'masc', words: 'Use MASC', on: switches.masc, useful: this.hasBooster(1) },
      { id: 'supercharger', words: 'Use the supercharger', on: switches.supercharger, useful: this.hasBooster(2) },
      { id: 'reckless', words: 'Full speed on ice', on: switches.reckless, useful: hasIce(this.game) },
      { id: 'leaves', words: 'Leave the board', on: leaves, useful: leaves || this.canLeave },
      { id: 'liesDown', words: 'Lie down at the end', on: liesDown, useful: !this.mech.prone },
      { id: 'unjams', words: 'Clear jammed weapons', on: unjams, useful: this.canUnjam },
    ];
    return all.flatMap(({ useful, ...option }) => (useful ? [option] : []));
  }

  /** What can be shot from the end of the move, and at it, or in the hovered hex, if there is one. Ask only where it is shown. */
  get exposure(): Exposure | undefined {
    const preview = this.hoveredPreview ?? this.preview;
    return preview === undefined || preview.leaves ? undefined : this.exposureFor(preview);
  }

  /** Whether the unit is crippled and must make for its home edge. */
  get mustWithdraw(): boolean {
    return mustWithdraw(this.game, this.mech);
  }

  /** Whether the chosen move can go on over the home edge. */
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

  /** Chooses the final facing; without a hex, the unit turns where it stands. Does nothing for a facing out of reach. */
  face(facing: number): void {
    const hex = this.settings.hex ?? this.mech.hex;
    if (facing === this.facing || this.optionFor(hex, facing) === undefined) return;
    this.choose({ hex, facing, card: undefined, leaves: false });
  }

  /** Turns the final facing by hexsides: 1 to the right, -1 to the left. Facings out of reach are passed over. */
  turn(hexsides: 1 | -1): void {
    const from = this.facing ?? this.mech.facing;
    const hex = this.settings.hex ?? this.mech.hex;
    for (let i = 1; i < 6; i++) {
      const facing = (((from + i * hexsides) % 6) + 6) % 6;
      if (this.optionFor(hex, facing) !== undefined) return this.face(facing);
    }
  }

  /** Insists on a way to move, or leaves it to the cheapest. */
  use(way: MoveWay | undefined): void {
    if (way === this.settings.way || (way !== undefined && !this.ways.includes(way))) return;
    const { hex } = this.settings;
    const keeps = hex !== undefined && optionIn(this.reach, hex, { way }) !== undefined;
    this.choose({ way, card: undefined, leaves: false, ...(keeps ? {} : { hex: undefined, facing: undefined }) });
  }

  /** Chooses a card: the command of one of `cards` or `rams`. */
  play(card: Command): void {
    this.choose({ ...FRESH, switches: this.settings.switches, card });
  }

  /** Turns a switch. A hex that is then out of reach is forgotten. */
  toggle(id: SwitchOption['id']): void {
    const { switches, hex } = this.settings;
    if (id === 'leaves' || id === 'liesDown' || id === 'unjams') return this.choose({ [id]: !this.settings[id] });
    const next = { ...switches, [id]: !switches[id] };
    const keeps = hex !== undefined && createReachTable(this.game, this.mech, next).has(hex);
    this.choose({ switches: next, card: undefined, ...(keeps ? {} : { hex: undefined, facing: undefined }) });
  }

  /** The cheapest way to a hex, or to a facing in it; the way that the player insists on, if there is one. */
  private optionFor(hex: HexId, facing: number | undefined): HexOption | undefined {
    return optionIn(this.reach, hex, { way: this.settings.way, facing });
  }

  private endIn(hex: HexId, wish: number | undefined): MoveEnd | undefined {
    const facing = this.facingIn(hex, wish);
    return this.optionFor(hex, facing)?.ends[facing];
  }

  /** The facing wished for if it can be had; else of the cheapest the one that looks at the nearest enemy. */
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
    if (settings.leaves) return this.departureFrom(settings.hex ?? this.mech.hex);
    if (settings.hex === undefined) return undefined;
    const end = this.endIn(settings.hex, settings.facing);
    return end === undefined ? undefined : withExtras(end.command, settings);
  }

  /** A move to a hex, and one more step over the home edge. */
  private departureFrom(hex: HexId): MoveCommand | undefined {
    const { game, mech, unit } = this;
    const option = this.reach.get(hex)?.find(({ way }) => way !== 'jump');
    for (const [facing, end] of option?.ends.entries() ?? []) {
      if (end === undefined || !leadsHome(game, mech, hex, facing)) continue;
      const steps = [...(end.command.type === 'move' ? end.command.steps : []), 'leave' as const];
      const way = { unit, steps, climb: this.settings.switches.climb };
      const command: MoveCommand = { type: 'move', mode: slowestMode(game, way), ...way };
      if (refusalOf(game, command) === undefined) return command;
    }
    return undefined;
  }

  private findExits(reach: ReachTable): Set<HexId> {
    if (homeEdge(this.game, this.mech) === undefined) return new Set();
    return new Set([...reach.keys()].filter(hex => this.departureFrom(hex) !== undefined));
  }

  private get canUnjam(): boolean {
    return refusalOf(this.game, { type: 'stay', unit: this.unit, unjam: true }) === undefined;
  }

  private hasBooster(bit: number): boolean {
    return !this.mech.prone && (usableBoosters(this.game, this.mech) & bit) !== 0;
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

/** The cheapest option in a hex that is of that way and has that facing, where stated. */
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

/** What may be added at the end of a move. */
function withExtras(command: Command, { liesDown, unjams }: MoveSettings): Command {
  const lying: Command = liesDown ? lieDown(command) : command;
  const canClear = lying.type === 'move' || lying.type === 'jump' || lying.type === 'stay';
  return unjams && canClear ? { ...lying, unjam: true } : lying;
}

function lieDown(command: Command): Command {
  if (command.type === 'move') return { ...command, steps: [...command.steps, 'goProne'] };
  if (command.type !== 'stay') return command;
  return { type: 'move', unit: command.unit, mode: 'walk', steps: ['goProne'], climb: true };
}

function waysIn(reach: ReachTable): MoveWay[] {
  const ways = new Set<MoveWay>();
  for (const options of reach.values()) for (const { way } of options) ways.add(way);
  return [...ways];
}

/** Hexsides between two facings. */
function turned(a: number, b: number): number {
  const right = (a - b + 6) % 6;
  return Math.min(right, 6 - right);
}

function hasLayers(game: Game): boolean {
  const { building, bridge } = boardOf(game).layers;
  return building.some(kind => kind !== 0) || bridge.some(kind => kind !== 0);
}

function hasIce(game: Game): boolean {
  return boardOf(game).layers.ice.includes(1);
}
