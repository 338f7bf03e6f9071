import type { Question } from '@hexfall/odds';
import {
  boardOf,
  cloneState,
  createGameOn,
  type EventSink,
  type Game,
  type GameState,
  type Plan,
  planSteps,
  runSteps,
  SeededDice,
  type Step,
} from '@hexfall/rules';
import { GaugeBoard } from './gauge-board.ts';

/** The outcomes of a number of runs: by question, how often each number came up. */
export interface Frequencies {
  readonly runs: number;
  readonly counts: readonly (readonly number[])[];
}

/**
 * Plays a plan over and over with random dice and counts the outcomes: the simplest way to find odds, with which all others are compared.
 */
export class Sampler {
  private readonly steps: readonly Step[];
  private readonly questions: readonly Question[];
  private readonly board: GaugeBoard;
  private readonly trial: TrialGame;
  private readonly counts: number[][];
  private runs = 0;

  /** Throws if the plan cannot be carried out. */
  constructor(game: Game, plan: Plan, questions: readonly Question[], seed: string) {
    this.steps = stepsOf(game, plan);
    this.questions = questions;
    this.board = new GaugeBoard(questions);
    this.trial = new TrialGame(game, seed, this.board);
    this.counts = questions.map(() => []);
    this.board.watch(this.trial.game);
  }

  /** Plays this many more runs. */
  play(runs: number): this {
    for (let i = 0; i < runs; i++) this.playOnce();
    return this;
  }

  frequencies(): Frequencies {
    return { runs: this.runs, counts: this.counts };
  }

  private playOnce(): void {
    this.trial.restore();
    this.board.reset();
    runSteps(this.trial.game, this.steps);
    this.runs++;
    for (let i = 0; i < this.questions.length; i++) {
      const counts = this.counts[i]!;
      const number = this.board.read(i);
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
}

/** Runs a plan this many times and shows every event to a sink. */
export function watchPlan(
  game: Game,
  plan: Plan,
  sink: EventSink,
  { runs, seed }: { runs: number; seed: string },
): void {
  const steps = stepsOf(game, plan);
  const trial = new TrialGame(game, seed, sink);
  for (let i = 0; i < runs; i++) {
    trial.restore();
    runSteps(trial.game, steps);
  }
}

function stepsOf(game: Game, plan: Plan): readonly Step[] {
  const steps = planSteps(game, plan);
  if (!steps.ok) throw new Error(`the plan is refused: ${steps.errors[0]!.message}`);
  return steps.value;
}

/** A copy of a game that can be set back to its start any number of times, without a new board each time. */
class TrialGame {
  readonly game: Game;
  private readonly start: GameState;
  private readonly board: ReturnType<typeof boardOf>;

  constructor(original: Game, seed: string, sink: EventSink) {
    this.start = cloneState(original.state);
    this.board = boardOf(original);
    this.game = createGameOn(original.match, cloneState(this.start), new SeededDice(seed), sink);
  }

  restore(): void {
    const { game, start, board } = this;
    const { mechs, ...others } = cloneState(start);
    Object.assign(game.state, others);
    for (let i = 0; i < mechs.length; i++) game.state.mechs[i] = mechs[i]!;
    game.decision = undefined;
    if (game.board === board) return;
    game.board = board;
    game.changesSeen = start.terrainChanges.length;
    game.groundModifiers = undefined;
  }
}
