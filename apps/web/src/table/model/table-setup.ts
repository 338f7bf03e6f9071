import { AVERAGE_CREW, type CrewSkill } from '@hexfall/data';
import { Model } from '@hexfall/stage';
import type { Notices } from '../../app/notices.ts';
import { MAX_UNITS_OF_SIDE, type RulesName } from '../../begin/model/match-settings.ts';
import { isOwnId, nameOfId } from '../../begin/model/own-ids.ts';
import { type ShelfUnit, UnitShelf } from '../../begin/model/unit-shelf.ts';
import type { Library } from '../../library/library.ts';
import type { ForceRecord, TableRecord } from '../../library/records.ts';
import { formatTable, type KeptUnit, parseTable } from './table-text.ts';

/** What setting up a table needs from the page around it. */
export interface SetupTools {
  readonly library: Library;
  readonly notices: Notices;
  readonly now: () => number;
  /** Gives the page time to draw. */
  readonly pause: () => Promise<void>;
}

/** A unit that is to get a sheet on the table. */
export interface SetupRow {
  readonly title: string;
  readonly tonnage: number | undefined;
  readonly side: 0 | 1;
  readonly gunnery: number;
  readonly piloting: number;
}

/** A table in the list of those that are kept. */
export interface TableLine {
  readonly id: string;
  readonly name: string;
  readonly updated: number;
  /** The state of the table, such as "Turn 4, 3 units". */
  readonly about: string;
}

type Chosen = Omit<KeptUnit, 'file'>;

/** The most sheets of a table: those of two players' forces. */
export const MAX_SHEETS: number = 2 * MAX_UNITS_OF_SIDE;

/** A table that is being set up, and those that are kept. */
export class TableSetup extends Model {
  private readonly tools: SetupTools;
  private readonly stopListening: () => void;
  private stamp: number;
  private chosen: readonly Chosen[] = [];
  private rulesName: RulesName = 'canon';
  private units = new UnitShelf([]);
  private keptForces: readonly ForceRecord[] = [];
  private keptTables: readonly TableLine[] = [];

  constructor(tools: SetupTools) {
    super();
    this.tools = tools;
    this.stamp = this.newStamp();
    this.stopListening = tools.library.subscribe(() => void this.refresh());
  }

  get rows(): readonly SetupRow[] {
    return this.chosen.map(({ unit, side, gunnery, piloting }) => {
      const found = this.units.find(unit);
      return { title: found?.title ?? nameOfId(unit), tonnage: found?.tonnage, side, gunnery, piloting };
    });
  }

  get shelf(): UnitShelf {
    return this.units;
  }

  get forces(): readonly ForceRecord[] {
    return this.keptForces;
  }

  /** Tables that are kept, the last one used first. */
  get tables(): readonly TableLine[] {
    return this.keptTables;
  }

  get rules(): RulesName {
    return this.rulesName;
  }

  get isFull(): boolean {
    return this.chosen.length >= MAX_SHEETS;
  }

  /** Reads the library. A force that the address names is added at once. */
  async open(force: string | undefined): Promise<void> {
    await this.read();
    if (force === undefined) return;
    if (this.keptForces.some(({ id }) => id === force)) this.addForce(force);
    else this.tools.notices.warn(`There is no force called “${force.slice(0, 80)}” in this browser.`);
  }

  /** Computes the figures of all units in advance, while there is nothing else to do. */
  async prepare(): Promise<void> {
    await this.units.prepare(this.tools.pause);
  }

  close(): void {
    this.stopListening();
  }

  addUnit({ id }: Pick<ShelfUnit, 'id'>): void {
    const { side, gunnery, piloting } = this.chosen.at(-1) ?? { side: 0, ...AVERAGE_CREW };
    this.choose([...this.chosen, { unit: id, side, gunnery, piloting }]);
  }

