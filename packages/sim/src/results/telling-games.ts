import type { GameRecord, SimOutcome } from '../batch/game-record.ts';
import { placeInSeries, type Series } from '../batch/series.ts';
import type { TournamentResult } from '../tournament/tournament.ts';

/** A game worth watching, by its number in the series, and why. */
export interface TellingGame {
  readonly game: number;
  /** One or two words, such as "upset". */
  readonly why: string;
}

/** Remembers the first game of each outcome in every pairing, which is enough to find the telling ones. */
export class FirstGames {
  private readonly pairings: number;
  private readonly byPairing = new Map<number, Map<SimOutcome, number>>();

  constructor(pairings: number) {
    this.pairings = pairings;
  }

  add({ game, outcome }: GameRecord): void {
    const { batch } = placeInSeries(this.pairings, game);
    const games = this.byPairing.get(batch) ?? new Map<SimOutcome, number>();
    if (!games.has(outcome)) games.set(outcome, game);
    this.byPairing.set(batch, games);
  }

  /** A win of the best over the second, and the win against the greatest odds. */
  telling({ entrants, ranking, meetings }: TournamentResult): TellingGame[] {
    const wins = meetings.flatMap(({ first, second }, pairing) =>
      (['A', 'B'] as const).flatMap(outcome => {
        const game = this.byPairing.get(pairing)?.get(outcome);
        const [winner, loser] = outcome === 'A' ? [first, second] : [second, first];
        return game === undefined ? [] : [{ game, winner, loser }];
      }),
    );
    const final = wins.find(({ winner, loser }) => winner === ranking[0] && loser === ranking[1]);
    const odds = ({ winner, loser }: (typeof wins)[number]): number =>
      entrants[loser]!.rating.value - entrants[winner]!.rating.value;
    const upset = wins.filter(win => odds(win) > 0).sort((a, b) => odds(b) - odds(a))[0];
    return [
      ...(final === undefined ? [] : [{ game: final.game, why: 'best against second' }]),
      ...(upset === undefined ? [] : [{ game: upset.game, why: 'upset' }]),
    ];
  }
}

/** Rounds among which a telling one is looked for: a difference that is worth showing is seen in far fewer. */
const MAX_ROUNDS = 1000;

/** Finds two games with the same dice, board and side that one variant wins and the other loses. */
export class DifferingGames {
  private readonly series: Series;
  /** By opponent and game: the outcome with the first of the two variants that was played. */
  private readonly waiting = new Map<
    string,
    { readonly variant: number; readonly game: number; readonly outcome: SimOutcome }
  >();
  private readonly found: Partial<Record<'better' | 'worse', readonly [first: number, second: number]>> = {};

  constructor(series: Series) {
    this.series = series;
  }

  add({ game, outcome }: GameRecord): void {
    const place = placeInSeries(this.series.length, game);
    if (place.game >= MAX_ROUNDS) return;
    const key = `${Math.floor(place.batch / 2)} ${place.game}`;
    const variant = place.batch % 2;
    const other = this.waiting.get(key);
    if (other === undefined) return void this.waiting.set(key, { variant, game, outcome });
    this.waiting.delete(key);
    const [first, second] = variant === 0 ? [{ game, outcome }, other] : [other, { game, outcome }];
    if (first.outcome === 'B' && second.outcome === 'A') this.found.better ??= [first.game, second.game];
    if (first.outcome === 'A' && second.outcome === 'B') this.found.worse ??= [first.game, second.game];
  }

  /** Both games of a round that shows the verdict. */
  telling(verdict: 'better' | 'worse' | 'unclear'): TellingGame[] {
    const pair =
      verdict === 'worse' ? (this.found.worse ?? this.found.better) : (this.found.better ?? this.found.worse);
    if (pair === undefined) return [];
    return [
      { game: pair[0], why: 'the first variant' },
      { game: pair[1], why: 'the second, same dice' },
    ];
  }
}
