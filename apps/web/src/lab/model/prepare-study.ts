import { type Force, type PilotedUnit, pilotedValue, placeForces, remarksOn } from '@hexfall/data';
import { fail, type MechSpec, type Result, succeed } from '@hexfall/rules';
import {
  type Batch,
  COMPARISON,
  describeVariants,
  type Entrant,
  formatHeaderLine,
  formatSeriesHeader,
  prepareBatch,
  roundRobin,
  type Series,
  type SimBoard,
  TOURNAMENT,
  tellApart,
} from '@hexfall/sim';
import { describeBoard } from '../../begin/model/board-options.ts';
import type { MatchParts } from '../../begin/model/create-match.ts';
import { nameOfId } from '../../begin/model/own-ids.ts';
import { formatBoardChoice } from '../../begin/model/settings-text.ts';
import { type Experiment, gamesOf, type LabForce, type StudyKind } from './experiment.ts';
import { forceTitleOf } from './force-titles.ts';

/** An experiment that is ready to be played, by the same rules as `hexfall simulate`, `compare` and `tournament`. */
export interface Study {
  readonly kind: StudyKind;
  readonly series: Series;
  /** The most games, in all match-ups together. */
  readonly games: number;
  readonly precision: number;
  /** The first line of its file, in the format of the command line. */
  readonly header: string;
  /** Entrants of a tournament; none for the others. */
  readonly entrants: readonly Entrant[];
  /** The name of the study until the user changes it. */
  readonly name: string;
}

/** A force as the command line would read it, with its bot. */
interface Entered {
  readonly force: Force;
  readonly bot: string;
}

type Preparing<T> = Generator<number, Result<T, string>>;

/**
 * Sets up and checks the match-ups of an experiment. It yields often, each time with the share that is done. An error is one sentence for
 * the user.
 */
export function* prepareStudy(experiment: Experiment, parts: MatchParts): Preparing<Study> {
  const boards: SimBoard[] = [];
  for (const choice of experiment.boards) {
    const board = parts.board(choice);
    if (!board.ok) return board;
    boards.push({ title: boardTitle(choice), board: board.value });
    yield 0;
  }
  const entered = enterForces(experiment, parts);
  if (!entered.ok) return entered;
  const table = new MatchTable(experiment, boards);
  if (experiment.kind === 'simulation') return yield* prepareSimulation(table, entered.value);
  if (experiment.kind === 'comparison') return yield* prepareComparison(table, entered.value);
  return yield* prepareTournament(table, entered.value);
}

/** Returns the title of a board. Titles are those of the command line, so that files are the same. */
function boardTitle(choice: Experiment['boards'][number]): string {
  return choice.kind === 'generated' ? formatBoardChoice(choice) : describeBoard(choice).title;
}

/** Sets up match-ups on the boards and under the rules of an experiment. */
class MatchTable {
  readonly experiment: Experiment;
  readonly boards: readonly SimBoard[];

  constructor(experiment: Experiment, boards: readonly SimBoard[]) {
    this.experiment = experiment;
    this.boards = boards;
  }

  matchUp(a: Entered, b: Entered, seed: string): Result<Batch, string> {
    const { profile, turnLimit, withdrawal } = this.experiment;
    let wrong: string | undefined;
    const batch = prepareBatch(
      {
        forces: [a.force, b.force],
        boards: this.boards,
        profile,
        bots: [a.bot, b.bot],
        turnLimit,
        seed,
        swapSides: true,
      },
      (board, forces) => {
        const placed = placeForces(board, forces, { deploy: false, withdrawal: withdrawal ? 'forced' : 'none' });
        if (placed.ok) return placed.value;
        wrong ??= placed.errors[0]!;
        return { specs: [], units: [] };
      },
    );
    if (wrong !== undefined) return fail(toSentence(wrong));
    return batch.ok ? batch : fail(toSentence(batch.errors[0]!.message));
  }

  studyOf(series: Series, header: (games: number) => string, name: string, entrants: readonly Entrant[] = []): Study {
    const { kind, precision } = this.experiment;
    const games = gamesOf(this.experiment);
    return { kind, series, games, precision, header: header(games), name, entrants };
  }
}

function* prepareSimulation(table: MatchTable, entered: readonly Entered[]): Preparing<Study> {
  const [a, b] = [entered[0]!, entered[1]!];
  const batch = table.matchUp(a, b, table.experiment.seed);
  if (!batch.ok) return batch;
  yield 1;
  const header = (games: number): string => formatHeaderLine({ batch: batch.value, games });
  return succeed(table.studyOf([batch.value], header, `${a.force.name} against ${b.force.name}`));
}

