import { editDistance } from './edit-distance.ts';
import { NAME_FORMS, nameKey, nameSpelling, nameWords } from './name-key.ts';

/** What a unit is called. */
export interface UnitName {
  readonly chassis: string;
  /** '' where the chassis has only one. */
  readonly model: string;
  /** Another name of the chassis, the one that the Clans gave it; '' for none. */
  readonly clanName: string;
}

export type NameMatch<T> =
  /** Not `exact` when its name only begins so. */
  | { readonly kind: 'one'; readonly unit: T; readonly exact: boolean }
  /** All of them are called so; not `exact` when their names only begin so, or are whole names that are spelled in different ways. */
  | { readonly kind: 'several'; readonly units: readonly T[]; readonly exact: boolean }
  /** Nothing has that name; these come near, best first. */
  | { readonly kind: 'none'; readonly suggestions: readonly T[] };

/** Names of one unit in one of the forms in which names are compared. */
interface Forms {
  /** Chassis with model, under each of its names. */
  readonly full: readonly string[];
  readonly model: string;
  readonly chassis: readonly string[];
}

/** Names of one unit, made ready to compare. */
interface Entry {
  /** Its names in each of the `NAME_FORMS`. */
  readonly forms: readonly Forms[];
  readonly words: readonly string[];
}

const MAX_SUGGESTIONS = 5;

/** One slip is forgiven for so many letters. */
const SLIP_PER_LETTERS = 3;

/** Less is too little to tell a longer name by. */
const SHORTEST_PART = 3;

/** "Atlas AS7-D" as people say it. */
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

  /** Makes the names of a unit ready to compare, which is otherwise done by the first search. */
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

  /** Returns the units that are called so, without those that only come near. */
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

  /** Units of different titles that only sound the same must not be taken for one another. */
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

  /** Names with the fewest slips; those that hold the text whole come first. */
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

/** Whether each word typed begins a word of the name, each word of the name serving once. */
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
