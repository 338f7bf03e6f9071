import { type Command, type Game, type MechId, mechOf } from '@hexfall/rules';
import { type Batch, type Change, type Course, continuationOf } from '@hexfall/sim';
import { facingPoint, namesOf, orderText, unitMark } from '@hexfall/view';
import { readBots } from '../bots/read-bots.ts';
import { FailedError, UsageError } from '../exit.ts';
import { findMark } from '../odds/order-words.ts';
import { PHASE_WORDS } from '../odds/replay-case.ts';
import { UNIT_BOOK } from '../odds/unit-book.ts';
import { type AskedMoment, findMoment } from './moment.ts';
import type { WhatIfOptions } from './options.ts';
import { makeAskedOrder, phaseOfAsked, readAskedOrder, readFacing } from './order.ts';

/** One way in which a game may continue. */
export interface WhatIfCase {
  readonly kind: 'asked' | 'real' | 'own' | 'unchanged';
  /** The course of the case: "A1 kicks B1", "as ordered: A1 punches B1". */
  readonly title: string;
  readonly batch: Batch;
}

/** A question about a moment of a game. */
export interface WhatIfQuestion {
  /** The moment in words, such as "Turn 5, physical attack phase". */
  readonly place: string;
  readonly events: number;
  /** The side that the answer is about: that of the unit that acts differently, or A. */
  readonly side: number;
  /** The case that the user asks about, then those to compare it with. */
  readonly cases: readonly WhatIfCase[];
}

interface Plan {
  readonly kind: WhatIfCase['kind'];
  readonly title: string;
  readonly changes: readonly Change[];
}

/** Finds the moment that a user asks about, and the ways in which the game may continue from there. */
export function readQuestion(path: string, course: Course, options: WhatIfOptions, bots: string): WhatIfQuestion {
  const start = course.gameAt(0);
  const unit = options.unit === undefined ? undefined : findMark(start, options.unit);
  const order = options.order === undefined ? undefined : readAskedOrder(options.order);
  const stray = (['order', 'facing', 'with'] as const).find(name => options[name] !== undefined);
  if (stray !== undefined && unit === undefined)
    throw new UsageError(`--${stray} needs --unit, the unit that is meant.`);
  const moment = findMoment(path, course, {
    turn: options.turn,
    phase: options.phase,
    unit,
    orderPhase: order === undefined ? undefined : phaseOfAsked(order),
  });
  const game = course.gameAt(course.decisionAfter(moment.events) ?? moment.events);
  const asked =
    unit === undefined
      ? []
      : changesOf(unit, options, order === undefined ? undefined : makeAskedOrder(game, unit, order));
  const plans = plansFor(game, asked, course.orderAt(moment.events));
  const playOn = { bots: readBots(bots), seed: options.seed };
  let { events } = moment;
  const cases = plans.map(({ kind, title, changes }): WhatIfCase => {
    const made = continuationOf(course, moment.events, { ...playOn, changes });
    if (!made.ok) throw new FailedError(`${path}: ${made.errors[0]}.`);
    ({ events } = made.value);
    return { kind, title, batch: made.value.batch };
  });
  const side = unit === undefined ? 0 : mechOf(game, unit).side;
  return { place: placeOf(moment), events, side, cases };
}

function placeOf({ turn, phase }: AskedMoment): string {
  return `Turn ${turn}${phase === undefined ? '' : `, ${PHASE_WORDS[phase]} phase`}`;
}

function changesOf(unit: MechId, { facing, with: name }: WhatIfOptions, order: Command | undefined): Change[] {
  return [
    ...(name === undefined ? [] : [{ kind: 'unit', unit, spec: UNIT_BOOK.find(name).spec } as const]),
    ...(facing === undefined ? [] : [{ kind: 'facing', unit, facing: readFacing(facing, '--facing') } as const]),
    ...(order === undefined ? [] : [{ kind: 'order', order } as const]),
  ];
}

/** Returns the plan that the user asks about, and those to compare it with: the order that was given, and the bot's own choice. */
function plansFor(game: Game, asked: readonly Change[], real: Command | undefined): Plan[] {
  const own: Plan = { kind: 'own', title: "the bot's own choice", changes: [] };
  if (asked.length === 0) return [{ kind: 'unchanged', title: 'played on', changes: [] }];
  const title = asked.map(change => changeText(game, change)).join(', ');
  const order = asked.find(change => change.kind === 'order')?.order;
  if (order === undefined)
    return [
      { kind: 'asked', title, changes: asked },
      { ...own, kind: 'unchanged', title: 'as it was' },
    ];
  const isReal = real !== undefined && JSON.stringify(real) === JSON.stringify(order);
  const given: Plan[] =
    real === undefined || isReal
      ? []
      : [{ kind: 'real', title: `as ordered: ${orderTitle(game, real)}`, changes: [{ kind: 'order', order: real }] }];
  return [{ kind: 'asked', title: isReal ? `${title}, as ordered` : title, changes: asked }, ...given, own];
}

function orderTitle(game: Game, order: Command): string {
  return `${unitMark(game, order.unit)} ${orderText(game, order)}`;
}

function changeText(game: Game, change: Change): string {
  if (change.kind === 'order') return orderTitle(game, change.order);
  if (change.kind === 'facing') return `${unitMark(game, change.unit)} faces ${facingPoint(change.facing)}`;
  return `${change.spec.name} in place of ${namesOf(game).unit(change.unit)}`;
}
