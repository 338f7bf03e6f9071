import { AVERAGE_CREW, type CrewSkill, MAX_UNITS } from '@hexfall/data';
import { Model } from '@hexfall/stage';
import type { MechSheet } from '@hexfall/view';
import type { Notices } from '../../app/notices.ts';
import { matchParts } from '../../begin/model/match-parts.ts';
import type { RulesName } from '../../begin/model/match-settings.ts';
import { OwnFiles } from '../../begin/model/own-parts.ts';
import { type SideTotals, totalsOf, type UnitRow, unitRows } from '../../begin/model/unit-rows.ts';
import { type ShelfUnit, UnitShelf } from '../../begin/model/unit-shelf.ts';
import { plainName } from '../../files/model/plain-name.ts';
import type { Library } from '../../library/library.ts';
import type { ForceMember, ForceRecord } from '../../library/records.ts';
import { forceSheets } from './force-sheets.ts';

/** What the model needs from the page around it. */
export interface ForcesTools {
  readonly library: Library;
  readonly notices: Notices;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Gives the page time to draw. */
  readonly pause: () => Promise<void>;
}

/** A force in the list. */
export interface ListedForce extends SideTotals {
  readonly name: string;
}

/** How many changes can be undone. */
const MAX_UNDO = 100;

/** The user's forces, and the force that is being built. Every change is stored at once. */
export class ForcesModel extends Model {
  private kept: readonly ForceRecord[] = [];
  private chosen: string | undefined;
  private history: ForceRecord['units'][] = [];
  private units = new UnitShelf([]);
  /** The library's stamp at the last reading, which shows whether the user's units or forces have changed since. */
  private stamp: number;
  private unitsStamp: number | undefined;
  /** How many changes were made here, and how many of them are not stored yet. Data that is read meanwhile is out of date. */
  private changesMade = 0;
  private unstored = 0;
  private readonly own: OwnFiles;
  private readonly tools: ForcesTools;
  private readonly stopListening: () => void;

  constructor(tools: ForcesTools) {
    super();
    this.tools = tools;
    this.own = new OwnFiles(tools.library);
    this.stamp = tools.library.stampOf('units', 'forces');
    this.stopListening = tools.library.subscribe(() => void this.refresh());
  }

  get shelf(): UnitShelf {
    return this.units;
  }

  /** All forces with their figures, by name. */
  get list(): readonly ListedForce[] {
    return this.kept.map(force => ({ name: force.id, ...totalsOf(this.rowsOf(force.units)) }));
  }

  /** The force that is being built; `undefined` for none. */
  get force(): ForceRecord | undefined {
    return this.kept.find(({ id }) => id === this.chosen);
  }

  /** The units of one of the forces. */
  unitsOf(name: string): ForceRecord['units'] {
    return this.kept.find(({ id }) => id === name)?.units ?? [];
  }

  /** The record sheets of the force. */
  sheets(rules: RulesName): readonly MechSheet[] {
    const parts = matchParts(this.own);
    return forceSheets(this.force?.units ?? [], id => parts.unit(id), rules);
  }

  get rows(): readonly UnitRow[] {
    return this.rowsOf(this.force?.units ?? []);
  }

  get totals(): SideTotals {
    return totalsOf(this.rows);
  }

  get isFull(): boolean {
    return (this.force?.units.length ?? 0) >= MAX_UNITS;
  }

  get canUndo(): boolean {
    return this.history.length > 0;
  }

  /** Opens the force of an address, or none. */
  async open(name: string | undefined): Promise<void> {
    this.chosen = name;
    this.history = [];
    await this.read();
    if (name !== undefined && this.force === undefined)
      this.tools.notices.warn(`There is no force called “${plainName(name)}” in this browser.`);
  }

  /** Computes the figures of all units in advance, while there is nothing else to do. */
  async prepare(): Promise<void> {
    await this.units.prepare(this.tools.pause);
  }

  close(): void {
    this.stopListening();
  }

  /** Creates a force with these units. Returns its name, which no other force has. */
  async create(wish: string, units: readonly ForceMember[] = []): Promise<string> {
    const name = this.freeName(plainName(wish));
    await this.store(() => this.tools.library.keepForce({ id: name, units, added: this.tools.now() }));
    return name;
  }

  /** Creates another force with the same units. Returns its name. */
  duplicate(name: string): Promise<string> {
    return this.create(name, this.unitsOf(name));
  }

