import { gameOf, playRandomly, randomBattle } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../vocabulary/dice/seeded.ts';
import type { GameEvent } from '../../vocabulary/events/events.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { createGameOn, type Game, NO_SINK } from '../../vocabulary/game/game.ts';
import { runSteps, type Step } from '../../vocabulary/game/step.ts';
import { cloneState } from '../../vocabulary/state/clone.ts';
import type { GameState } from '../../vocabulary/state/game-state.ts';
import { hashState } from '../../vocabulary/state/hash.ts';
import { phaseSteps } from './phase-steps.ts';
import { beginNextPhase, startGame } from './turn.ts';

const BATTLES = 40;
const MAX_COMMANDS = 120;

/** Calls back with positions in the middle of random battles: whenever an attack has been declared. */
function forPositions(check: (game: Game, seed: string) => void): void {
  for (let seed = 1; seed <= BATTLES; seed++) {
    const game = gameOf(randomBattle(seed), NO_SINK);
    const player = Int32Array.from([seed, 2, 3, 4]);
    startGame(game);
    for (let i = 0; i < MAX_COMMANDS && game.state.phase !== 'over'; i++) {
      const declared = game.state.attacks.length;
      playRandomly(game, player, 1);
      if (game.state.attacks.length > declared) check(game, `${seed}.${i}`);
    }
  }
}

/** Copies a game, with dice of its own. */
function copyOf(game: Game, seed: string, sink: GameEvent[] = []): Game {
  return createGameOn(game.match, cloneState(game.state), new SeededDice(seed), sink);
}

/** Runs the rest of the turn; `run` is called with the steps of each phase. */
function endTurn(game: Game, run: (steps: readonly Step[]) => void): void {
  for (let { phase } = game.state; phase !== 'over'; ) {
    run(phaseSteps(game, phase));
    emit(game, { type: 'PhaseEnded', phase });
    if (phase === 'end') return;
    phase = beginNextPhase(game, phase);
  }
}

/** Returns the points that a unit has lost to anything but explosions inside. */
function lostFromOutside(events: readonly GameEvent[], unit: number): number {
  let points = 0;
  for (const event of events) {
    if (event.type !== 'DamageApplied' || event.unit !== unit || event.source.kind === 'explosion') continue;
    points += event.armorDamage + event.structureDamage;
  }
  return points;
}

const maxDamageOf = (game: Game, steps: readonly Step[], unit: number): number =>
  steps.reduce((sum, step) => sum + step.maxDamage(game, unit), 0);

const labelOf = (step: Step): string => `${step.kind} ${step.numbers().join(' ')}`;

/** Sets a game to a state without replacing its objects. */
function restore(game: Game, state: GameState): void {
  const { mechs, ...rest } = cloneState(state);
  Object.assign(game.state, rest);
  for (const mech of mechs) Object.assign(game.mechs[mech.id]!, mech);
  game.changesSeen = Number.MAX_SAFE_INTEGER;
}

/** Runs steps, but replaces each by a step that is already known with the same kind and numbers. */
function runKnown(game: Game, steps: readonly Step[], known: Map<string, Step>): void {
  for (const step of steps) {
    const label = labelOf(step);
    if (!known.has(label)) known.set(label, step);
    runKnown(game, known.get(label)!.run(game), known);
  }
}

