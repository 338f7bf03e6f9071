import { type EventSink, type Game, type GameEvent, mechOf } from '@hexfall/rules';
import type { Cause } from './answer.ts';
import type { Gauge } from './gauge.ts';

/** Gauges on a game: a sink that shows each of them the events which it watches, and notes what made the answer to one turn to yes. */
export class Gauges implements EventSink {
  readonly gauges: readonly Gauge[];
  readonly numbers: Int32Array;
  /** By gauge: what changed its number last in the present run. */
  readonly causes: (Cause | undefined)[];
  private readonly byType: Readonly<Record<string, readonly number[]>>;
  private explosion: Cause['explosion'];
  private game: Game | undefined;

  constructor(gauges: readonly Gauge[]) {
    this.gauges = gauges;
    this.numbers = new Int32Array(gauges.length);
    this.causes = gauges.map(() => undefined);
    this.byType = indexByType(gauges);
  }

  /** Puts the gauges on a game: it must be the one that has them for a sink. */
  watch(game: Game): void {
    this.game = game;
  }

  /** Begins a run: the numbers are those of a row, from an offset on. */
  begin(row: Int32Array, offset: number): void {
    for (let i = 0; i < this.numbers.length; i++) this.numbers[i] = row[offset + i]!;
    this.explosion = undefined;
    for (let i = 0; i < this.causes.length; i++) this.causes[i] = undefined;
  }

  /** Writes the numbers into a row; those that need not be remembered count as 0. */
  write(row: Int32Array, offset: number): void {
    for (let i = 0; i < this.numbers.length; i++) row[offset + i] = this.gauges[i]!.remembers ? this.numbers[i]! : 0;
  }

  push(event: GameEvent): void {
    if (event.type === 'Exploded') this.explosion = event;
    const watching = this.byType[event.type];
    if (watching !== undefined) this.show(event, watching);
  }

  /** Returns the answer of a gauge as things stand in the end. */
  read(index: number): number {
    return this.gauges[index]!.read(this.numbers[index]!, this.game!);
  }

  private show(event: GameEvent, watching: readonly number[]): void {
    const unit = unitOf(event);
    if (event.type !== 'UnitDestroyed' && !isRoll(event) && mechOf(this.game!, unit).status === 'destroyed') return;
    for (const index of watching) if (this.gauges[index]!.unit === unit) this.turn(index, event);
  }

  private turn(index: number, event: GameEvent): void {
    const before = this.numbers[index]!;
    const after = this.gauges[index]!.see(before, event, this.game!);
    if (after === before) return;
    this.numbers[index] = after;
    this.causes[index] = { event, explosion: this.explosion };
  }
}

function indexByType(gauges: readonly Gauge[]): Record<string, number[]> {
  const byType: Record<string, number[]> = {};
  for (const [index, { watches }] of gauges.entries()) {
    for (const type of watches) (byType[type] ??= []).push(index);
  }
  return byType;
}

/** Attacks that a unit has declared are rolled even if it is destroyed in the meantime. */
function isRoll(event: GameEvent): boolean {
  return 'attacker' in event;
}

function unitOf(event: GameEvent): number {
  if ('attacker' in event) return event.attacker;
  return 'unit' in event ? event.unit : -1;
}
