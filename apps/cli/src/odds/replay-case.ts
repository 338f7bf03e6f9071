import { nearest } from '@hexfall/data';
import { whyUnprovable } from '@hexfall/protocol';
import type { Command, MechId } from '@hexfall/rules';
import { type OddsCase, orderCase } from '@hexfall/view';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import { gameAfter, loadReplay } from '../replay.ts';
import type { OddsOptions } from './options.ts';
import { findMark, makeOrder, phaseOfOrder, readOrder } from './order-words.ts';
import {
  ASKED_PHASES,
  type AskedPhase,
  busyPhase,
  isWorthAsking,
  phasesOfTurn,
  type ReplayPhase,
} from './replay-turn.ts';

/** Sets up the position of a replay in which a unit, or all units, acted, or could have acted differently. */
export function replayCase(path: string, options: OddsOptions): OddsCase {
  const replay = loadReplay(path);
  const turn = readTurn(options.turn);
  const phases = phasesOfTurn(path, replay, turn);
  const begun = gameAfter(path, replay, 0);
  const unit = options.unit === undefined ? undefined : findMark(begun, options.unit);
  const words = options.order === undefined ? undefined : readOrder(options.order);
  if (words !== undefined && unit === undefined)
    throw new UsageError('--order needs --unit, the unit that carries it out.');
  const asked = words === undefined ? (readPhase(options.phase) ?? busyPhase(phases, unit)) : phaseOfOrder(words);
  const phase = phases.find(each => each.phase === asked);
  if (asked === undefined || phase === undefined) throw new UsageError(idleText(path, turn, options, asked));
  const game = gameAfter(path, replay, positionOf(phase, unit));
  const orders = words === undefined ? ordersOf(phase, unit) : [makeOrder(game, unit!, words)];
  if (orders.length === 0) throw new UsageError(idleText(path, turn, options, asked));
  const foreign = whyUnprovable(replay.header);
  const odds = orderCase(game, orders, replay.header.profile.id);
  return {
    ...odds,
    title: `Turn ${turn}, ${PHASE_WORDS[asked]} phase: ${odds.title}`,
    notes: foreign === undefined ? [] : [`${foreign}.`],
  };
}

/** The names of phases in sentences. */
export const PHASE_WORDS: Readonly<Record<AskedPhase, string>> = {
  movement: 'movement',
  weapons: 'weapon attack',
  physical: 'physical attack',
};

export function readTurn(text: string | undefined): number {
  if (text === undefined) throw new UsageError('which turn of the replay is meant? Add --turn 5, for example.');
  const turn = Number(text);
  if (Number.isInteger(turn) && turn > 0) return turn;
  throw new UsageError(`--turn must be a whole number of at least 1, not ${quote(text)}.`);
}

export function readPhase(text: string | undefined): AskedPhase | undefined {
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

/**
 * Returns the position for a question. Attacks are declared together, so they are judged from the start of their phase. A move is judged
 * when it was the unit's turn, after the moves before it.
 */
function positionOf({ phase, start, orders }: ReplayPhase, unit: MechId | undefined): number {
  if (phase !== 'movement' || unit === undefined) return start;
  return orders.find(({ command }) => command.unit === unit)?.before ?? start;
}

/**
 * Returns the orders to ask about. A move that was interrupted continued with further orders; only the first of them can be asked about.
 */
function ordersOf({ phase, orders }: ReplayPhase, unit: MechId | undefined): Command[] {
  const given = orders.map(({ command }) => command).filter(command => unit === undefined || command.unit === unit);
  const asked = given.filter(isWorthAsking);
  return phase === 'movement'
    ? asked.filter((order, i) => asked.findIndex(other => other.unit === order.unit) === i)
    : asked;
}
