import { whyUnprovable } from '@hexfall/protocol';
import { type Command, type Game, type MechId, mechOf, type Plan } from '@hexfall/rules';
import { circumstances, namesOf, unitMark } from '@hexfall/view';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import { nearest } from '../nearest.ts';
import { gameAfter, loadReplay } from '../replay.ts';
import type { CaseUnit, OddsCase } from './case.ts';
import { planNumbers } from './case-numbers.ts';
import { planQuestions, targetsOf } from './case-questions.ts';
import type { OddsOptions } from './options.ts';
import { findMark, makeOrder, orderTitle, phaseOfOrder, readOrder } from './order-words.ts';
import {
  ASKED_PHASES,
  type AskedPhase,
  busyPhase,
  isWorthAsking,
  phasesOfTurn,
  type ReplayPhase,
} from './replay-turn.ts';

/** Sets up the position of a replay in which a unit, or everybody, did something, or could have done something else. */
export function replayCase(path: string, options: OddsOptions): OddsCase {
  const replay = loadReplay(path);
  const turn = readTurn(options.turn);
  const phases = phasesOfTurn(path, replay, turn);
  const begun = gameAfter(path, replay, 0);
  const unit = options.unit === undefined ? undefined : findMark(begun, options.unit);
  const words = options.order === undefined ? undefined : readOrder(options.order);
  if (words !== undefined && unit === undefined)
    throw new UsageError('--order needs --unit, the unit that is to do it.');
  const asked = words === undefined ? (readPhase(options.phase) ?? busyPhase(phases, unit)) : phaseOfOrder(words);
  const phase = phases.find(each => each.phase === asked);
  if (asked === undefined || phase === undefined) throw new UsageError(idleText(path, turn, options, asked));
  const game = gameAfter(path, replay, positionOf(phase, unit));
  const orders = words === undefined ? ordersOf(phase, unit) : [makeOrder(game, unit!, words)];
  if (orders.length === 0) throw new UsageError(idleText(path, turn, options, asked));
  const foreign = whyUnprovable(replay.header);
  return {
    ...caseOf(game, orders, `Turn ${turn}, ${PHASE_WORDS[asked]} phase: `),
    rules: replay.header.profile.id,
    notes: foreign === undefined ? [] : [`${foreign}.`],
  };
}

const PHASE_WORDS: Readonly<Record<AskedPhase, string>> = {
  movement: 'movement',
  weapons: 'weapon attack',
  physical: 'physical attack',
};

function readTurn(text: string | undefined): number {
  if (text === undefined) throw new UsageError('which turn of the replay is meant? Add --turn 5, for example.');
  const turn = Number(text);
  if (Number.isInteger(turn) && turn > 0) return turn;
  throw new UsageError(`--turn must be a whole number of at least 1, not ${quote(text)}.`);
}

function readPhase(text: string | undefined): AskedPhase | undefined {
  if (text === undefined) return undefined;
  const phase = ASKED_PHASES.find(each => each === text);
  if (phase !== undefined) return phase;
  const near = nearest(text, ASKED_PHASES);
  throw new UsageError(
    `--phase must be ${ASKED_PHASES.join(', ')}, not ${quote(text)}${near === undefined ? '.' : `; did you mean ${near}?`}`,
  );
}

function idleText(path: string, turn: number, { unit }: OddsOptions, phase: AskedPhase | undefined): string {
  const who = unit === undefined ? 'nobody' : unit.toUpperCase();
  const where = phase === undefined ? `turn ${turn}` : `the ${PHASE_WORDS[phase]} phase of turn ${turn}`;
  const nothing = unit === undefined ? 'did anything that dice decide' : 'did nothing that dice decide';
  return `${path}: ${who} ${nothing} in ${where}; --phase names another phase, --order what might have been done.`;
}

/** Attacks are declared together: they are judged as the phase began. A move is judged when its turn came, after the moves before it. */
function positionOf({ phase, start, orders }: ReplayPhase, unit: MechId | undefined): number {
  if (phase !== 'movement' || unit === undefined) return start;
  return orders.find(({ command }) => command.unit === unit)?.before ?? start;
}

/** What was ordered. A move that was interrupted went on by further orders; the first is the one that can be asked about. */
function ordersOf({ phase, orders }: ReplayPhase, unit: MechId | undefined): Command[] {
  const given = orders.map(({ command }) => command).filter(command => unit === undefined || command.unit === unit);
  const asked = given.filter(isWorthAsking);
  return phase === 'movement'
    ? asked.filter((order, i) => asked.findIndex(other => other.unit === order.unit) === i)
    : asked;
}

function caseOf(game: Game, orders: readonly Command[], when: string): Omit<OddsCase, 'rules' | 'notes'> {
  const until = orders.some(({ type }) => type === 'charge' || type === 'dfa') ? 'turn' : 'phase';
  const plan: Plan = { kind: 'orders', orders, until };
  const title = titleOf(game, orders);
  return {
    title: when + title,
    game,
    plan,
    scene: [],
    units: unitsOf(game, orders),
    numbers: planNumbers(game, plan),
    questions: planQuestions(game, plan),
  };
}

/** More orders than this are counted, not told: their numbers say what they are. */
const MAX_TOLD = 2;

function titleOf(game: Game, orders: readonly Command[]): string {
  const [only, ...others] = orders;
  if (only !== undefined && others.length === 0) return `${namesOf(game).unit(only.unit)} ${orderTitle(game, only)}`;
  if (orders.length > MAX_TOLD) return `the orders of ${orders.length} units`;
  return orders.map(order => `${unitMark(game, order.unit)} ${orderTitle(game, order)}`).join('; ');
}

/** Everybody who is attacked, then everybody who does something. */
function unitsOf(game: Game, orders: readonly Command[]): CaseUnit[] {
  const targets = new Set(orders.flatMap(targetsOf));
  const doers = new Set(orders.map(({ unit }) => unit));
  return [...new Set([...targets, ...doers])].map(id => {
    const { gunnery, piloting } = mechOf(game, id);
    const facts = [
      ...(doers.has(id) ? [`gunnery ${gunnery}`] : []),
      `piloting ${piloting}`,
      ...circumstances(game, id),
    ];
    return { id, heading: namesOf(game).unit(id), facts };
  });
}
