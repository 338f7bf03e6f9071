import { type Board, formatHex, type HexId, parseHex } from '@hexfall/hex';
import {
  ARMOR_FACINGS,
  type ArmorFacingCode,
  type ArrivingUnit,
  act,
  advance,
  type BuildingShot,
  type Command,
  cloneState,
  createGame,
  createGameOn,
  emit,
  type FireCommand,
  type Game,
  type GameEvent,
  type GameState,
  type HitTable,
  type LocationCode,
  type MechId,
  type MechState,
  type MoveMode,
  type MoveStep,
  NO_SINK,
  ORDERED_PHASES,
  type Phase,
  passCommand,
  type RollTag,
  ScriptedDice,
  type Shot,
  type UnitCondition,
  type UnitSetup,
  unitsToAct,
  type Withdrawal,
} from '@hexfall/rules';
import { explainEvent, formatEvent, narrate, type StoryOptions } from '@hexfall/view';
import { expect, onTestFinished } from 'vitest';
import { asciiBoard, openBoard } from './ascii-board.ts';
import { buildMech, type MechOptions } from './mech-builder.ts';

/** A unit of a scenario: its design, its position and its condition. */
export interface UnitOptions extends MechOptions {
  /** Printed hex number, or when and where the unit is to be deployed. */
  readonly at: string | ArrivingUnit['arrives'];
  readonly facing?: number;
  readonly side?: number;
  readonly gunnery?: number;
  readonly piloting?: number;
  /** Index of the unit that its C3 computer is linked to. */
  readonly c3?: number;
  readonly condition?: UnitCondition;
}

export interface ScenarioOptions {
  readonly profile?: unknown;
  /** A board, its drawing, or the size of an open one. */
  readonly board?: Board | string;
  readonly withdrawal?: Withdrawal;
  readonly turnLimit?: number;
}

const SEED = 'xoshiro128ss:00000001000000020000000300000004';
/** The letters of a path: U gets up, D lies down, X leaves the board. */
const STEP_LETTERS: Readonly<Record<string, MoveStep>> = {
  F: 'forward',
  B: 'backward',
  L: 'left',
  R: 'right',
  U: 'stand',
  D: 'goProne',
  X: 'leave',
};

/**
 * Scripted dice that roll for initiative by themselves when a scenario runs on into the next turn without scripting it:
 * every side gets a different number, so there are no ties.
 */
class ScenarioDice extends ScriptedDice {
  private turns = 0;

  override twoD6(tag: RollTag): number {
    if (tag === 'initiative' && this.unused[0]?.tag !== tag) return 2 + (this.turns++ % 11);
    return super.twoD6(tag);
  }
}

/**
 * A position, dice with their purpose, a command, and its events. Every die must be used in order and for the purpose
 * it was scripted for; a die left over fails the test when it ends.
 */
export class Scenario {
  readonly dice = new ScenarioDice();
  readonly events: GameEvent[] = [];
  /** How the target number of each roll is made up, in the words of a replay: `6 = 5 piloting + 1 hand`. */
  readonly numbers: string[] = [];
  private readonly units = new Map<string, UnitOptions>();
  private readonly options: ScenarioOptions;
  private running: Game | undefined;

  constructor(options: ScenarioOptions) {
    this.options = options;
  }

  mech(name: string, options: UnitOptions): this {
    this.units.set(name, options);
    return this;
  }

  roll(tag: RollTag, ...values: readonly number[]): this {
    this.dice.add(tag, ...values);
    return this;
  }

  /** Opens a phase in which every unit has yet to act, in the order in which the units were named. */
  begin(phase: Phase): this {
    const ordered = ORDERED_PHASES.has(phase);
    const order = ordered ? [...this.units.values()].map((unit, i) => unit.side ?? i) : [];
    if (this.game.state.turn === 0) emit(this.game, { type: 'TurnBegan', turn: 1 });
    emit(this.game, { type: 'PhaseBegan', phase, order });
    return this;
  }

  /** Gives an order; a refusal fails the test with its reason. */
  do(command: Command): this {
    const result = act(this.game, command);
    if (!result.ok) throw new Error(`refused: ${result.errors.map(error => error.message).join('; ')}`);
    return this;
  }

  /** Puts a unit onto the board, in the hex with that printed number. */
  deploy(name: string, at: string, facing = 0): this {
    return this.do(this.deployCommand(name, at, facing));
  }

  deployCommand(name: string, at: string, facing = 0): Command {
    return { type: 'deploy', unit: this.id(name), hex: this.hex(at), facing };
  }

