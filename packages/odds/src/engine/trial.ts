import {
  boardOf,
  cloneState,
  createGameOn,
  type DiceRoller,
  type EventSink,
  type Game,
  type GameEvent,
  mechOf,
  type RollTag,
} from '@hexfall/rules';
import type { Gauges } from '../gauges.ts';
import type { Agenda, Concern } from './agenda.ts';
import type { Prospect, Simplifications } from './simplify.ts';
import type { SlotClasses } from './slot-classes.ts';
import { Tables } from './tables.ts';
import { REACH, type Reach } from './touched.ts';
import { UnitStates } from './unit-states.ts';

type UnitEvent = Extract<GameEvent, { readonly unit: number }>;

/** What an event of some type does: which part of the state it may have changed, and which gauges watch it. */
interface Effect {
  readonly reach: Reach;
  readonly watching: readonly number[] | undefined;
}

/** Returns the effects by type of event, as a map: for keys that vary from one lookup to the next, V8 finds them faster than in an object. */
function effectsOn(gauges: Gauges): ReadonlyMap<GameEvent['type'], Effect> {
  const types = Object.keys(REACH) as GameEvent['type'][];
  return new Map(types.map(type => [type, { reach: REACH[type], watching: gauges.watching(type) }]));
}

/** What a trial needs to know of its plan. */
interface TrialTerms {
  readonly simplifications: Simplifications;
  /** Whether the plan ends together with a weapons or physical phase. */
  readonly endsWithPhase: boolean;
}

/** Stands for the number of a state that an event has changed since it was loaded. */
const CHANGED = -1;

/**
 * A game of its own on which plans are tried out, from any state that has come up before. A state is a row of numbers: the state of each
 * unit, the table, and then the numbers of the gauges. Only what has changed since is written when a state is restored or taken.
 */
export class Trial implements EventSink, DiceRoller {
  readonly game: Game;
  readonly width: number;
  /** The first column of a row that holds a number of a gauge. */
  readonly gaugesFrom: number;
  /** The dice of the present run. */
  dice: DiceRoller;
  private readonly gauges: Gauges;
  private readonly effects: ReadonlyMap<GameEvent['type'], Effect>;
  private readonly used: Simplifications;
  private readonly endsWithPhase: boolean;
  private readonly slotClasses: SlotClasses;
  private readonly units: readonly UnitStates[];
  private readonly tables = new Tables();
  private readonly loaded: Int32Array;
  private loadedTable = CHANGED;
  /** The table as the present run began, and the unit that was damaged last. */
  private table = 0;
  private struck = 0;
  private sparesProne = false;
  private readonly coming = { maxDamage: 0, concern: 'none' as Concern, isFacingOpen: true, sparesProne: false };
  /** By unit: the numbers of states that were simplified once more for an agenda, and the last lookup among them. */
  private readonly again: readonly Map<number, number>[];
  private readonly lastKnown: Int32Array;
  private readonly lastAgenda: Int32Array;
  private readonly lastNumber: Int32Array;

  constructor(
    origin: Game,
    gauges: Gauges,
    dice: DiceRoller,
    slotClasses: SlotClasses,
    { simplifications: used, endsWithPhase }: TrialTerms,
  ) {
    this.used = used;
    this.endsWithPhase = endsWithPhase;
    this.slotClasses = slotClasses;
    const match = { ...origin.match, board: boardOf(origin) };
    this.game = createGameOn(match, { ...cloneState(origin.state), terrainChanges: [] }, this, this);
    this.dice = dice;
    this.gauges = gauges;
    this.effects = effectsOn(gauges);
    gauges.watch(this.game);
    this.units = this.game.mechs.map((_, unit) => new UnitStates(this.game, unit, slotClasses, used));
    this.again = this.units.map(() => new Map());
    this.loaded = new Int32Array(this.units.length).fill(CHANGED);
    this.lastKnown = new Int32Array(this.units.length).fill(CHANGED);
    this.lastAgenda = new Int32Array(this.units.length);
    this.lastNumber = new Int32Array(this.units.length);
    this.gaugesFrom = this.units.length + 1;
    this.width = this.gaugesFrom + gauges.gauges.length;
  }

  /** Sets the game and the gauges to a state from which an agenda is to be done. */
  restore(row: Int32Array, { sparesProne }: Agenda): void {
    this.sparesProne = sparesProne;
    for (let unit = 0; unit < this.units.length; unit++) {
      if (this.loaded[unit] === row[unit]) continue;
      this.units[unit]!.restore(this.game, row[unit]!);
      this.loaded[unit] = row[unit]!;
    }
    const table = row[this.units.length]!;
    if (this.loadedTable !== table) this.tables.restore(this.game, table);
    this.loadedTable = table;
    this.table = table;
    this.gauges.begin(row, this.gaugesFrom);
  }

