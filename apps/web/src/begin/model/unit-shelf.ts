import {
  ALL_DESIGNS,
  battleValue,
  CATALOGUE,
  catalogueMech,
  type MechBlueprint,
  type Namesake,
  preferredUnit,
  UNKNOWN_YEAR,
  type UnitFacts,
  type UnitFilter,
  type UnitName,
  UnitNames,
  unitFacts,
  unitFits,
  unitFullTitle,
  unitTitle,
} from '@hexfall/data';
import type { UnitRecord } from '../../library/records.ts';

/** A unit that can be chosen for a match. */
export interface ShelfUnit extends Namesake {
  readonly id: string;
  /** The full name, such as "Mad Cat (Timber Wolf) Prime". */
  readonly title: string;
  readonly tonnage: number;
  /** Returns the Battle Value with an average crew. Computing it takes a moment the first time. */
  readonly value: () => number;
  /** Returns facts that help a player to choose; `undefined` where only a record sheet is known. */
  readonly facts: () => UnitFacts | undefined;
}

/** How many units are read before the page gets time to draw. */
const UNITS_PER_SLICE = 6;

/** All units that can be chosen: built-in ones and the user's own. */
export class UnitShelf {
  /** All units, the user's own first. */
  readonly units: readonly ShelfUnit[];
  private readonly byId: ReadonlyMap<string, ShelfUnit>;
  private readonly names: UnitNames<ShelfUnit>;

  constructor(own: readonly UnitRecord[]) {
    const mine = own.map(ownUnit).sort((a, b) => (a.title < b.title ? -1 : 1));
    const hidden = ALL_DESIGNS.filter(design => !CATALOGUE.includes(design)).map(builtInUnit);
    this.units = [...mine, ...builtInUnits()];
    const all = [...this.units, ...hidden];
    this.byId = new Map(all.map(unit => [unit.id, unit]));
    this.names = new UnitNames(all);
  }

  /** Returns the unit of an id, or the one that a name stands for. */
  find(name: string): ShelfUnit | undefined {
    return this.byId.get(name) ?? preferredUnit(this.names.find(name));
  }

  /** Whether a unit has this name or model, or is of this chassis. */
  isName(name: string): boolean {
    const match = this.names.find(name);
    return this.byId.has(name) || (match.kind !== 'none' && match.exact);
  }

  /** Returns the units with similar names, for a name that no unit has. */
  suggest(name: string): readonly ShelfUnit[] {
    const match = this.names.find(name);
    if (match.kind === 'none') return match.suggestions;
    return match.kind === 'one' ? [match.unit] : match.units;
  }

  /** Returns the units that a player may mean: those whose names fit first, then those whose descriptions contain all the words. */
  search(text: string, filter: UnitFilter = {}): readonly ShelfUnit[] {
    const words = text.split(/\s+/).filter(word => word !== '');
    const described = this.units.filter(unit => fits(unit, { ...filter, words }));
    if (words.length === 0) return described;
    const shown = new Set(this.units);
    const called = this.calledSo(text, described.length === 0).filter(unit => shown.has(unit) && fits(unit, filter));
    return [...new Set([...called, ...described])];
  }

  /** Returns the units with this name. Typing mistakes are considered only if nothing else was found, since that takes long. */
  private calledSo(text: string, withSlips: boolean): readonly ShelfUnit[] {
    return withSlips ? this.suggest(text) : this.names.called(text);
  }

  /** Computes in advance what a search needs to know about all units, with pauses, so that a search answers at once. */
  async prepare(pause: () => Promise<void>): Promise<void> {
    const work = this.preparing();
    for (let i = 1; work.next().done !== true; i++) if (i % UNITS_PER_SLICE === 0) await pause();
  }

  /** Computes what a search needs to know about each unit in turn. It yields the share that is done. */
  *preparing(): Generator<number, void> {
    for (const [i, unit] of this.units.entries()) {
      fits(unit, ANY_WORD);
      this.names.prepare(unit);
      yield (i + 1) / this.units.length;
    }
  }
}

/** A filter that makes a search look at every word of a unit, and cache them. */
const ANY_WORD: UnitFilter = { words: ['a'] };

let catalogue: readonly ShelfUnit[] | undefined;

/** Returns the built-in units. They are created once, so that facts computed about them are kept when the user's own units change. */
function builtInUnits(): readonly ShelfUnit[] {
  catalogue ??= CATALOGUE.map(builtInUnit);
  return catalogue;
}

function fits(unit: ShelfUnit, filter: UnitFilter): boolean {
  const facts = unit.facts();
  if (facts !== undefined) return unitFits(facts, filter);
  // A record sheet has nothing to search but its name and weight.
  const { words = [], tonnage } = filter;
  const title = unit.title.toLowerCase();
  const isWithin = tonnage === undefined || (unit.tonnage >= tonnage.min && unit.tonnage <= tonnage.max);
  return isWithin && words.every(word => title.includes(word.toLowerCase()));
}

function builtInUnit(blueprint: MechBlueprint): ShelfUnit {
  const { chassis, model, clanName = '', tonnage, year = UNKNOWN_YEAR } = blueprint;
  const name: UnitName = { chassis, model, clanName };
  let facts: UnitFacts | undefined;
  return {
    ...name,
    id: unitTitle(name),
    title: unitFullTitle(name),
    tonnage,
    year,
    builtIn: true,
    value: () => facts?.value ?? battleValue(catalogueMech(blueprint)).base,
    facts: () => (facts ??= unitFacts(catalogueMech(blueprint), blueprint)),
  };
}

function ownUnit({ id, chassis, model, clanName, tonnage, value, facts }: UnitRecord): ShelfUnit {
  const name: UnitName = { chassis, model, clanName };
  const year = facts?.year ?? UNKNOWN_YEAR;
  return {
    ...name,
    id,
    title: unitFullTitle(name),
    tonnage,
    year,
    builtIn: false,
    value: () => value,
    facts: () => facts,
  };
}
