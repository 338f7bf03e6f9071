import {
  type AttackRolled,
  cloneState,
  createGameOn,
  type EventSink,
  type Game,
  type GameEvent,
  LA,
  LL,
  type MechId,
  NOWHERE,
  type PhysicalRolled,
  type PilotingRolled,
  type Plan,
  planSteps,
  runSteps,
  SeededDice,
  waysAtLeast,
} from '@hexfall/rules';
import { formatNumber } from '../modifier-text.ts';
import { reasonWords } from '../reason-words.ts';
import { namesOf, unitMark } from '../unit-names.ts';
import { BLOW_WORDS, strikeNoun } from '../words/blow-words.ts';
import { meleeWords } from '../words/cause-words.ts';
import type { CaseNumber } from './case.ts';
import { targetsOf } from './case-questions.ts';

type Rolled = AttackRolled | PhysicalRolled | PilotingRolled;

/** How often a plan is tried. A charge that fails on the way is never rolled, but may not fail with different dice. */
const MAX_TRIES = 20;

/**
 * Returns the numbers that the dice of a plan must reach, with all their modifiers. The plan is carried out on a copy of the game, whose
 * events explain each number as it is at the moment of its roll.
 */
export function planNumbers(game: Game, plan: Plan): CaseNumber[] {
  for (let seed = 0; seed < MAX_TRIES; seed++) {
    const rolls = rollsOf(tryOut(game, plan, seed), plan);
    if (rolls.length > 0) return countAlike(rolls.map(roll => toNumber(game, plan, roll, rolls)));
  }
  return [];
}

function tryOut({ match, state }: Game, plan: Plan, seed: number): GameEvent[] {
  const events: GameEvent[] = [];
  const sink: EventSink = { explains: true, push: event => void events.push(event) };
  const trial = createGameOn(match, cloneState(state), new SeededDice(`numbers ${seed}`), sink);
  const steps = planSteps(trial, plan);
  if (steps.ok) runSteps(trial, steps.value);
  return events;
}

/** Returns the planned rolls, without those that followed from them. */
function rollsOf(events: readonly GameEvent[], plan: Plan): Rolled[] {
  if (plan.kind === 'fall') return [];
  if (plan.kind === 'piloting')
    return events.filter((event): event is PilotingRolled => event.type === 'PilotingRolled').slice(0, 1);
  const isMove = plan.orders.every(order => targetsOf(order).length === 0);
  if (isMove)
    return events.filter(
      (event): event is PilotingRolled => event.type === 'PilotingRolled' && event.reason !== 'avoidWound',
    );
  return events.filter(
    (event): event is AttackRolled | PhysicalRolled =>
      event.type === 'AttackRolled' || (event.type === 'PhysicalRolled' && event.kind !== 'fall'),
  );
}

function toNumber(game: Game, plan: Plan, roll: Rolled, all: readonly Rolled[]): CaseNumber {
  const modifiers = roll.modifiers.filter(({ value }, i) => value !== 0 || i === 0);
  const { need } = roll;
  return {
    what: whatOf(game, plan, roll, all),
    count: 1,
    need,
    text: formatNumber(need, modifiers),
  };
}

/** Returns what a roll is for. It names attackers and targets only if there are several. */
function whatOf(game: Game, plan: Plan, roll: Rolled, all: readonly Rolled[]): string {
  if (roll.type === 'PilotingRolled') return plan.kind === 'piloting' ? 'piloting roll' : reasonWords(roll.reason);
  const mark = (unit: MechId): string => unitMark(game, unit);
  const attacks = all.filter(each => each.type !== 'PilotingRolled');
  const several = new Set(attacks.map(each => each.attacker)).size > 1;
  const spread = several || new Set(attacks.map(each => each.target)).size > 1;
  const name = roll.type === 'AttackRolled' ? namesOf(game).weapon(roll.attacker, roll.weapon) : blowName(game, roll);
  return `${several ? `${mark(roll.attacker)} ` : ''}${name}${spread ? ` at ${mark(roll.target)}` : ''}`;
}

function blowName(game: Game, blow: PhysicalRolled): string {
  const { kind, limb } = blow;
  if (kind === 'melee') return meleeWords(namesOf(game), blow);
  const part = kind === 'fall' ? undefined : BLOW_WORDS[kind].limb;
  if (limb === NOWHERE || part === undefined) return strikeNoun(kind);
  return `${strikeNoun(kind)}, ${limb === LA || limb === LL ? 'left' : 'right'} ${part}`;
}

/** Throws of two dice. */
const THROWS = 36;

/** Returns the chance that two dice reach a number. */
export function numberChance({ need }: CaseNumber): number {
  return waysAtLeast(need) / THROWS;
}

/** Merges weapons of a kind that need the same number into one line. */
function countAlike(numbers: readonly CaseNumber[]): CaseNumber[] {
  const byText = new Map<string, CaseNumber>();
  for (const number of numbers) {
    const key = `${number.what}|${number.text}`;
    byText.set(key, { ...number, count: 1 + (byText.get(key)?.count ?? 0) });
  }
  return [...byText.values()];
}
