import { type Game, SeededDice, type Step } from '@hexfall/rules';
import type { Gauge } from '../gauge.ts';
import { Gauges } from '../gauges.ts';
import { type Agenda, Agendas } from './agenda.ts';
import type { Simplifications } from './simplify.ts';
import { SlotClasses } from './slot-classes.ts';
import { Trial } from './trial.ts';

/** The steps of a plan, and the gauges that are to be worked out for them. */
export interface Problem {
  readonly game: Game;
  readonly steps: readonly Step[];
  readonly gauges: readonly Gauge[];
  /** Whether the plan ends together with a weapons or physical phase. */
  readonly endsWithPhase: boolean;
  /** Specs of the units whose losses are asked for item by item. */
  readonly byItem: ReadonlySet<number>;
  readonly simplifications: Simplifications;
  readonly seed: string;
}

/** What all rounds of work on a problem share: the game on which plans are tried out, and every state and agenda that has come up. */
export class Workshop {
  readonly gauges: Gauges;
  readonly slotClasses: SlotClasses;
  readonly trial: Trial;
  readonly agendas: Agendas;
  /** The steps of the plan, and the state from which they start. The agenda is `undefined` if there is nothing to do. */
  readonly agenda: Agenda | undefined;
  readonly start: Int32Array;

  constructor(problem: Problem) {
    const { game, steps, endsWithPhase, byItem } = problem;
    this.gauges = new Gauges(problem.gauges);
    this.slotClasses = new SlotClasses(game, endsWithPhase, byItem);
    this.trial = new Trial(game, this.gauges, new SeededDice(problem.seed), this.slotClasses, problem);
    this.agendas = new Agendas(game.mechs.length);
    this.agenda = this.agendas.before(this.trial.game, steps, undefined);
    this.start = new Int32Array(this.trial.width);
    if (this.agenda !== undefined) this.trial.take(this.start, this.agenda);
  }
}
