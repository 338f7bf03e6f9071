import { readReplay, specFromJson } from '@hexfall/protocol';
import type { Game } from '@hexfall/rules';
import {
  type Change,
  Course,
  continuationOf,
  runBatch,
  type Series,
  VariantCollector,
  type Workforce,
  winCurve,
} from '@hexfall/sim';
import { namesOf } from '@hexfall/view';
import { reasonOf } from '../../workers/reason-of.ts';
import { explainLast } from './explain-last.ts';
import { offeredOrders, offerOf } from './offered-orders.ts';
import type {
  AskedEvents,
  CaseResult,
  ChangeRequest,
  MomentFacts,
  WhatIfReply,
  WhatIfRequest,
} from './whatif-messages.ts';

/** Creates a workforce that plays a number of games of a series. */
type CreateWorkforce = (series: Series, games: number) => Workforce;

type NumberedRequest = Exclude<WhatIfRequest, { kind: 'open' | 'stop' }>;
type CurveRequest = Extract<WhatIfRequest, { kind: 'curve' }>;
type PlayRequest = Extract<WhatIfRequest, { kind: 'play' }>;

/**
 * Returns the function that handles the worker's requests: it reads a game once, then plays on from its moments. The workforce of
 * `createWorkforce` plays the games themselves.
 */
export function serveWhatIf(
  reply: (message: WhatIfReply) => void,
  createWorkforce: CreateWorkforce,
): (request: WhatIfRequest) => void {
  let course: Course | undefined;
  let wrong = 'no game was opened';
  const running = new Map<number, AbortController>();
  const answer = async (id: number, doIt: (course: Course, signal: AbortSignal) => Promise<void>): Promise<void> => {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      if (course === undefined) throw new Error(wrong);
      await doIt(course, stop.signal);
    } catch (error) {
      reply({ kind: 'failed', id, reason: reasonOf(error) });
    } finally {
      running.delete(id);
    }
  };
  return request => {
    if (request.kind === 'open') {
      const opened = openCourse(request.replay);
      if (typeof opened === 'string') wrong = opened;
      else course = opened;
    } else if (request.kind === 'stop') running.get(request.id)?.abort();
    else void answer(request.id, (own, signal) => work(own, request, { reply, createWorkforce, signal }));
  };
}

/** Carries out a request. */
async function work(course: Course, request: NumberedRequest, tools: PlayTools): Promise<void> {
  if (request.kind === 'curve') return playCurve(course, request, tools);
  if (request.kind === 'play') return playCases(course, request, tools);
  const { id } = request;
  if (request.kind === 'why')
    return tools.reply({
      kind: 'why',
      id,
      orders: explainLast(course, eventsOf(course, request.events), request.orders),
    });
  return tools.reply({ kind: 'moment', id, moment: momentOf(course, eventsOf(course, request.events)) });
}

/** Reads a game, which may be incomplete. Returns the reason if it cannot be read. */
function openCourse(text: string): Course | string {
  const replay = readReplay(text, { partial: true });
  if (!replay.ok) return replay.errors[0]!.message;
  const course = Course.of(replay.value);
  return course.ok ? course.value : course.errors[0]!.message;
}

function eventsOf({ events }: Course, asked: AskedEvents): number {
  return asked === 'now' ? events.length : asked;
}

function momentOf(course: Course, asked: number): MomentFacts | undefined {
  const events = course.decisionAfter(asked);
  if (events === undefined) return undefined;
  const game = course.gameAt(events);
  const real = course.orderAt(events);
  return {
    events,
    turn: game.state.turn,
    phase: game.state.phase,
    units: unitsOf(game),
    orders: offeredOrders(game),
    real: real === undefined ? undefined : offerOf(game, real),
  };
}

function unitsOf(game: Game): MomentFacts['units'] {
  const names = namesOf(game);
  return game.state.mechs
    .filter(({ status }) => status === 'active')
    .map(({ id, side, facing }) => ({ id, side, facing, name: names.unit(id) }));
}

/** What playing on needs besides the game. */
interface PlayTools {
  readonly reply: (message: WhatIfReply) => void;
  readonly createWorkforce: CreateWorkforce;
  readonly signal: AbortSignal;
}

async function playCurve(course: Course, request: CurveRequest, tools: PlayTools): Promise<void> {
  const { id, bots, seed, games, known } = request;
  const { reply, createWorkforce, signal } = tools;
  const curve = await winCurve(course, {
    bots,
    seed,
    games,
    known,
    createWorkforce,
    signal,
    onProgress: played => reply({ kind: 'progress', id, played }),
    onRound: round => reply({ kind: 'curve', id, curve: round, isDone: false }),
  });
  reply({ kind: 'curve', id, curve, isDone: true });
}

async function playCases(course: Course, request: PlayRequest, tools: PlayTools): Promise<void> {
  const { id, events, cases, bots, seed, games } = request;
  const { reply, createWorkforce, signal } = tools;
  const series = cases.map(({ changes }) => {
    const made = continuationOf(course, eventsOf(course, events), { bots, seed, changes: changes.map(readChange) });
    if (!made.ok) throw new Error(made.errors[0]);
    return made.value.batch;
  });
  const collector = new VariantCollector(series);
  const tell = (isDone: boolean): void =>
    reply({ kind: 'results', id, cases: resultsOf(collector, request), played: collector.count, isDone });
  const all = games * cases.length;
  await runBatch(series, createWorkforce(series, all), {
    games: all,
    signal,
    onGames: records => {
      for (const record of records) collector.add(record);
      tell(false);
    },
  });
  tell(true);
}

function resultsOf(collector: VariantCollector, { cases }: PlayRequest): CaseResult[] {
  return cases.map(({ title }, i) => {
    const results = collector.of(i);
    return {
      title,
      games: results.samples.count,
      wins: [results.rate(0), results.rate(1)],
      draws: results.rate(2),
      difference: i === 0 ? undefined : collector.differenceFrom(i),
    };
  });
}

function readChange(change: ChangeRequest): Change {
  if (change.kind !== 'unit') return change;
  const spec = specFromJson(change.spec, 'unit');
  if (!spec.ok) throw new Error(`the unit cannot be read: ${spec.errors[0]!.reason}`);
  return { kind: 'unit', unit: change.unit, spec: spec.value };
}