/** Each opponent meets both variants with the same dice. */
function* prepareComparison(table: MatchTable, entered: readonly Entered[]): Preparing<Study> {
  const [first, second, ...rest] = entered as [Entered, Entered, ...Entered[]];
  const variants = describeVariants(contenderOf(first, table), contenderOf(second, table));
  if (variants === undefined) return fail('Both variants are the same: change units, crews or the bot of one of them.');
  const opponents = withOwnNames(rest);
  const { seed } = table.experiment;
  const series: Batch[] = [];
  for (const [i, opponent] of opponents.entries()) {
    for (const variant of [first, second]) {
      // The games against the first opponent are those of a simulation with this seed.
      const batch = table.matchUp(variant, opponent, i === 0 ? seed : `${seed}: ${opponent.force.name}`);
      if (!batch.ok) return batch;
      series.push(batch.value);
      yield series.length / (2 * opponents.length);
    }
  }
  const header = (games: number): string => formatSeriesHeader(COMPARISON, { series, games, about: { variants } });
  const against = opponents.map(({ force }) => force.name).join(', ');
  return succeed(table.studyOf(series, header, `${variants[0].name} or ${variants[1].name}, against ${against}`));
}

function* prepareTournament(table: MatchTable, all: readonly Entered[]): Preparing<Study> {
  const entered = withOwnNames(all);
  const entrants = entered.map(({ force }) => ({ name: force.name, value: valueOf(force) }));
  const pairings = roundRobin(entered.length);
  const series: Batch[] = [];
  for (const pairing of pairings) {
    const [a, b] = [entered[pairing.first]!, entered[pairing.second]!];
    const batch = table.matchUp(a, b, `${table.experiment.seed}: ${a.force.name} - ${b.force.name}`);
    if (!batch.ok) return batch;
    series.push(batch.value);
    yield series.length / pairings.length;
  }
  const header = (games: number): string => formatSeriesHeader(TOURNAMENT, { series, games, about: { entrants } });
  return succeed(table.studyOf(series, header, `Tournament: ${entrants.map(({ name }) => name).join(', ')}`, entrants));
}

/** Gives equal entrants names of their own, since the same force may take part several times. */
function withOwnNames(entered: readonly Entered[]): readonly Entered[] {
  const names = tellApart(entered.map(({ force }) => ({ name: force.name, source: force.name })));
  return entered.map(({ force, bot }, i) => ({ force: Object.assign({}, force, { name: names[i]! }), bot }));
}

function contenderOf(
  { force, bot }: Entered,
  { experiment, boards }: MatchTable,
): Parameters<typeof describeVariants>[0] {
  return {
    name: force.name,
    source: force.name,
    crews: force.units,
    rules: experiment.profile,
    bot,
    boards: boards.map(({ title }) => title),
    value: valueOf(force),
  };
}

function valueOf({ units }: Force): number {
  const value = pilotedValue(units);
  return value.ok ? value.value.total : 0;
}

function enterForces({ kind, forces }: Experiment, parts: MatchParts): Result<readonly Entered[], string> {
  const specs = new Map<string, MechSpec>();
  const entered: Entered[] = [];
  for (const [i, force] of forces.entries()) {
    const title = forceTitleOf(kind, i);
    if (force.units.length === 0) return fail(`${title} has no units yet: add at least one.`);
    const read = readForce(force, title, parts, specs);
    if (!read.ok) return read;
    entered.push({ force: read.value, bot: force.bot });
  }
  return succeed(entered);
}

function readForce(
  { units }: LabForce,
  title: string,
  parts: MatchParts,
  specs: Map<string, MechSpec>,
): Result<Force, string> {
  const found: PilotedUnit[] = [];
  const warnings: string[] = [];
  for (const { unit, gunnery, piloting } of units) {
    const named = parts.unit(unit);
    if (named === undefined) return fail(`${title}: there is no unit called “${nameOfId(unit)}” here.`);
    // Equal units share one spec, as on the command line.
    const spec = specs.get(unit) ?? named.spec;
    specs.set(unit, spec);
    warnings.push(...remarksOn(named));
    found.push({ spec, pilot: '', gunnery, piloting, condition: undefined });
  }
  return succeed({ name: nameOfForce(found), side: {}, units: found, warnings: [...new Set(warnings)] });
}

/** Names a force as the command line does: "2 Hunchback HBK-4G, Wolverine WVR-6R". */
function nameOfForce(units: readonly PilotedUnit[]): string {
  const parts: { readonly key: string; readonly name: string; count: number }[] = [];
  for (const { spec, gunnery, piloting } of units) {
    const key = `${spec.name} ${gunnery}/${piloting}`;
    const last = parts.at(-1);
    if (last?.key === key) last.count++;
    else parts.push({ key, name: spec.name, count: 1 });
  }
  return parts.map(({ name, count }) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}

function toSentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}`;
}