  /** Renames the force. Returns its new name. */
  async rename(wish: string): Promise<string | undefined> {
    const { force } = this;
    const name = plainName(wish);
    if (force === undefined || name === '' || name === force.id) return force?.id;
    const free = this.freeName(name);
    this.chosen = free;
    await this.store(async () => {
      await this.tools.library.keepForce({ ...force, id: free });
      await this.tools.library.deleteForce(force.id);
    });
    return free;
  }

  async delete(name: string): Promise<void> {
    await this.store(() => this.tools.library.deleteForce(name));
  }

  addUnit({ id }: Pick<ShelfUnit, 'id'>): Promise<void> {
    const { gunnery, piloting } = this.force?.units.at(-1) ?? AVERAGE_CREW;
    return this.change(units => (this.isFull ? units : [...units, { unit: id, gunnery, piloting }]));
  }

  removeUnit(index: number): Promise<void> {
    return this.change(units => units.toSpliced(index, 1));
  }

  /** Adds another unit of the same kind, with a crew of the same skill that has no name yet. */
  duplicateUnit(index: number): Promise<void> {
    return this.change(units => {
      const unit = units[index];
      if (unit === undefined || this.isFull) return units;
      const { pilot: _someone, ...another } = unit;
      return units.toSpliced(index + 1, 0, another);
    });
  }

  setCrew(index: number, crew: Partial<CrewSkill>): Promise<void> {
    return this.change(units => units.map((unit, i) => (i === index ? { ...unit, ...crew } : unit)));
  }

  /** Gives every crew these skills. */
  setCrews({ gunnery, piloting }: CrewSkill): Promise<void> {
    return this.change(units => units.map(unit => ({ ...unit, gunnery, piloting })));
  }

  setPilot(index: number, wish: string): Promise<void> {
    const pilot = wish.trim() === '' ? '' : plainName(wish);
    return this.change(units =>
      units.map((unit, i) => {
        if (i !== index) return unit;
        const { pilot: _before, ...nobody } = unit;
        return pilot === '' ? nobody : { ...nobody, pilot };
      }),
    );
  }

  /** Replaces all units of the force. */
  replaceUnits(units: readonly ForceMember[]): Promise<void> {
    return this.change(() => units);
  }

  /** Undoes the last change of units and crews. */
  async undo(): Promise<void> {
    const before = this.history.pop();
    if (before !== undefined) await this.keep(before);
  }

  private async change(next: (units: ForceRecord['units']) => ForceRecord['units']): Promise<void> {
    const { force } = this;
    if (force === undefined) return;
    const units = next(force.units);
    if (units === force.units) return;
    this.history = [...this.history, force.units].slice(-MAX_UNDO);
    await this.keep(units);
  }

  /** Shows a change at once, and then stores it, which takes a moment. */
  private async keep(units: ForceRecord['units']): Promise<void> {
    const { force } = this;
    if (force === undefined) return;
    const changed = { ...force, units };
    this.kept = this.kept.map(each => (each.id === force.id ? changed : each));
    this.changed();
    await this.store(() => this.tools.library.keepForce(changed));
  }

  /** Stores a change, and then reads the library again. */
  private async store(write: () => Promise<void>): Promise<void> {
    this.changesMade++;
    this.unstored++;
    try {
      await write();
    } finally {
      this.unstored--;
    }
    await this.read();
  }

  private rowsOf(units: ForceRecord['units']): readonly UnitRow[] {
    return unitRows(units, matchParts(this.own), this.units);
  }

  /** Reads the library again if another tab or an opened file has changed it. */
  private async refresh(): Promise<void> {
    const stamp = this.tools.library.stampOf('units', 'forces');
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    await this.read();
  }

  private async read(): Promise<void> {
    const { library } = this.tools;
    const { changesMade } = this;
    await this.readUnits();
    const forces = await library.forces();
    if (this.changesMade !== changesMade || this.unstored > 0) return;
    await this.own.loadUnits(forces.flatMap(force => force.units.map(({ unit }) => unit)));
    if (this.changesMade !== changesMade) return;
    this.kept = forces.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    this.changed();
  }

  /** Reads the units again, but only if they have changed. */
  private async readUnits(): Promise<void> {
    const stamp = this.tools.library.stampOf('units');
    if (stamp === this.unitsStamp) return;
    const units = await this.tools.library.units();
    this.unitsStamp = stamp;
    this.own.clear();
    this.units = new UnitShelf(units);
  }

  /** Returns a name that no other force has: "Lance", "Lance 2". */
  private freeName(wish: string): string {
    const taken = new Set(this.kept.map(({ id }) => id));
    const base = wish.replace(/ \d+$/, '');
    for (let i = 2, name = wish; ; i++) {
      if (!taken.has(name)) return name;
      name = `${base} ${i}`;
    }
  }
}
