import { editDistance } from './edit-distance.ts';
import { NAME_FORMS, nameKey, nameSpelling, nameWords } from './name-key.ts';

/** The names of a unit. */
export interface UnitName {
  readonly chassis: string;
  /** '' for the only model of a chassis. */
  readonly model: string;
  /** The name that the Clans gave the chassis; '' for none. */
  readonly clanName: string;
}

export type NameMatch<T> =
  /** `exact` is false if its name only begins with the text. */
  | { readonly kind: 'one'; readonly unit: T; readonly exact: boolean }
  /**
   * All units that match; `exact` is false if their names only begin with the text, or are whole names that are spelled in different ways.
   */
  | { readonly kind: 'several'; readonly units: readonly T[]; readonly exact: boolean }
  /** No unit has that name; the suggestions are similar, the best first. */
  | { readonly kind: 'none'; readonly suggestions: readonly T[] };

/** Names of one unit in one of the forms in which names are compared. */
interface Forms {
  /** Chassis with model, for each name of the chassis. */
  readonly full: readonly string[];
  readonly model: string;
  readonly chassis: readonly string[];
}

/** Names of one unit, prepared for comparison. */
interface Entry {
  /** Its names in each of the `NAME_FORMS`. */
  readonly forms: readonly Forms[];
  readonly words: readonly string[];
}

const MAX_SUGGESTIONS = 5;

/** One typing error is forgiven for this many letters. */
const SLIP_PER_LETTERS = 3;

/** Shorter texts are too short to identify a longer name. */
const SHORTEST_PART = 3;

/** Returns the name of a unit: "Atlas AS7-D". */
export function unitTitle({ chassis, model }: UnitName): string {
  return `${chassis} ${model}`.trim();
}

/** Returns the name of a unit with the other name of its chassis in brackets: "Mad Cat (Timber Wolf) Prime". */
export function unitFullTitle({ chassis, model, clanName }: UnitName): string {
  return `${chassis}${clanName === '' ? '' : ` (${clanName})`} ${model}`.trim();
}

/**
 * Finds units by what people type: "Atlas AS7-D", "as7d", "atlas", "mad cat prime", "timber wolf prime". A name that is spelled the same
 * counts more than one that only sounds the same; a whole name more than a model, a model more than a chassis, a chassis more than
 * beginnings of words.
 */
export class UnitNames<T extends UnitName> {
  private readonly units: readonly T[];
  private readonly made = new Map<T, Entry>();

  constructor(units: readonly T[]) {
    this.units = units;
  }

  /** Prepares the names of a unit for comparison, which the first search does otherwise. */
  prepare(unit: T): void {
    this.entryOf(unit);
  }

  private entryOf(unit: T): Entry {
    let entry = this.made.get(unit);
    if (entry === undefined) this.made.set(unit, (entry = toEntry(unit)));
    return entry;
  }

  find(name: string): NameMatch<T> {
    return this.matchName(name) ?? { kind: 'none', suggestions: this.suggest(nameKey(name)) };
  }

  /** Returns the units with this name, without those whose names are only similar. */
  called(name: string): readonly T[] {
    const found = this.matchName(name);
    if (found?.kind === 'one') return [found.unit];
    return found?.kind === 'several' ? found.units : [];
  }

  private matchName(name: string): NameMatch<T> | undefined {
    const key = nameKey(name);
    if (key === '') return undefined;
    for (const [i, formOf] of NAME_FORMS.entries()) {
      const found = this.matchForm(i, formOf(name));
      if (found !== undefined) return found;
    }
    return this.matchBeginnings(name, key);
  }

  private matchForm(form: number, text: string): NameMatch<T> | undefined {
    return (
      this.matchFull(form, text) ??
      this.match(({ forms }) => forms[form]!.model === text, true) ??
      this.match(({ forms }) => forms[form]!.chassis.includes(text), true)
    );
  }

  /** Compares whole names. Units with different titles that only sound the same must not be confused. */
  private matchFull(form: number, text: string): NameMatch<T> | undefined {
    const found = this.match(({ forms }) => forms[form]!.full.includes(text), true);
    if (found?.kind !== 'several') return found;
    const titles = new Set(found.units.map(unit => nameSpelling(unitTitle(unit))));
    return { ...found, exact: titles.size === 1 };
  }

  private match(fits: (entry: Entry) => boolean, exact: boolean): NameMatch<T> | undefined {
    const units = this.units.filter(unit => fits(this.entryOf(unit)));
    if (units.length > 1) return { kind: 'several', units, exact };
    return units.length === 1 ? { kind: 'one', unit: units[0]!, exact } : undefined;
  }

  private matchBeginnings(name: string, key: string): NameMatch<T> | undefined {
    const words = nameWords(name);
    return key.length < SHORTEST_PART ? undefined : this.match(entry => matchesBeginnings(words, entry.words), false);
  }

  /** Returns the names with the fewest typing errors; those that contain the whole text come first. */
  private suggest(key: string): T[] {
    const limit = Math.floor(key.length / SLIP_PER_LETTERS);
    if (limit === 0) return [];
    const near: { readonly unit: T; readonly slips: number }[] = [];
    for (const unit of this.units) {
      const slips = slipsTo(this.entryOf(unit), key, limit);
      if (slips <= limit) near.push({ unit, slips });
    }
    return near
      .sort((a, b) => a.slips - b.slips)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ unit }) => unit);
  }
}

function toEntry(unit: UnitName): Entry {
  const { chassis, model, clanName } = unit;
  const names = clanName === '' ? [chassis] : [chassis, clanName, `${chassis} (${clanName})`, `${clanName} ${chassis}`];
  const forms = NAME_FORMS.map(formOf => ({
    full: names.flatMap(name => [formOf(`${name} ${model}`), formOf(`${model} ${name}`)]),
    model: formOf(model),
    chassis: names.map(formOf),
  }));
  return {
    forms,
    words: [...nameWords(`${chassis} ${clanName} ${model}`), nameKey(model)],
  };
}

/** Whether each word typed begins a word of the name, with each word of the name used only once. */
function matchesBeginnings(typed: readonly string[], words: readonly string[]): boolean {
  const free = new Set(words.keys());
  return typed.every(part => {
    for (const i of free) {
      if (!words[i]!.startsWith(part)) continue;
      return free.delete(i);
    }
    return false;
  });
}

function slipsTo(entry: Entry, key: string, limit: number): number {
  const { full, model, chassis } = entry.forms.at(-1)!;
  if (key.length >= SHORTEST_PART && full[0]!.includes(key)) return 0;
  let fewest = limit + 1;
  for (const name of [model, ...chassis, ...full]) {
    const slips = editDistance(key, name, fewest - 1);
    if (slips < fewest) fewest = slips;
    if (fewest === 0) break;
  }
  return fewest;
}
