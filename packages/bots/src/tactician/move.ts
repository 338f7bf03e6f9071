import { distance, type HexId, MOVE_BACKWARD, MOVE_FORWARD, MOVE_LEFT, type Move } from '@hexfall/hex';
import {
  blockPlaces,
  boardOf,
  type Command,
  type DiceWords,
  type Game,
  gyroHits,
  type JumpCommand,
  jumpArea,
  jumpMp,
  type MechState,
  type MoveCommand,
  type MoveStep,
  nextBelow,
  passCommand,
  reachable,
  type Reach,
  refusalOf,
  runMp,
  specOf,
  stepTable,
  walkMp,
} from '@hexfall/rules';
import { Outlook } from './outlook.ts';
import { type Arsenal, assess, type Situation } from './situation.ts';
import { getUp } from './stand.ts';

const RUN_AIM = 2;
const WALK_AIM = 1;
const JUMP_AIM = 3;

/** What counts beside the damage given and taken, in points of damage. */
const WEIGHTS = {
  /** Of the damage taken, against that given. */
  caution: 0.8,
  /** For each hex beyond the distance at which it does best. */
  approach: 0.22,
  /** The same when it sees nobody to shoot at. */
  search: 0.6,
  water: 3,
  swamp: 4,
  ice: 4,
  rubble: 1,
  /** Running or jumping on a damaged gyro. */
  unsteady: 15,
  /** A point of heat from jumping, when the sinks are busy. */
  heat: 0.35,
} as const;

/** Ends of a move that are tried before it stays where it is. */
const TRIES = 8;

interface Option {
  readonly score: number;
  /** An end state of the search, or a landing place times 8 plus the facing, then negative. */
  readonly node: number;
}

/** The move after which the unit stands best: damage given against damage taken, from every place that it can reach. */
export function tacticianMove(game: Game, mech: MechState, arsenal: Arsenal, words: DiceWords): Command {
  if (mech.stuck) return legalOr(game, mech, { type: 'breakFree', unit: mech.id });
  if (mech.shutdown) return legalOr(game, mech, { type: 'startUp', unit: mech.id });
  const situation = assess(game, mech, arsenal);
  if (situation.enemies.length === 0) return passCommand('movement', mech.id);
  if (mech.prone) return getUp(situation);
  const search = new MoveSearch(situation, words);
  return search.best();
}

function legalOr(game: Game, mech: MechState, command: Command): Command {
  return refusalOf(game, command) === undefined ? command : passCommand('movement', mech.id);
}

/** One search for a move. */
class MoveSearch {
  private readonly outlook: Outlook;
  private readonly walking: number;
  private readonly caution: number;
  private readonly range: number;
  private readonly unsteady: number;
  private readonly options: Option[] = [];
  private readonly reach: Reach;

  private readonly situation: Situation;
  private readonly words: DiceWords;

  constructor(situation: Situation, words: DiceWords) {
    const { game, mech } = situation;
    this.situation = situation;
    this.words = words;
    this.outlook = new Outlook(situation);
    this.walking = walkMp(game, mech);
    this.caution = cautionOf(situation);
    this.range = bestRange(situation);
    this.unsteady = gyroHits(mech, specOf(game, mech), true) > 0 ? WEIGHTS.unsteady : 0;
    this.reach = reachOf(game, mech, this.walking);
  }

  best(): Command {
    const { game, mech } = this.situation;
    this.weighMoves();
    this.weighJumps();
    this.options.sort((a, b) => b.score - a.score || a.node - b.node);
    const seen = Math.min(TRIES, this.options.length);
    for (let i = 0; i < seen; i++) {
      const command = this.commandOf(this.options[i]!.node);
      if (refusalOf(game, command) === undefined) return command;
    }
    return passCommand('movement', mech.id);
  }

  private weighMoves(): void {
    const { reach, situation } = this;
    const { game, mech, board } = situation;
    const { places } = reach.table;
    const taken = new Set(
      game.state.mechs.filter(other => other.id !== mech.id && other.status === 'active').map(({ hex }) => hex),
    );
    let lastPlace = -1;
    let ground = 0;
    const nodes = reach.nodes.slice(0, reach.count).sort();
    for (const node of nodes) {
      const place = node >> 3;
      const hex = places.hex[place]!;
      if (taken.has(hex)) continue;
      if (place !== lastPlace) {
        lastPlace = place;
        this.outlook.from(hex, places.elevation[place]!, distance(board.grid, mech.hex, hex), 0);
        ground = this.groundCost(hex);
      }
      const cost = reach.cost(node);
      const aim = cost === 0 ? 0 : cost > this.walking ? RUN_AIM : WALK_AIM;
      this.add(node, this.scoreOf(node & 7, aim) - ground - (aim === RUN_AIM ? this.unsteady : 0));
    }
  }