  /** Adds the units of a force that is kept: the first force is the player's own, the next one the enemy's. */
  addForce(id: string): void {
    const force = this.keptForces.find(kept => kept.id === id);
    if (force === undefined) return;
    const side = this.chosen.length === 0 ? 0 : 1;
    const added = force.units.map(({ unit, gunnery, piloting }): Chosen => ({ unit, side, gunnery, piloting }));
    if (this.chosen.length + added.length > MAX_SHEETS)
      this.tools.notices.warn(`A table has at most ${MAX_SHEETS} units: some of “${id}” were left out.`);
    this.choose([...this.chosen, ...added]);
  }

  removeUnit(index: number): void {
    this.choose(this.chosen.toSpliced(index, 1));
  }

  changeUnit(index: number, change: Partial<CrewSkill & Pick<Chosen, 'side'>>): void {
    this.choose(this.chosen.map((unit, i) => (i === index ? { ...unit, ...change } : unit)));
  }

  playBy(rules: RulesName): void {
    this.rulesName = rules;
    this.changed();
  }

  async deleteUnit(id: string): Promise<void> {
    this.choose(this.chosen.filter(({ unit }) => unit !== id));
    await this.tools.library.deleteUnit(id);
  }

  async deleteTable(id: string): Promise<void> {
    await this.tools.library.deleteTable(id);
  }

  async renameTable(id: string, name: string): Promise<void> {
    const table = await this.tools.library.table(id);
    const plain = name.trim();
    if (table !== undefined && plain !== '') await this.tools.library.keepTable({ ...table, name: plain });
  }

  /** Lays out the sheets and keeps the table. Returns its id, or `undefined` after a notice that says what is missing. */
  async start(): Promise<string | undefined> {
    const units: KeptUnit[] = [];
    for (const unit of this.chosen) {
      const kept = await this.withFile(unit);
      if (kept !== undefined) units.push(kept);
      else this.tools.notices.warn(`“${nameOfId(unit.unit)}” is not in this browser: drop its file here to use it.`);
    }
    if (units.length === 0 || units.length < this.chosen.length) return undefined;
    const now = this.tools.now();
    const record: TableRecord = {
      id: now.toString(36),
      name: this.nameOf(units),
      updated: now,
      text: formatTable({ profile: this.rulesName, dice: 'table', units, turn: 1, lines: [] }),
    };
    await this.tools.library.keepTable(record);
    return record.id;
  }

  private async withFile(unit: Chosen): Promise<KeptUnit | undefined> {
    if (!isOwnId(unit.unit)) return this.units.find(unit.unit) === undefined ? undefined : unit;
    const own = await this.tools.library.unit(unit.unit);
    return own === undefined ? undefined : { ...unit, file: { name: own.file, text: own.text } };
  }

  private nameOf(units: readonly KeptUnit[]): string {
    const names = (side: number): string =>
      units
        .filter(unit => unit.side === side)
        .map(({ unit }) => this.units.find(unit)?.chassis ?? nameOfId(unit))
        .join(' + ');
    return [names(0), names(1)].filter(part => part !== '').join(' vs ');
  }

  private choose(chosen: readonly Chosen[]): void {
    this.chosen = chosen.slice(0, MAX_SHEETS);
    this.changed();
  }

  private newStamp(): number {
    return this.tools.library.stampOf('units', 'forces', 'tables');
  }

  private async refresh(): Promise<void> {
    const stamp = this.newStamp();
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    await this.read();
  }

  private async read(): Promise<void> {
    const { library } = this.tools;
    const [units, forces, tables] = await Promise.all([library.units(), library.forces(), library.tables()]);
    this.units = new UnitShelf(units);
    this.keptForces = forces.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    this.keptTables = tables.map(({ id, name, updated, text }) => ({ id, name, updated, about: aboutTable(text) }));
    this.changed();
  }
}

function aboutTable(text: string): string {
  const data = parseTable(text);
  if (!data.ok) return 'cannot be read';
  const { turn, units } = data.value;
  return `Turn ${turn}, ${units.length} ${units.length === 1 ? 'unit' : 'units'}`;
}
