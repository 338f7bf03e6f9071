import { DIRECTIONS, type Direction, type HexId } from '@hexfall/hex';
import {
  blockPlaces,
  boardOf,
  type Command,
  canStand,
  enemiesOf,
  type Game,
  jumpArea,
  jumpMp,
  type MechState,
  type MoveCommand,
  type MoveStep,
  type Reach,
  reachable,
  refusalOf,
  runMp,
  type Stance,
  standCost,
  stepsTo,
  stepTable,
  usableBoosters,
  walkMp,
} from '@hexfall/rules';
import { crawlEnds } from './crawl.ts';

/** Ways of moving, the cheapest first. `back` is a walk with steps backward. */
export const MOVE_WAYS = ['crawl', 'walk', 'back', 'run', 'jump'] as const;
export type MoveWay = (typeof MOVE_WAYS)[number];

/** Switches of the player for a whole move. */
export interface MoveSwitches {
  /** Whether the unit goes onto roofs and bridges, rather than in at ground level and below. */
  readonly climb: boolean;
  readonly masc: boolean;
  readonly supercharger: boolean;
  /** Whether the unit goes at full speed on ice, at the risk of a fall in every hex. */
  readonly reckless: boolean;
}

/** The first part of a move on foot, which the player has fixed: the rest continues from its end. */
export interface Approach extends Stance {
  readonly steps: readonly MoveStep[];
  readonly mp: number;
  /** Hexes that the player has named. The first part ends in the last of them. */
  readonly waypoints: readonly HexId[];
}

/** What applies to a whole move, wherever it leads. */
export interface MoveCourse {
  readonly switches: MoveSwitches;
  readonly approach: Approach | undefined;
}

/** One way to end a move in a hex with a particular facing. */
export interface MoveEnd {
  readonly mp: number;
  /** The order that leads to this end. */
  readonly command: Command;
}

/** The ends of a move in a hex by one way of moving. */
export interface HexOption {
  readonly way: MoveWay;
  /** MP of the cheapest end in the hex. */
  readonly mp: number;
  /** By facing; `undefined` if there are not enough MP to turn that far. */
  readonly ends: readonly (MoveEnd | undefined)[];
}

/** By hex: every way to get there, the cheapest first. */
export type ReachTable = ReadonlyMap<HexId, readonly HexOption[]>;

/** Finds every hex where a unit can end its move. It is computed once for each unit and course, so that looking up a hex takes no time. */
export function createReachTable(game: Game, mech: MechState, course: MoveCourse): ReachTable {
  const table = new Map<HexId, HexOption[]>();
  for (const way of MOVE_WAYS) {
    for (const [hex, ends] of endsBy(game, mech, way, course)) {
      // Where the unit stands, staying may be its only choice; and after a fixed first part, the first step also has a cost.
      const isDoubtful = hex === mech.hex || course.approach !== undefined;
      const legal = isDoubtful ? ends.map(end => legalEnd(game, end)) : ends;
      addOption(game, table, hex, optionOf(way, legal));
    }
  }
  return table;
}

type EndsByHex = ReadonlyMap<HexId, readonly (MoveEnd | undefined)[]>;

function endsBy(game: Game, mech: MechState, way: MoveWay, course: MoveCourse): EndsByHex {
  if (way !== 'jump' && way !== 'crawl') return footEnds(game, mech, way, course);
  if (course.approach !== undefined) return new Map();
  return way === 'jump' ? jumpEnds(game, mech) : crawlEnds(game, mech, course.switches.climb);
}

function optionOf(way: MoveWay, ends: readonly (MoveEnd | undefined)[]): HexOption {
  return { way, mp: Math.min(...ends.map(end => end?.mp ?? Number.POSITIVE_INFINITY)), ends };
}

function legalEnd(game: Game, end: MoveEnd | undefined): MoveEnd | undefined {
  return end === undefined || refusalOf(game, end.command) === undefined ? end : undefined;
}

/** Adds an option if it is legal. A walk with steps backward is left out in a hex that a plain walk reaches as cheaply. */
function addOption(game: Game, table: Map<HexId, HexOption[]>, hex: HexId, option: HexOption): void {
  const others = table.get(hex);
  if (option.way === 'back' && others?.some(({ way, mp }) => way === 'walk' && mp <= option.mp) === true) return;
  const cheapest = option.ends.find(end => end?.mp === option.mp);
  if (cheapest === undefined || refusalOf(game, cheapest.command) !== undefined) return;
  if (others === undefined) table.set(hex, [option]);
  else others.push(option);
}

/** The MP that are left for a move on foot. */
interface Allowance {
  readonly walk: number;
  readonly run: number;
  /** The steps before the rest of the way. */
  readonly before: readonly MoveStep[];
  readonly spent: number;
}

