import { ENGINE_VERSION } from '@hexfall/protocol';
import { describeBatch } from '../batch/describe-batch.ts';
import type { GameForfeit, GameRecord } from '../batch/game-record.ts';
import type { Batch } from '../batch/match-up.ts';
import type { GameFailure } from '../batch/workforce.ts';
import { kaplanMeier, type Lifetime, type SurvivalStep } from '../statistics/kaplan-meier.ts';
import { type Median, medianOf, type Summary, sortedNumbers, summarize } from '../statistics/quantile.ts';
import { comparePairs, type PairedComparison } from '../statistics/sign-test.ts';
import { type Proportion, proportionOf } from '../statistics/wilson.ts';
import { type ForceFigures, forceFigures, type UnitFigures } from './force-figures.ts';
import { PairCounter } from './pair-counter.ts';
import { type Column, Samples, type UnitSamples } from './samples.ts';
import { type AttackTotal, addGame, type EndTotal, type RollTotal, UnitTotals } from './totals.ts';
import { type TurnHeat, type TurnMean, TurnSums } from './turn-sums.ts';

/** Everything a report needs: what was played, the outcomes with their intervals, and the figures of every game. */
export interface SimulationResult {
  readonly engine: string;
  readonly profile: string;
  readonly seed: string;
  readonly swapSides: boolean;
  readonly turnLimit: number;
  readonly sides: readonly [SideResult, SideResult];
  readonly games: number;
  readonly draws: Proportion;
  readonly turns: Summary & { readonly interval: Median };
  readonly boards: readonly BoardResult[];
  /** Pairs of games with exchanged sides, by force: `better` went to A, `worse` to B. */
  readonly pairs: PairedComparison | undefined;
  /** Pairs of games with exchanged sides, by side of the board: `better` went to the first side, `worse` to the second. */
  readonly places: PairedComparison | undefined;
  /** Games lost because a bot failed, with one entry for each side whose bot did. They are included in the losses. */
  readonly forfeits: readonly ForfeitTotal[];
  /** Games that could not be played to their end. No other figure includes them. */
  readonly failures: readonly GameFailure[];
  readonly samples: Samples;
}

/** How often the bot of a side failed, and the reason of its first failure. */
export interface ForfeitTotal {
  readonly side: 0 | 1;
  readonly bot: string;
  readonly count: number;
  readonly first: { readonly game: number; readonly reason: string };
}

export interface SideResult extends Omit<ForceFigures, 'units'> {
  readonly name: string;
  /** Description of its bot, as `parseBot` reads it. */
  readonly bot: string;
  readonly wins: Proportion;
  /** Points of armor and structure taken off the other side, turn by turn. */
  readonly dealtByTurn: readonly TurnMean[];
  readonly units: readonly UnitResult[];
}

export interface UnitResult extends UnitFigures {
  readonly name: string;
  readonly survival: Proportion;
  /** Share of games in which the unit survives each turn. Games that end before the unit does are censored. */
  readonly curve: readonly SurvivalStep[];
  readonly dealt: Summary;
  readonly taken: Summary;
  readonly heat: Summary;
  readonly heatByTurn: readonly TurnHeat[];
  /** Mean number of falls per game. */
  readonly falls: number;
  /** Mean number of shutdowns per game. */
  readonly shutdowns: number;
  /** Piloting skill rolls passed, over all games. */
  readonly rollsMade: number;
  /** Piloting skill rolls failed, over all games. */
  readonly rollsFailed: number;
  /** Piloting skill rolls by reason, over all games. */
  readonly rolls: readonly RollTotal[];
  /** Critical hits suffered over all games, by kind of slot. */
  readonly criticals: Readonly<Record<string, number>>;
  readonly attacks: readonly AttackTotal[];
  readonly mishaps: Readonly<Record<string, number>>;
  readonly ends: readonly EndTotal[];
  /** Share of games in which the unit fired no weapon. */
  readonly neverFired: Proportion;
}

export interface BoardResult {
  readonly title: string;
  readonly games: number;
  readonly wins: readonly [Proportion, Proportion];
  readonly draws: Proportion;
}

/**
 * Collects games as they are played and computes the result of those collected so far.
 *
 * @example
 * ```ts
 * import { OwnThread, ResultCollector, runBatch } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * const batch = prepareDuel();
 * const collector = new ResultCollector(batch);
 * await runBatch(batch, new OwnThread(batch), {
 *   games: 20,
 *   onGames: records => {
 *     for (const record of records) collector.add(record);
 *   },
 * });
 * const { games, sides } = collector.result();
 * games; // => 20
 * sides[0].wins.trials; // => 20
 * ```
 */
export class ResultCollector {
  readonly samples: Samples;
  private readonly batch: Batch;
  private readonly totals: readonly UnitTotals[];
  private readonly dealt: readonly [TurnSums, TurnSums] = [new TurnSums(), new TurnSums()];
  private readonly pairs = new PairCounter();
  private readonly figures: readonly [ForceFigures, ForceFigures];
  private readonly wins = [0, 0, 0];
  private readonly forfeits = new Map<0 | 1, ForfeitTotal>();

