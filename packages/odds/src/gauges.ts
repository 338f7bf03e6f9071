import { type EventSink, type Game, type GameEvent, mechOf } from '@hexfall/rules';
import type { Cause } from './answer.ts';
import type { Gauge } from './gauge.ts';

/** Gauges that make a difference to the mark of a state. */
const MARKED = 28;

/** Whom an event is about. */
type Subject = 'unit' | 'attacker';

/** Gauges on a game: a sink that shows each of them the events which it watches, and notes what made the answer to one turn to yes. */
export class Gauges implements EventSink {
  readonly gauges: readonly Gauge[];
  readonly numbers: Int32Array;
  /** By gauge: what changed its number last in the present run. */
  readonly causes: (Cause | undefined)[];
  private readonly byType: Readonly<Record<string, readonly number[] | undefined>>;
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
    for (let i = 0; i < this.numbers.length; i++) {
      this.numbers[i] = row[offset + i]!;
      this.causes[i] = undefined;
    }
    this.explosion = undefined;
  }

  /** Writes the numbers into a row; those that need not be remembered count as 0. */
  write(row: Int32Array, offset: number): void {
    for (let i = 0; i < this.numbers.length; i++) row[offset + i] = this.gauges[i]!.remembers ? this.numbers[i]! : 0;
  }

  push(event: GameEvent): void {
    const watching = this.watching(event.type);
    if (watching !== undefined) this.show(event, watching);
  }

  /** Returns the gauges that want to see events of a type; `undefined` where nobody does. */
  watching(type: GameEvent['type']): readonly number[] | undefined {
    return this.byType[type];
  }

  /** Returns the answer of a gauge as things stand in the end. */
  read(index: number): number {
    return this.gauges[index]!.read(this.numbers[index]!, this.game!);
  }

  /** Returns a number that is the same for states whose answers are likely to be alike: what is decided, and whose footing is in danger. */
  mark(): number {
    let mark = 0;
    for (let i = 0; i < this.numbers.length && i < MARKED; i++) {
      const { unit, answersNumber } = this.gauges[i]!;
      if (mechOf(this.game!, unit).rolls.length > 0) mark |= 1;
      if (!answersNumber && this.numbers[i] === 1) mark |= 2 << i;
    }
    return mark;
  }

  /** Shows an event to gauges that watch it. */
  show(event: GameEvent, watching: readonly number[]): void {
    if (event.type === 'Exploded') this.explosion = event;
    const unit = subjectOf(event);
    if (this.isOut(event, unit)) return;
    for (const index of watching) if (this.gauges[index]!.unit === unit) this.turn(index, event);
  }

  /** Nothing counts that happens to a unit after it is destroyed; attacks that it has declared are rolled all the same. */
  private isOut({ type }: GameEvent, unit: number): boolean {
    if (type === 'UnitDestroyed' || SUBJECTS[type] === 'attacker') return false;
    return mechOf(this.game!, unit).status === 'destroyed';
  }

  private turn(index: number, event: GameEvent): void {
    const before = this.numbers[index]!;
    const after = this.gauges[index]!.see(before, event, this.game!);
    if (after === before) return;
    this.numbers[index] = after;
    this.causes[index] = { event, explosion: this.explosion };
  }
}

/** Explosions are watched in any case, since they explain what comes after them. */
function indexByType(gauges: readonly Gauge[]): Record<string, number[] | undefined> {
  const byType: Record<string, number[] | undefined> = { Exploded: [] };
  for (const [index, { watches }] of gauges.entries()) {
    for (const type of watches) (byType[type] ??= []).push(index);
  }
  return byType;
}

/** Rolls of attacks are about the attacker, everything else that a gauge watches is about its unit. */
const SUBJECTS: Readonly<Partial<Record<GameEvent['type'], Subject>>> = {
  AttackRolled: 'attacker',
  PhysicalRolled: 'attacker',
  BuildingAttackRolled: 'attacker',
};

function subjectOf(event: GameEvent): number {
  if (SUBJECTS[event.type] === 'attacker') return (event as { readonly attacker: number }).attacker;
  return (event as { readonly unit: number }).unit;
}
