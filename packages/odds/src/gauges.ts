import { type EventSink, type Game, type GameEvent, mechOf } from '@hexfall/rules';
import type { Cause } from './answer.ts';
import type { Gauge } from './gauge.ts';

/** How many gauges the mark of a state covers, each with a bit of its own. */
const MAX_MARKED = 28;

/** The field of an event that names the unit it is about. */
type Subject = 'unit' | 'attacker';

/** The gauges of a game, as a sink of its events: shows each gauge the events that it watches, and notes what last changed its number. */
export class Gauges implements EventSink {
  readonly gauges: readonly Gauge[];
  readonly numbers: Int32Array;
  /** By gauge: what changed its number last in the present run. */
  readonly causes: (Cause | undefined)[];
  private readonly byType: Readonly<Record<string, readonly number[] | undefined>>;
  /** The units that the gauges are about, and of each whether a gauge still counts when it is destroyed. */
  readonly subjects: readonly { readonly unit: number; readonly outlivesUnit: boolean }[];
  private game: Game | undefined;

  constructor(gauges: readonly Gauge[]) {
    this.gauges = gauges;
    this.numbers = new Int32Array(gauges.length);
    this.causes = gauges.map(() => undefined);
    this.byType = indexByType(gauges);
    this.subjects = subjectsOf(gauges);
  }

  /** Attaches the gauges to the game whose events they are shown. */
  watch(game: Game): void {
    this.game = game;
  }

  /** Begins a run: takes the numbers from a row, starting at an offset. */
  begin(row: Int32Array, offset: number): void {
    for (let i = 0; i < this.numbers.length; i++) {
      this.numbers[i] = row[offset + i]!;
      this.causes[i] = undefined;
    }
  }

  /** Writes the numbers into a row, with 0 for gauges that need not be remembered. */
  write(row: Int32Array, offset: number): void {
    for (let i = 0; i < this.numbers.length; i++) row[offset + i] = this.gauges[i]!.remembers ? this.numbers[i]! : 0;
  }

  push(event: GameEvent): void {
    const watching = this.watching(event.type);
    if (watching !== undefined) this.show(event, watching);
  }

  /** Returns the indices of the gauges that watch a type of event; `undefined` if there are none. */
  watching(type: GameEvent['type']): readonly number[] | undefined {
    return this.byType[type];
  }

  /** Returns the answer of a gauge at the end of a run. */
  read(index: number): number {
    return this.gauges[index]!.read(this.numbers[index]!, this.game!);
  }

  /**
   * Returns a number that is equal for states whose answers are likely to be alike: which questions are decided, and whether piloting rolls
   * are queued.
   */
  mark(): number {
    let mark = 0;
    for (let i = 0; i < this.numbers.length && i < MAX_MARKED; i++) {
      const { unit, answersNumber } = this.gauges[i]!;
      if (mechOf(this.game!, unit).rolls.length > 0) mark |= 1;
      if (!answersNumber && this.numbers[i] === 1) mark |= 2 << i;
    }
    return mark;
  }

  /** Shows an event to gauges that watch it, except those whose answer is yes for good. */
  show(event: GameEvent, watching: readonly number[]): void {
    const isRoll = SUBJECTS[event.type] === 'attacker';
    const unit = isRoll ? (event as { readonly attacker: number }).attacker : (event as { readonly unit: number }).unit;
    for (const index of watching) {
      const gauge = this.gauges[index]!;
      if (gauge.unit !== unit || (this.numbers[index] === 1 && !gauge.mayFall)) continue;
      if (!isRoll && this.isOut(event, unit)) return;
      this.turn(index, event);
    }
  }

  /** Whether an event no longer counts because its unit is destroyed. Attacks that the unit has declared are rolled all the same. */
  private isOut({ type }: GameEvent, unit: number): boolean {
    return type !== 'UnitDestroyed' && mechOf(this.game!, unit).status === 'destroyed';
  }

  private turn(index: number, event: GameEvent): void {
    const before = this.numbers[index]!;
    const after = this.gauges[index]!.see(before, event, this.game!);
    if (after === before) return;
    this.numbers[index] = after;
    this.causes[index] = { event };
  }
}

function subjectsOf(gauges: readonly Gauge[]): { unit: number; outlivesUnit: boolean }[] {
  return [...new Set(gauges.map(({ unit }) => unit))].map(unit => {
    const types = gauges.flatMap(gauge => (gauge.unit === unit ? gauge.watches : []));
    return { unit, outlivesUnit: types.some(type => SUBJECTS[type] === 'attacker') };
  });
}

/** Lists the gauges that watch each type of event. */
function indexByType(gauges: readonly Gauge[]): Record<string, number[] | undefined> {
  const byType: Record<string, number[] | undefined> = {};
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
