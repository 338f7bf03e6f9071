import type { GameRecord } from '../batch/game-record.ts';
import { placeInSeries } from '../batch/series.ts';
import type { GameFailure } from '../batch/workforce.ts';
import { bradleyTerry, type Meeting, type Rating } from '../statistics/bradley-terry.ts';
import { type Proportion, proportionOf } from '../statistics/wilson.ts';
import type { Pairing } from '../tournament/round-robin.ts';
import { cellsOf, groundsOf, type LadderCell } from './ladder-cells.ts';
import { type AboutLadder, pairingsOf } from './ladder-file.ts';

/** Wins, draws and losses of a bot. */
export interface LadderScore {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points per game: a win is one point, a draw half a point. */
  readonly points: Proportion;
}

export interface LadderBot extends LadderScore {
  readonly name: string;
  /** On the Elo scale, with a mean of 0. */
  readonly rating: Rating;
}

/** The ways in which the games of a pairing are told apart. */
export const LADDER_VIEWS = ['size', 'rules', 'ground', 'mix'] as const;
export type LadderView = (typeof LADDER_VIEWS)[number];

/** The games of a pairing, from the point of view of its first bot. */
export interface LadderMeeting extends LadderScore, Pairing {
  /** The same games by size ("2v2"), rules, ground and mix. */
  readonly by: Readonly<Record<LadderView, Readonly<Record<string, LadderScore>>>>;
}

export interface LadderResult {
  readonly games: number;
  readonly bots: readonly LadderBot[];
  /** Indices of the bots, the best first. */
  readonly ranking: readonly number[];
  readonly meetings: readonly LadderMeeting[];
  /** Points that bots have won on the first side of the board, which show whether the games are fair. */
  readonly firstSide: Proportion;
  readonly failures: readonly GameFailure[];
}

/** Collects the games of a ladder. */
export class LadderCollector {
  private readonly about: AboutLadder;
  private readonly cells: readonly LadderCell[];
  private readonly tallies: readonly MeetingTally[];
  private readonly firstSide = new Tally();

  constructor(about: AboutLadder) {
    this.about = about;
    this.cells = cellsOf(about.scope);
    this.tallies = pairingsOf(about).map(pairing => new MeetingTally(pairing));
  }

  get games(): number {
    return this.firstSide.games;
  }

  add(record: GameRecord): void {
    const pairings = this.tallies.length;
    const { batch } = placeInSeries(this.cells.length * pairings, record.game);
    const index = Math.floor(batch / pairings);
    const { rules, mix, size } = this.cells[index]!;
    const ground = groundsOf(this.about.scope, index)[record.board]!;
    const points = record.outcome === 'draw' ? 0.5 : record.outcome === 'A' ? 1 : 0;
    this.tallies[batch % pairings]!.add(points, { size: `${size}v${size}`, rules, ground, mix });
    this.firstSide.add(record.swapped ? 1 - points : points);
  }

  /** The bot with the most points per game. Much faster than a full result. */
  leader(): { readonly name: string; readonly points: Proportion } {
    const all = this.about.bots.map((name, i) => ({ name, points: this.scoreOf(i).points }));
    return all.reduce((best, other) => (other.points.value > best.points.value ? other : best));
  }

  result(failures: readonly GameFailure[] = []): LadderResult {
    const { bots } = this.about;
    const meetings = this.tallies.map((tally): Meeting => tally.meeting());
    // One draw for each bot, spread over its pairings, keeps the rating of one that wins every game finite.
    const { ratings } = bradleyTerry(bots.length, meetings, { addedDraws: 1 / (bots.length - 1) });
    return {
      games: this.games,
      bots: bots.map((name, i): LadderBot => Object.assign(this.scoreOf(i), { name, rating: ratings[i]! })),
      ranking: [...ratings.keys()].sort((a, b) => ratings[b]!.value - ratings[a]!.value || a - b),
      meetings: this.tallies.map(tally => tally.result()),
      firstSide: proportionOf(this.firstSide.wins + this.firstSide.draws / 2, this.games),
      failures,
    };
  }

  private scoreOf(bot: number): LadderScore {
    const sum = new Tally();
    for (const { pairing, all } of this.tallies) {
      if (pairing.first === bot) sum.merge(all.wins, all.draws, all.losses);
      if (pairing.second === bot) sum.merge(all.losses, all.draws, all.wins);
    }
    return sum.score();
  }
}

/** Wins, draws and losses. */
class Tally {
  wins = 0;
  draws = 0;
  losses = 0;

  get games(): number {
    return this.wins + this.draws + this.losses;
  }

  add(points: number): void {
    if (points === 1) this.wins++;
    else if (points === 0) this.losses++;
    else this.draws++;
  }

  merge(wins: number, draws: number, losses: number): void {
    this.wins += wins;
    this.draws += draws;
    this.losses += losses;
  }

  score(): LadderScore {
    const { games, wins, draws, losses } = this;
    return { games, wins, draws, losses, points: proportionOf(wins + draws / 2, games) };
  }
}

class MeetingTally {
  readonly pairing: Pairing;
  readonly all = new Tally();
  private readonly parts: Readonly<Record<LadderView, Map<string, Tally>>> = {
    size: new Map(),
    rules: new Map(),
    ground: new Map(),
    mix: new Map(),
  };

  constructor(pairing: Pairing) {
    this.pairing = pairing;
  }

  add(points: number, labels: Readonly<Record<LadderView, string>>): void {
    this.all.add(points);
    for (const view of LADDER_VIEWS) {
      const part = this.parts[view].get(labels[view]) ?? new Tally();
      this.parts[view].set(labels[view], part);
      part.add(points);
    }
  }

  meeting(): Meeting {
    const { wins, losses, draws } = this.all;
    return { ...this.pairing, firstWins: wins, secondWins: losses, draws };
  }

  result(): LadderMeeting {
    const by = (view: LadderView): Record<string, LadderScore> =>
      Object.fromEntries([...this.parts[view]].map(([label, tally]) => [label, tally.score()]));
    return {
      ...this.pairing,
      ...this.all.score(),
      by: { size: by('size'), rules: by('rules'), ground: by('ground'), mix: by('mix') },
    };
  }
}