  constructor(batch: Batch) {
    this.batch = batch;
    this.figures = [forceFigures(batch, 0), forceFigures(batch, 1)];
    this.samples = new Samples(batch.forces[0].units.length, batch.forces[1].units.length);
    const { unitsOfA } = this.samples;
    this.totals = this.samples.units.map(
      (_, own) => new UnitTotals(unit => unit >= 0 && unit < unitsOfA !== own < unitsOfA),
    );
  }

  add(record: GameRecord): void {
    this.samples.push(record);
    addGame(this.totals, record);
    for (const side of [0, 1] as const) this.addDamage(side, record);
    this.wins[this.samples.outcome.at(this.samples.count - 1)]!++;
    if (this.batch.swapSides) this.pairs.add(record);
    if (record.forfeit !== undefined) this.addForfeit(record.game, record.forfeit);
  }

  private addForfeit(game: number, { by, reason }: GameForfeit): void {
    const side = by === 'A' ? 0 : 1;
    const { count, first } = this.forfeits.get(side) ?? { count: 0, first: { game, reason } };
    this.forfeits.set(side, { side, bot: this.batch.bots[side], count: count + 1, first });
  }

  private addDamage(side: 0 | 1, { turns, units }: GameRecord): void {
    const { unitsOfA } = this.samples;
    const own = side === 0 ? units.slice(0, unitsOfA) : units.slice(unitsOfA);
    this.dealt[side].add(turns, turn => own.reduce((sum, unit) => sum + (unit.dealtByTurn[turn] ?? 0), 0));
  }

  /** Games so far that a side lost because its bot failed. */
  get forfeited(): number {
    return [...this.forfeits.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** Share of games that A won (0), that B won (1) or that were drawn (2). */
  rate(outcome: 0 | 1 | 2): Proportion {
    return proportionOf(this.wins[outcome]!, this.samples.count);
  }

  result(failures: readonly GameFailure[] = []): SimulationResult {
    const { batch, samples } = this;
    const { profile, turnLimit } = describeBatch(batch);
    const turns = sortedNumbers(samples.turns.all);
    return {
      engine: ENGINE_VERSION,
      profile,
      seed: batch.seed,
      swapSides: batch.swapSides,
      turnLimit,
      sides: [this.side(0), this.side(1)],
      games: samples.count,
      draws: this.rate(2),
      turns: { ...summarize(turns), interval: medianOf(turns) },
      boards: batch.fields.map(({ title }, board) => boardResult(samples, title, board)),
      pairs: batch.swapSides ? comparePairs(...this.pairs.forces) : undefined,
      places: batch.swapSides ? comparePairs(...this.pairs.places) : undefined,
      forfeits: [...this.forfeits.values()].sort((a, b) => a.side - b.side),
      failures,
      samples,
    };
  }

  private side(side: 0 | 1): SideResult {
    const { name, units } = this.batch.forces[side];
    const { tonnage, value, units: figures } = this.figures[side];
    const first = side === 0 ? 0 : this.samples.unitsOfA;
    return {
      name,
      tonnage,
      value,
      bot: this.batch.bots[side],
      wins: this.rate(side),
      dealtByTurn: this.dealt[side].means,
      units: units.map((unit, i) => Object.assign({}, figures[i]!, this.unit(unit, first + i))),
    };
  }

  private unit(name: string, index: number): Omit<UnitResult, keyof UnitFigures> {
    const { samples } = this;
    const columns = samples.units[index]!;
    const { attacks, mishaps, ends, rolls, criticals, survived, heat, neverFired } = this.totals[index]!;
    return {
      name,
      survival: proportionOf(survived, samples.count),
      curve: kaplanMeier(lifetimes(columns, samples.turns)),
      dealt: summarize(sortedNumbers(columns.dealt.all)),
      taken: summarize(sortedNumbers(columns.taken.all)),
      heat: summarize(sortedNumbers(columns.heat.all)),
      heatByTurn: heat.figures,
      falls: meanOf(columns.falls),
      shutdowns: meanOf(columns.shutdowns),
      rollsMade: rolls.reduce((sum, { made }) => sum + made, 0),
      rollsFailed: rolls.reduce((sum, { failed }) => sum + failed, 0),
      rolls,
      criticals,
      attacks,
      mishaps,
      ends,
      neverFired: proportionOf(neverFired, samples.count),
    };
  }
}

/** A generator, since a list of the lifetimes of all games would be large. */
function* lifetimes({ end }: UnitSamples, turns: Column): Generator<Lifetime> {
  for (const [row, turn] of end.all.entries()) yield { time: turn === 0 ? turns.at(row) : turn, ended: turn !== 0 };
}

function meanOf(column: Column): number {
  return column.all.length === 0 ? 0 : column.all.reduce((sum, value) => sum + value, 0) / column.all.length;
}

function boardResult(samples: Samples, title: string, board: number): BoardResult {
  const counts = [0, 0, 0];
  for (let row = 0; row < samples.count; row++) {
    if (samples.board.at(row) === board) counts[samples.outcome.at(row)]!++;
  }
  const games = counts.reduce((sum, count) => sum + count, 0);
  const [a, b, draws] = counts.map(count => proportionOf(count, games));
  return { title, games, wins: [a!, b!], draws: draws! };
}