  walk(name: string, path: string): this {
    return this.do(this.moveCommand(name, 'walk', path));
  }

  run(name: string, path: string): this {
    return this.do(this.moveCommand(name, 'run', path));
  }

  /** Jumps to a hex by its printed number; the facing stays unless stated. */
  jump(name: string, to: string, facing = this.unit(name).facing): this {
    return this.do({ type: 'jump', unit: this.id(name), to: this.hex(to), facing });
  }

  /** Returns the hex with that printed number. */
  hex(number: string): HexId {
    const hex = parseHex(this.game.match.board.grid, number);
    if (hex === undefined) throw new Error(`${number} is not a hex of this board`);
    return hex;
  }

  /** Returns the printed number of the hex where a unit is. */
  at(name: string): string {
    return formatHex(this.game.match.board.grid, this.unit(name).hex);
  }

  fire(name: string, target: string, weapons: readonly number[] = [0], twist = 0): this {
    const shots = weapons.map(weapon => ({ weapon, target: this.id(target) }));
    return this.do({ type: 'fire', unit: this.id(name), twist, shots });
  }

  /** Fires one shot with its choices: rate of fire, bin, aim, mode, spotter. */
  shoot(name: string, target: string, choices: Partial<Shot> = {}): this {
    return this.do(this.shot(name, target, choices));
  }

  shot(name: string, target: string, choices: Partial<Shot> = {}): Command {
    const shots = [{ weapon: 0, ...choices, target: this.id(target) }];
    return { type: 'fire', unit: this.id(name), twist: 0, shots };
  }

  /** Fires one shot at the building in the hex with that printed number. */
  shootBuilding(name: string, at: string, choices: Partial<BuildingShot> = {}): this {
    return this.do(this.buildingShot(name, at, choices));
  }

  buildingShot(name: string, at: string, choices: Partial<BuildingShot> = {}): FireCommand {
    const buildings = [{ weapon: 0, ...choices, hex: this.hex(at) }];
    return { type: 'fire', unit: this.id(name), twist: 0, shots: [], buildings };
  }

  /** States how a unit has moved this turn, without moving it. Call it after `begin`, since a new turn resets it. */
  moved(name: string, mode: MoveMode, hexesMoved = 0): this {
    const { id: unit, hex, elevation, facing, mpUsed, heatBuildUp } = this.unit(name);
    emit(this.game, { type: 'Stepped', unit, hex, elevation, facing, mpUsed, hexesMoved });
    emit(this.game, { type: 'Moved', unit, mode, heatBuildUp });
    return this;
  }

  punch(name: string, target: string, arms: readonly ('LA' | 'RA')[] = ['LA', 'RA']): this {
    return this.do({ type: 'punch', unit: this.id(name), target: this.id(target), arms });
  }

  kick(name: string, target: string, leg: LocationCode = 'RL'): this {
    return this.do({ type: 'kick', unit: this.id(name), target: this.id(target), leg });
  }

  push(name: string, target: string): this {
    return this.do({ type: 'push', unit: this.id(name), target: this.id(target) });
  }

  melee(name: string, target: string, item = 0, aim: HitTable = 'full'): this {
    return this.do({ type: 'melee', unit: this.id(name), target: this.id(target), item, aim });
  }

  charge(name: string, target: string, path: string, mode: 'walk' | 'run' = 'run'): this {
    return this.do(this.chargeCommand(name, target, path, mode));
  }

  /** Orders a death from above; `approach` is the printed number of the hex from which the attacker comes down. */
  dfa(name: string, target: string, approach: string): this {
    return this.do(this.dfaCommand(name, target, approach));
  }

  /** Orders every unit that has not acted yet to do nothing, so that the phase is resolved. */
  endPhase(): this {
    const { phase, turn } = this.game.state;
    advance(this.game);
    while (this.state.phase === phase && this.state.turn === turn && unitsToAct(this.game).length > 0) {
      const unit = unitsToAct(this.game)[0]!.id;
      this.do(passCommand(phase, unit));
    }
    return this;
  }

  /** Passes for all units until the next turn's movement phase. */
  nextTurn(): this {
    const { turn } = this.state;
    while (this.state.turn === turn || this.state.phase !== 'movement') this.endPhase();
    return this;
  }

  /** Returns the reason why an order is refused, and checks that the state has not changed. */
  refused(command: Command): string {
    const before = JSON.stringify(this.state);
    const result = act(this.game, command);
    expect(JSON.stringify(this.state)).toBe(before);
    return result.ok ? 'accepted' : result.errors[0]!.code;
  }

