import {
  act,
  blockPlaces,
  boardOf,
  type Command,
  type DiceWords,
  type Game,
  type MechState,
  type MoveStep,
  nextBelow,
  physicalOptions,
  planCharge,
  planDfa,
  planFire,
  type RamCommand,
  reachable,
  runMp,
  type Shot,
  sideToAct,
  specOf,
  stepTable,
  unitsToAct,
  walkMp,
} from '@hexfall/rules';
import { DIRECTIONS, MOVE_BACKWARD, MOVE_FORWARD, MOVE_LEFT, neighbor } from '@hexfall/hex';

/** Plays legal commands at random, from words of its own, until the game is over or the given number is reached. */
export function playRandomly(game: Game, words: DiceWords, most = 10_000): Command[] {
  const played: Command[] = [];
  while (played.length < most && game.state.phase !== 'over' && sideToAct(game) !== undefined) {
    const command = randomCommand(game, words);
    const result = act(game, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${result.errors[0]!.message}`);
    played.push(command);
  }
  return played;
}

/** One legal command for the side that is to act. */
export function randomCommand(game: Game, words: DiceWords): Command {
  const units = unitsToAct(game);
  const mech = units[nextBelow(words, units.length)]!;
  if (game.state.phase === 'movement') return randomRam(game, mech, words) ?? randomMove(game, mech, words);
  return game.state.phase === 'physical' ? randomPhysical(game, mech, words) : randomFire(game, mech, words);
}

/** Sometimes a charge or a jump onto an enemy, if a random path happens to lead to one. */
function randomRam(game: Game, mech: MechState, words: DiceWords): Command | undefined {
  if (mech.prone || nextBelow(words, 3) > 0) return undefined;
  const enemies = game.state.mechs.filter(other => other.side !== mech.side && other.status === 'active');
  const steps = walkMp(game, mech) > 0 ? (randomPath(game, mech, 'run', words) ?? []) : [];
  return enemies.flatMap(enemy => ramsAt(game, mech, enemy, steps))[0];
}

function ramsAt(game: Game, mech: MechState, enemy: MechState, steps: readonly MoveStep[]): RamCommand[] {
  const who = { unit: mech.id, target: enemy.id };
  const charge = { type: 'charge', ...who, mode: 'run', steps: [...steps, 'forward'], climb: true } as const;
  const leaps = DIRECTIONS.map(direction => {
    const approach = neighbor(boardOf(game).grid, enemy.hex, direction);
    return { type: 'dfa', ...who, approach } as const;
  });
  return [...leaps.filter(leap => planDfa(game, leap).ok), ...[charge].filter(each => planCharge(game, each).ok)];
}

function randomPhysical(game: Game, mech: MechState, words: DiceWords): Command {
  const options: Command[] = [...physicalOptions(game, mech), { type: 'hold', unit: mech.id }];
  return options[nextBelow(words, options.length)]!;
}

function randomMove(game: Game, mech: MechState, words: DiceWords): Command {
  const mode = nextBelow(words, 2) === 0 ? 'walk' : 'run';
  const stay: Command = { type: 'stay', unit: mech.id };
  if (mech.prone || walkMp(game, mech) === 0 || nextBelow(words, 10) === 0) return stay;
  const steps = randomPath(game, mech, mode, words);
  return steps === undefined ? stay : { type: 'move', unit: mech.id, mode, steps, climb: true };
}

function randomPath(game: Game, mech: MechState, mode: 'walk' | 'run', words: DiceWords): MoveStep[] | undefined {
  const board = boardOf(game);
  const { places } = stepTable(board);
  const others = game.state.mechs.filter(other => other.id !== mech.id && other.status === 'active');
  const blocked = new Uint8Array(places.count);
  blockPlaces(places, others.filter(other => other.side !== mech.side).map(occupant), blocked);
  const taken = new Uint8Array(places.count);
  blockPlaces(places, others.map(occupant), taken);
  const options = { mode, walkMp: walkMp(game, mech), runMp: runMp(game, mech), climb: true, blocked };
  const reach = reachable(board, mech, options);
  const node = reach.nodes[nextBelow(words, reach.count)]!;
  return taken[node >> 3] === 0 ? reach.path(node).map(stepName) : undefined;
}

function occupant(mech: MechState): { hex: number; elevation: number; heightLevels: number } {
  return { hex: mech.hex, elevation: mech.elevation, heightLevels: 2 };
}

function stepName(move: number): MoveStep {
  if (move === MOVE_FORWARD) return 'forward';
  if (move === MOVE_BACKWARD) return 'backward';
  return move === MOVE_LEFT ? 'left' : 'right';
}

function randomFire(game: Game, mech: MechState, words: DiceWords): Command {
  const twist = mech.prone || specOf(game, mech).quad ? 0 : nextBelow(words, 3) - 1;
  const enemies = game.state.mechs.filter(other => other.side !== mech.side && other.status === 'active');
  const shots: Shot[] = [];
  for (const weapon of specOf(game, mech).weapons.keys()) {
    const target = enemies.find(enemy => mayFire(game, mech, weapon, enemy, twist));
    if (target !== undefined && nextBelow(words, 5) > 0) shots.push({ weapon, target: target.id });
  }
  return { type: 'fire', unit: mech.id, twist, shots };
}

function mayFire(game: Game, mech: MechState, weapon: number, target: MechState, twist: number): boolean {
  return planFire(game, { type: 'fire', unit: mech.id, twist, shots: [{ weapon, target: target.id }] }).ok;
}
