import { createBots } from '@hexfall/bots';
import {
  act,
  aimWeapon,
  candidateCommands,
  cloneState,
  createGameOn,
  type Game,
  hashState,
  legalCommands,
  mechOf,
  NO_SINK,
  type Phase,
  SeededDice,
  sightTarget,
  startGame,
  toHitNumber,
  unitsToAct,
} from '@hexfall/rules';
import { muster } from './battle.ts';
import { woodsAndHills } from './board.ts';
import type { Workload } from './measure.ts';

const SEED = 'xoshiro128ss:00000001000000020000000300000004';

/** Four against four, near enough to fire, at the first order of a turn. */
function battle(): Game {
  const stands = Array.from({ length: 8 }, (_, i) => ({
    side: i < 4 ? 0 : 1,
    hex: `${String(3 + 3 * (i % 4)).padStart(2, '0')}${i < 4 ? '06' : '11'}`,
    facing: i < 4 ? 3 : 0,
  }));
  const game = muster(woodsAndHills(16, 17), stands, NO_SINK);
  startGame(game);
  return game;
}

/** Returns a copy of a game that can be played on without touching the original. */
function fork({ match, state }: Game): Game {
  const copy = cloneState(state);
  return createGameOn(match, copy, new SeededDice(copy.dice), NO_SINK);
}

/** Plays at random until a phase begins, or to the end of the game. */
function playUntil(game: Game, isDone: (game: Game) => boolean): void {
  const bots = createBots(['random', 'random'], SEED);
  while (game.state.phase !== 'over' && !isDone(game)) {
    const command = bots[game.state.order[game.state.acted]!]!.choose(game);
    const given = act(game, command);
    if (!given.ok) throw new Error(given.errors[0]!.message);
  }
}

/** Lists the orders of each unit that is to act at the start of a phase. */
function listing(name: string, phase: Phase, list: typeof legalCommands): Workload {
  const game = battle();
  playUntil(game, ({ state }) => state.phase === phase);
  const units = unitsToAct(game);
  return {
    name,
    checksumTimes: 100,
    run: times => {
      let sum = 0;
      for (let i = 0; i < times; i++) for (const { type } of list(game, units[i % units.length]!)) sum += type.length;
      return sum;
    },
  };
}

function turns(): Workload {
  const start = battle();
  return {
    name: 'turn, 4 against 4, random bots',
    warmUp: 'game',
    checksumTimes: 20,
    run: times => {
      let sum = 0;
      for (let i = 0; i < times; i++) {
        const game = fork(start);
        // Each turn has its own dice: many turns are measured, not one.
        game.state.dice.set([i + 1, 2, 3, 4]);
        playUntil(game, ({ state }) => state.turn > start.state.turn);
        sum = (sum + hashState(game.state)) | 0;
      }
      return sum;
    },
  };
}

/** Computes the number of every weapon of every unit against every enemy, with terrain, movement and sight. */
function toHit(): Workload {
  const game = battle();
  playUntil(game, ({ state }) => state.phase === 'weapons');
  const { mechs } = game.state;
  const shots = mechs.flatMap(attacker =>
    mechs
      .filter(({ side }) => side !== attacker.side)
      .flatMap(target => game.match.specs[attacker.spec]!.weapons.map(weapon => ({ attacker, target, weapon }))),
  );
  return {
    name: 'to-hit, full',
    targetNs: 250,
    elsewhereNs: 23_000,
    run: times => {
      let sum = 0;
      for (let i = 0; i < times; i++) {
        const { attacker, target, weapon } = shots[i % shots.length]!;
        const sighting = sightTarget(game, mechOf(game, attacker.id), mechOf(game, target.id));
        sum += toHitNumber(game, aimWeapon(game, sighting, weapon));
      }
      return sum;
    },
  };
}

/** What playing costs: numbers for a shot, orders to choose from, whole turns. */
export function playWorkloads(): Workload[] {
  return [
    toHit(),
    listing('legal commands, movement', 'movement', legalCommands),
    listing('candidate commands, movement', 'movement', candidateCommands),
    listing('legal commands, weapons', 'weapons', legalCommands),
    listing('legal commands, physical', 'physical', legalCommands),
    turns(),
  ];
}
