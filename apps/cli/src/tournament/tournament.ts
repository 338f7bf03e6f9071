import type { Force } from '@hexfall/data';
import {
  type AboutTournament,
  type Batch,
  describeBatch,
  type Entrant,
  roundRobin,
  type SimBoard,
  tellApart,
  TOURNAMENT,
  TournamentCollector,
} from '@hexfall/sim';
import { DEFAULT_BOT, readBot } from '../bots/read-bots.ts';
import { UsageError } from '../exit.ts';
import { readForce } from '../forces.ts';
import { type AskedSeries, playSeries, type SeriesCommand, type SeriesOptions } from '../series/play-series.ts';
import { type NamedForce, readForces } from '../series/read-forces.ts';
import { batchOf, readBoards } from '../simulate/create-batch.ts';
import { percent } from '../simulate/figures.ts';
import type { MatchOptions } from '../simulate/options.ts';
import type { Surroundings } from '../simulate/simulate.ts';
import { valueOf } from '../value.ts';
import { formatTournament, tournamentToJson } from './report.ts';

/** The options of `tournament` as they were typed; what is `undefined` was not. */
export interface TournamentOptions extends Omit<MatchOptions, 'swapSides'>, SeriesOptions {}

/** Everybody against everybody else, and what came of it. */
export async function playTournament(
  names: readonly string[],
  options: TournamentOptions,
  around: Surroundings,
): Promise<void> {
  const resumesAlone = names.length === 0 && options.resume !== undefined;
  await playSeries(commandFor(options), resumesAlone ? undefined : arrange(names, options), options, around);
}

const GAMES_EACH = 20;
/** Nearly 5,000 pairings. */
const MOST_ENTRANTS = 100;
/** One that comes with the program. */
const ANY_UNIT = 'HBK-4G';

function commandFor({ json }: TournamentOptions): SeriesCommand<AboutTournament> {
  return {
    name: 'tournament',
    kind: TOURNAMENT,
    gamesEach: GAMES_EACH,
    until: '',
    listen: ({ about, series }) => {
      const collector = new TournamentCollector(about.entrants);
      const terms = describeBatch(series[0]!);
      const bots = [...new Set(series.flatMap(batch => batch.bots))];
      return {
        add: record => collector.add(record),
        estimate: () => {
          const { name, points } = collector.leader();
          return `${name} leads with ${percent(points.value)}`;
        },
        expected: games => games,
        isEnough: () => false,
        tell: (failures, notes) => {
          const result = collector.result(failures);
          const told = { ...terms, bots };
          return json
            ? `${JSON.stringify({ ...tournamentToJson(result, told), notes })}\n`
            : `${formatTournament(result, told).join('\n')}\n`;
        },
      };
    },
  };
}

/** A force as it enters: under a name of its own, played by one bot. */
interface EnteredForce {
  readonly force: Force;
  readonly bot: string;
}

function arrange(names: readonly string[], options: TournamentOptions): AskedSeries<AboutTournament> {
  const boards = readBoards(options.board);
  const tryOut = (force: Force): void =>
    void batchOf([force, force], boards, { ...options, bots: DEFAULT_BOT, swapSides: true });
  // What is wrong with the options is not blamed on an entrant.
  tryOut(readForce(ANY_UNIT));
  const { forces, notes } = readForces(names, tryOut);
  const entered = enter(forces, options.bots);
  if (entered.length < 2) throw new UsageError([tooFew(entered), ...notes].join('\n'));
  if (entered.length > MOST_ENTRANTS)
    throw new UsageError(`a tournament has at most ${MOST_ENTRANTS} entrants, not ${entered.length}.`);
  const entrants = entered.map(({ force }): Entrant => ({ name: force.name, value: valueOf(force).total }));
  const series = roundRobin(entered.length).map(({ first, second }) =>
    pair(entered[first]!, entered[second]!, boards, options),
  );
  return { series, about: { entrants }, notes };
}

function tooFew(entered: readonly EnteredForce[]): string {
  const who = entered.length === 0 ? 'there is none' : `there is only ${entered[0]!.force.name}`;
  return `a tournament needs at least two entrants; ${who}.`;
}

/** Every force once, or once with each of several bots. */
function enter(forces: readonly NamedForce[], bots: string | undefined): EnteredForce[] {
  const names = bots?.split(',').map(name => name.trim());
  // A wrong name is told as it was typed.
  for (const name of names ?? []) readBot(name);
  const all = forces.flatMap(({ source, force }) =>
    (names ?? [force.side.bot ?? DEFAULT_BOT]).map(bot => {
      const name = names !== undefined && names.length > 1 ? `${force.name} by ${bot}` : force.name;
      return { source, name, force, bot };
    }),
  );
  const titles = tellApart(all);
  return all.map(({ force, bot }, i) => ({ force: Object.assign({}, force, { name: titles[i]! }), bot }));
}

/** Who is in a pairing decides its dice, and nobody else: it goes the same way in every tournament with this seed. */
function pair(a: EnteredForce, b: EnteredForce, boards: readonly SimBoard[], options: TournamentOptions): Batch {
  const seed = `${options.seed}: ${a.force.name} - ${b.force.name}`;
  try {
    return batchOf([a.force, b.force], boards, { ...options, bots: `${a.bot},${b.bot}`, seed, swapSides: true });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${a.force.name} against ${b.force.name}: ${error.message}`);
  }
}