  /** Writes the present state into a row, without what makes no difference to an agenda. */
  take(row: Int32Array, agenda: Agenda): void {
    if (this.loadedTable === CHANGED) this.loadedTable = this.tables.add(this.game);
    for (let unit = 0; unit < this.units.length; unit++) row[unit] = this.takeUnit(unit, agenda);
    row[this.units.length] = this.loadedTable;
    this.gauges.write(row, this.gaugesFrom);
  }

  private takeUnit(unit: number, agenda: Agenda): number {
    const known = this.loaded[unit]!;
    if (known === CHANGED) return this.units[unit]!.add(this.game, this.prospect(unit, agenda));
    // Many outcomes in a row leave a unit as it was.
    if (known === this.lastKnown[unit] && agenda.id === this.lastAgenda[unit]) return this.lastNumber[unit]!;
    const number = this.simplifyAgain(unit, known, agenda);
    this.lastKnown[unit] = known;
    this.lastAgenda[unit] = agenda.id;
    this.lastNumber[unit] = number;
    return number;
  }

  private simplifyAgain(unit: number, known: number, agenda: Agenda): number {
    const key = known * MAX_AGENDAS + agenda.id;
    let number = this.again[unit]!.get(key);
    if (number === undefined) {
      number = this.units[unit]!.simplify(known, this.prospect(unit, agenda));
      this.again[unit]!.set(key, number);
    }
    return number;
  }

  private prospect(unit: number, { maxDamage, concern, sparesProne }: Agenda): Prospect {
    this.coming.maxDamage = maxDamage[unit]!;
    this.coming.concern = concern[unit]!;
    this.coming.isFacingOpen = !this.endsWithPhase || this.tables.hasAttacks(this.loadedTable);
    this.coming.sparesProne = sparesProne;
    return this.coming;
  }

  /**
   * Returns an agenda, or `undefined` if it can no longer change an answer: every unit that is asked about is destroyed, or nothing that is
   * left concerns it.
   */
  worthwhile(agenda: Agenda | undefined): Agenda | undefined {
    if (agenda === undefined || !this.used.rest) return agenda;
    for (const { unit, outlivesUnit } of this.gauges.subjects) {
      const { status, rolls } = mechOf(this.game, unit);
      if (status === 'destroyed' && !outlivesUnit) continue;
      const concern = agenda.concern[unit]!;
      if (concern === 'any' || (concern === 'ifQueued' && rolls.length > 0)) return agenda;
    }
    return undefined;
  }

  push(event: GameEvent): void {
    if (event.type === 'DamageApplied') this.struck = event.unit;
    const { reach, watching } = this.effects.get(event.type)!;
    if (reach === 'unit') this.loaded[(event as UnitEvent).unit] = CHANGED;
    else if (reach !== 'nothing') this.touchTable(reach, event);
    if (watching !== undefined) this.gauges.show(event, watching);
  }

  private touchTable(reach: Reach, event: GameEvent): void {
    this.loadedTable = CHANGED;
    if (reach === 'everything') this.loaded.fill(CHANGED);
    else if (reach === 'unitAndTable') this.loaded[(event as UnitEvent).unit] = CHANGED;
  }

  twoD6(tag: RollTag, matters?: Parameters<DiceRoller['twoD6']>[1]): number {
    return tag === 'criticalCount' && this.isPointless() ? NO_CRITICAL : this.dice.twoD6(tag, matters);
  }

  oneD6(tag: RollTag, matters?: Parameters<DiceRoller['oneD6']>[1]): number {
    return this.dice.oneD6(tag, matters);
  }

  pick(tag: RollTag, count: number, mask?: number, kinds?: readonly number[]): number {
    if (tag !== 'criticalSlot' || kinds === undefined) return this.dice.pick(tag, count, mask, kinds);
    if (this.isPointless()) return 0;
    const lying = this.used.lying && this.sparesProne && mechOf(this.game, this.struck).prone;
    return this.dice.pick(tag, count, mask, this.slotClasses.of(kinds, lying));
  }

  /**
   * Whether it makes no difference what a critical hit strikes: the unit is destroyed, and has no attack left to be resolved for which
   * an explosion could take the ammunition away.
   */
  private isPointless(): boolean {
    const { struck } = this;
    return mechOf(this.game, struck).status === 'destroyed' && !this.tables.hasAttacksOf(this.table, struck);
  }
}

/** A roll of two dice that gives no critical hit. */
const NO_CRITICAL = 2;

/** More agendas than any plan has. */
const MAX_AGENDAS = 1 << 20;