  moveCommand(name: string, mode: 'walk' | 'run', path: string): Command {
    const steps = path.split('').map(letter => STEP_LETTERS[letter]!);
    return { type: 'move', unit: this.id(name), mode, steps, climb: true };
  }

  chargeCommand(name: string, target: string, path: string, mode: 'walk' | 'run' = 'run'): Command {
    const steps = path.split('').map(letter => STEP_LETTERS[letter]!);
    return { type: 'charge', unit: this.id(name), target: this.id(target), mode, steps, climb: true };
  }

  dfaCommand(name: string, target: string, approach: string): Command {
    const hex = parseHex(this.game.match.board.grid, approach) ?? -1;
    return { type: 'dfa', unit: this.id(name), target: this.id(target), approach: hex };
  }

  id(name: string): MechId {
    return [...this.units.keys()].indexOf(name);
  }

  unit(name: string): MechState {
    return this.state.mechs[this.id(name)]!;
  }

  /** Returns the armor that a unit has lost, by facing, without facings that have lost none. */
  lost(name: string): Partial<Record<ArmorFacingCode, number>> {
    const { spec, armor } = this.unit(name);
    const full = this.game.match.specs[spec]!.armor;
    const losses = ARMOR_FACINGS.map((facing, i) => [facing, full[i]! - armor[i]!] as const);
    return Object.fromEntries(losses.filter(([, points]) => points !== 0));
  }

  get state(): GameState {
    return this.game.state;
  }

  get game(): Game {
    this.running ??= this.create();
    return this.running;
  }

  /** Returns the events of one type, in order. */
  all<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  }

  /** Compares the events with lines of text; blank lines and indentation do not matter. */
  expectEvents(text: string, types?: readonly GameEvent['type'][]): this {
    const lines = this.events
      .filter(event => types === undefined || types.includes(event.type))
      .map(event => this.line(event));
    const wanted = text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== '');
    expect(lines).toEqual(wanted);
    return this;
  }

  /** Plays on, and returns the events as a story. */
  tell(play: (scenario: this) => unknown, options: StoryOptions = {}): string[] {
    const before = createGameOn(this.game.match, cloneState(this.state), this.dice, NO_SINK);
    const seen = this.events.length;
    play(this);
    return narrate(before, this.events.slice(seen), options);
  }

  private line(event: GameEvent): string {
    const names = [...this.units.keys()];
    return formatEvent(event, {
      unit: id => names[id]!,
      weapon: (id, weapon) => this.game.match.specs[this.state.mechs[id]!.spec]!.weapons[weapon]!.type.name,
      spec: id => this.game.match.specs[this.state.mechs[id]!.spec]!,
      grid: this.game.match.board.grid,
    });
  }

  private take(event: GameEvent): void {
    this.events.push(event);
    const number = this.running && explainEvent(event, this.running);
    if (number !== undefined) this.numbers.push(number);
  }

  private create(): Game {
    const units = [...this.units.values()];
    const game = createGame(
      {
        profile: this.options.profile ?? 'spec',
        seed: SEED,
        board: readBoard(this.options.board),
        specs: units.map(buildMech),
        units: units.map(placeUnit),
        turnLimit: this.options.turnLimit ?? 100,
        ...(this.options.withdrawal === undefined ? {} : { withdrawal: this.options.withdrawal }),
      },
      { push: event => this.take(event), explains: true },
      this.dice,
    );
    if (!game.ok) throw new Error(game.errors.map(error => error.message).join('; '));
    return game.value;
  }
}

function placeUnit(options: UnitOptions, i: number): UnitSetup {
  const { at, side, facing = 0, gunnery = 4, piloting = 5, c3, condition } = options;
  const place = typeof at === 'string' ? { hex: at, facing } : { arrives: at };
  const choices = { ...(c3 === undefined ? {} : { c3 }), ...(condition === undefined ? {} : { condition }) };
  return { spec: i, side: side ?? i, ...place, gunnery, piloting, ...choices };
}

function readBoard(board: Board | string | undefined): Board {
  if (board === undefined) return openBoard(10, 10);
  return typeof board === 'string' ? asciiBoard(board) : board;
}

/** Starts a scenario inside a test. */
export function scenario(options: ScenarioOptions = {}): Scenario {
  const started = new Scenario(options);
  onTestFinished(() => {
    expect(started.dice.unused, 'scripted dice that nobody asked for').toEqual([]);
  });
  return started;
}