function footEnds(game: Game, mech: MechState, way: 'walk' | 'back' | 'run', course: MoveCourse): EndsByHex {
  const { switches, approach } = course;
  const allowance = allowanceOf(game, mech, course);
  const ends = new Map<HexId, (MoveEnd | undefined)[]>();
  if (allowance === undefined || (way === 'run' && allowance.run <= allowance.walk)) return ends;
  for (const start of startsOf(mech, allowance, approach)) {
    const stance = { ...mech, ...approach, facing: start.facing };
    const reach = search(game, stance, way, allowance, switches.climb);
    for (let i = 0; i < reach.count; i++) {
      const node = reach.nodes[i]!;
      const steps = [...start.steps, ...stepsTo(reach, node)];
      const mp = allowance.spent + reach.cost(node);
      keepCheaper(ends, reach.table.places.hex[node >> 3]!, node & 7, {
        mp,
        command: footOrder(mech, way, steps, switches),
      });
    }
  }
  return ends;
}

/** Returns the allowance of a unit for the rest of a move on foot. A prone unit stands up first, if it can. */
function allowanceOf(game: Game, mech: MechState, { switches, approach }: MoveCourse): Allowance | undefined {
  const boosters = (switches.masc ? 1 : 0) | (switches.supercharger ? 2 : 0);
  const walk = walkMp(game, mech);
  const run = runMp(game, mech, boosters & usableBoosters(game, mech));
  if (approach !== undefined) {
    const { mp: spent, steps: before } = approach;
    return { walk: walk - spent, run: run - spent, before, spent };
  }
  if (!mech.prone) return { walk: walk - mech.mpUsed, run: run - mech.mpUsed, before: [], spent: mech.mpUsed };
  if (!canStand(game, mech)) return undefined;
  const spent = mech.mpUsed + standCost(game, mech);
  return { walk: walk - spent, run: game.rules.standMoveAfter ? run - spent : 0, before: ['stand'], spent };
}

/** Returns where a move can start. A unit that has just stood up may turn for free before it does anything else. */
function startsOf(
  { facing }: MechState,
  { before }: Allowance,
  approach: Approach | undefined,
): { facing: Direction; steps: readonly MoveStep[] }[] {
  if (approach !== undefined) return [{ facing: approach.facing, steps: before }];
  if (before.length === 0) return [{ facing, steps: [] }];
  return DIRECTIONS.map(to => ({ facing: to, steps: [...before, ...turns(facing, to)] }));
}

/** Returns the turns from one facing to another, the short way round. */
function turns(from: Direction, to: Direction): MoveStep[] {
  const right = (to - from + 6) % 6;
  return right <= 3 ? Array.from({ length: right }, () => 'right') : Array.from({ length: 6 - right }, () => 'left');
}

function search(game: Game, start: Stance & MechState, way: MoveWay, { walk, run }: Allowance, climb: boolean): Reach {
  const board = boardOf(game);
  const { places } = stepTable(board);
  const blocked = new Uint8Array(places.count);
  blockPlaces(places, enemiesOf(game, start), blocked);
  const mode = way === 'run' ? 'run' : 'walk';
  return reachable(board, start, {
    mode,
    walkMp: Math.max(0, walk),
    runMp: Math.max(0, run),
    climb,
    backward: way === 'back',
    blocked,
  });
}

function footOrder(mech: MechState, way: MoveWay, steps: readonly MoveStep[], switches: MoveSwitches): Command {
  const { id: unit } = mech;
  if (steps.length === 0) return { type: 'stay', unit };
  const { climb, masc, supercharger, reckless } = switches;
  const runs = way === 'run';
  const order: MoveCommand = { type: 'move', unit, mode: runs ? 'run' : 'walk', steps, climb };
  return {
    ...order,
    ...(runs && masc ? { masc } : {}),
    ...(runs && supercharger ? { supercharger } : {}),
    ...(reckless ? { reckless } : {}),
  };
}

function jumpEnds(game: Game, mech: MechState): EndsByHex {
  const mp = jumpMp(game, mech);
  const ends = new Map<HexId, MoveEnd[]>();
  if (mp === 0 || mech.prone || mech.mpUsed > 0) return ends;
  const area = jumpArea(boardOf(game), mech, mp);
  for (let i = 0; i < area.count; i++) {
    const to = area.places.hex[area.landings[i]!]!;
    const cost = area.cost(to);
    const facings = DIRECTIONS.map(
      facing => ({ mp: cost, command: { type: 'jump', unit: mech.id, to, facing } }) as const,
    );
    ends.set(to, facings);
  }
  return ends;
}

function keepCheaper(ends: Map<HexId, (MoveEnd | undefined)[]>, hex: HexId, facing: Direction, end: MoveEnd): void {
  let facings = ends.get(hex);
  if (facings === undefined) ends.set(hex, (facings = DIRECTIONS.map(() => undefined)));
  const known = facings[facing];
  if (known === undefined || end.mp < known.mp) facings[facing] = end;
}
