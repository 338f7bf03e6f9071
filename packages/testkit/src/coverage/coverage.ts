/** A list of items that a run of games should cover, such as all weapons or all types of events. */
export interface CoverageSection {
  readonly name: string;
  readonly all: readonly string[];
}

/** An item that random play is not expected to cover, and why. */
export interface Unexpected {
  readonly section: string;
  readonly item: string;
  readonly reason: string;
}

/** Counts the items that a run of games has covered. */
export class Coverage {
  private readonly counts: ReadonlyMap<string, Map<string, number>>;

  constructor(sections: readonly CoverageSection[]) {
    this.counts = new Map(sections.map(({ name, all }) => [name, new Map(all.map(item => [item, 0]))]));
  }

  /** Counts an item. Items that are on no list are ignored. */
  see(section: string, item: string): void {
    const items = this.counts.get(section);
    const seen = items?.get(item);
    if (seen !== undefined) items!.set(item, seen + 1);
  }

  countOf(section: string, item: string): number {
    return this.counts.get(section)?.get(item) ?? 0;
  }

  /** By section: the number of items, how many were seen, and which were not. */
  report(): { readonly section: string; readonly all: number; readonly seen: number; readonly unseen: string[] }[] {
    return [...this.counts].map(([section, items]) => {
      const unseen = [...items].filter(([, times]) => times === 0).map(([item]) => item);
      return { section, all: items.size, seen: items.size - unseen.length, unseen };
    });
  }

  /** Whether a list has the item. An exception for an item that is on no list is out of date. */
  knows(section: string, item: string): boolean {
    return this.counts.get(section)?.has(item) === true;
  }
}
