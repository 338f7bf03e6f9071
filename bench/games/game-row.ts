import { type BotName, createBots, playBots } from '@hexfall/bots';
import { type EventSink, type Game, type GameEvent, hashState, NO_SINK, startGame } from '@hexfall/rules';
import type { GameRow, SeriesPlace, Survey } from '../rows/row.ts';
import { Encounter, type EncounterSize } from './encounter.ts';

export interface GamePlan extends EncounterSize {
  readonly bot: BotName;
  /** Games in the sample: enough for a round that can be timed. */
  readonly sample: number;
  /** Whether every round plays games that differ from those before, not the same sample again. */
  readonly isFresh?: boolean;
  readonly targetRate?: number;
  readonly elsewhereRate?: number;
  readonly groups: readonly string[];
  readonly series: readonly SeriesPlace[];
}

function sizeName({ perSide, width, height }: EncounterSize): string {
  return `${perSide === 1 ? 'duel' : `${perSide}v${perSide}`} ${width}x${height}`;
}

/** A row of whole games between two bots of one kind. Board and units are created when it is first played. */
export function gameRow(plan: GamePlan): GameRow {
  const { bot, sample, isFresh = false, groups, series, targetRate, elsewhereRate } = plan;
  let first = 0;
  let made: Encounter | undefined;
  const encounter = (): Encounter => (made ??= new Encounter(plan));
  return {
    kind: 'game',
    name: `${sizeName(plan)}, ${bot}${isFresh ? ', fresh games' : ''}`,
    groups: [...groups, bot],
    series,
    sample,
    ...(targetRate === undefined ? {} : { targetRate }),
    ...(elsewhereRate === undefined ? {} : { elsewhereRate }),
    play: () => {
      let sum = 0;
      if (isFresh) first += sample;
      for (let i = 0; i < sample; i++) sum = mix(sum, playOne(encounter(), first + i, bot, NO_SINK));
      return sum >>> 0;
    },
    survey: () => survey(encounter(), plan),
  };
}

function playOne(encounter: Encounter, i: number, bot: BotName, sink: EventSink | TurnCounter): Game {
  const { game, seed } = encounter.begin(i, sink);
  if (sink instanceof TurnCounter) sink.watch(game);
  startGame(game);
  playBots(game, createBots([bot, bot], seed));
  return game;
}

function mix(sum: number, { state }: Game): number {
  return (Math.imul(sum, 31) + hashState(state) + state.turn) | 0;
}

/** Counts the units in play whenever a turn begins. */
class TurnCounter implements EventSink {
  unitTurns = 0;
  private game: Game | undefined;

  watch(game: Game): void {
    this.game = game;
  }

  push({ type }: GameEvent): void {
    if (type !== 'TurnBegan' || this.game === undefined) return;
    for (const { status } of this.game.state.mechs) if (status === 'active') this.unitTurns++;
  }
}

function survey(encounter: Encounter, { sample, bot }: GamePlan): Survey {
  const counter = new TurnCounter();
  let turns = 0;
  let sum = 0;
  for (let i = 0; i < sample; i++) {
    const game = playOne(encounter, i, bot, counter);
    turns += game.state.turn;
    sum = mix(sum, game);
  }
  return { checksum: sum >>> 0, games: sample, turns, unitTurns: counter.unitTurns };
}