  private weighJumps(): void {
    const { game, mech, board } = this.situation;
    const mp = jumpMp(game, mech);
    if (mp === 0) return;
    const { places, landings, count } = jumpArea(board, mech, mp);
    for (let i = 0; i < count; i++) {
      const place = landings[i]!;
      const hex = places.hex[place]!;
      const far = distance(board.grid, mech.hex, hex);
      this.outlook.from(hex, places.elevation[place]!, far, 1);
      const cost = this.groundCost(hex) + this.unsteady + WEIGHTS.heat * Math.max(3, far);
      for (let facing = 0; facing < 6; facing++) this.add(~(place * 8 + facing), this.scoreOf(facing, JUMP_AIM) - cost);
    }
  }

  private scoreOf(facing: number, aim: number): number {
    const given = this.outlook.given(facing, aim);
    const beyond = Math.max(0, this.outlook.nearest - this.range);
    const pull = given > 0 ? WEIGHTS.approach : WEIGHTS.search;
    return given - this.caution * this.outlook.suffered(facing) - pull * beyond;
  }

  private add(node: number, score: number): void {
    // A small dose of chance keeps two of its kind from mirroring each other for ever.
    this.options.push({ node, score: score + nextBelow(this.words, 16) / 100 });
  }

  private groundCost(hex: HexId): number {
    const { depth, swamp, ice, rubble } = this.situation.board.layers;
    return (
      WEIGHTS.water * depth[hex]! +
      (swamp[hex] === 0 ? 0 : WEIGHTS.swamp) +
      (ice[hex] === 0 ? 0 : WEIGHTS.ice) +
      (rubble[hex] === 0 ? 0 : WEIGHTS.rubble)
    );
  }

  private commandOf(node: number): Command {
    const { mech } = this.situation;
    if (node < 0) return this.jumpTo(~node);
    const steps = this.reach.path(node).map(stepName);
    if (steps.length === 0) return passCommand('movement', mech.id);
    const mode = this.reach.cost(node) > this.walking ? 'run' : 'walk';
    return { type: 'move', unit: mech.id, mode, steps, climb: true } satisfies MoveCommand;
  }

  private jumpTo(end: number): JumpCommand {
    const hex = this.reach.table.places.hex[end >> 3]!;
    return { type: 'jump', unit: this.situation.mech.id, to: hex, facing: end & 7 };
  }
}

/** A unit that is nearly done for looks after itself; one whose side is stronger presses on. */
function cautionOf({ health, friends, enemies }: Situation): number {
  const shared = 1 / (1 + 0.35 * (friends - 1));
  const worn = health < 0.45 ? 1.5 : 1;
  const odds = friends > enemies.length ? 0.85 : 1;
  return WEIGHTS.caution * shared * worn * odds;
}

/** The distance at which the unit gives most and takes least, against the enemies as they are. */
function bestRange({ fire, enemies }: Situation): number {
  let [best, range] = [Number.NEGATIVE_INFINITY, 1];
  for (let hexes = 1; hexes <= 18; hexes++) {
    let balance = fire.at(hexes, 3);
    for (const enemy of enemies) balance -= (0.8 * enemy.fire.at(hexes, 3)) / enemies.length;
    if (balance > best) [best, range] = [balance, hexes];
  }
  return range;
}

function reachOf(game: Game, mech: MechState, walking: number): Reach {
  const board = boardOf(game);
  const { places } = stepTable(board);
  const blocked = new Uint8Array(places.count);
  const enemies = game.state.mechs.filter(({ side, status }) => side !== mech.side && status === 'active');
  blockPlaces(
    places,
    enemies.map(({ hex, elevation, prone }) => ({ hex, elevation, heightLevels: prone ? 1 : 2 })),
    blocked,
  );
  return reachable(board, mech, { mode: 'run', walkMp: walking, runMp: runMp(game, mech), climb: true, blocked });
}

function stepName(move: Move): MoveStep {
  if (move === MOVE_FORWARD) return 'forward';
  if (move === MOVE_BACKWARD) return 'backward';
  return move === MOVE_LEFT ? 'left' : 'right';
}
