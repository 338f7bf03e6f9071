import { CATALOGUE, catalogueMech } from '@hexfall/data';
import type { Question } from '@hexfall/odds';
import type { Game, GameEvent, MechId, MechSpec, Plan } from '@hexfall/rules';
import { Choices } from '../choices.ts';
import { armoryMech } from '../random/armory.ts';
import { everyQuestion, type QuestionGroup } from './every-question.ts';
import { FIRE_KINDS } from './fire-kinds.ts';
import type { OddsKind } from './kind.ts';
import { MOVE_KINDS } from './move-kinds.ts';
import { BLOW_KINDS, FALL_KINDS, PHASE_KINDS, TURN_KINDS } from './other-kinds.ts';
import { randomPosition } from './random-position.ts';
import { watchPlan } from './sampler.ts';

/** Every kind of attack, blow, fall, move and phase that odds are asked for. */
export const ODDS_KINDS: readonly OddsKind[] = [
  ...FIRE_KINDS,
  ...BLOW_KINDS,
  ...FALL_KINDS,
  ...MOVE_KINDS,
  ...PHASE_KINDS,
  ...TURN_KINDS,
];

/** A position, a plan for it, and everything that can be asked about it. */
export interface OddsCase {
  readonly kind: string;
  readonly profile: 'spec' | 'canon';
  readonly seed: number;
  readonly game: Game;
  readonly plan: Plan;
  readonly groups: readonly QuestionGroup[];
}

/** All questions of a case. */
export function questionsOf({ groups }: Pick<OddsCase, 'groups'>): readonly Question[] {
  return groups.flatMap(({ questions }) => questions);
}

const MAX_TRIES = 3000;
/** Number of runs in which the event of a kind must happen at least once. */
const TRIAL_RUNS = 60;
/** One unit in this many is made up, so that equipment that no real unit carries is asked about too. */
const MADE_UP_EVERY = 4;

/** A random case of a kind, determined by `seed`. */
export function randomCase(kind: OddsKind, profile: 'spec' | 'canon', seed: number): OddsCase {
  const choices = new Choices(seed);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const game = drawPosition(choices, kind, profile);
    if (game === undefined) continue;
    const plan = kind.plans(choices, game).find(each => comesAbout(kind, game, each));
    if (plan === undefined) continue;
    const groups = everyQuestion(game, unitsConcerned(game, plan));
    return { kind: kind.name, profile, seed, game, plan, groups };
  }
  throw new Error(`case ${seed} of "${kind.name}" under ${profile}: nothing fits in ${MAX_TRIES} positions`);
}

function drawPosition(choices: Choices, kind: OddsKind, profile: 'spec' | 'canon'): Game | undefined {
  const specs = kind.units.map(fits => drawSpec(choices, fits));
  const { phase, radius } = kind;
  try {
    const game = randomPosition(choices, { profile, phase, ground: choices.oneOf(kind.grounds), specs, radius });
    kind.prepare?.(choices, game);
    return game;
  } catch {
    // Not every draw is a legal position: a unit may have nothing to stand on.
    return undefined;
  }
}

function drawSpec(choices: Choices, fits: (spec: MechSpec) => boolean): MechSpec {
  for (;;) {
    const madeUp = choices.below(MADE_UP_EVERY) === 0;
    const spec = madeUp ? armoryMech(choices) : catalogueMech(choices.oneOf(CATALOGUE));
    if (fits(spec)) return spec;
  }
}

function comesAbout(kind: OddsKind, game: Game, plan: Plan): boolean {
  let seen = false;
  const sink = {
    push(event: GameEvent): void {
      seen ||= kind.shows(event, game);
    },
  };
  watchPlan(game, plan, sink, { runs: TRIAL_RUNS, seed: 'trial' });
  return seen;
}

/** Returns the unit that the plan is about first, then the first enemy. */
function unitsConcerned(game: Game, plan: Plan): readonly MechId[] {
  return plan.kind === 'orders' && game.state.mechs.length > 1 ? [1, 0] : [0];
}
