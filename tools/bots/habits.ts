import { bearing, distance, relativeBearing, sideFromBearing } from '@hexfall/hex';
import {
  boardOf,
  type Command,
  enemiesOf,
  type Game,
  type GameEvent,
  type GameSetup,
  isRamOrder,
  type MechState,
  mechOf,
  targetMovementModifier,
} from '@hexfall/rules';
import { type BotMaker, playGame } from './play.ts';

/** What bots do in their games, counted. */
export interface Habits {
  games: number;
  /** Moves in the movement phase of units that stand, and those that end within two hexes of an enemy yet to move, easy to hit. */
  moves: number;
  exposed: number;
  /** Moves that end with an enemy that has moved, within nine hexes, behind the unit. */
  turnedAway: number;
  /** Runs with an enemy within nine hexes, and those that earn no modifier. */
  runs: number;
  idleRuns: number;
  collapses: number;
  /** Shots with ammunition, and those that need 11 or more. */
  rounds: number;
  longShots: number;
  /** Rolls to keep the reactor running. */
  shutdownRolls: number;
  /** Units that fired, the sum of the turns of their first shots, and units that never fired. */
  fired: number;
  firstTurns: number;
  neverFired: number;
  /** Shots by the eyes of a friend, shots at a location, pushes, and charges and deaths from above. */
  indirect: number;
  aimed: number;
  pushes: number;
  rams: number;
}

function noHabits(): Habits {
  return {
    games: 0,
    moves: 0,
    exposed: 0,
    turnedAway: 0,
    runs: 0,
    idleRuns: 0,
    collapses: 0,
    rounds: 0,
    longShots: 0,
    shutdownRolls: 0,
    fired: 0,
    firstTurns: 0,
    neverFired: 0,
    indirect: 0,
    aimed: 0,
    pushes: 0,
    rams: 0,
  };
}

/** Plays set-ups with the same bot on both sides and counts what it does. With `unit`, units other than that one are left out of first shots. */
export function watchHabits(make: BotMaker, setups: Iterable<GameSetup>, unit?: number): Habits {
  const habits = noHabits();
  for (const setup of setups) {
    const firstShots = new Map<number, number>();
    const game = playGame(setup, [make, make], {
      after: (played, command) => {
        countOrder(habits, played, command);
        if (command.type === 'fire' && command.shots.length > 0 && !firstShots.has(command.unit)) {
          firstShots.set(command.unit, played.state.turn);
        }
      },
      sink: { push: event => countEvent(habits, event) },
    });
    habits.games++;
    for (const { id } of game.state.mechs)
      if (unit === undefined || id === unit) countFirstShot(habits, firstShots.get(id));
  }
  return habits;
}

function countFirstShot(habits: Habits, turn: number | undefined): void {
  if (turn === undefined) {
    habits.neverFired++;
    return;
  }
  habits.fired++;
  habits.firstTurns += turn;
}

function countOrder(habits: Habits, game: Game, command: Command): void {
  if (isRamOrder(command)) habits.rams++;
  if (command.type === 'push') habits.pushes++;
  if (command.type === 'fire') countShots(habits, command.shots);
  if (command.type !== 'move' && command.type !== 'jump' && command.type !== 'stay') return;
  const mech = mechOf(game, command.unit);
  if (game.state.phase === 'movement' && mech.status === 'active' && !mech.prone && !mech.shutdown)
    countMove(habits, game, mech);
}

function countShots(habits: Habits, shots: readonly { readonly spotter?: number; readonly aim?: string }[]): void {
  for (const { spotter, aim } of shots) {
    if (spotter !== undefined) habits.indirect++;
    if (aim !== undefined) habits.aimed++;
  }
}

/** Hexes within which an enemy counts as near, and as beside the unit. */
const NEAR = 9;
const BESIDE = 2;

function countMove(habits: Habits, game: Game, mech: MechState): void {
  const { grid } = boardOf(game);
  const enemies = enemiesOf(game, mech).map(enemy => ({ enemy, hexes: distance(grid, mech.hex, enemy.hex) }));
  const evasion = targetMovementModifier(mech.hexesMoved) + (mech.movement === 'jump' ? 1 : 0);
  habits.moves++;
  if (evasion === 0 && enemies.some(({ enemy, hexes }) => !enemy.acted && !enemy.shutdown && hexes <= BESIDE))
    habits.exposed++;
  const near = enemies.filter(({ hexes }) => hexes <= NEAR);
  if (near.length > 0 && near.every(({ enemy }) => isBehind(game, mech, enemy))) habits.turnedAway++;
  if (mech.movement !== 'run' || near.length === 0) return;
  habits.runs++;
  if (evasion === 0) habits.idleRuns++;
}

function isBehind(game: Game, mech: MechState, enemy: MechState): boolean {
  const code = bearing(boardOf(game).grid, mech.hex, enemy.hex);
  return sideFromBearing(relativeBearing(code, mech.facing)) === 'rear';
}

const LONG_SHOT = 11;

function countEvent(habits: Habits, event: GameEvent): void {
  if (event.type === 'BuildingCollapsed') habits.collapses++;
  if (event.type === 'HeatRolled' && event.about === 'shutdown') habits.shutdownRolls++;
  if (event.type !== 'AttackDeclared' || event.attack.kind !== 'weapon' || event.attack.bin < 0) return;
  habits.rounds++;
  if (event.attack.need >= LONG_SHOT) habits.longShots++;
}
