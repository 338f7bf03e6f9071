import { type Board, createBoard } from '@hexfall/hex';
import type { InputError } from '../../basics/problems.ts';
import type { Result } from '../../basics/result.ts';
import { createGame } from '../../setup/create-game.ts';
import { plainSpec } from '../../setup/plain-spec.ts';
import type { PlacedUnit, UnitCondition, UnitSetup } from '../../setup/setup.ts';
import type { DiceRoller } from '../../vocabulary/dice/roller.ts';
import { seedFromText } from '../../vocabulary/dice/seed.ts';
import type { EventSink } from '../../vocabulary/events/events.ts';
import { createGameOn, type Game, NO_SINK } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import { beginTurn, type PlayedPhase } from './turn.ts';

/** A unit of a position: its record sheet, and everything about it that differs from the usual. */
export type PositionUnit = (SpecifiedUnit | PlainUnit) & Partial<PlacedUnit> & Crew;

interface SpecifiedUnit {
  readonly spec: MechSpec;
}

/** An unarmed BattleMech that walks 4 and has all the armor that it can carry. */
interface PlainUnit {
  readonly tonnage: number;
}

interface Crew {
  /** Its position in the list unless stated: every unit is then the enemy of all others. */
  readonly side?: number;
  /** 4 unless stated. */
  readonly gunnery?: number;
  /** 5 unless stated. */
  readonly piloting?: number;
  readonly condition?: UnitCondition;
}

/** Optional facts of a position. */
export interface PositionOptions {
  /** The phase that has just begun; `movement` unless stated. */
  readonly phase?: PlayedPhase;
  /** Seeded dice unless stated. */
  readonly dice?: DiceRoller;
  /** Receives all events from now on. */
  readonly sink?: EventSink;
  /** `spec` unless stated. */
  readonly profile?: unknown;
  /** 9x9 hexes of open ground unless stated. */
  readonly board?: Board;
}

/** The first two units stand in the middle, face to face; for all others a place must be stated. */
const USUAL_PLACES: readonly PlacedUnit[] = [
  { hex: '0505', facing: 0 },
  { hex: '0504', facing: 3 },
];

const USUAL_SIZE = 9;
const USUAL_TURN_LIMIT = 100;

/**
 * Creates a game for a single call: a few units on open ground at the beginning of a phase, with the dice that are passed in. The first
 * unit stands in 0505 facing north, the second in 0504 facing it. Throws an `Error` that names every field which is wrong; `createGame` is
 * for set-ups from outside.
 *
 * @example
 * ```ts
 * import { createPosition, LA, resolveDamage, ScriptedDice } from '@hexfall/rules';
 *
 * const game = createPosition([{ tonnage: 50 }], { dice: new ScriptedDice().add('criticalCount', 5) });
 * const hit = { location: LA, rear: false, throughArmor: false };
 * resolveDamage(game, 0, hit, 20).map(each => each.structureDamage); // => [4]
 * ```
 */
export function createPosition(units: readonly PositionUnit[], options: PositionOptions = {}): Game {
  const { phase = 'movement', dice, sink = NO_SINK, profile = 'spec' } = options;
  const setup = {
    profile,
    seed: seedFromText('hexfall'),
    board: options.board ?? createBoard(USUAL_SIZE, USUAL_SIZE, []),
    specs: units.map(specOfUnit),
    units: units.map(placeUnit),
    turnLimit: USUAL_TURN_LIMIT,
  };
  const game = valueOf(createGame(setup, NO_SINK, dice));
  beginTurn(game, phase);
  return createGameOn(game.match, game.state, game.dice, sink);
}

function specOfUnit(unit: PositionUnit, i: number): MechSpec {
  return 'spec' in unit ? unit.spec : valueOf(plainSpec(unit.tonnage, `units[${i}].tonnage`));
}

function placeUnit(unit: PositionUnit, i: number): UnitSetup {
  const { hex = '', facing = 0 } = USUAL_PLACES[i] ?? {};
  const { condition } = unit;
  return {
    spec: i,
    side: unit.side ?? i,
    hex: unit.hex ?? hex,
    facing: unit.facing ?? facing,
    gunnery: unit.gunnery ?? 4,
    piloting: unit.piloting ?? 5,
    ...(condition === undefined ? {} : { condition }),
  };
}

function valueOf<T>(result: Result<T, InputError>): T {
  if (result.ok) return result.value;
  throw new Error(result.errors.map(({ message }) => message).join('; '));
}
