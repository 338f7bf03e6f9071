import { Model } from '@hexfall/stage';
import type { Notices } from '../../app/notices.ts';
import type { Route } from '../../app/route.ts';
import { runInSlices, type SliceTools } from '../../app/slices.ts';
import { sortShelf } from '../../begin/model/sort-shelf.ts';
import { type ShelfUnit, UnitShelf } from '../../begin/model/unit-shelf.ts';
import type { Library } from '../../library/library.ts';
import { ALL_UNITS, type CatalogueChoices, formatCatalogue, parseCatalogue, searchText } from './catalogue-query.ts';

/** What the catalogue needs from the page around it. */
export interface CatalogueTools {
  readonly library: Library;
  readonly notices: Notices;
  readonly slices: SliceTools;
}

/** Number of rows that are drawn at first, and of those that each press of the button adds. */
const PAGE = 200;

/** All units that can be chosen, and the reader's search among them. */
export class CatalogueModel extends Model {
  private shelf = new UnitShelf([]);
  private wanted: CatalogueChoices = ALL_UNITS;
  private fitting: readonly ShelfUnit[] = [];
  private rows = PAGE;
  private share = 0;
  private pair: readonly ShelfUnit[] = [];
  private roleNames: readonly string[] = [];
  private weaponNames: readonly string[] = [];
  /** Increases with every reading, so that the result of a reading that a later one has overtaken is not used. */
  private era = 0;
  private stamp: number;
  private readonly tools: CatalogueTools;
  private readonly stopListening: () => void;
  private readonly closing = new AbortController();

  constructor(tools: CatalogueTools) {
    super();
    this.tools = tools;
    this.stamp = tools.library.stampOf('units');
    this.stopListening = tools.library.subscribe(() => void this.refresh());
  }

  /** The share of the data for a search that is ready, from 0 to 1. */
  get readiness(): number {
    return this.share;
  }

  get choices(): CatalogueChoices {
    return this.wanted;
  }

  /** The choices in the form that they have in an address. */
  get query(): Route['query'] {
    return formatCatalogue(this.wanted);
  }

  /** How many units there are. */
  get total(): number {
    return this.shelf.units.length;
  }

  /** How many of them are the reader's own. */
  get ownCount(): number {
    return this.shelf.units.filter(({ builtIn }) => !builtIn).length;
  }

  /** Number of units that match. */
  get foundCount(): number {
    return this.fitting.length;
  }

  /** The units that match, as far as they are listed. */
  get shown(): readonly ShelfUnit[] {
    return this.fitting.slice(0, this.rows);
  }

  /** Roles that units have, in the order of the alphabet. */
  get roles(): readonly string[] {
    return this.roleNames;
  }

  /** Names of all weapons that units have. */
  get weapons(): readonly string[] {
    return this.weaponNames;
  }

  /** Units that are selected for comparison: at most two. */
  get picked(): readonly ShelfUnit[] {
    return this.pair;
  }

  /** Opens the list of an address. */
  async open(query: Route['query']): Promise<void> {
    const { choices, problems } = parseCatalogue(query);
    for (const problem of problems) this.tools.notices.warn(problem);
    this.wanted = choices;
    await this.read();
  }

  close(): void {
    this.closing.abort();
    this.stopListening();
  }

  change(choices: Partial<CatalogueChoices>): void {
    this.wanted = { ...this.wanted, ...choices };
    this.rows = PAGE;
    this.search();
  }

  /** Changes some of the filters; a filter that is `undefined` is removed. */
  filterBy(
    filter: { readonly [Name in keyof CatalogueChoices['filter']]: CatalogueChoices['filter'][Name] | undefined },
  ): void {
    const all = Object.entries({ ...this.wanted.filter, ...filter }).filter(([, value]) => value !== undefined);
    this.change({ filter: Object.fromEntries(all) });
  }

  /** Sorts by a column; choosing the same column again reverses the order. */
  orderBy(order: CatalogueChoices['order']): void {
    const isTurned = this.wanted.order === order && !this.wanted.isTurned;
    this.change({ order, isTurned });
  }

  /** Shows all units again, in the same order. */
  clear(): void {
    const { order, isTurned } = this.wanted;
    this.change({ ...ALL_UNITS, order, isTurned });
  }

  showMore(): void {
    this.rows += PAGE;
    this.changed();
  }

  /** Selects a unit for comparison, or deselects it. A third one replaces the second. */
  togglePick(unit: ShelfUnit): void {
    const others = this.pair.filter(({ id }) => id !== unit.id);
    this.pair = others.length < this.pair.length ? others : [...others.slice(0, 1), unit];
    this.changed();
  }

  isPicked({ id }: ShelfUnit): boolean {
    return this.pair.some(picked => picked.id === id);
  }

  /** Deletes one of the reader's own units. */
  async deleteUnit(id: string): Promise<void> {
    this.pair = this.pair.filter(unit => unit.id !== id);
    await this.tools.library.deleteUnit(id);
  }

  /** Reads the library again if another tab or an opened file has changed it. */
  private async refresh(): Promise<void> {
    const stamp = this.tools.library.stampOf('units');
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    await this.read();
  }

  private async read(): Promise<void> {
    const { library, slices } = this.tools;
    const era = ++this.era;
    const shelf = new UnitShelf(await library.units());
    const onProgress = (share: number): void => {
      // When the units are read again, the old list stays until the new one is ready.
      if (this.share === 1) return;
      this.share = share * 0.99;
      this.changed();
    };
    await runInSlices(shelf.preparing(), { tools: slices, signal: this.closing.signal, onProgress });
    if (this.closing.signal.aborted || era !== this.era) return;
    this.shelf = shelf;
    this.roleNames = distinct(shelf.units, unit => [unit.facts()?.role ?? '']);
    this.weaponNames = distinct(shelf.units, unit => unit.facts()?.weapons ?? []);
    this.share = 1;
    this.search();
  }

  private search(): void {
    if (this.share < 1) return;
    const { filter, isMine, order, isTurned } = this.wanted;
    const words = searchText(this.wanted);
    const found = this.shelf.search(words, filter);
    // Without words, all units fit equally well.
    const by = order === 'fit' && words === '' ? 'name' : order;
    const sorted = sortShelf(isMine ? found.filter(({ builtIn }) => !builtIn) : found, by);
    this.fitting = isTurned ? sorted.toReversed() : sorted;
    this.changed();
  }
}

function distinct(units: readonly ShelfUnit[], namesOf: (unit: ShelfUnit) => readonly string[]): readonly string[] {
  const names = new Set(units.flatMap(namesOf).filter(name => name !== ''));
  return [...names].sort((a, b) => a.localeCompare(b, 'en'));
}
