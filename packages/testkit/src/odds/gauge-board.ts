import { type Gauge, gaugeFor, type Question } from '@hexfall/odds';
import { type EventSink, type Game, type GameEvent, mechOf } from '@hexfall/rules';

/** A sink that passes the events of a game to the gauges of some questions. */
export class GaugeBoard implements EventSink {
  private readonly gauges: readonly Gauge[];
  private readonly values: Int32Array;
  /** By gauge: its final value, once its unit is destroyed. */
  private readonly last: (number | undefined)[];
  /** By type of event, then by unit: the gauges that watch it. */
  private readonly watching = new Map<string, number[][]>();
  private game: Game | undefined;

  constructor(questions: readonly Question[]) {
    this.gauges = questions.map(gaugeFor);
    this.values = new Int32Array(questions.length);
    this.last = questions.map(() => undefined);
    for (const [index, { unit, watches }] of this.gauges.entries()) {
      for (const type of watches) this.listOf(type, unit).push(index);
    }
  }

  /** Sets the game whose events are received. */
  watch(game: Game): void {
    this.game = game;
  }

  reset(): void {
    this.values.fill(0);
    this.last.fill(undefined);
  }

  push(event: GameEvent): void {
    this.show(event);
    if (event.type === 'UnitDestroyed') this.settle(event.unit);
  }

  private show(event: GameEvent): void {
    const byUnit = this.watching.get(event.type);
    if (byUnit === undefined) return;
    const game = this.game!;
    const unit = subjectOf(event);
    const indices = byUnit[unit];
    if (indices === undefined || isTooLate(event, game, unit)) return;
    for (const index of indices) this.values[index] = this.gauges[index]!.see(this.values[index]!, event, game);
  }

  /** Returns the value of a gauge at the end of the game. */
  read(index: number): number {
    return this.last[index] ?? this.gauges[index]!.read(this.values[index]!, this.game!);
  }

  /** Fixes the values of a unit's gauges, since nothing more that happens to it counts. */
  private settle(unit: number): void {
    for (const [index, gauge] of this.gauges.entries()) {
      if (gauge.unit === unit && gauge.watches.length === 0) this.last[index] ??= this.read(index);
    }
  }

  private listOf(type: string, unit: number): number[] {
    const byUnit = this.watching.get(type) ?? [];
    this.watching.set(type, byUnit);
    return (byUnit[unit] ??= []);
  }
}

/** Returns the unit that an event is about; for a roll to hit, the attacker. */
function subjectOf(event: GameEvent): number {
  if ('attacker' in event) return event.attacker;
  return 'unit' in event ? event.unit : -1;
}

/**
 * Whether an event comes too late to count: nothing that happens to a unit after its destruction counts, except for its
 * own attacks declared before.
 */
function isTooLate(event: GameEvent, game: Game, unit: number): boolean {
  if (event.type === 'UnitDestroyed' || 'attacker' in event) return false;
  return mechOf(game, unit).status === 'destroyed';
}
