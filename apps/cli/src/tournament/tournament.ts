import type { Force } from '@hexfall/data';
import {
  type AboutTournament,
  type Batch,
  describeBatch,
  type Entrant,
  FirstGames,
  hasOutsideBots,
  roundRobin,
  type SimBoard,
  TOURNAMENT,
  TournamentCollector,
  tellApart,
} from '@hexfall/sim';
import { defaultBot, readBot } from '../bots/read-bots.ts';
import { UsageError } from '../exit.ts';
import { readForce } from '../forces.ts';
import { unique } from '../remarks.ts';
import { extendSeeds, secretNotes } from '../seed.ts';
import { playSeries } from '../series/play-series.ts';
import { type NamedForce, readForces } from '../series/read-forces.ts';
import type { RequestedSeries, SeriesCommand, SeriesOptions } from '../series/series-command.ts';
import { batchOf, readBoards } from '../simulate/create-batch.ts';
import { percent } from '../simulate/figures.ts';
import type { MatchOptions } from '../simulate/options.ts';
import type { CommandContext } from '../simulate/simulate.ts';
import { valueOf } from '../value.ts';
import { formatTournament, tournamentToJson } from './report.ts';

/** The options of `tournament` as the user typed them; an option that was not given is `undefined`. */
export interface TournamentOptions extends Omit<MatchOptions, 'swapSides'>, SeriesOptions {}

/** Plays each force against every other and prints the result. */
export async function playTournament(
  names: readonly string[],
  options: TournamentOptions,
  context: CommandContext,
): Promise<void> {
  const resumesAlone = names.length === 0 && options.resume !== undefined;
  await playSeries(tournamentCommand(options), resumesAlone ? undefined : arrange(names, options), options, context);
}

const GAMES_EACH = 20;
/** The most entrants: this many make nearly 20,000 pairings, all of which are in the first line of the file, which then takes 15 MB. */
const MAX_ENTRANTS = 200;
/** A built-in unit for checks in which any unit will do. */
const ANY_UNIT = 'HBK-4G';

export function tournamentCommand({ json }: Pick<TournamentOptions, 'json'>): SeriesCommand<AboutTournament> {
  return {
    name: 'tournament',
    storedAs: 'tournament',
    kind: TOURNAMENT,
    gamesEach: GAMES_EACH,
    stopOptions: '',
    precision: 0,
    createListener: ({ about, series }) => {
      const collector = new TournamentCollector(about.entrants);
      const firsts = new FirstGames(series.length);
      const terms = { ...describeBatch(series[0]!), bots: [...new Set(series.flatMap(batch => batch.bots))] };
      return {
        add: record => {
          collector.add(record);
          firsts.add(record);
        },
        estimate: () => {
          const { name, points } = collector.leader();
          return `${name} leads with ${percent(points.value)}`;
        },
        expectedGames: games => games,
        isEnough: () => false,
        formatResult: (failures, notes) => {
          const result = collector.result(failures);
          return json
            ? `${JSON.stringify({ ...tournamentToJson(result, terms), notes })}\n`
            : `${formatTournament(result, terms).join('\n')}\n`;
        },
        page: {
          tellingGames: () => firsts.telling(collector.result()),
          create: (report, { failures, ...contents }) =>
            report.tournamentReport({ ...contents, result: collector.result(failures), terms }),
        },
      };
    },
  };
}

/** A force in a tournament, with a name of its own and the bot that plays it. */
interface EnteredForce {
  readonly force: Force;
  readonly bot: string;
}

function arrange(names: readonly string[], options: TournamentOptions): RequestedSeries<AboutTournament> {
  const { boards, notes: boardNotes } = readBoards(options.board);
  const check = (force: Force): void =>
    void batchOf([force, force], boards, { ...options, bots: defaultBot(), swapSides: true });
  // Check the options on their own first, so that their mistakes are not blamed on an entrant.
  check(readForce(ANY_UNIT));
  const { forces, notes } = readForces(names, options, check);
  const entered = enter(forces, options.bots);
  if (entered.length < 2) throw new UsageError(tooFewMessage(entered), notes);
  if (entered.length > MAX_ENTRANTS)
    throw new UsageError(`a tournament has at most ${MAX_ENTRANTS} entrants, not ${entered.length}.`);
  const entrants = entered.map(({ force }): Entrant => ({ name: force.name, value: valueOf(force).total }));
  const series = roundRobin(entered.length).map(({ first, second }) =>
    createPairing(entered[first]!, entered[second]!, boards, options),
  );
  const secrets = secretNotes(options, series.some(hasOutsideBots));
  return { series, about: { entrants }, notes: unique([...notes, ...boardNotes]), secrets };
}

function tooFewMessage(entered: readonly EnteredForce[]): string {
  const who = entered.length === 0 ? 'there are none' : `there is only ${entered[0]!.force.name}`;
  return `a tournament needs at least two entrants; ${who}.`;
}

/** Enters every force once, or once with each of several bots. */
function enter(forces: readonly NamedForce[], bots: string | undefined): EnteredForce[] {
  const names = bots?.split(',').map(name => name.trim());
  // Check the names here, where an error can name the option.
  for (const name of names ?? []) readBot(name);
  const all = forces.flatMap(({ source, force }) =>
    (names ?? [force.side.bot ?? defaultBot()]).map(bot => {
      const name = names !== undefined && names.length > 1 ? `${force.name} by ${bot}` : force.name;
      return { source, name, force, bot };
    }),
  );
  const titles = tellApart(all);
  return all.map(({ force, bot }, i) => ({ force: Object.assign({}, force, { name: titles[i]! }), bot }));
}

/** Sets up a pairing. Its dice depend only on the two entrants and the seed, so it is the same in every tournament. */
function createPairing(
  a: EnteredForce,
  b: EnteredForce,
  boards: readonly SimBoard[],
  options: TournamentOptions,
): Batch {
  const seeds = extendSeeds(options, `: ${a.force.name} - ${b.force.name}`);
  try {
    return batchOf([a.force, b.force], boards, { ...options, ...seeds, bots: `${a.bot},${b.bot}`, swapSides: true });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${a.force.name} against ${b.force.name}: ${error.message}`);
  }
}