describe('the steps of a phase, from random positions', () => {
  test('no step deals more damage from outside than it announced, with all that it leads to', () => {
    const bounded = new Set<string>();
    const wrong: string[] = [];
    forPositions((position, seed) => {
      const events: GameEvent[] = [];
      const game = copyOf(position, seed, events);
      const runBounded = (steps: readonly Step[]): void => {
        for (const step of steps) {
          const announced = game.mechs.map(({ id }) => step.maxDamage(game, id));
          events.length = 0;
          const further = step.run(game);
          for (const { id } of game.mechs) {
            const most = lostFromOutside(events, id) + maxDamageOf(game, further, id);
            if (most > announced[id]!)
              wrong.push(`${seed}: ${labelOf(step)} does ${most} to ${id}, not ${announced[id]}`);
            if (most > 0 && announced[id]! < Number.POSITIVE_INFINITY) bounded.add(step.kind);
          }
          runBounded(further);
        }
      };
      endTurn(game, runBounded);
    });
    expect(wrong).toEqual([]);
    const kinds = ['shot', 'groupHit', 'queuedRolls', 'goingDown', 'impactGroup', 'physicalRoll', 'blowResult', 'heat'];
    expect([...bounded]).toEqual(expect.arrayContaining(kinds));
  });

  test('the announcement of a step does not depend on what has happened since it was made', () => {
    forPositions((position, seed) => {
      const game = copyOf(position, seed);
      const first = (step: Step): string => game.mechs.map(({ id }) => step.maxDamage(game, id)).join(' ');
      endTurn(game, steps => {
        const announced = steps.map(first);
        runSteps(game, steps);
        expect(steps.map(first)).toEqual(announced);
      });
    });
  });

  test('a step leaves units as they are that it does not concern', () => {
    const wrong: string[] = [];
    forPositions((position, seed) => {
      const game = copyOf(position, seed);
      const stateOf = (unit: number): string => JSON.stringify(game.mechs[unit]);
      const runWatched = (steps: readonly Step[]): void => {
        for (const step of steps) {
          const others = game.mechs.flatMap(({ id }) => (step.concerns(id) ? [] : [id]));
          const before = others.map(stateOf);
          const further = step.run(game);
          const changed = others.find((id, i) => stateOf(id) !== before[i] || further.some(next => next.concerns(id)));
          if (changed !== undefined) wrong.push(`${seed}: ${labelOf(step)} concerns ${changed}`);
          runWatched(further);
        }
      };
      endTurn(game, runWatched);
    });
    expect(wrong).toEqual([]);
  });

  test('a step that spares units on the ground asks none of them for a piloting roll, with all that it leads to', () => {
    const sparing = new Set<string>();
    const wrong: string[] = [];
    forPositions((position, seed) => {
      const events: GameEvent[] = [];
      const game = copyOf(position, seed, events);
      const runSparing = (steps: readonly Step[]): void => {
        for (const step of steps) {
          const down = game.mechs.flatMap(({ id, prone }) => (prone && step.sparesProne === true ? [id] : []));
          events.length = 0;
          const further = step.run(game);
          const rolled = events.some(
            event => event.type === 'PilotingRolled' && event.reason !== 'avoidWound' && down.includes(event.unit),
          );
          const leadsOn = step.sparesProne === true && further.some(next => next.sparesProne !== true);
          if (rolled || leadsOn) wrong.push(`${seed}: ${labelOf(step)}`);
          if (down.length > 0 && events.length > 0) sparing.add(step.kind);
          runSparing(further);
        }
      };
      endTurn(game, runSparing);
    });
    expect(wrong).toEqual([]);
    const kinds = ['shot', 'groupHit', 'impactGroup', 'shakenPilot', 'clearAttacks'];
    expect([...sparing]).toEqual(expect.arrayContaining(kinds));
  });

  test('a step that spares steady units does nothing to one for which no roll is queued', () => {
    const sparing = new Set<string>();
    const wrong: string[] = [];
    forPositions((position, seed) => {
      const game = copyOf(position, seed);
      const runSparing = (steps: readonly Step[]): void => {
        for (const step of steps) {
          const steady = game.mechs.filter(
            ({ id, rolls }) => step.sparesSteady === true && step.concerns(id) && rolls.length === 0,
          );
          const before = JSON.stringify(steady);
          const further = step.run(game);
          if (steady.length > 0) sparing.add(step.kind);
          const leadsOn = steady.some(({ id }) => further.some(next => next.concerns(id)));
          if (JSON.stringify(steady) !== before || leadsOn) wrong.push(`${seed}: ${labelOf(step)}`);
          runSparing(further);
        }
      };
      endTurn(game, runSparing);
    });
    expect(wrong).toEqual([]);
    expect([...sparing]).toEqual(['queuedRolls']);
  });

  test('steps of a kind with equal numbers do the same: one that was made before can take the place of another', () => {
    forPositions((position, seed) => {
      const game = copyOf(position, seed);
      const known = new Map<string, Step>();
      for (const turn of [1, 2, 3]) {
        const dice = new SeededDice(`${seed}.${turn}`);
        restore(game, position.state);
        const replayed = createGameOn(game.match, game.state, dice, NO_SINK);
        endTurn(replayed, steps => runKnown(replayed, steps, known));
        const plain = copyOf(position, `${seed}.${turn}`);
        endTurn(plain, steps => runSteps(plain, steps));
        expect(hashState(replayed.state), seed).toBe(hashState(plain.state));
      }
    });
  });
});
